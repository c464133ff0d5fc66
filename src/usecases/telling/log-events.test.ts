import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportedEvent } from '#domain/event/admission.ts';
import type { VisitorId } from '#domain/ids.ts';
import { receiptsOf } from '#domain/proposal/terms.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { allConsents, keep, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readConsents } from '../keeping/read-consents.ts';
import { recordConsent } from '../keeping/record-consent.ts';
import { assignFlags } from './assign-flags.ts';
import { countStep } from './count-step.ts';
import { logEvents } from './log-events.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

let count = 0;
function reported(name = 'decision-shared', fields: ReportedEvent['fields'] = {}): ReportedEvent {
  count += 1;
  return { id: `event-${count}`, name, fields, minutesAgo: 3 };
}

const log = (owner: VisitorId, ...events: ReportedEvent[]) =>
  logEvents(ports, { owner, channel: 'mobile-app', events });
const say = async (owner: VisitorId, isGiven: boolean) => {
  const rule = (await readConsents(ports, owner)).find(({ purpose }) => purpose === 'usage');
  const textVersion = rule?.textVersion ?? '';
  return recordConsent(ports, owner, { purpose: 'usage', given: isGiven, textVersion, language: 'en' });
};
const isGiven = async (owner: VisitorId, expectedPurpose: string) =>
  (await readConsents(ports, owner)).find(({ purpose }) => purpose === expectedPurpose)?.answer?.given ??
  false;
const storedOf = async (owner: VisitorId) =>
  (await ports.store.eventsAfter(0, ['usage', 'service'], 1000)).filter((event) => event.owner === owner);

test('nothing is kept before a yes, nor after a no, and a no erases what was kept', async () => {
  const owner = aVisitor();
  expect(await log(owner, reported())).toMatchObject({ failure: { code: 'CONSENT_REQUIRED' } });
  await say(owner, true);
  expect(await log(owner, reported())).toMatchObject({ ok: true });
  expect(await storedOf(owner)).toHaveLength(1);
  await say(owner, false);
  expect(await storedOf(owner)).toEqual([]);
  expect(await log(owner, reported())).toMatchObject({ failure: { code: 'CONSENT_REQUIRED' } });
  expect(await storedOf(owner)).toEqual([]);
});

test('an event is kept with its time, day, channel and platform', async () => {
  const owner = aVisitor();
  await say(owner, true);
  await log(owner, reported());
  const [event] = await storedOf(owner);
  expect(event).toMatchObject({ kind: 'usage', channel: 'mobile-app', platform: 'App', step: undefined });
  expect(event && Date.parse(ports.clock.now()) - Date.parse(event.at)).toBe(3 * 60_000);
});

test('what is sent twice is kept once', async () => {
  const owner = aVisitor();
  await say(owner, true);
  const event = reported();
  await log(owner, event);
  await log(owner, reported(), event);
  expect(await storedOf(owner)).toHaveLength(2);
});

test('one event that is not of the catalogue leaves nothing of its batch', async () => {
  const owner = aVisitor();
  await say(owner, true);
  expect(await log(owner, reported(), reported('plan-opened', { product: 'no-such' }))).toMatchObject({
    failure: { code: 'EVENT_REFUSED', fields: [{ field: 'events.1' }] },
  });
  expect(await storedOf(owner)).toEqual([]);
});

test.each([
  ['a product that is sold', 'plan-opened', { plan_type: 'family', product: 'one' }, true],
  ['a product that is not', 'plan-opened', { plan_type: 'family', product: 'two' }, false],
])('an event of %s is kept only if it is sold', async (_, name, fields, isStored) => {
  const owner = aVisitor();
  await say(owner, true);
  expect((await log(owner, reported(name, fields))).ok).toBe(isStored);
  expect(await storedOf(owner)).toHaveLength(isStored ? 1 : 0);
});

test('a plan that a browser opens is a step on the day on which the server has answered the list of its visitor, and none where not', async () => {
  const [real, madeUp] = [aVisitor(), aVisitor()];
  const opened = { plan_type: 'family', product: 'one' };
  const stepsOf = async (owner: VisitorId) => (await storedOf(owner)).map(({ name, step }) => [name, step]);
  await say(real, true);
  await say(madeUp, true);
  const event = { name: 'results-seen', fields: { plan_type: 'family' } } as const;
  await countStep(ports, { owner: real, visit: 'real', channel: 'mobile-app' }, event, 'quote');
  const yesterday = { ...reported('plan-opened', opened), minutesAgo: 24 * 60 };
  await log(real, reported('plan-opened', opened), yesterday);
  const begin = { name: 'quote-begun', fields: { by: 'first-price' } } as const;
  await countStep(ports, { owner: madeUp, visit: 'made-up', channel: 'mobile-app' }, begin, '');
  await log(madeUp, reported('plan-opened', opened), reported('plan-opened', opened));
  expect(await stepsOf(real)).toEqual([
    ['results-seen', 'results-seen'],
    ['plan-opened', 'plan-opened'],
    ['plan-opened', undefined],
  ]);
  expect(await stepsOf(madeUp)).toEqual([
    ['quote-begun', 'quote-begun'],
    ['plan-opened', undefined],
    ['plan-opened', undefined],
  ]);
});

test('a no that comes while events are on their way leaves none of them', async () => {
  const owner = aVisitor();
  await say(owner, true);
  await Promise.all([
    log(owner, reported()),
    say(owner, false),
    log(owner, reported()),
    log(owner, reported()),
  ]);
  expect(await storedOf(owner)).toEqual([]);
});

test('a test counts the version that the visitor has, and no other', async () => {
  const owner = aVisitor();
  await say(owner, true);
  const version = (await assignFlags(ports, owner))['mobile-field'];
  expect((await assignFlags(ports, owner))['mobile-field']).toBe(version);
  const other = version === 'v1.0' ? 'v2.0' : 'v1.0';
  expect(await log(owner, reported('flag-seen', { flag: 'mobile-field', version: other }))).toMatchObject({
    failure: { code: 'EVENT_REFUSED', fields: [{ field: 'events', code: 'ANSWER_FIXED' }] },
  });
  expect(await log(owner, reported('flag-seen', { flag: 'mobile-field', version }))).toMatchObject({
    ok: true,
  });
});

test('a yes in a purchase stands, and is taken back on the site for good', async () => {
  const at = ports.clock.now();
  const ended = { purpose: 'whatsapp', textVersion: '2026-11-01', language: 'en', given: true, at } as const;
  const consents = [...receiptsOf(allConsents, at, 'en'), ended];
  const { owner } = await keep(ports, { consents });
  expect(await isGiven(owner, 'whatsapp')).toBe(true);
  ports.clock.pass(86_400);
  const answer = { purpose: 'whatsapp', given: false, textVersion: '', language: 'en' } as const;
  expect(await recordConsent(ports, owner, answer)).toMatchObject({ ok: true });
  expect(await isGiven(owner, 'whatsapp')).toBe(false);
  expect(await isGiven(owner, 'do-not-call-override')).toBe(true);
  expect(await isGiven(aVisitor(), 'do-not-call-override')).toBe(false);
});
