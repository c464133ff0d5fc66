import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { Lines } from '#web/reading/lines.tsx';
import type { MethodProps } from '../method.ts';

/** Which plans are near equals, which of them is recommended, and what keeps a plan out. */
export function Recommended({ method }: MethodProps) {
  const t = useText();
  const { near_equal: near, floors } = method;
  return (
    <>
      <p>{t('scores.near.text', { rupees: formatRupees(rupees(near.rupees)), percent: near.percent })}</p>
      <p>{t('scores.near.cover')}</p>
      <p>{t('scores.floors.text')}</p>
      <Lines
        lines={[
          t('scores.floors.on-paper'),
          t('scores.floors.never-covered'),
          t('scores.floors.no-hospital'),
          t('scores.floors.later-price', { times: floors.later_price_times }),
          t('scores.floors.claims', { percent: floors.settled_percent }),
          t('scores.floors.complaints', { times: floors.times_complaints }),
          t('scores.floors.solvency', { ratio: floors.solvency_ratio }),
          t('scores.floors.not-sound', { percent: floors.sound_within_percent }),
        ]}
      />
      <p>{t('scores.floors.lifted')}</p>
    </>
  );
}
