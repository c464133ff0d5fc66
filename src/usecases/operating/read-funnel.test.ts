import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type Instant, type IsoDate } from '#domain/date.ts';
import { type AnyEvent, serviceEvents, type UsageEvent } from '#domain/event/event-kinds.ts';
import { type FunnelStep, funnelSteps } from '#domain/event/funnel.ts';
import type { LoggedRoute } from '#domain/event/routes.ts';
import { type NewEvent, toNewEvent } from '#domain/event/stored-event.ts';
import { channels } from '#domain/quote/channel.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readFunnel } from './read-funnel.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

type Happening = readonly [FunnelStep | undefined, AnyEvent];

const pageViewed = (route: LoggedRoute): UsageEvent => ({
  name: 'page-viewed',
  fields: { route, device: 'mobile' },
});

/** Where visits begin, with what is told of each on its way to the last question. */
const entries: Readonly<Record<string, readonly Happening[]>> = {
  'the first question': [
    [undefined, pageViewed('choose-member')],
    ['quote-begun', { name: 'quote-begun', fields: { by: 'ages' } }],
  ],
  'a first price on the start page': [
    [undefined, pageViewed('home')],
    ['quote-begun', { name: 'quote-begun', fields: { by: 'first-price' } }],
    [undefined, pageViewed('landing-gender-pincode')],
    [undefined, pageViewed('landing-summary')],
  ],
  'the landing flow': [
    [undefined, pageViewed('landing-gender-pincode')],
    ['quote-begun', { name: 'quote-begun', fields: { by: 'place' } }],
    [undefined, pageViewed('landing-summary')],
  ],
  'the start page alone': [
    [undefined, pageViewed('home')],
    ['quote-begun', { name: 'quote-begun', fields: { by: 'ages' } }],
  ],
  'the government-standard plan': [
    [undefined, pageViewed('standard-plan')],
    ['quote-begun', { name: 'quote-begun', fields: { by: 'quote' } }],
  ],
};

/** What visits of every door do from their last question on: a step each. */
const steps: readonly Happening[] = [
  ['quote-saved', { name: 'quote-saved', fields: { product_type: 'INDEMNITY' } }],
  ['results-seen', { name: 'results-seen', fields: { plan_type: 'family' } }],
  ['plan-opened', { name: 'plan-opened', fields: { plan_type: 'family', product: 'poorna' } }],
  ['buy-pressed', { name: 'buy-pressed', fields: { plan_type: 'family' } }],
  [
    'proposal-begun',
    { name: 'proposal-begun', fields: { insurer: 'a', product: 'poorna', proposal_type: 'new-policy' } },
  ],
  ['proposer-saved', { name: 'proposal-step-saved', fields: { step: 'proposer' } }],
  [undefined, { name: 'proposal-step-saved', fields: { step: 'nominee' } }],
  ['identity-verified', { name: 'identity-answered', fields: { stage: 'VERIFIED' } }],
  ['premium-agreed', { name: 'premium-agreed', fields: {} }],
  ['payment-started', { name: 'payment-started', fields: { purpose: 'pay' } }],
  ['paid', { name: 'proposal-moved', fields: { state: 'paid' } }],
  ['issued', { name: 'proposal-moved', fields: { state: 'issued' } }],
];

const first = '2026-11-20' as IsoDate; // a day of the calendar

/** The same numbers each time, without a pattern between what is asked. */
const drawNumber = (visit: number, what: number, of: number) =>
  (Math.imul(visit * 64 + what, 0x9e3779b1) >>> 16) % of;

/** One visit as it is drawn: where it came in, and what of its way was counted. */
function aVisit(visit: number) {
  const [entry, opening] = Object.entries(entries)[drawNumber(visit, 0, Object.keys(entries).length)] ?? [
    '',
    [],
  ];
  const whole = [...opening, ...steps];
  const isCounted = drawNumber(visit, 1, 10) < 7;
  return {
    ...{ owner: aVisitor(), door: entry, day: addDays(first, drawNumber(visit, 2, 3)) },
    channel: channels[drawNumber(visit, 3, channels.length)] ?? 'website',
    did: whole.slice(0, 1 + drawNumber(visit, 4, whole.length)).flatMap(([step, event]) => {
      const kind = event.name in serviceEvents ? ('service' as const) : ('usage' as const);
      return isCounted || kind === 'service' ? [{ step, event, kind }] : [];
    }),
  };
}

/** Each does each thing up to three times; it is one visit that came there. */
function eventsIn(
  visit: number,
  { owner, channel, day, did }: ReturnType<typeof aVisit>,
): readonly NewEvent[] {
  const at = `${day}T06:00:00.000Z` as Instant; // the shape of an instant
  return did.flatMap(({ event, kind }, place) =>
    Array.from({ length: 1 + drawNumber(visit, 5 + place, 3) }, (_, again) =>
      toNewEvent(event, { id: `${place}-${again}`, kind, owner, at, channel, reference: undefined }),
    ),
  );
}

test('what 1,000 visits did, whichever door they came in by, is what the funnel reads', async () => {
  const visits = Array.from({ length: 1000 }, (_, visit) => aVisit(visit));
  const came = visits.flatMap(({ day, channel, did }) =>
    [...new Set(did.flatMap(({ step }) => step ?? []))].map((step) => `${day} ${channel} ${step}`),
  );
  const expected = new Map<string, number>();
  for (const place of came) expected.set(place, (expected.get(place) ?? 0) + 1);
  const beginners = visits.filter(({ did }) => did.some(({ step }) => step === 'quote-begun'));
  expect(new Set(beginners.map(({ channel, door }) => `${channel} by ${door}`)).size).toBe(
    channels.length * Object.keys(entries).length,
  );
  const events = visits.flatMap((each, visit) => eventsIn(visit, each));
  for (let start = 0; start < events.length; start += 500)
    await ports.store.addEvents(events.slice(start, start + 500));

  const read = await readFunnel(ports, { from: first, until: addDays(first, 2) });
  expect(
    new Map(read.map(({ day, channel, step, visits }) => [`${day} ${channel} ${step}`, visits])),
  ).toEqual(expected);
  expect(new Set(read.map(({ step }) => step))).toEqual(new Set(funnelSteps));
  const website = read.filter(({ day, channel }) => day === first && channel === read[0]?.channel);
  expect(website.map(({ step }) => funnelSteps.indexOf(step))).toEqual(
    website.map(({ step }) => funnelSteps.indexOf(step)).toSorted((a, b) => a - b),
  );
  expect(await readFunnel(ports, { from: addDays(first, 5), until: addDays(first, 9) })).toEqual([]);
});
