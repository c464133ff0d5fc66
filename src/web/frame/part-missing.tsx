import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that the part below does not answer. What stands above it is right, and so is what was drawn of the part. */
export function PartMissing() {
  const t = useText();
  return (
    <Notice tone="care" icon="alert" lead={t('problem.chunk.title')}>
      <p>
        <Button kind="line" onClick={() => window.location.reload()}>
          {t('problem.chunk.retry')}
        </Button>
      </p>
    </Notice>
  );
}
