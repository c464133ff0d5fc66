import { addDays, daysBetween, type IsoDate } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { Drawing } from '#web/reading/drawing.tsx';
import { datesRows } from '../examples/dates.ts';

/** So many days are drawn after the last wait. */
const daysAfter = 365;

/** From the first day of a new policy on: how long each kind of treatment waits. */
export function Waits({ start }: { readonly start: IsoDate }) {
  const t = useText();
  const dateText = useDateText();
  const illness = t('counts.example.illness');
  const waits = datesRows(start)
    .filter(({ subject }) => subject.kind !== 'moratorium')
    .map(({ subject, anew: [first] }) => ({ kind: subject.kind, from: first?.from ?? start }));
  const all = Math.max(...waits.map(({ from }) => daysBetween(start, from))) + daysAfter;
  return (
    <Drawing
      says={t('counts.drawn', { from: dateText(start), to: dateText(addDays(start, all)) })}
      whole={all}
      rows={waits.map(({ kind, from }) => {
        const waiting = daysBetween(start, from);
        return {
          id: kind,
          label: t(`counts.subject.${kind}`, { illness }),
          value: from === start ? t('counts.dates.first') : dateText(from),
          bars: [
            [
              { amount: waiting, tone: 'rest' },
              { amount: all - waiting, tone: 'pays' },
            ],
          ],
        };
      })}
      legend={[
        { tone: 'rest', text: t('counts.drawn.waits') },
        { tone: 'pays', text: t('counts.drawn.paid') },
      ]}
    />
  );
}
