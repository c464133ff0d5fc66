import { useText } from '#web/browser/text.tsx';
import css from './step-line.module.css';

type StepLineProps = { readonly now: number; readonly of: number; readonly name: string };

/** Where the buyer stands: "Step 1 of 5: who to cover". The strokes are decoration, nothing to press. */
export function StepLine({ now, of, name }: StepLineProps) {
  const t = useText();
  return (
    <div className={`muted small ${css.line}`}>
      <ol aria-hidden="true">
        {Array.from({ length: of }, (_, at) => at + 1).map((step) => (
          <li key={step} className={step <= now ? css.on : undefined} />
        ))}
      </ol>
      <span>{t('ui.step', { now, of, name })}</span>
    </div>
  );
}
