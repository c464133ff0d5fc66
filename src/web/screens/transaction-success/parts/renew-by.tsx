import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import css from './renew-by.module.css';

/** The last day of cover, while it is to come; what has ended says so at the top. */
export function RenewBy({ after }: { readonly after: WirePostPayment }) {
  const t = useText();
  const dateText = useDateText();
  const { hasMail, pricesAsOf: today } = useSite();
  const { cover_until: until, next_renewal: renewal, policy } = after;
  if (until === null || today > until || !policy || !renewal || renewal.stands === 'renewed') return null;
  const isWritten = hasMail && policy.reminded_from > today;
  return (
    <section className={css.renew}>
      <h2>{t('policy.renew', { date: dateText(until) })}</h2>
      <p>
        <span>{t('policy.renew.text')}</span>
        {isWritten && <span>{` ${t('policy.renew.letter', { date: dateText(policy.reminded_from) })}`}</span>}
      </p>
    </section>
  );
}
