import type { WireDueNext, WirePurchase } from '#contract/purchase/purchases.ts';
import { datePartsOf } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import css from '../view.module.css';

type DueProps = { readonly due: WireDueNext; readonly purchases: readonly WirePurchase[] };

/** The one date that comes next over all that is bought. */
export function Due({ due, purchases }: DueProps) {
  const t = useText();
  const dateText = useDateText();
  const plan = purchases.find(({ proposalID }) => proposalID === due.proposals[0])?.product_title ?? '';
  const day = String(datePartsOf(dayOf(due.on)).day);
  const month = dateText(due.on).slice(day.length).trim();
  return (
    <section className={classes('framed', css.due)} aria-label={t('mine.due')}>
      <time dateTime={due.on}>
        <b>{day}</b>
        <span>{month}</span>
      </time>
      <div>
        <p className="small">{t('mine.due')}</p>
        <h2>{t(`mine.due.${due.kind}`, { plan, count: due.proposals.length })}</h2>
        <p>{t(`mine.due.${due.kind}.text`)}</p>
      </div>
    </section>
  );
}
