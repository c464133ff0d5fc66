import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { MessageId } from '#words/areas.ts';
import type { OutcomeWatch } from './use-outcome-watch.ts';

type WatchLineProps = {
  readonly watch: OutcomeWatch;
  readonly asking: MessageId;
  /** The wait is long by now: the text says what to do. */
  readonly long: MessageId;
  /** The button that asks at once. */
  readonly again?: MessageId;
};

function wordsFor({ watch, asking, long }: WatchLineProps): MessageId {
  if (watch.isOffline) return 'outcome.offline';
  if (watch.isUnreached) return 'outcome.unreached';
  return watch.isLong ? long : asking;
}

/** Whether this page hears news by itself right now. */
export function WatchLine(props: WatchLineProps) {
  const t = useText();
  const { watch } = props;
  return (
    <>
      <p role="status">{t(wordsFor(props))}</p>
      {(watch.isLong || watch.isUnreached) && (
        <Button kind="line" onClick={watch.again}>
          {t(props.again ?? 'outcome.look-again')}
        </Button>
      )}
    </>
  );
}
