import { useCountdown } from '#web/browser/countdown.ts';
import { useText } from '#web/browser/text.tsx';
import type { PressWait } from '../press.ts';
import css from './save-state.module.css';

const words = {
  limit: 'form.waits.limit',
  away: 'form.waits.away',
  offline: 'form.waits.offline',
} as const satisfies Record<PressWait['reason'], string>;

/** Beside the button: why the pressed save waits, what happens then, and how long. The seconds are not read out. */
export function PressWaits({ wait: { reason, ms } }: { readonly wait: PressWait }) {
  const t = useText();
  const remaining = useCountdown(Math.ceil(ms / 1000));
  return (
    <div className={css.long}>
      <p role="status">{t(words[reason])}</p>
      {reason !== 'offline' && remaining > 0 && (
        <p className="muted">{t('form.waits.left', { seconds: remaining })}</p>
      )}
    </div>
  );
}
