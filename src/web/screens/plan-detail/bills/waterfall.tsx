import type { ReactNode } from 'react';
import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import { type CutKind, cutKinds } from '#domain/claim/cut-kinds.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { WaterfallBar } from '#web/charts/waterfall-bar.tsx';
import { paths } from '#web/paths.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { usePlanModel } from '../model.ts';
import css from './waterfall.module.css';

type Tested = Omit<WireBillTest['stays'][number]['rooms'][number], 'rent' | 'stacked'>;
/** Those that some stays have: without an amount they are not told. */
const onlyWhenCut: readonly CutKind[] = ['not-covered', 'around', 'treatment'];

const money = (amount: number) => formatRupees(rupees(amount));

type RowProps = {
  readonly label: string;
  readonly amount: string;
  readonly className?: string | undefined;
  readonly bar?: ReactNode;
  readonly children?: ReactNode;
};

function Row({ label, amount, className, bar, children }: RowProps) {
  return (
    <div className={classes(css.row, className)}>
      <dt>{label}</dt>
      {bar && <dd className={css.bar}>{bar}</dd>}
      <dd className={css.amount}>{amount}</dd>
      {children && <dd className={`muted small ${css.why}`}>{children}</dd>}
    </div>
  );
}

type ClauseLineProps = {
  readonly kind: CutKind;
  /** Where the paper has no such part. */
  readonly otherwise?: string;
};

/** The place in the paper, and what it says there. */
function ClauseLine({ kind, otherwise }: ClauseLineProps) {
  const t = useText();
  const { plan } = usePlanModel();
  const clause = plan.content?.bill_test.clauses.find((one) => one.kind === kind);
  if (!clause) return otherwise !== undefined && <span>{otherwise}</span>;
  const { part, heading, text } = clause;
  return (
    <cite className={css.clause}>
      <Link href={`${paths.policyWording(plan.product_slug)}#part-${part}`}>
        {t('bill-test.clause', { part, heading })}
      </Link>{' '}
      <span>{t('bill-test.quote', { text })}</span>
    </cite>
  );
}

function useCutWords(): (cut: Tested['cuts'][number]) => string {
  const t = useText();
  const { plan } = usePlanModel();
  const rider = plan.content?.riders.find(({ effect }) => effect?.kind === 'consumables-paid')?.premium;
  return ({ kind, amount, charged = 0, limit = 0, days = 0, percent = 0 }) => {
    const values = { charged: money(charged), limit: money(limit), days, percent, amount: money(amount) };
    if (kind === 'consumables' && typeof rider === 'number')
      return `${t('bill-test.why.consumables')} ${t('costs.consumables.rider', { price: money(rider) })}`;
    return t(`bill-test.why.${kind}`, values);
  };
}

type CutsProps = { readonly tested: Tested; readonly mayTell: boolean };

/** Each cut starts where the last one ended. */
function Cuts({ tested, mayTell }: CutsProps) {
  const t = useText();
  const words = useCutWords();
  let remaining = tested.total;
  return cutKinds.map((kind) => {
    const cut = tested.cuts.find((one) => one.kind === kind);
    if (!cut) {
      if (onlyWhenCut.includes(kind)) return null;
      return (
        <Row key={kind} className={css.nil} label={t(`bill-test.cut.${kind}`)} amount={money(0)}>
          {mayTell && <ClauseLine kind={kind} otherwise={t('bill-test.none')} />}
        </Row>
      );
    }
    const to = remaining;
    remaining -= cut.amount;
    return (
      <Row
        key={kind}
        className={css.cut}
        label={t(`bill-test.cut.${kind}`)}
        amount={t('bill-test.minus', { amount: money(cut.amount) })}
        bar={<WaterfallBar tone="cut" total={tested.total} from={remaining} to={to} />}
      >
        <span>{words(cut)}</span>
        {mayTell && <ClauseLine kind={kind} />}
      </Row>
    );
  });
}

type WaterfallProps = {
  readonly tested: Tested;
  /** What kind of bill it is, under its sum. */
  readonly about?: string;
  /** Clauses stand on the page once, with the usual stays. */
  readonly withClauses: boolean;
};

/** From the bill to what the plan pays, step by step, and what each step goes by. */
export function Waterfall({ tested, about, withClauses }: WaterfallProps) {
  const t = useText();
  const { total, plan_pays: pays, you_pay: yours } = tested;
  const bar = (tone: 'bill' | 'pays' | 'owes', from: number, to: number) => (
    <WaterfallBar tone={tone} total={total} from={from} to={to} />
  );
  return (
    <dl className={css.waterfall}>
      <Row label={t('bill-test.bill')} amount={money(total)} bar={bar('bill', 0, total)}>
        {about}
      </Row>
      <Cuts tested={tested} mayTell={withClauses} />
      <Row label={t('bill-test.pays')} amount={money(pays)} className={css.pays} bar={bar('pays', 0, pays)} />
      <Row
        label={t('bill-test.yours')}
        amount={money(yours)}
        className={css.owes}
        bar={bar('owes', pays, total)}
      />
    </dl>
  );
}
