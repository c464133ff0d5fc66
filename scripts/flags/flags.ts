import { readConfig } from '#server/ground/settings/config.ts';
import { withStore } from '../store/with-store.ts';
import { flagLines } from './flag-lines.ts';

const reading = readConfig();
if (reading.ok) {
  console.log((await withStore(reading.config, flagLines)).join('\n'));
} else {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
}
