import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { useIsFresh } from '#web/proposal-parts/outcome/fresh.ts';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './what-next.module.css';

type WhatNextProps = {
  readonly proposalID: string;
  readonly after: WirePostPayment;
};

/** What happens after the purchase: the deed tells the dates of the cover, and the end of the page when to renew. */
export function WhatNext({ proposalID, after }: WhatNextProps) {
  const t = useText();
  const dateText = useDateText();
  const { hasCodes, hasMail, pricesAsOf: today } = useSite();
  const isFresh = useIsFresh(after);
  const freeLook = after.dates.find(({ on, kind }) => kind === 'free-look-ends' && on >= today);
  const isOnItsWay = isFresh && hasMail;
  return (
    <section>
      {(isOnItsWay || freeLook) && <h2>{t('policy.next')}</h2>}
      <ol className={css.next}>
        {isOnItsWay && (
          <li>
            <b>{t('policy.now')}</b>
            <p>
              <span>{t('policy.sent', { email: after.email })}</span>
              <small>{t(hasCodes ? 'policy.sent.note' : 'policy.sent.note.here')}</small>
            </p>
          </li>
        )}
        {freeLook && (
          <li>
            <time dateTime={freeLook.on}>{dateText(freeLook.on)}</time>
            <p>{t('policy.date.free-look-ends')}</p>
          </li>
        )}
      </ol>
      <p className={css.calendar}>
        <a href={purchaseFileHref(proposalID, 'policy.ics')} download>
          <Icon name="clock" /> {t('policy.calendar')}
        </a>
        <small>{t(after.renewal ? 'policy.calendar.note.renewal' : 'policy.calendar.note')}</small>
      </p>
    </section>
  );
}
