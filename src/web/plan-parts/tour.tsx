import { useRef } from 'react';
import type { TourName } from '#domain/flag/tours.ts';
import { useTour } from '#web/browser/storage/tours.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { MessageId } from '#words/areas.ts';
import css from './tour.module.css';

type TourProps = {
  readonly name: TourName;
  readonly title: MessageId;
  readonly steps: readonly MessageId[];
  readonly opener: MessageId;
  readonly close: MessageId;
};

/** How a page works, in a few sentences: there at the first visit, a press away ever after. */
export function Tour({ name, title, steps, opener, close }: TourProps) {
  const t = useText();
  const tour = useTour(name);
  const box = useRef<HTMLDivElement>(null);
  // What was pressed goes, so focus passes to what takes its place.
  const press = (act: () => void) => {
    act();
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus({ preventScroll: true }));
  };
  return (
    <div ref={box} className={css.place}>
      {tour.isOpen ? (
        <section className={classes(css.tour, css[name])} aria-label={t(title)}>
          <h2>{t(title)}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <Button kind="line" onClick={() => press(tour.close)}>
            {t(close)}
          </Button>
        </section>
      ) : (
        <Button kind="quiet" onClick={() => press(tour.open)}>
          {t(opener)}
        </Button>
      )}
    </div>
  );
}
