import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayInIndia, secondsAfter } from '#domain/date.ts';
import type { StepEvent } from '#domain/event/event-kinds.ts';
import { lastDays } from '#domain/event/funnel.ts';
import type { VisitorId } from '#domain/ids.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { eraseVisitor } from '../keeping/erase-data.ts';
import { recordConsent } from '../keeping/record-consent.ts';
import { readFunnel } from '../operating/read-funnel.ts';
import { countQuotesBefore, countStep } from './count-step.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

let owner: VisitorId;
beforeEach(() => {
  owner = aVisitor();
});

const event: StepEvent = { name: 'results-seen', fields: { plan_type: 'family' } };
const visit = () => ({ owner, visit: `visit of ${owner}`, channel: 'pos' }) as const;
const count = (about = 'quote') => countStep(ports, visit(), event, about);
const answer = async (isGiven: boolean) => {
  ports.clock.pass(1);
  const answer = { purpose: 'usage', given: isGiven, textVersion: '2026-11-24', language: 'en' } as const;
  expect(await recordConsent(ports, owner, answer)).toMatchObject({ ok: true });
};
const namesOf = async () => (await ports.store.eventsOf(owner)).map(({ name }) => name);
const quoteOf = (createdAt = ports.clock.now()) => ports.store.insertQuote({ ...aQuote(), owner, createdAt });

test('a step is counted after a yes alone, and a no erases it', async () => {
  expect(await count()).toBe(false);
  await answer(true);
  expect(await count()).toBe(true);
  expect(await ports.store.eventsOf(owner)).toMatchObject([
    { name: 'results-seen', kind: 'usage', step: 'results-seen', channel: 'pos', visit: `visit of ${owner}` },
  ]);
  await answer(false);
  expect(await namesOf()).toEqual([]);
  expect(await count()).toBe(false);
});

test('nothing is held of a visit that has not said yes', async () => {
  const atomically = () => Promise.reject(new Error('held'));
  const store = { ...ports.store, atomically };
  expect(await countStep({ ...ports, store }, visit(), event, 'quote')).toBe(false);
});

test('a step is counted once a day for what it is about', async () => {
  await answer(true);
  for (const about of ['one', 'one', 'other']) await count(about);
  expect(await namesOf()).toHaveLength(2);
  ports.clock.pass(86_400);
  await count('one');
  expect(await namesOf()).toHaveLength(3);
});

test('a no that comes while a step is counted leaves nothing of it', async () => {
  await answer(true);
  await Promise.all([count('a'), answer(false), count('b'), count('c')]);
  expect(await namesOf()).toEqual([]);
});

test('quotes that stand when a visitor first says yes were begun and saved', async () => {
  await quoteOf(secondsAfter(ports.clock.now(), -60));
  await quoteOf();
  await answer(true);
  await countQuotesBefore(ports, visit());
  await countQuotesBefore(ports, visit());
  expect((await namesOf()).toSorted()).toEqual(['quote-begun', 'quote-saved', 'quote-saved']);
});

test('of quotes that stand already the last ten are counted', async () => {
  for (let count = 0; count < 12; count += 1) await quoteOf();
  await answer(true);
  await countQuotesBefore(ports, visit());
  expect((await namesOf()).filter((name) => name === 'quote-saved')).toHaveLength(10);
});

test('they are counted after a first yes to usage, whatever else was answered before', async () => {
  const other = { purpose: 'adviser-view', given: false, textVersion: '2026-11-24', language: 'en' } as const;
  await recordConsent(ports, owner, other);
  await quoteOf();
  await answer(true);
  expect((await ports.store.consentsOf(owner)).map(({ purpose }) => purpose)).toContain('adviser-view');
  await countQuotesBefore(ports, visit());
  expect((await namesOf()).toSorted()).toEqual(['quote-begun', 'quote-saved']);
});

test('a quote is counted by the type of product that it asks for', async () => {
  const { request } = aQuote();
  for (const productType of ['indemnity', 'super-top-up'] as const)
    await ports.store.insertQuote({ ...aQuote(), owner, request: { ...request, productType } });
  await answer(true);
  await countQuotesBefore(ports, visit());
  const saved = (await ports.store.eventsOf(owner)).filter(({ name }) => name === 'quote-saved');
  expect(saved.map(({ fields }) => fields)).toEqual([
    { product_type: 'INDEMNITY' },
    { product_type: 'SUPER_TOPUP' },
  ]);
});

test('what was saved under a no is not counted by a later yes', async () => {
  await answer(false);
  await quoteOf();
  await answer(true);
  await countQuotesBefore(ports, visit());
  expect(await namesOf()).toEqual([]);
});

test('an erased visitor stands in the funnel as none', async () => {
  // Nobody else stands on this day.
  ports.clock.pass(2 * 86_400);
  await answer(true);
  await quoteOf();
  await count();
  const stood = async () => {
    const counts = await readFunnel(ports, lastDays(dayInIndia(ports.clock.now()), 1));
    return counts.filter(({ channel, step }) => channel === 'pos' && step === 'results-seen');
  };
  expect(await stood()).toMatchObject([{ visits: 1 }]);
  await eraseVisitor(ports, owner, { who: 'visitor', via: 'visitor', reason: '' });
  expect(await stood()).toEqual([]);
  expect(await count()).toBe(false);
});
