import type { WireSplitRow } from '#contract/quote/split.ts';
import { parseIsoDate } from '#domain/date.ts';
import { dateTextIn } from '#web/browser/dates.ts';
import { plainName } from '#web/plan-parts/people/plain-name.ts';
import { names } from '#web/plan-parts/splits/split-text.ts';
import type { QuoteSplitText } from './quote-split-text.ts';

/** From when everybody who is ill now is paid for it; undefined where nobody is, or somebody never is. */
function paidFrom({ policies }: WireSplitRow): string | undefined {
  const days = policies.flatMap(({ plan }) => plan?.old_illness ?? []).map(({ from }) => from);
  return days.includes(null) ? undefined : (days.toSorted().at(-1) ?? undefined);
}

/** When an illness is paid that somebody has now, where that is another day than in the way beside it. */
export function illnessText(
  text: QuoteSplitText,
  row: WireSplitRow,
  beside: WireSplitRow | undefined,
): string {
  const { t, split } = text;
  const [ours, theirs] = [paidFrom(row), beside && paidFrom(beside)];
  if (ours === undefined || theirs === undefined || ours === theirs) return '';
  const ids = [...new Set(split.ill.map(({ id }) => id))];
  const illnesses = [...new Set(split.ill.map(({ illness }) => plainName(illness)))].join(', ');
  const who = ids.length === 1 && ids[0] !== 'you' ? 'one' : 'other';
  const [date, other] = [ours, theirs].map((day) => {
    const parsed = parseIsoDate(day);
    return parsed ? dateTextIn(t)(parsed) : day;
  });
  const values = { names: names(text, ids), who, illnesses, date: date ?? '', other: other ?? '' };
  return t(ours < theirs ? 'split.ill.sooner' : 'split.ill.later', values);
}
