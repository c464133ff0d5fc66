import type { Channel } from '#domain/quote/channel.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { hindranceText } from '../../hindrance-words.ts';
import { useLeavers } from '../../leavers.ts';
import { searchOf } from '../../list-options.ts';
import { useResultsModel } from '../../model.ts';
import css from './below.module.css';

/** By what the words choose. */
const channelWords = {
  website: 'website',
  pos: 'pos',
  'retail-partner': 'partner',
  'mobile-app': 'app',
} as const satisfies Record<Channel, string>;

/** Why this person has a list of their own, and where those are who have none. */
function Apart() {
  const t = useText();
  const people = usePeople();
  const { data } = useResultsModel();
  const { person, apart, elsewhere, everybody } = data;
  if (person === undefined) return null;
  const reasons = apart.map((hindrance) => hindranceText(t, people, hindrance, everybody)).join(' ');
  return (
    <Notice tone="brand" lead={t('results.apart.lead', { name: people.name(person, everybody) })}>
      <span>{data.blocks.includes('individual') ? t('results.apart.beside') : t('results.apart.text')}</span>{' '}
      <span>{reasons}</span>{' '}
      {elsewhere.length > 0 && (
        <span>{t('results.apart.family', { names: people.list(elsewhere, everybody) })}</span>
      )}
    </Notice>
  );
}

/** Who was left out of the quote over an illness: a list that names nobody of them would read as if it were for all. */
function Leavers() {
  const t = useText();
  const people = usePeople();
  const leavers = useLeavers();
  if (leavers.length === 0) return null;
  return (
    <Notice tone="care" icon="info" lead={t('results.left.lead', { names: people.list(leavers, leavers) })}>
      {t('results.left.text')}{' '}
      <Link href={paths.familyDetail({ pause: 'blocked' })}>{t('results.left.link')}</Link>
    </Notice>
  );
}

/** Why the list is not of the channel in which the visitor is now, and the way back to it. A page of its own, as it changes what stands above all pages. */
function OtherChannel() {
  const t = useText();
  const { channelHref, channel } = useResultsModel().data;
  if (channelHref === null || channel === null) return null;
  const lead = t('results.channel.lead', {
    channel: channelWords[channel.channel],
    partner: channel.partner ?? '',
  });
  return (
    <Notice tone="care" lead={lead}>
      {t('results.channel.text')} <a href={channelHref}>{t('results.channel.link')}</a>
    </Notice>
  );
}

/** That the list is of one plan of many insurers, and the way to all. */
function StandardOnly() {
  const t = useText();
  const { data, options } = useResultsModel();
  if (!options.standard) return null;
  const all = searchOf({ ...options, standard: undefined });
  return (
    <Notice tone="brand" lead={t('results.standard.lead')}>
      {t('results.standard.text')}{' '}
      <Link href={paths.results(data.block, data.quoteId, all)}>{t('results.standard.all')}</Link>
      <span>{' · '}</span>
      <Link href={paths.standardPlan()}>{t('results.standard.about')}</Link>
    </Notice>
  );
}

/** What must be known before the list, by the few whom it concerns. */
export function Notices() {
  const t = useText();
  const { data } = useResultsModel();
  return (
    <div className={css.changed}>
      <Leavers />
      <Apart />
      <OtherChannel />
      <StandardOnly />
      {!data.mayShowScores && (
        <Notice tone="brand" lead={t('results.no-scores.lead')}>
          {t('results.no-scores.text')}
        </Notice>
      )}
    </div>
  );
}
