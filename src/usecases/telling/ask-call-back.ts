import { minutesAfter } from '#domain/date.ts';
import {
  askedCallBack,
  type CallBack,
  type CallBackWish,
  mostCallBacksADay,
} from '#domain/help/call-back.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { waitOf } from '#domain/message/sent-limits.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { formerReferenceOf, referenceOf } from '#domain/share/reference.ts';
import type { Ports } from '../ports.ts';
import { callBackTo, countSending } from './limit-sending.ts';

/**
 * Somebody wants to be called, and their yes is kept in the same write. Fails with `TERMS_CHANGED`, `INVALID_ANSWERS`, and with `CALL_BACKS_OVER` for a number that was left too often
 * of late: whose it is nobody has shown; with `CALL_BACKS_FULL` on a day on which everybody together asked for more than
 * anybody can call; with `NOT_FOUND` where the visit ended meanwhile.
 */
export async function askCallBack(
  { clock, ids, store, journal }: Ports,
  owner: VisitorId,
  wish: CallBackWish,
  language: Language,
): Promise<Result<CallBack>> {
  const now = clock.now();
  const asked = askedCallBack(wish, language, now);
  if (!asked.ok) return asked;
  const inADay = await store.countCallBacks(minutesAfter(now, -24 * 60), mostCallBacksADay);
  if (inADay >= mostCallBacksADay) {
    journal.note('ceiling-reached', { count: inADay, rule: 'call-back' });
    return fail('CALL_BACKS_FULL');
  }
  const isReferenceOwn = await owns(store, owner, asked.value.reference);
  const callBack: CallBack = { id: ids.callBack(), owner, askedAt: now, ...asked.value, isReferenceOwn };
  const seconds = await store.atomically(async (within) => {
    // A no that comes meanwhile finds this number waiting, or waits itself; an end of the visit leaves nobody to take it back.
    await within.holdVisitor(owner);
    if (await within.hasJustEnded(owner, now)) return undefined;
    const wait = await countSending(within, callBackTo(asked.value.mobile), now);
    if (wait > 0) return wait;
    await within.insertCallBack(callBack);
    await within.addConsent(owner, callBack.receipt);
    return wait;
  });
  if (seconds === undefined) return fail('NOT_FOUND');
  if (seconds > 0) return fail('CALL_BACKS_OVER', { detail: waitOf(seconds) });
  journal.note('call-back-asked');
  return ok(callBack);
}

/** Numbers are read out and printed, so whoever knows one proves nothing: only the visit that it belongs to does. */
async function owns(
  store: Ports['store'],
  owner: VisitorId,
  reference: string | undefined,
): Promise<boolean> {
  if (reference === undefined) return false;
  const [proposals, quotes, shares] = [
    await store.proposalsOf(owner),
    await store.quotesOf(owner),
    await store.sharesOf(owner),
  ];
  return (
    proposals.some(({ number }) => number === reference) ||
    quotes.some(({ crn }) => crn === reference) ||
    shares.some(({ id }) => referenceOf(id) === reference || formerReferenceOf(id) === reference)
  );
}
