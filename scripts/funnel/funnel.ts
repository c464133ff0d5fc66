import { systemClock } from '#adapters/system/clock.ts';
import { dayInIndia } from '#domain/date.ts';
import { readConfig } from '#server/process/settings/config.ts';
import { withStore } from '../store/with-store.ts';
import { daysIn, funnelLines, usage } from './funnel-lines.ts';

const days = daysIn(process.argv.slice(2));
const reading = readConfig();
if (days === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else if (reading.ok) {
  const today = dayInIndia(systemClock.now());
  console.log((await withStore(reading.config, (store) => funnelLines(store, today, days))).join('\n'));
} else {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
}
