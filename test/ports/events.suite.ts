import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import { type Instant, type IsoDate, isoDate } from '#domain/date.ts';
import type { AnyEvent } from '#domain/event/event-kinds.ts';
import { type NewEvent, toNewEvent } from '#domain/event/stored-event.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Store } from '#usecases/ports/store.ts';
import { aVisitor } from './store-values.ts';

const at = (time: string) => `2026-11-${time}:00.000Z` as Instant; // the shape of an instant
const day = (text: string) => `2026-11-${text}` as IsoDate; // a day of the calendar

type Event = AnyEvent;
const saved: Event = { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } };
const shared: Event = { name: 'decision-shared', fields: {} };
const completed: Event = { name: 'proposal-step-saved', fields: { step: 'proposer' } };
const refused: Event = { name: 'form-refused', fields: { step: 'proposer', field: 'mobile' } };
const flagEvent = (version: 'v1.0' | 'v2.0'): Event => ({
  name: 'flag-seen',
  fields: { flag: 'mobile-field', version },
});

let count = 0;
function anEvent(facts: Partial<Parameters<typeof toNewEvent>[1]> = {}, event: Event = saved): NewEvent {
  count += 1;
  const usual = { id: `e${count}`, kind: 'usage', owner: aVisitor(), at: at('20T09:00') } as const;
  return toNewEvent(event, { ...usual, channel: 'website', reference: undefined, ...facts });
}

const receipt = (time: string, isGiven: boolean): ConsentReceipt => ({
  purpose: 'usage',
  textVersion: '1',
  language: 'hi',
  given: isGiven,
  at: at(time),
});

/** What every store promises of consents, events, sinks and flags. */
export function eventsSuite(name: string, open: () => Promise<Store>): void {
  describe(`consents and events on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const everything = async () => (await store.eventsAfter(0, ['usage', 'service'], 10_000)) ?? [];
    const lastPosition = async () => (await everything()).at(-1)?.position ?? 0;
    const namesOf = async (owner: VisitorId) =>
      (await everything()).filter((event) => event.owner === owner).map((event) => event.name);

    test('receipts are added, each to its owner, the first said first', async () => {
      const owner = aVisitor();
      await store.addConsent(owner, receipt('20T10:00', false));
      await store.addConsent(owner, receipt('20T09:00', true));
      await store.addConsent(aVisitor(), receipt('20T09:00', true));
      expect(await store.consentsOf(owner)).toEqual([receipt('20T09:00', true), receipt('20T10:00', false)]);
    });

    test('an event is kept once for its owner and id, whole, in the order in which it came', async () => {
      const from = await lastPosition();
      const [first, second] = [anEvent(), anEvent({ kind: 'service', reference: 'CHT-1' }, completed)];
      await store.addEvents([first, first, second]);
      await store.addEvents([second, { ...second, owner: first.owner }]);
      const events = await store.eventsAfter(from, ['usage', 'service'], 10);
      expect(events.map(({ position: _, ...event }) => event)).toEqual([
        first,
        second,
        { ...second, owner: first.owner },
      ]);
      const positions = events.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => a - b));
      expect(await store.eventsAfter(from, ['service'], 10)).toHaveLength(2);
      expect(await store.eventsAfter(from, ['usage', 'service'], 2)).toEqual(events.slice(0, 2));
    });

    test('servers that keep at once lose nothing, and nothing is kept before what was read', async () => {
      const from = await lastPosition();
      const owner = aVisitor();
      const read: number[] = [];
      let isDone = false;
      const reading = (async () => {
        for (let position = from; !isDone || read.length < 40; ) {
          const events = await store.eventsAfter(position, ['usage'], 7);
          read.push(...events.map((event) => event.position));
          position = events.at(-1)?.position ?? position;
        }
      })();
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let round = 0; round < 5; round += 1) await store.addEvents([anEvent({ owner })]);
        }),
      );
      isDone = true;
      await reading;
      expect(new Set(read).size).toBe(40);
      expect(await namesOf(owner)).toHaveLength(40);
    });

    test('erased events of a visitor are gone, of that kind alone, and their places are not given again', async () => {
      const owner = aVisitor();
      await store.addEvents([anEvent({ owner, kind: 'service' }, completed), anEvent({ owner })]);
      const before = await lastPosition();
      await store.eraseEventsOf(owner, 'usage');
      expect(await namesOf(owner)).toEqual(['proposal-step-saved']);
      await store.addEvents([anEvent()]);
      expect(await lastPosition()).toBeGreaterThan(before);
    });

    test('what a visitor leaves behind passes on; what both did is there once', async () => {
      const [from, to] = [aVisitor(), aVisitor()];
      const flag = { flag: 'mobile-field', at: at('20T09:00') } as const;
      await store.addConsent(from, receipt('20T09:00', true));
      await store.addEvents([
        anEvent({ owner: from, id: 'same' }),
        anEvent({ owner: from }, shared),
        anEvent({ owner: to, id: 'same' }),
      ]);
      await store.assignFlag({ ...flag, owner: from, version: 'v1.0' });
      await store.assignFlag({ ...flag, owner: to, version: 'v2.0' });
      await store.handOver(from, to, at('20T09:01'));
      expect(await store.consentsOf(to)).toEqual([receipt('20T09:00', true)]);
      expect(await store.consentsOf(from)).toEqual([]);
      expect((await namesOf(to)).toSorted()).toEqual(['decision-shared', 'quote-saved']);
      expect(await store.flagOf(to, 'mobile-field')).toBe('v2.0');
      expect(await store.flagOf(from, 'mobile-field')).toBeUndefined();
    });

    test('a sink is one server’s at a time, and goes on where it was', async () => {
      const [sink, now, later] = [`s${Math.random()}`, at('20T09:00'), at('20T09:02')];
      const claim = await store.claimSink(sink, now, later);
      expect(claim).toMatchObject({ position: 0 });
      expect(await store.claimSink(sink, at('20T09:01'), later)).toBeUndefined();
      if (!claim) throw new Error('not claimed');
      expect(await store.moveSink(sink, claim, 7)).toBe(true);
      const next = await store.claimSink(sink, later, at('20T09:04'));
      expect(next).toMatchObject({ position: 7 });
      expect(await store.moveSink(sink, claim, 9)).toBe(false);
      await store.releaseSink(sink, claim, now);
      expect(await store.claimSink(sink, later, later)).toBeUndefined();
      if (next) await store.releaseSink(sink, next, now);
      expect(await store.claimSink(sink, now, later)).toMatchObject({ position: 7 });
    });

    test('servers that claim a sink at once are let in one by one', async () => {
      const sink = `s${Math.random()}`;
      const claims = await Promise.all(
        Array.from({ length: 6 }, () => store.claimSink(sink, at('20T09:00'), at('20T09:02'))),
      );
      expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
    });

    test('visits are counted once a step, day and channel, by the day in India', async () => {
      const owner = aVisitor();
      await store.addEvents([
        anEvent({ owner, at: at('02T18:29') }),
        anEvent({ owner, at: at('02T18:31') }),
        anEvent({ owner, at: at('03T05:00') }),
        anEvent({ at: at('03T05:00') }),
        anEvent({ at: at('03T05:00'), channel: 'mobile-app' }),
        anEvent({ owner, at: at('03T05:00') }, shared),
        anEvent({ owner, at: at('04T05:00') }),
      ]);
      const counts = await store.countVisits({ from: day('02'), until: day('03') });
      expect(
        counts.map(({ day, channel, step, visits }) => `${day} ${channel} ${step} ${visits}`).sort(),
      ).toEqual([
        '2026-11-02 website quote-saved 1',
        '2026-11-03 mobile-app quote-saved 1',
        '2026-11-03 website quote-saved 2',
      ]);
    });

    test('the times of events are known by their positions, as long as they stand', async () => {
      const owner = aVisitor();
      expect(await store.eventTimes([])).toEqual(new Map());
      await store.addEvents([anEvent({ owner, at: at('05T09:00') }), anEvent({ owner, at: at('06T09:00') })]);
      const [first = 0, second = 0] = (await store.eventsOf(owner)).map(({ position }) => position);
      const times = new Map([
        [first, at('05T09:00')],
        [second, at('06T09:00')],
      ]);
      expect(await store.eventTimes([first, second, second + 1_000])).toEqual(times);
      await store.eraseEventsOf(owner, 'usage');
      expect(await store.eventTimes([first, second])).toEqual(new Map());
    });

    test('a step stands of a visitor until it is erased, on its day and in its channel, and of nobody else', async () => {
      const [owner, other] = [aVisitor(), aVisitor()];
      const step = { step: 'quote-saved', day: isoDate(2026, 11, 20), channel: 'website' } as const;
      await store.addEvents([
        anEvent({ owner: other }),
        anEvent({ owner }, shared),
        anEvent({ owner, at: at('21T09:00') }),
        anEvent({ owner, channel: 'pos' }),
      ]);
      expect(await store.hasStep(owner, step)).toBe(false);
      await store.addEvents([anEvent({ owner })]);
      expect(await store.hasStep(owner, step)).toBe(true);
      expect(await store.hasStep(owner, { ...step, step: 'results-seen' })).toBe(false);
      await store.eraseEventsOf(owner, 'usage');
      expect(await store.hasStep(owner, step)).toBe(false);
    });

    test('a version that was given stays', async () => {
      const owner = aVisitor();
      const assignment = { owner, flag: 'mobile-field', at: at('20T09:00') } as const;
      expect(await store.flagOf(owner, 'mobile-field')).toBeUndefined();
      expect(await store.assignFlag({ ...assignment, version: 'v1.0' })).toBe('v1.0');
      expect(await store.assignFlag({ ...assignment, version: 'v2.0' })).toBe('v1.0');
      expect(await store.flagOf(owner, 'mobile-field')).toBe('v1.0');
    });

    test('a version counts those who saw it, and what they did after it', async () => {
      const before = await store.countFlag('mobile-field', 'v2.0');
      const [went, failed, early] = [aVisitor(), aVisitor(), aVisitor()];
      await store.addEvents([
        anEvent({ owner: early }, completed),
        ...[went, failed, early].map((owner) => anEvent({ owner }, flagEvent('v2.0'))),
        anEvent({ owner: went }, completed),
        anEvent({ owner: went }, completed),
        anEvent({ owner: failed }, refused),
        anEvent({}, completed),
        anEvent({}, flagEvent('v1.0')),
      ]);
      const after = await store.countFlag('mobile-field', 'v2.0');
      expect([after.completed.of - before.completed.of, after.refused.of - before.refused.of]).toEqual([
        3, 3,
      ]);
      expect([after.completed.who - before.completed.who, after.refused.who - before.refused.who]).toEqual([
        1, 1,
      ]);
    });
  });
}
