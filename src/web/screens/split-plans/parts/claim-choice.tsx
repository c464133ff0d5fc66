import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import type { SplitScreen } from '../model.ts';

type ClaimChoiceProps = { readonly screen: SplitScreen };

/** Whose large claim it is, and how large; what is left changes below it, on every way. */
export function ClaimChoice({ screen: { claim, isWaiting, failure, again } }: ClaimChoiceProps) {
  const t = useText();
  return (
    <div className="stack-3">
      <Select
        label={claim.label}
        choices={claim.choices}
        value={claim.value}
        onChange={({ currentTarget }) => claim.choose(currentTarget.value)}
      />
      <p role="status" className="sr">
        {isWaiting && t('split.stale')}
      </p>
      {failure !== undefined && (
        <Notice tone="bad" role="alert" lead={t('split.failed')}>
          <span>{failure}</span>{' '}
          <Button kind="quiet" onClick={again}>
            {t('problem.retry')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
