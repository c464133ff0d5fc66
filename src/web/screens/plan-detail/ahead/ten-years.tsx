import { daysBetween, parseIsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { TenYears as Chart } from '#web/charts/ten-years.tsx';
import { paths } from '#web/paths.ts';
import { Bearable } from '#web/plan-parts/bearable/bearable.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ledger } from '#web/ui/ledger.tsx';
import { Table } from '#web/ui/table.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import two from '../parts/two.module.css';
import css from './ten-years.module.css';

const money = (amount: number) => formatRupees(rupees(amount));
const yearDays = 365.25;

/** What a plan is kept for: premium and own share of ten years, drawn and as a table, and how they come to what it costs all in. */
export function TenYears() {
  const t = useText();
  const { plan, page, covered } = usePlanModel();
  const years = plan.content?.policy_years ?? [];
  const waits = useWaits();
  if (years.length === 0) return null;
  const ageIn = (year: number) => covered.eldestAge + year - 1;
  const firstYear = Number(page.coverStart.slice(0, 4));
  const last = years.length;
  return (
    <Section
      id="ten"
      title={t('ten.title')}
      lede={t('ten.lede', { count: covered.people, now: ageIn(1), last: ageIn(last) })}
    >
      <Card>
        <p className={`row ${css.ends}`}>
          <span>
            <RichText id="ten.now" values={{ amount: money(years[0]?.premium ?? 0) }} />
          </span>
          <span>
            <RichText
              id="ten.last"
              values={{ amount: money(years.at(-1)?.premium ?? 0), age: ageIn(last) }}
            />
          </span>
        </p>
        <Chart
          size="page"
          waits={waits.map((wait) => wait.years)}
          years={years.map(({ year, premium, own_share: own }) => ({
            id: String(year),
            premium,
            own,
            label: String(ageIn(year)),
          }))}
        />
        <p className={`muted small ${css.key}`}>
          <span className={css.premium}>{t('ten.premium')}</span>
          <span className={css.own}>{t('ten.own')}</span>
          {waits.map(({ kind, text }) => (
            <span key={kind} className={css.wait}>
              {text}
            </span>
          ))}
        </p>
        <div className={two.two}>
          <Table
            caption={t('ten.each')}
            columns={[
              { id: 'age', head: t('ten.age') },
              { id: 'premium', head: t('ten.premium'), number: true },
              { id: 'own', head: t('ten.own'), number: true },
            ]}
            rows={years.map(({ year, premium, own_share: own }) => ({
              id: String(year),
              cells: [
                t('to-70.age-year', { age: ageIn(year), year: String(firstYear + year - 1) }),
                money(premium),
                money(own),
              ],
            }))}
          />
          <Sum />
        </div>
        <p className="muted small">{t('ten.note')}</p>
      </Card>
    </Section>
  );
}

/** The waits of years that these people meet, the longest first: that for old illness only where somebody is ill. */
function useWaits() {
  const t = useText();
  const dateText = useDateText();
  const { plan, page } = usePlanModel();
  const isAnyoneIll = page.uidata.members.some(({ diseases }) => diseases.length > 0);
  const kinds = isAnyoneIll
    ? (['pre-existing', 'specific-treatment'] as const)
    : (['specific-treatment'] as const);
  const waits = plan.content?.policy_years.flatMap((year) => year.waits) ?? [];
  return kinds
    .flatMap((kind) => {
      const until = parseIsoDate(waits.find((wait) => wait.kind === kind)?.until ?? '');
      if (!until || until <= page.coverStart) return [];
      return {
        kind,
        years: daysBetween(page.coverStart, until) / yearDays,
        text: t('ten.waits', { name: t(`detail.wait.${kind}`), date: dateText(until) }),
      };
    })
    .toSorted((one, other) => other.years - one.years);
}

/** How all in adds up. */
function Sum() {
  const t = useText();
  const { plan, page } = usePlanModel();
  if (!plan.all_in) return null;
  const { total, premium, own_share: own, above, paid_beside: beside } = plan.all_in;
  const { address, bearable, bearableForm } = page;
  const rows = [
    { id: 'premium', label: t('ten.sum.premium'), note: t('ten.sum.premium.note'), amount: premium },
    { id: 'own', label: t('ten.sum.own'), amount: own },
    { id: 'above', label: t('ten.sum.above'), amount: above },
    { id: 'beside', label: t('ten.sum.beside'), amount: -beside },
  ].filter((row) => row.amount !== 0);
  return (
    <div>
      <Ledger
        caption={t('ten.sum')}
        rows={rows.map((row) => ({ ...row, amount: money(row.amount) }))}
        total={{ label: t('side.all-in'), amount: money(total) }}
      />
      <Bearable
        quoteId={address.quoteId}
        bearable={bearable}
        form={bearableForm}
        action={paths.planDetail(address.block, address.quoteId, plan)}
      />
    </div>
  );
}
