import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Purpose } from '#domain/consent/receipt.ts';
import { minutesAfter } from '#domain/date.ts';
import { toNewEvent } from '#domain/event/stored-event.ts';
import { asId, type CallBackId, type VisitorId } from '#domain/ids.ts';
import type { RetentionKind } from '#domain/retention/rules.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aCallBack, aProposal, aQuote, aVisitor, moment, transactionFor } from './store-values.ts';

const later = (minutes: number) => minutesAfter(moment, minutes);
let count = 0;

/** What every store promises of what stands by a visitor: it goes by its rule. */
export function visitsGoingSuite(name: string, open: () => Promise<Store>): void {
  describe(`what a visit leaves behind on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const letGo = async (what: RetentionKind) =>
      (await store.purge(what, { before: later(1), at: later(5), limit: 50 })).gone;

    test('answers to a purpose go together, once the last of them is old', async () => {
      const [ended, goesOn] = [aVisitor(), aVisitor()];
      const say = (owner: VisitorId, purpose: Purpose, isGiven: boolean, minutes: number) =>
        store.addConsent(owner, {
          purpose,
          textVersion: '1',
          language: 'hi',
          given: isGiven,
          at: later(minutes),
        });
      await say(ended, 'usage', true, -9);
      await say(ended, 'usage', false, 0);
      await say(goesOn, 'usage', true, -9);
      await say(goesOn, 'call-back', true, -9);
      await say(goesOn, 'usage', false, 2);
      expect(await letGo('consent')).toBe(3);
      expect(await store.consentsOf(ended)).toEqual([]);
      const answers = (await store.consentsOf(goesOn)).map(({ purpose, given }) => [purpose, given]);
      expect(answers).toEqual([
        ['usage', true],
        ['usage', false],
      ]);
    });

    test('a call-back goes so long after somebody called, or after it was asked for and nobody did', async () => {
      const callBack = aCallBack({ askedAt: later(-9) });
      const newCallBack = aCallBack({ owner: callBack.owner, askedAt: later(-9) });
      const forgotten = aCallBack({ owner: callBack.owner });
      const waits = aCallBack({ owner: callBack.owner, askedAt: later(2) });
      for (const each of [callBack, newCallBack, forgotten, waits]) await store.insertCallBack(each);
      await store.settleCallBack(callBack.id, moment);
      await store.settleCallBack(newCallBack.id, later(2));
      expect(await letGo('call-back')).toBe(2);
      const ids = (await store.callBacksOf(callBack.owner)).map(({ id }) => id);
      expect(ids).toEqual([newCallBack.id, waits.id]);
    });

    test('events go by their time; those about an application stay with its record and go with it', async () => {
      const quote = aQuote();
      await store.insertQuote(quote);
      const proposal = aProposal(quote, { state: 'drafting' });
      await store.insertProposal(transactionFor(proposal), proposal);
      const owner = quote.owner;
      const event = (kind: 'usage' | 'service', minutes: number, reference: string | undefined) => {
        count += 1;
        const facts = { id: `going-${count}`, kind, owner, at: later(minutes), reference } as const;
        const what = { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } } as const;
        return toNewEvent(what, { ...facts, channel: 'website' });
      };
      const [old, fresh] = [event('usage', 0, undefined), event('usage', 2, undefined)];
      const [ofIt, ofNone] = [event('service', 0, proposal.number), event('service', 0, 'CHT-GONE')];
      await store.addEvents([old, fresh, ofIt, ofNone]);
      expect([await letGo('usage-event'), await letGo('service-event')]).toEqual([1, 1]);
      const ids = async () => (await store.eventsOf(owner)).map(({ id }) => id);
      expect(await ids()).toEqual([fresh.id, ofIt.id]);
      expect(await store.removeProposal(proposal)).toBe(true);
      expect(await ids()).toEqual([fresh.id]);
    });

    test('usage records stay within their limit and the oldest goes first; purchases stay whole', async () => {
      const owner = aVisitor();
      const event = (kind: 'usage' | 'service', at: number) =>
        toNewEvent(
          { name: 'decision-shared', fields: {} },
          { id: `most-${at}`, kind, owner, at: later(9), reference: undefined, channel: 'website' },
        );
      for (let at = 0; at < 8; at += 1) await store.addEvents([event(at === 1 ? 'service' : 'usage', at)]);
      const ids = async () => (await store.eventsOf(owner)).map(({ id }) => id);
      const step = (most: number | undefined) =>
        store.purge('usage-event', { before: moment, at: later(9), limit: 3, most });
      const before = await ids();
      expect(await step(undefined)).toMatchObject({ gone: 0 });
      expect(await step(1_000)).toMatchObject({ beyond: 0 });
      expect(await ids()).toEqual(before);
      // Events of other visitors that came before go first.
      while ((await step(3)).beyond);
      expect(await ids()).toEqual(['most-1', 'most-5', 'most-6', 'most-7']);
    });

    test('a given version and counts of messages go by their time', async () => {
      const [old, fresh] = [aVisitor(), aVisitor()];
      const assign = (owner: VisitorId, at = moment) =>
        store.assignFlag({ owner, flag: 'mobile-field', version: 'v2.0', at });
      await assign(old);
      await assign(fresh, later(2));
      expect(await letGo('flag')).toBe(1);
      expect([await store.flagsOf(old), await store.flagsOf(fresh)]).toEqual([
        [],
        [{ flag: 'mobile-field', version: 'v2.0', at: later(2) }],
      ]);

      const recipients = [`old-${old}`, `fresh-${old}`] as const;
      await store.saveSentTo(recipients[0], [moment], later(-60));
      await store.saveSentTo(recipients[1], [later(2)], later(-60));
      expect(await letGo('sent-to')).toBe(1);
      expect(await Promise.all(recipients.map(store.sentTo))).toEqual([[], [later(2)]]);
    });

    test('the end of a visit is known while what was sent before it may arrive, and goes the day after', async () => {
      const [owner, next, fresh] = [aVisitor(), aVisitor(), aVisitor()];
      await store.handOver(owner, next, moment);
      // A second showing of the cookie that names both.
      await store.handOver(owner, next, later(8));
      await store.handOver(fresh, next, later(8));
      const hasJustEnded = (at: number) => store.hasJustEnded(owner, later(at));
      expect([await hasJustEnded(0), await hasJustEnded(10), await hasJustEnded(11)]).toEqual([
        true,
        true,
        false,
      ]);
      expect(await store.hasJustEnded(next, moment)).toBe(false);
      await letGo('ended-visit');
      expect([await hasJustEnded(0), await store.hasJustEnded(fresh, later(8))]).toEqual([false, true]);
    });

    test('call-backs of a visitor that wait are settled, and nobody else’s', async () => {
      const [first, second, other] = [aCallBack(), aCallBack(), aCallBack()];
      const mine = { ...second, owner: first.owner };
      for (const each of [first, mine, other]) await store.insertCallBack(each);
      await store.settleCallBacksOf(first.owner, later(3));
      const settled = await Promise.all([first, other].map(({ owner }) => store.callBacksOf(owner)));
      expect(settled.map((own) => own.map(({ settledAt }) => settledAt))).toEqual([
        [later(3), later(3)],
        [undefined],
      ]);
      expect(await store.settleCallBack(asId<CallBackId>(first.id), later(4))).toBe(false);
    });
  });
}
