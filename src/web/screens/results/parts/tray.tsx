import { useText } from '#web/browser/text.tsx';
import { Tray } from '#web/plan-parts/compare/tray.tsx';
import { useChosenPlans } from '#web/plan-parts/compare/use-compare-set.ts';
import { useCardFrame } from '../model.ts';

/** The plans of this list that were chosen to be compared; absent while none is. */
export function ListTray() {
  const t = useText();
  const frame = useCardFrame();
  const count = useChosenPlans(frame).length;
  return (
    <>
      <p className="sr" role="status">
        {count > 0 && t('tray.chosen', { count })}
      </p>
      {count > 0 && <Tray list={frame} places={frame.places} />}
    </>
  );
}
