import { afterEach, describe, expect, test } from 'vitest';
import type { Instant } from '#domain/date.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { RenewalMark } from '#domain/renewal/renewal-of.ts';
import { aDay } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { plainEligibility } from '#test/builders/plan-builders.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { aMarket, aPricedProduct } from '#test/builders/small-market.ts';
import { aPolicy, aQuote, aVisitor, transactionFor } from '#test/ports/store-values.ts';
import {
  anAgreedProposal,
  keep,
  noAnswer,
  openUsecasePorts,
  orderIn,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { readOutcome } from './read-outcome.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const at = (time: string) => `2026-11-20T${time}.000Z` as Instant; // the shape of an instant

const [you, spouse, father, mother] = aFamily('You 34y', 'Spouse 36y', 'Father 63y', 'Mother 61y');
if (!you || !spouse || !father || !mother) throw new Error('Nobody');
const [family, parents] = [
  [you, spouse],
  [father, mother],
];
const everybody = [...family, ...parents];

/** What is offered beside an issued policy of the family, when there is another proposal of the same quote. */
async function nextBeside(
  other: Partial<Proposal> | undefined,
  own: Partial<Proposal> = { group: 'family', members: family },
) {
  ports = await openUsecasePorts({
    payments: { orderStatus: noAnswer },
    insurer: { issue: noAnswer, decision: noAnswer },
  });
  const { store } = ports;
  const request = { ...aQuote().request, members: everybody };
  const quote = aQuote({ request });
  await store.insertQuote(quote);
  const proposal = anAgreedProposal(quote, { ...own, state: 'issued' });
  const proposals = [proposal, ...(other ? [anAgreedProposal(quote, other)] : [])];
  for (const proposal of proposals) await store.insertProposal(transactionFor(proposal), proposal);
  const view = await readOutcome(ports, quote.owner, proposal.id);
  if (!view.ok) throw new Error(view.failure.code);
  return view.value.next;
}

describe('beside the family’s policy the parents’ is offered', () => {
  const offered = { id: 'parents', group: 'parents', members: parents };

  test.each<[string, Proposal['state'] | undefined]>([
    ['that nobody has begun', undefined],
    ['that was begun', 'drafting'],
    ['that was handed in', 'submitted'],
    ['that is not paid yet', 'awaiting-payment'],
    ['that was declined', 'declined'],
    ['that expired', 'expired'],
    ['whose money went back', 'refunded'],
  ])('one %s', async (_, state) => {
    expect(await nextBeside(state && { group: 'parents', members: parents, state })).toMatchObject(offered);
  });

  test.each<[string, Partial<Proposal>]>([
    ['that is issued', { group: 'parents', members: parents, state: 'issued' }],
    ['that is paid', { group: 'parents', members: parents, state: 'paid' }],
    ['that waits for a medical decision', { group: 'parents', members: parents, state: 'awaiting-decision' }],
    ['who are covered by a policy of everybody', { group: 'combined', members: everybody, state: 'issued' }],
    ['of whom one is covered', { group: 'individual', members: [father], state: 'issued' }],
  ])('but for one %s', async (_, other) => {
    expect(await nextBeside(other)).toBeUndefined();
  });
});

test('beside the parents’ policy the family’s is offered', async () => {
  expect(await nextBeside(undefined, { group: 'parents', members: parents })).toMatchObject({
    id: 'family',
    group: 'family',
    members: family,
  });
});

test('beside a policy of everybody on one cover nothing is', async () => {
  expect(await nextBeside(undefined, { group: 'combined', members: everybody })).toBeUndefined();
});

test('beside the policy of the own parents that of the in-laws is offered', async () => {
  ports = await openUsecasePorts({});
  const inLaws = aFamily('Mother-in-law 61y');
  const quote = aQuote({ request: { ...aQuote().request, members: [...parents, ...inLaws] } });
  await ports.store.insertQuote(quote);
  const own = anAgreedProposal(quote, { group: 'parents', members: parents, state: 'issued' });
  await ports.store.insertProposal(transactionFor(own), own);
  const next = { id: 'parents-in-law', group: 'parents', members: inLaws };
  expect(await readOutcome(ports, quote.owner, own.id)).toMatchObject({ value: { next } });
});

test('beside one person’s policy that of the next is offered, where no product takes everybody', async () => {
  const forFamilies = { ...plainEligibility, relations: ['You', 'Spouse'] as const };
  const forSiblings = { ...plainEligibility, relations: ['Brother', 'Sister'] as const };
  ports = await openUsecasePorts({
    catalogue: aMarket([
      aPricedProduct('one', 10_000, { eligibility: forFamilies }),
      aPricedProduct('two', 10_000, { eligibility: forSiblings }),
    ]),
  });
  const [me, brother, grandfather] = aFamily('You 34y', 'Brother 30y', 'Grand-Father 80y');
  if (!me || !brother || !grandfather) throw new Error('Nobody');
  const quote = aQuote({ request: { ...aQuote().request, members: [me, brother, grandfather] } });
  await ports.store.insertQuote(quote);
  const own = { group: 'individual', state: 'issued' } as const;
  const mine = anAgreedProposal(quote, { ...own, block: 'individual-you', members: [me] });
  const his = anAgreedProposal(quote, { ...own, block: 'individual-brother', members: [brother] });
  await ports.store.insertProposal(transactionFor(mine), mine);
  expect(await readOutcome(ports, quote.owner, mine.id)).toMatchObject({
    value: { next: { id: 'individual-brother', members: [brother] } },
  });
  await ports.store.insertProposal(transactionFor(his), his);
  expect(await readOutcome(ports, quote.owner, mine.id)).toMatchObject({ value: { next: undefined } });
});

test('beside a renewal nothing is: its quote was of the year before', async () => {
  const { renewal } = aRenewedSchedule([]);
  expect(await nextBeside(undefined, { group: 'family', members: family, renewal })).toBeUndefined();
});

test('beside a policy whose quote is kept no longer nothing is', async () => {
  ports = await openUsecasePorts({});
  const { owner, id } = await keep(ports, { group: 'family', members: family, state: 'issued' });
  const store = { ...ports.store, findQuote: async () => undefined };
  expect(await readOutcome({ ...ports, store }, owner, id)).toMatchObject({
    value: { outcome: 'issued', next: undefined },
  });
});

test.each<[number, Instant | undefined]>([
  [4, undefined],
  [5, at('10:30:00')],
])('after %i tries at half past nine the next can be made at once or from %s', async (tries, payableFrom) => {
  ports = await openUsecasePorts({ payments: { orderStatus: orderIn('failed', { tries }) } });
  const paymentVisits = [{ at: at('09:30:00'), triesBefore: 0 }];
  const { owner, id } = await keep(ports, { state: 'awaiting-payment', paymentVisits }, {});
  expect(await readOutcome(ports, owner, id)).toMatchObject({ value: { payableFrom } });
});

test.each<[string, string, RenewalMark]>([
  ['ends in a year', '2027-11-20', 'too-early'],
  ['ends in ten days', '2026-11-30', 'in-time'],
])('a policy that %s says how it stands with its renewal', async (_, coverUntil, mark) => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'issued' });
  await ports.store.insertPolicy(aPolicy(proposal, { coverUntil: aDay(coverUntil) }), []);
  expect(await readOutcome(ports, proposal.owner, proposal.id)).toMatchObject({ value: { renewal: mark } });
});

test('what is not issued has no renewal', async () => {
  ports = await openUsecasePorts({});
  const { owner, id } = await keep(ports, { state: 'awaiting-payment' });
  expect(await readOutcome(ports, owner, id)).toMatchObject({ value: { renewal: undefined } });
});

describe('a purchase of somebody else', () => {
  test('has nobody outside asked about it', async () => {
    let calls = 0;
    const orderStatus: PaymentGateway['orderStatus'] = async (order) => {
      calls += 1;
      return orderIn('created')(order);
    };
    ports = await openUsecasePorts({ payments: { orderStatus } });
    const { id } = await keep(ports, { state: 'awaiting-payment' }, {});
    expect(await readOutcome(ports, aVisitor(), id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(calls).toBe(0);
  });

  test('is read no more, also where it is passed on while the gateway is asked', async () => {
    ports = await openUsecasePorts({});
    const { owner, id } = await keep(ports, { state: 'awaiting-payment' }, {});
    const orderStatus: PaymentGateway['orderStatus'] = async (order) => {
      await ports.store.handOver(owner, aVisitor(), ports.clock.now());
      return orderIn('created')(order);
    };
    const passing = { ...ports, payments: { ...ports.payments, orderStatus } };
    expect(await readOutcome(passing, owner, id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  });
});

test('beside a policy of its own nothing further is offered to anybody', async () => {
  ports = await openUsecasePorts({});
  const quote = aQuote({ request: { ...aQuote().request, members: everybody } });
  await ports.store.insertQuote(quote);
  const own = anAgreedProposal(quote, { group: 'individual', members: [you], state: 'issued' });
  await ports.store.insertProposal(transactionFor(own), own);
  expect(await readOutcome(ports, quote.owner, own.id)).toMatchObject({
    value: { outcome: 'issued', next: undefined },
  });
  expect(await readOutcome(ports, aVisitor(), own.id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});
