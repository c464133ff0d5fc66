import { afterEach, describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { plainEligibility } from '#test/builders/plan-builders.ts';
import { aMarket, aPricedProduct } from '#test/builders/small-market.ts';
import { aQuote, aVisitor, transactionFor } from '#test/ports/store-values.ts';
import { anAgreedProposal, noAnswer, openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { readOutcome } from './read-outcome.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

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
  const bought = anAgreedProposal(quote, { ...own, state: 'issued' });
  const proposals = [bought, ...(other ? [anAgreedProposal(quote, other)] : [])];
  for (const proposal of proposals) await store.insertProposal(transactionFor(proposal), proposal);
  const view = await readOutcome(ports, quote.owner, bought.id);
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
