import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import { asId, type ShareId } from '#domain/ids.ts';
import { shareDays } from '#domain/share/decision.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aShare, aVisitor, moment } from './store-values.ts';

const daysLater = (days: number) => new Date(Date.parse(moment) + days * 86_400_000).toISOString() as Instant; // the shape of an instant

/** What every store promises of decisions that are passed on. */
export function sharesSuite(name: string, open: () => Promise<Store>): void {
  describe(`shared decisions on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test('whoever has the id reads the whole decision, up to its end and no longer', async () => {
      const { id, expiresAt, decision } = aShare();
      expect(await store.insertShare(aShare({ id, expiresAt }))).toBe(id);
      for (const at of [moment, daysLater(shareDays - 1)])
        expect(await store.readShare(id, at)).toEqual({ decision, expiresAt });
      for (const at of [expiresAt, daysLater(shareDays + 1)])
        expect(await store.readShare(id, at)).toBeUndefined();
      expect(await store.readShare(asId<ShareId>('none'), moment)).toBeUndefined();
    });

    test('the same content answers the first id', async () => {
      const first = aShare();
      await store.insertShare(first);
      expect(await store.insertShare(aShare({ contentKey: first.contentKey }))).toBe(first.id);
    });

    test('what has ended makes room for the same content again', async () => {
      const old = aShare();
      await store.insertShare(old);
      const again = aShare({
        contentKey: old.contentKey,
        createdAt: old.expiresAt,
        expiresAt: daysLater(2 * shareDays),
      });
      expect(await store.insertShare(again)).toBe(again.id);
      expect(await store.readShare(old.id, moment)).toBeUndefined();
    });

    test('erasing takes all of one visitor, and nothing of another', async () => {
      const [one, two] = [aShare(), aShare()];
      for (const share of [one, two, aShare({ owner: one.owner })]) await store.insertShare(share);
      await store.eraseSharesOf(one.owner);
      expect(await store.readShare(one.id, moment)).toBeUndefined();
      expect(await store.readShare(two.id, moment)).toBeDefined();
    });

    test('a visitor’s new name takes them along: the link stays, and they are erased under it', async () => {
      const share = aShare();
      await store.insertShare(share);
      const renamed = aVisitor();
      await store.handOver(share.owner, renamed, moment);
      await store.eraseSharesOf(share.owner);
      expect(await store.readShare(share.id, moment)).toBeDefined();
      await store.eraseSharesOf(renamed);
      expect(await store.readShare(share.id, moment)).toBeUndefined();
    });
  });
}
