import { readConfig } from '#server/ground/settings/config.ts';
import { withStore } from '../store/with-store.ts';
import { formatCallLines, parseLedgerFilter, usage } from './call-lines.ts';

const filter = parseLedgerFilter(process.argv.slice(2));
const reading = readConfig();
if (!filter) {
  console.error(usage);
  process.exitCode = 2;
} else if (reading.ok) {
  console.log((await withStore(reading.config, (store) => formatCallLines(store, filter))).join('\n'));
} else {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
}
