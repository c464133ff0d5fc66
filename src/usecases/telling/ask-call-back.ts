import { minutesAfter } from '#domain/date.ts';
import {
  type CallBack,
  type CallBackInput,
  type CallerHolds,
  createCallBack,
  hasRoom,
  mostCallBacksADay,
} from '#domain/help/call-back.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { waitOf } from '#domain/message/sent-limits.ts';
import { boughtStates } from '#domain/proposal/state-facts.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import type { Ports } from '../ports.ts';
import { callBackTo, countSending } from './limit-sending.ts';

/**
 * Somebody wants to be called, and their yes is kept in the same write. Fails with `TERMS_CHANGED`, `INVALID_ANSWERS`, and with `CALL_BACKS_OVER` for a number that was left too often
 * of late: whose it is nobody has shown; with `CALL_BACKS_FULL` where the room of a day is taken, or their network's part of
 * it, and they have nothing here or asked before in that day; with `NOT_FOUND` where the visit ended meanwhile.
 */
export async function askCallBack(
  { clock, ids, store, journal }: Ports,
  owner: VisitorId,
  { network, ...request }: CallBackInput,
  language: Language,
): Promise<Result<CallBack>> {
  const now = clock.now();
  const aDayAgo = minutesAfter(now, -24 * 60);
  const created = createCallBack(request, language, now);
  if (!created.ok) return created;
  const belongings = await belongingsOf(store, owner, created.value.reference);
  const mark = store.markOfNetwork(network);
  const newCallBack = {
    id: ids.callBack(),
    owner,
    askedAt: now,
    ...created.value,
    ...belongings,
    network: mark,
  };
  const answer = await store.atomically(async (within): Promise<Result<CallBack>> => {
    // A no that comes meanwhile finds this number waiting, or waits itself; an end of the visit leaves nobody to take it back.
    await within.holdVisitor(owner);
    if (await within.hasJustEnded(owner, now)) return fail('NOT_FOUND');
    const before = await within.callBacksOf(owner);
    const isFirst = before.every(({ askedAt, settledAt }) => settledAt !== undefined && askedAt < aDayAgo);
    const callBack = { ...newCallBack, isShared: newCallBack.holds === 'nothing' || !isFirst };
    if (callBack.isShared) {
      const counts = await within.countCallBacks(aDayAgo, mark, mostCallBacksADay);
      if (!hasRoom(counts)) return fail('CALL_BACKS_FULL');
    }
    const wait = await countSending(within, callBackTo(callBack.mobile), now);
    if (wait > 0) return fail('CALL_BACKS_OVER', { detail: waitOf(wait) });
    await within.insertCallBack(callBack);
    await within.addConsent(owner, callBack.receipt);
    return ok(callBack);
  });
  if (answer.ok) journal.note('call-back-asked');
  else if (answer.failure.code === 'CALL_BACKS_FULL') journal.note('ceiling-reached', { rule: 'call-back' });
  return answer;
}

/**
 * What the visit has here. Numbers are read out and printed, so whoever knows one proves nothing: only the visit that it
 * belongs to does.
 */
async function belongingsOf(
  store: Ports['store'],
  owner: VisitorId,
  reference: string | undefined,
): Promise<{ readonly holds: CallerHolds; readonly isReferenceOwn: boolean }> {
  const [proposals, quotes, shares] = [
    await store.proposalsOf(owner),
    await store.quotesOf(owner),
    await store.sharesOf(owner),
  ];
  const isBought = proposals.some(({ state }) => boughtStates.includes(state));
  const hasAny = proposals.length > 0 || quotes.length > 0;
  return {
    holds: isBought ? 'purchase' : hasAny ? 'quote' : 'nothing',
    isReferenceOwn:
      reference !== undefined &&
      (proposals.some(({ number }) => number === reference) ||
        quotes.some(({ crn }) => crn === reference) ||
        shares.some(({ id }) => referenceOf(id) === reference || formerReferenceOf(id) === reference)),
  };
}
