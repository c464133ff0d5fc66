import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useMomentText } from '#web/proposal-parts/moment.ts';
import { moneyText } from '#web/proposal-parts/price/price-words.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ledger, type LedgerRow } from '#web/ui/ledger.tsx';
import css from './deed.module.css';

function renewedRows(t: Translate, renewal: WirePostPayment['renewal']): readonly LedgerRow[] {
  if (!renewal) return [];
  const { policy_number: number, bonus } = renewal;
  const old = { id: 'renews', label: t('outcome.renews'), amount: number };
  return bonus > 0 ? [{ id: 'bonus', label: t('outcome.bonus'), amount: moneyText(bonus) }, old] : [old];
}

/** What it says of itself: that it is new, that it goes on, or that its cover has ended. */
export function useDeedHead({ renewal, members, cover_from: from, cover_until: until }: WirePostPayment) {
  const t = useText();
  const dateText = useDateText();
  const hasEnded = useHasEnded(until);
  const day = (date: string | null) => (date === null ? '' : dateText(date));
  const start = { count: members.length, date: day(from) };
  const isGapless = renewal?.days_uncovered === 0;
  const lede = t(isGapless ? 'outcome.renewed.lede' : 'outcome.issued.lede', start);
  if (hasEnded)
    return { title: t('outcome.success.page'), lede: t('outcome.ended.lede', { date: day(until) }) };
  return { title: t(renewal ? 'outcome.renewed.title' : 'outcome.issued.title'), lede: lede };
}

function useRows({ planData, cover_from: from, cover_until: until, members, renewal }: WirePostPayment) {
  const t = useText();
  const dateText = useDateText();
  const day = (date: string | null) => (date === null ? '' : dateText(date));
  const rows: readonly LedgerRow[] = [
    { id: 'plan', label: t('outcome.plan'), note: planData.insurerTitle, amount: planData.productTitle },
    { id: 'cover', label: t('outcome.cover'), amount: boughtCover(t, planData) },
    ...renewedRows(t, renewal),
    { id: 'from', label: t('outcome.from'), amount: day(from) },
    { id: 'until', label: t('outcome.until'), amount: day(until) },
    { id: 'insured', label: t('outcome.insured'), amount: members.map(({ name }) => name).join(', ') },
  ];
  return rows;
}

/** The policy as a deed under the umbrella's edge. */
export function Deed({ after }: { readonly after: WirePostPayment }) {
  const t = useText();
  const momentText = useMomentText();
  const rows = useRows(after);
  const { title, lede } = useDeedHead(after);
  const { paid_at: paidAt, method, reference } = after;
  const receipt = {
    method: method ?? '',
    moment: paidAt ? momentText(paidAt) : '',
    reference: reference ?? '',
  };
  return (
    <section className={`panel ${css.deed}`} aria-label={t('outcome.success.page')}>
      <div className={css.top}>
        <Icon name="mark" size={150} className={css.mark} />
        <h1>{title}</h1>
        <p className={css.lede}>{lede}</p>
        <p className={css.label}>{t('outcome.policy-number')}</p>
        <p className={css.number}>{after.policy_number}</p>
      </div>
      <div className={classes(css.body, 'stack-2')}>
        <Ledger
          caption={t('outcome.success.page')}
          rows={rows}
          total={{ label: t('outcome.paid'), amount: moneyText(after.amount) }}
        />
        <p className="small muted">{t(method ? 'outcome.paid.note' : 'outcome.paid.note.plain', receipt)}</p>
      </div>
    </section>
  );
}
