import { asId, type CallBackId } from '#domain/ids.ts';
import { lookThrough } from '#server/doors/operators/lookups.ts';
import { callBackSheet } from '#server/doors/operators/sheets.ts';
import { listCallBacks } from '#usecases/operating/list-call-backs.ts';
import { readCallNumber } from '#usecases/operating/read-call-number.ts';
import { settleCallBack } from '#usecases/operating/settle-call-back.ts';
import type { Ports } from '#usecases/ports.ts';
import { type Asked, done, inSheets, notDone, onlyWord, said, type Told, WrongUse } from './command.ts';

/** Who waits to be called, masked; the whole number of one of them, which is written to the log; done with one. */
export async function callBacks(ports: Ports, asked: Asked): Promise<Told> {
  const [what, ...more] = asked.words;
  if (what === undefined) {
    const operator = { who: asked.who, via: 'command' } as const;
    const waiting = await lookThrough(ports, operator, 'Call-backs', () =>
      listCallBacks(ports.store, asked.options.count),
    );
    return inSheets(waiting, callBackSheet(waiting, ports.clock.now()));
  }
  if (what !== 'number' && what !== 'done')
    throw new WrongUse('Behind call-backs stands number or done with an id, or nothing.');
  const id = asId<CallBackId>(onlyWord({ ...asked, words: more }, 'which call-back, by its id'));
  const operator = { who: asked.who, via: 'command', reason: asked.options.reason } as const;
  if (what === 'number') {
    const mobile = await readCallNumber(ports, operator, id);
    return mobile === undefined ? nobody(id) : said(mobile, { id, mobile }, done);
  }
  const settled = await settleCallBack(ports, operator, id);
  return settled.ok ? said('Done.', { id, settled: true }, done) : nobody(id);
}

function nobody(id: CallBackId): Told {
  return said('Nobody waits by that id.', { id }, notDone);
}
