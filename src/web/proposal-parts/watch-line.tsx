import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MessageId } from '#words/areas.ts';
import type { OutcomeWatch } from './use-outcome-watch.ts';

type WatchLineProps = {
  readonly watch: OutcomeWatch;
  readonly asking: MessageId;
  /** Asked for long enough: what to do now. */
  readonly over: MessageId;
};

/** Whether this page looks for news by itself right now. */
export function WatchLine({ watch, asking, over }: WatchLineProps): ReactNode {
  const t = useText();
  const words = watch.isOver ? over : watch.isOffline ? 'outcome.offline' : asking;
  return (
    <>
      <p role="status">{t(words)}</p>
      {watch.isOver && (
        <Button kind="line" onClick={watch.again}>
          {t('outcome.look-again')}
        </Button>
      )}
    </>
  );
}
