import { asId, type CallBackId } from '#domain/ids.ts';
import { lookThrough } from '#server/doors/operators/lookups.ts';
import { callBackSheet } from '#server/doors/operators/sheets.ts';
import { listCallBacks } from '#usecases/operating/list-call-backs.ts';
import { readCallNumber } from '#usecases/operating/read-call-number.ts';
import { settleCallBack } from '#usecases/operating/settle-call-back.ts';
import type { Ports } from '#usecases/ports.ts';
import {
  type CommandInput,
  type CommandOutput,
  exitDone,
  exitNotDone,
  inSheets,
  onlyWord,
  sentenceOutput,
  WrongUse,
} from './command.ts';

/** Who waits to be called, masked; the whole number of one of them, which is written to the log; done with one. */
export async function callBacks(ports: Ports, input: CommandInput): Promise<CommandOutput> {
  const [what, ...more] = input.words;
  if (what === undefined) {
    const operator = { who: input.who, via: 'command' } as const;
    const waiting = await lookThrough(ports, operator, 'Call-backs', () =>
      listCallBacks(ports.store, input.options.count),
    );
    return inSheets(waiting, callBackSheet(waiting, ports.clock.now()));
  }
  if (what !== 'number' && what !== 'done')
    throw new WrongUse('Behind call-backs stands number or done with an id, or nothing.');
  const id = asId<CallBackId>(onlyWord({ ...input, words: more }, 'which call-back, by its id'));
  const operator = { who: input.who, via: 'command', reason: input.options.reason } as const;
  if (what === 'number') {
    const mobile = await readCallNumber(ports, operator, id);
    return mobile === undefined ? nobody(id) : sentenceOutput(mobile, { id, mobile }, exitDone);
  }
  const settled = await settleCallBack(ports, operator, id);
  return settled.ok ? sentenceOutput('Done.', { id, settled: true }, exitDone) : nobody(id);
}

function nobody(id: CallBackId): CommandOutput {
  return sentenceOutput('Nobody waits by that id.', { id }, exitNotDone);
}
