import { useWaiting, type WaitReason } from '#web/browser/network/waiting.ts';
import { useText } from '#web/browser/text.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import css from './waiting-line.module.css';

const words = {
  crowd: 'waiting.crowd',
  slow: 'waiting.slow',
  offline: 'waiting.offline',
} as const satisfies Record<WaitReason, string>;

/** Says that there is no network, or why something takes longer. A polite live region that stands empty until then. */
export function WaitingLine() {
  const t = useText();
  const reason = useWaiting();
  return (
    <div className={css.region} role="status">
      {reason && (
        <p className={`wrap ${css.line}`}>
          <Ticks of={3} now={2} ink />
          <span>{t(words[reason])}</span>
        </p>
      )}
    </div>
  );
}
