import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Instant, type IsoDate } from '#domain/date.ts';
import type { ServiceEvent, UsageEvent } from '#domain/event/catalogue.ts';
import { funnelStepOf, funnelSteps, kindOfStep } from '#domain/event/funnel.ts';
import { keptAs, type NewEvent } from '#domain/event/kept-event.ts';
import { channels } from '#domain/quote/channel.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readFunnel } from './read-funnel.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

/** One event for each step of the funnel, in its order. */
const way: readonly (UsageEvent | ServiceEvent)[] = [
  { name: 'page-viewed', fields: { route: 'choose-member', device: 'mobile' } },
  { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } },
  { name: 'results-seen', fields: { plan_type: 'family', device: 'mobile' } },
  { name: 'plan-opened', fields: { plan_type: 'family', product: 'poorna' } },
  { name: 'buy-pressed', fields: { plan_type: 'family' } },
  { name: 'proposal-begun', fields: { insurer: 'a', product: 'poorna', proposal_type: 'new-policy' } },
  { name: 'proposal-step-saved', fields: { step: 'proposer' } },
  { name: 'identity-answered', fields: { stage: 'VERIFIED' } },
  { name: 'premium-agreed', fields: {} },
  { name: 'payment-started', fields: { purpose: 'pay' } },
  { name: 'proposal-moved', fields: { state: 'paid' } },
  { name: 'proposal-moved', fields: { state: 'issued' } },
];

const first = '2026-11-20' as IsoDate; // a day of the calendar

/** The same numbers each time: a product of two primes walks through all of them. */
const drawn = (visit: number, of: number) => (visit * 7919 + 104_729) % of;

test('what 1,000 visits did is what the funnel reads', async () => {
  const wanted = new Map<string, number>();
  const events: NewEvent[] = [];
  for (let visit = 0; visit < 1000; visit += 1) {
    const [owner, channel] = [aVisitor(), channels[drawn(visit, channels.length)] ?? 'website'];
    const day = addDays(first, drawn(visit, 3));
    const [reached, isCounted] = [1 + drawn(visit, way.length), drawn(visit, 10) < 7];
    for (const [at, event] of way.slice(0, reached).entries()) {
      const step = funnelStepOf(event) ?? 'issued';
      if (!isCounted && kindOfStep[step] === 'usage') continue;
      // Each does each step up to three times; it is one visit that came there.
      for (let again = 0; again <= drawn(visit + at, 3); again += 1)
        events.push(
          keptAs(event, {
            id: `${at}-${again}`,
            kind: kindOfStep[step],
            owner,
            at: `${day}T06:00:00.000Z` as Instant, // the shape of an instant
            channel,
            reference: undefined,
          }),
        );
      const place = `${day} ${channel} ${step}`;
      wanted.set(place, (wanted.get(place) ?? 0) + 1);
    }
  }
  for (let start = 0; start < events.length; start += 500)
    await ports.store.addEvents(events.slice(start, start + 500));

  const read = await readFunnel(ports, { from: first, until: addDays(first, 2) });
  expect(
    new Map(read.map(({ day, channel, step, visits }) => [`${day} ${channel} ${step}`, visits])),
  ).toEqual(wanted);
  expect(new Set(read.map(({ step }) => step))).toEqual(new Set(funnelSteps));
  const website = read.filter(({ day, channel }) => day === first && channel === read[0]?.channel);
  expect(website.map(({ step }) => funnelSteps.indexOf(step))).toEqual(
    website.map(({ step }) => funnelSteps.indexOf(step)).toSorted((a, b) => a - b),
  );
  expect(await readFunnel(ports, { from: addDays(first, 5), until: addDays(first, 9) })).toEqual([]);
});
