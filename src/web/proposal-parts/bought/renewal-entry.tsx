import type { WireRenewalMark } from '#contract/renewal/mark.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type RenewalEntryProps = { readonly proposalID: string; readonly renewal: WireRenewalMark | null };

/** The way to the renewal of a policy, while there is one to go; and until when. */
export function RenewalEntry({ proposalID, renewal }: RenewalEntryProps) {
  const t = useText();
  const dateText = useDateText();
  if (!renewal || renewal.stands === 'too-early') return null;
  if (renewal.stands === 'renewed') return <p className="small">{t('mine.renewal.done')}</p>;
  const { stands } = renewal;
  const date = dateText(renewal.until);
  return (
    <div className="stack-2">
      {stands === 'in-grace' && <p className="small">{t('mine.renewal.grace', { date })}</p>}
      <ButtonLink href={paths.proposal(proposalID, 'renew')} kind={stands === 'over' ? 'line' : 'main'}>
        {t(wordsOf[stands])}
      </ButtonLink>
    </div>
  );
}

const wordsOf = {
  'in-time': 'mine.renewal',
  'in-grace': 'mine.renewal',
  begun: 'mine.renewal.begun',
  over: 'mine.renewal.over',
} as const;
