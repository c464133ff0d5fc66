import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type CallBackId } from '#domain/ids.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aCallBack, aVisitor, moment } from './store-values.ts';

/** What every store promises to whoever asked to be called. */
export function callBacksSuite(name: string, open: () => Promise<Store>): void {
  describe(`call-backs on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const callBack = (id: string, askedAt: Instant) => aCallBack({ id: asId<CallBackId>(id), askedAt });
    const later = '2027-01-01T00:00:00.000Z' as Instant; // the shape of an instant

    test('are listed whole, the longest waiting first, until they are settled, once', async () => {
      const [second, first] = [callBack('b', later), callBack('a', moment)];
      await store.insertCallBack(second);
      await store.insertCallBack({ ...first, reference: undefined });
      expect(await store.waitingCallBacks(10)).toEqual([{ ...first, reference: undefined }, second]);
      expect(await store.waitingCallBacks(1)).toHaveLength(1);
      expect(await store.waitingCallBacks(10, first)).toEqual([second]);
      expect(await store.waitingCallBacks(10, second)).toEqual([]);
      // Of the same moment, told apart by their ids.
      expect(await store.waitingCallBacks(10, { id: asId('0'), askedAt: later })).toEqual([second]);
      expect(await store.settleCallBack(first.id, later)).toBe(true);
      expect(await store.settleCallBack(first.id, later)).toBe(false);
      expect(await store.waitingCallBacks(10)).toEqual([second]);
      expect(await store.getCallBack(first.id)).toEqual({ ...first, reference: undefined, settledAt: later });
      expect(await store.getCallBack(asId<CallBackId>('none'))).toBeUndefined();
    });

    test('are counted by when they were asked for or settled, no further than is asked', async () => {
      const day = '2028-05-01T00:00:00.000Z' as Instant; // the shape of an instant
      const before = '2028-04-30T23:59:59.999Z' as Instant; // the shape of an instant
      const asked = [callBack('d', day), callBack('e', day), callBack('f', before)];
      for (const each of asked) await store.insertCallBack(each);
      expect(await store.countCallBacks(day, 10)).toBe(2);
      expect(await store.countCallBacks(day, 1)).toBe(1);
      await store.settleCallBack(asId<CallBackId>('f'), day);
      expect(await store.countCallBacks(day, 10)).toBe(3);
    });

    test('pass to the name that a visitor has next', async () => {
      const asked = callBack('c', moment);
      const next = aVisitor();
      await store.insertCallBack(asked);
      await store.handOver(asked.owner, next, moment);
      expect(await store.waitingCallBacks(10)).toContainEqual({ ...asked, owner: next });
    });
  });
}
