import { addDays, type IsoDate } from '#domain/date.ts';
import { type FunnelCount, funnelSteps, kindOfStep } from '#domain/event/funnel.ts';
import type { Store } from '#usecases/ports/store.ts';
import { readFunnel } from '#usecases/read-funnel.ts';

export const usage =
  'npm run funnel -- [days]  how many visits came to each step, by day and channel (7 days; 400 at most)';

/** Undefined when the words have no meaning. */
export function daysIn([count = '7', ...more]: readonly string[]): number | undefined {
  const days = Number(count);
  return /^\d{1,3}$/.test(count) && days >= 1 && days <= 400 && more.length === 0 ? days : undefined;
}

/** A table a day and channel, the last day first. */
export async function funnelLines(store: Store, today: IsoDate, days: number): Promise<readonly string[]> {
  const counts = await readFunnel({ store }, { from: addDays(today, 1 - days), until: today });
  if (counts.length === 0) return ['Nobody came to any step.'];
  const tables = Map.groupBy(counts, ({ day, channel }) => `${day} ${channel}`);
  return [...tables].toReversed().flatMap(([name, rows]) => [name, ...linesOf(rows)]);
}

/** Every step, also where nobody came. The first ones know only of who let themselves be counted. */
function linesOf(rows: readonly FunnelCount[]): readonly string[] {
  return funnelSteps.map((step) => {
    const visits = rows.find((row) => row.step === step)?.visits ?? 0;
    const whose = kindOfStep[step] === 'usage' ? 'counted with consent' : 'all';
    return `  ${step.padEnd(18)}${String(visits).padStart(7)}  ${whose}`;
  });
}
