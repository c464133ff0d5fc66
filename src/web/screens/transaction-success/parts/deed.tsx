import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { boughtCover } from '#web/proposal-parts/bought-cover.ts';
import { useIsFresh } from '#web/proposal-parts/outcome/fresh.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './deed.module.css';

/** What it says of itself: that it is new or goes on, and on every later day which policy it is. */
export function useDeedHead(after: WirePostPayment) {
  const t = useText();
  const dateText = useDateText();
  const isNew = useIsFresh(after);
  const hasEnded = useHasEnded(after.cover_until, after.cover_from);
  const { renewal, members, cover_from: from, planData } = after;
  const { productTitle: plan, insurerTitle: insurer } = planData;
  if (!isNew || hasEnded) return { title: plan, by: insurer, lede: undefined };
  const start = { count: members.length, date: from === null ? '' : dateText(from) };
  const isGapless = renewal?.days_uncovered === 0;
  return {
    title: t(renewal ? 'outcome.renewed.title' : 'outcome.issued.title'),
    by: t('outcome.by', { plan, insurer }),
    lede: t(isGapless ? 'outcome.renewed.lede' : 'outcome.issued.lede', start),
  };
}

/** The policy as a deed under the umbrella's edge, and what it covers today. */
export function Deed({ after }: { readonly after: WirePostPayment }) {
  const t = useText();
  const dateText = useDateText();
  const { title, by, lede } = useDeedHead(after);
  const { cover_from: from, cover_until: until, policy } = after;
  return (
    <section className={`panel ${css.deed}`} aria-label={t('outcome.success.page')}>
      <div className={css.top}>
        <Icon name="mark" size={150} className={css.mark} />
        <h1>{title}</h1>
        <p className={css.by}>{by}</p>
        {lede && <p className={css.lede}>{lede}</p>}
        <p className={css.numbers}>
          <span className="sr">{t('outcome.policy-number')}</span>
          <b>{after.policy_number}</b>
          {from && until && from <= until && (
            <span>{t('outcome.period', { from: dateText(from), until: dateText(until) })}</span>
          )}
          <span>{boughtCover(t, after.planData)}</span>
        </p>
      </div>
      {policy && <Today policy={policy} />}
    </section>
  );
}

/** What is covered today, as a sentence, and what from when. */
function Today({ policy: { today, rows } }: { readonly policy: WirePolicyPage }) {
  return (
    <div className={css.body}>
      <p className={css.today}>{today}</p>
      {rows.length > 0 && (
        <ol className={css.when}>
          {rows.map(({ what, when, is }) => (
            <li key={`${is} ${when}`}>
              <i
                className={classes(is === 'now' && css.now, is === 'never' && css.never)}
                aria-hidden="true"
              />
              <div>
                <b>{what}</b>
                <small>{when}</small>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
