import { systemClock } from '#adapters/system/clock.ts';
import { asId, type CallBackId } from '#domain/ids.ts';
import { readConfig } from '#server/process/settings/config.ts';
import { listCallBacks } from '#usecases/list-call-backs.ts';
import { settleCallBack } from '#usecases/settle-call-back.ts';
import { withStore } from '../store/with-store.ts';
import { callBackLines, usage } from './call-back-lines.ts';

const most = 200;

const [command, id, ...more] = process.argv.slice(2);
const reading = readConfig();
if (more.length > 0 || (command !== undefined && (command !== 'done' || id === undefined))) {
  console.error(usage);
  process.exitCode = 2;
} else if (!reading.ok) {
  console.error(reading.problems.join('\n'));
  process.exitCode = 1;
} else if (id === undefined) {
  const waiting = await withStore(reading.config, (store) => listCallBacks(store, most));
  console.log(callBackLines(waiting).join('\n'));
} else {
  const settled = await withStore(reading.config, (store) =>
    settleCallBack({ store, clock: systemClock }, asId<CallBackId>(id)),
  );
  console.log(settled.ok ? 'Done.' : 'Nobody waits by that id.');
  process.exitCode = settled.ok ? 0 : 1;
}
