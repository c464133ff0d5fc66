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

    const callBack = (id: string, time: Instant) => aCallBack({ id: asId<CallBackId>(id), askedAt: time });
    const later = '2027-01-01T00:00:00.000Z' as Instant; // the shape of an instant

    test('are listed whole, the longest waiting first, until they are settled, once', async () => {
      const [second, first] = [callBack('b', later), callBack('a', moment)];
      await store.insertCallBack(second);
      await store.insertCallBack({ ...first, reference: undefined });
      expect(await store.waitingCallBacks(10)).toEqual([{ ...first, reference: undefined }, second]);
      expect(await store.waitingCallBacks(1)).toHaveLength(1);
      expect(await store.waitingCallBacks(10, first)).toEqual([second]);
      expect(await store.waitingCallBacks(10, second)).toEqual([]);
      // Both are of the same moment, told apart by their ids.
      expect(await store.waitingCallBacks(10, { id: asId('0'), askedAt: later })).toEqual([second]);
      expect(await store.settleCallBack(first.id, later)).toBe(true);
      expect(await store.settleCallBack(first.id, later)).toBe(false);
      expect(await store.waitingCallBacks(10)).toEqual([second]);
      expect(await store.getCallBack(first.id)).toEqual({ ...first, reference: undefined, settledAt: later });
      expect(await store.getCallBack(asId<CallBackId>('none'))).toBeUndefined();
    });

    test('are counted by when they were asked for and by network, those that take of the room alone, no further than is asked', async () => {
      const day = '2028-05-01T00:00:00.000Z' as Instant; // the shape of an instant
      const before = '2028-04-30T23:59:59.999Z' as Instant; // the shape of an instant
      const [one, other] = [store.markOfNetwork('198.51.100.7'), store.markOfNetwork('198.51.100.8')];
      const shared = { isShared: true, network: one } as const;
      const callBacks = [
        { ...callBack('d', day), ...shared },
        { ...callBack('e', day), ...shared, network: other },
        { ...callBack('f', before), ...shared },
        { ...callBack('g', day), ...shared, isShared: false },
        callBack('h', day),
      ];
      for (const each of callBacks) await store.insertCallBack(each);
      expect(await store.countCallBacks(day, one, 10)).toEqual({ all: 2, ofNetwork: 1 });
      expect(await store.countCallBacks(before, one, 10)).toEqual({ all: 3, ofNetwork: 2 });
      expect(await store.countCallBacks(before, one, 1)).toEqual({ all: 1, ofNetwork: 1 });
      // A visitor who takes a wish back makes no room, and an operator who strikes out an old one takes none.
      for (const id of ['e', 'f']) await store.settleCallBack(asId<CallBackId>(id), day);
      expect(await store.countCallBacks(day, one, 10)).toEqual({ all: 2, ofNetwork: 1 });
    });

    test('know a network again by a mark in which it does not stand', async () => {
      const mark = store.markOfNetwork('198.51.100.7');
      expect(mark).toBe(store.markOfNetwork('198.51.100.7'));
      expect(mark).not.toBe(store.markOfNetwork('198.51.100.8'));
      expect(mark).not.toContain('198');
    });

    test('pass to the name that a visitor has next', async () => {
      const callBacks = callBack('c', moment);
      const next = aVisitor();
      await store.insertCallBack(callBacks);
      await store.handOver(callBacks.owner, next, moment);
      expect(await store.waitingCallBacks(10)).toContainEqual({ ...callBacks, owner: next });
    });
  });
}
