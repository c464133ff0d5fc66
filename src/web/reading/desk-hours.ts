import type { WireHelp } from '#contract/help/shapes.ts';
import type { Translate } from '#web/platform/text.tsx';

/** Hours up to which a part of the day lasts. */
const parts = [
  ['morning', 12],
  ['noon', 16],
  ['evening', 20],
  ['night', 25],
] as const;

function hourText(t: Translate, hour: number): string {
  const [part] = parts.find(([, end]) => hour < end) ?? ['night'];
  return t(`desk.hour.${part}`, { hour: hour % 12 === 0 ? 12 : hour % 12 });
}

/** "Monday to Saturday, 9 am to 7 pm". */
export function deskHours(
  t: Translate,
  { days, from, until }: Pick<WireHelp, 'days' | 'from' | 'until'>,
): string {
  return t('desk.hours', {
    days: t(`desk.days.${days}`),
    from: hourText(t, from),
    until: hourText(t, until),
  });
}
