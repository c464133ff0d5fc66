import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { purchaseFileHref } from '#web/proposal-parts/purchase-files.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { MessageId } from '#words/areas.ts';
import { useIsFresh } from '#web/proposal-parts/outcome/fresh.ts';
import css from './what-next.module.css';

type WhatNextProps = {
  readonly proposalID: string;
  readonly after: WirePostPayment;
};

const words: Readonly<Record<string, MessageId>> = {
  'free-look-ends': 'outcome.date.free-look-ends',
  renewal: 'outcome.date.renewal',
};

/** The dates that matter beside those of the cover, which the deed tells for each person. */
export function WhatNext({ proposalID, after }: WhatNextProps) {
  const t = useText();
  const dateText = useDateText();
  const { hasCodes, hasMail } = useSite();
  const isFresh = useIsFresh(after);
  const dates = after.dates.flatMap(({ on, kind }) => {
    const name = words[kind];
    return name === undefined ? [] : [{ on, name }];
  });
  return (
    <section>
      <h2>{t('outcome.next')}</h2>
      <ol className={css.next}>
        {isFresh && hasMail && (
          <li>
            <b>{t('outcome.now')}</b>
            <p>
              <span>{t('outcome.sent', { email: after.email })}</span>
              <small>{t(hasCodes ? 'outcome.sent.note' : 'outcome.sent.note.here')}</small>
            </p>
          </li>
        )}
        {dates.map(({ on, name }) => (
          <li key={`${on} ${name}`}>
            <time dateTime={on}>{dateText(on)}</time>
            <p>{t(name)}</p>
          </li>
        ))}
      </ol>
      <p className={css.calendar}>
        <a href={purchaseFileHref(proposalID, 'policy.ics')} download>
          <Icon name="clock" /> {t('outcome.calendar')}
        </a>
        <small>{t(after.renewal ? 'outcome.calendar.note.renewal' : 'outcome.calendar.note')}</small>
      </p>
    </section>
  );
}
