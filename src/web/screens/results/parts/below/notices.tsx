import type { ReactNode } from 'react';
import { usePeople } from '#web/forms/quote/people.ts';
import { useText } from '#web/platform/text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hindranceText } from '../../hindrance-words.ts';
import { useResultsModel } from '../../model.ts';
import css from './below.module.css';

/** Why this person has a list of their own, and where those are who have none. */
function Apart(): ReactNode {
  const t = useText();
  const people = usePeople();
  const { data } = useResultsModel();
  const { person, apart, elsewhere, everybody } = data;
  if (person === undefined) return null;
  const reasons = apart.map((hindrance) => hindranceText(t, people, hindrance, everybody)).join(' ');
  return (
    <Notice tone="brand" lead={t('results.apart.lead', { name: people.name(person, everybody) })}>
      {data.blocks.includes('individual') ? t('results.apart.beside') : t('results.apart.text')} {reasons}{' '}
      {elsewhere.length > 0 && t('results.apart.family', { names: people.list(elsewhere, everybody) })}
    </Notice>
  );
}

/** What must be known before the list, by the few whom it concerns. */
export function Notices(): ReactNode {
  const t = useText();
  const { data } = useResultsModel();
  return (
    <div className={css.changed}>
      <Apart />
      {data.channelHref !== null && (
        <Notice tone="care" lead={t('results.channel.lead')}>
          {t('results.channel.text')} <a href={data.channelHref}>{t('results.channel.link')}</a>
        </Notice>
      )}
      {!data.scoresShown && (
        <Notice tone="brand" lead={t('results.no-scores.lead')}>
          {t('results.no-scores.text')}
        </Notice>
      )}
    </div>
  );
}
