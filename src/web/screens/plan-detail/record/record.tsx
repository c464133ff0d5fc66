import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { ShareBar } from '#web/charts/share-bar.tsx';
import { paths } from '#web/paths.ts';
import { Fold } from '#web/ui/fold.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { usePlanModel } from '../model.ts';
import css from '../parts/two.module.css';
import keys from '../price/price.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

/** It shows how the insurer dealt with claims, beside all insurers. */
function ClaimRecord() {
  const t = useText();
  const { plan } = usePlanModel();
  if (!plan.content) return null;
  const { claim_record: record, all_claim_records: all } = plan.content;
  const settled = Math.round(record.settled_percent);
  return (
    <div className="stack-3">
      <p>
        <RichText
          id="record.of-100"
          values={{ insurer: plan.insurer_title, settled, refused: 100 - settled }}
        />
      </p>
      <ShareBar
        parts={[
          { id: 'paid', amount: settled, tone: 'pays' },
          { id: 'refused', amount: 100 - settled, tone: 'owes' },
        ]}
      />
      <p className={`muted small ${keys.key}`}>
        <span>{t('record.paid')}</span>
        <span className={keys.added}>{t('record.refused')}</span>
      </p>
      <Table
        caption={t('record.title')}
        columns={[
          { id: 'what', head: t('record.year', { year: record.financial_year }) },
          { id: 'own', head: plan.insurer_title, number: true },
          { id: 'all', head: t('record.all'), number: true },
        ]}
        rows={[
          { id: 'settled', cells: [t('record.settled'), record.settled_percent, all.settled_percent] },
          {
            id: 'soon',
            cells: [t('record.soon'), record.within_30_days_percent, all.within_30_days_percent],
          },
          {
            id: 'complaints',
            cells: [
              t('record.complaints'),
              record.complaints_per_10000_policies,
              all.complaints_per_10000_policies,
            ],
          },
          ...(record.solvency_ratio === null
            ? []
            : [{ id: 'solvency', cells: [t('record.solvency'), record.solvency_ratio, all.solvency_ratio] }]),
        ]}
      />
      <p className="small muted">{t('record.source', { source: record.source })}</p>
    </div>
  );
}

/** Claims paid beside all insurers, and what we get. */
function Outcome() {
  const { plan } = usePlanModel();
  const commission = useCommission();
  if (!plan.content) return null;
  const { claim_record: record, all_claim_records: all } = plan.content;
  const values = { settled: Math.round(record.settled_percent), all: Math.round(all.settled_percent) };
  return (
    <>
      <RichText id="record.outcome" values={values} />
      {commission !== undefined && (
        <span>
          {' '}
          <RichText id="commission.outcome" values={{ amount: money(commission) }} />
        </span>
      )}
    </>
  );
}

/** What we get of the term that is chosen; undefined without a price. */
function useCommission(): number | undefined {
  const { plan, term } = usePlanModel();
  const { commission = null, discounts = [] } = plan.content ?? {};
  if (plan.premium === null || commission === null) return undefined;
  return discounts.find(({ year }) => year === term.years)?.commission ?? commission;
}

/** What the insurer pays us, in rupees, of this plan and of the two to hold it against. */
function Commission() {
  const t = useText();
  const { plan, term } = usePlanModel();
  const own = useCommission();
  if (!plan.content || plan.premium === null || plan.content.commission === null || own === undefined)
    return null;
  const { commission, commission_percent: percent, beside } = plan.content;
  const rows = [
    ...beside.map(({ slab_id: id, product_title: label, commission: amount }) => ({
      id,
      label,
      note: undefined,
      amount,
    })),
    {
      id: plan.slab_id,
      label: plan.product_title,
      note: t('commission.percent', { percent }),
      amount: commission,
    },
  ].toSorted((left, right) => left.amount - right.amount);
  return (
    <div className="stack-3">
      <p>
        <RichText
          id="commission.text"
          values={{
            amount: money(own),
            total: money(term.total ?? plan.premium),
            insurer: plan.insurer_title,
          }}
        />
      </p>
      <Ledger
        caption={t('commission.caption')}
        rows={rows.map(({ amount, ...row }) => ({ ...row, amount: money(amount) }))}
      />
      <p className="small muted">
        {t('commission.no-part')} <Link href={paths.about('who-pays-us')}>{t('commission.who')}</Link>
      </p>
    </div>
  );
}

export function Record() {
  const t = useText();
  const { plan } = usePlanModel();
  if (!plan.content) return null;
  return (
    <Fold id="record" title={t('record.title')} outcome={<Outcome />}>
      <div className={css.two}>
        <ClaimRecord />
        <Commission />
      </div>
    </Fold>
  );
}
