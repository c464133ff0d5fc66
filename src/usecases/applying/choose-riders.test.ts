import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { addDays, addMonths, dayInIndia } from '#domain/date.ts';
import { asId, type CptId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { type ProposalState, proposalStates } from '#domain/proposal/state.ts';
import type { FailureCode } from '#domain/result.ts';
import { aRider } from '#test/builders/plan-builders.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { keep, oneProduct, openUsecasePorts, soldTo, type UsecasePorts } from '#test/usecase-ports.ts';
import type { LivePremiumAnswer } from '../ports/insurer-gateway.ts';
import { type AddedRiders, addRiders, removeRider } from './choose-riders.ts';
import { listRiders } from './list-riders.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const riders = [
  aRider('wait-12', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 12 } }),
  aRider('wait-24', { exclusiveGroup: 'wait', effect: { kind: 'pre-existing-wait', months: 24 } }),
  aRider('critical', {}),
  aRider('income', { needs: ['critical'] }),
  aRider('old', { ages: { from: 60, to: 80 } }),
  aRider('dear', { price: { kind: 'percent', percent: 101 } }),
  aRider('asked', { price: { kind: 'live' } }),
];

function selling(facts: Partial<Product>, catalogue: Catalogue = oneProduct): Catalogue {
  const slabs = new Map(
    [...catalogue.slabs].map(([id, { product, slab }]) => [id, { product: { ...product, ...facts }, slab }]),
  );
  return { ...catalogue, products: [...slabs.values()].map(({ product }) => product), slabs };
}
const market = selling({ riders, termYears: [1, 2] });

async function opened(facts: Partial<Proposal> = {}, answer: LivePremiumAnswer = { kind: 'pending' }) {
  ports = await openUsecasePorts({ catalogue: market, insurer: { livePremium: async () => answer } });
  return keep(ports, { state: 'drafting', riders: [], ...facts });
}

async function adding(proposal: Proposal, ids: readonly string[], own: Partial<AddedRiders> = {}) {
  const { owner, id, cptId } = (await ports.store.getProposal(proposal.id)) ?? proposal;
  return addRiders(ports, owner, { id, row: cptId, riders: ids, termYears: undefined, ...own });
}

async function removing(proposal: Proposal, rider: string) {
  const { owner, id, cptId } = (await ports.store.getProposal(proposal.id)) ?? proposal;
  return removeRider(ports, owner, { id, row: cptId, rider });
}

const storedProposal = ({ id }: Proposal) => ports.store.getProposal(id);

describe('a rider that is added to a draft', () => {
  test('is priced and in the terms at once, and what was agreed to is so no more', async () => {
    const proposal = await opened();
    const answer = await adding(proposal, ['wait-12'], { termYears: 2 });
    // It is twice 11,700 and 500, less 7.5 percent.
    const total = 22_570;
    expect(answer).toMatchObject({ value: { status: 'changed', takenOut: [], priceChanged: true } });
    const now = await storedProposal(proposal);
    expect(now).toMatchObject({
      riders: ['wait-12'],
      termYears: 2,
      price: { total, termYears: 2 },
      plan: { features: { waitingPeriods: { preExistingMonths: 12 } }, riders: [{ id: 'wait-12' }] },
    });
    expect(now?.agreement).toBeUndefined();
    expect(now?.completed).not.toContain('terms');
    expect(now?.completed).toContain('lifestyle');
  });

  test('takes out one of its group and says so; at the same price the ledger names the other one', async () => {
    const proposal = await opened();
    await adding(proposal, ['wait-24', 'critical']);
    const answer = await adding(proposal, ['wait-12']);
    expect(answer).toMatchObject({ value: { takenOut: [{ id: 'wait-24' }], priceChanged: false } });
    const now = await storedProposal(proposal);
    expect(now?.riders).toEqual(['critical', 'wait-12']);
    expect(now?.price.steps.flatMap(({ cause }) => ('rider' in cause ? cause.rider : []))).toEqual([
      'wait-12',
      'critical',
    ]);
  });

  test('comes with the one that it needs, in whatever order; without it, it is refused', async () => {
    const proposal = await opened();
    expect(await adding(proposal, ['income'])).toMatchObject({ failure: { code: 'RIDER_NEEDS_ANOTHER' } });
    await adding(proposal, ['income', 'critical']);
    expect((await storedProposal(proposal))?.riders).toEqual(['income', 'critical']);
  });

  test('asked for again changes nothing, also by who read another row', async () => {
    const proposal = await opened();
    await adding(proposal, ['critical']);
    const before = await storedProposal(proposal);
    expect(await adding(proposal, ['critical'], { row: asId<CptId>('other') })).toMatchObject({
      value: { status: 'unchanged' },
    });
    expect(await storedProposal(proposal)).toEqual(before);
  });

  test('that the insurer prices is pending and changes nothing until the price is there', async () => {
    let pending: LivePremiumAnswer = { kind: 'pending' };
    ports = await openUsecasePorts({ catalogue: market, insurer: { livePremium: async () => pending } });
    const proposal = await keep(ports, { state: 'drafting', riders: [] });
    expect(await adding(proposal, ['asked'])).toMatchObject({ value: { status: 'pending', takenOut: [] } });
    expect(await storedProposal(proposal)).toEqual(proposal);
    pending = { kind: 'quoted', annual: rupees(400) };
    expect(await adding(proposal, ['asked'])).toMatchObject({ value: { status: 'changed' } });
    expect((await storedProposal(proposal))?.price.total).toBe(12_100);
  });

  test.each<[string, readonly string[], Partial<AddedRiders>, FailureCode]>([
    ['that nobody sells', ['travel'], {}, 'RIDER_NOT_OFFERED'],
    ['two of a group', ['wait-12', 'wait-24'], {}, 'RIDERS_EXCLUDE_EACH_OTHER'],
    ['for other ages', ['old'], {}, 'RIDER_AGE_OUT_OF_RANGE'],
    ['over the cap', ['dear'], {}, 'RIDERS_OVER_CAP'],
    ['for a term that is not sold', ['critical'], { termYears: 3 }, 'TERM_NOT_SOLD'],
    ['to another row than it has', ['critical'], { row: asId<CptId>('other') }, 'STALE_PROPOSAL'],
  ])('%s is refused, and nothing is changed', async (_, ids, own, code) => {
    const proposal = await opened();
    expect(await adding(proposal, ids, own)).toMatchObject({ failure: { code } });
    expect(await storedProposal(proposal)).toEqual(proposal);
  });
});

describe('a rider that is removed', () => {
  test('leaves the former price and terms exactly, and takes what needed it along', async () => {
    const proposal = await opened();
    await adding(proposal, ['critical']);
    await removing(proposal, 'critical');
    const before = await storedProposal(proposal);
    await adding(proposal, ['critical', 'income', 'wait-12']);
    expect(await removing(proposal, 'critical')).toMatchObject({ value: { takenOut: [{ id: 'income' }] } });
    await removing(proposal, 'wait-12');
    const now = await storedProposal(proposal);
    expect([now?.price.total, now?.price.steps, now?.plan]).toEqual([
      before?.price.total,
      before?.price.steps,
      before?.plan,
    ]);
    expect(await removing(proposal, 'wait-12')).toMatchObject({ value: { status: 'unchanged' } });
  });

  test('can be one that is sold no more, so that the rest has a price again', async () => {
    const proposal = await opened({ riders: ['gone'] });
    expect(await removing(proposal, 'gone')).toMatchObject({ value: { status: 'changed' } });
  });
});

test('the term alone can be changed', async () => {
  const proposal = await opened({ riders: ['critical'] });
  expect(await adding(proposal, [], { termYears: 2 })).toMatchObject({ value: { status: 'changed' } });
  expect(await storedProposal(proposal)).toMatchObject({ termYears: 2, riders: ['critical'] });
});

const past = proposalStates.filter((state) => state !== 'drafting');
const codes: Partial<Record<ProposalState, FailureCode>> = {
  submitted: 'TRANSITION_REFUSED',
  'awaiting-payment': 'TRANSITION_REFUSED',
  expired: 'PROPOSAL_EXPIRED',
};

test.each(past)('a proposal that is %s takes no change, and lists what it has', async (state) => {
  const proposal = await opened({ state, riders: ['critical'] });
  const failure = { code: codes[state] ?? 'PROPOSAL_LOCKED' };
  expect(await adding(proposal, ['wait-12'])).toMatchObject({ failure });
  expect(await removing(proposal, 'critical')).toMatchObject({ failure });
  expect(await listRiders(ports, proposal.owner, proposal.id)).toMatchObject({
    value: { mayChange: false, offers: [], terms: [] },
  });
});

test('nobody else can change or read them', async () => {
  const { id, cptId } = await opened();
  const notFound = { failure: { code: 'NOT_FOUND' } };
  const request = { id, row: cptId, riders: ['critical'], termYears: undefined };
  expect(await addRiders(ports, aVisitor(), request)).toMatchObject(notFound);
  expect(await removeRider(ports, aVisitor(), { id, row: cptId, rider: 'critical' })).toMatchObject(notFound);
  expect(await listRiders(ports, aVisitor(), id)).toMatchObject(notFound);
});

describe('the list of a draft', () => {
  test('has each rider of the cover for each term, which are chosen, and the terms with them', async () => {
    const proposal = await opened();
    await adding(proposal, ['wait-12']);
    const list = await listRiders(ports, proposal.owner, proposal.id);
    if (!list.ok) throw new Error(list.failure.code);
    const { offers, others, terms, mayChange } = list.value;
    expect([mayChange, others]).toEqual([true, []]);
    expect(offers.map(({ rider, isChosen, byTerm }) => [rider.id, isChosen, byTerm[1]?.price])).toEqual([
      ['wait-12', true, { kind: 'quoted', total: 925 }],
      ['wait-24', false, { kind: 'quoted', total: 925 }],
      ['critical', false, { kind: 'quoted', total: 925 }],
      ['income', false, { kind: 'quoted', total: 925 }],
      ['old', false, { kind: 'refused', code: 'RIDER_AGE_OUT_OF_RANGE' }],
      ['dear', false, { kind: 'refused', code: 'RIDERS_OVER_CAP' }],
      ['asked', false, { kind: 'pending' }],
    ]);
    expect(terms.map(({ years, total }) => [years, total])).toEqual([
      [1, 12_200],
      [2, 22_570],
    ]);
  });

  test('is at the age of the day by which it is charged: a birthday before the old policy ends counts', async () => {
    const dearerAt35 = soldTo([
      [0, 34, 10_000],
      [35, 120, 20_000],
    ]);
    const tenth = aRider('tenth', { price: { kind: 'percent', percent: 10 } });
    ports = await openUsecasePorts({ catalogue: selling({ riders: [tenth], termYears: [1] }, dearerAt35) });
    const today = dayInIndia(ports.clock.now());
    const born = addMonths(addDays(today, 20), -12 * 35);
    const proposal = await keep(ports, {
      state: 'drafting',
      riders: [],
      forms: {
        insuredMembers: { 'You.date_of_birth': born },
        portabilityDetails: oldPolicy(today, 50),
      },
    });
    const list = await listRiders(ports, proposal.owner, proposal.id);
    expect(list).toMatchObject({
      value: { offers: [{ price: { kind: 'quoted', total: 2_000 } }], terms: [{ total: 20_000 }] },
    });
    const added = await adding(proposal, ['tenth']);
    expect(added).toMatchObject({ value: { proposal: { price: { total: 22_000 } } } });
  });

  test('has a rider that is sold no more beside them', async () => {
    const proposal = await opened({ riders: ['gone'] });
    const plan = planOfProposal(proposal, market);
    if (!plan) throw new Error('No plan');
    const title = { en: 'Gone', hi: 'गया' };
    const next = {
      ...proposal,
      version: 2,
      plan: { ...plan, riders: [{ id: 'gone', title, effect: undefined }] },
    };
    await ports.store.saveProposal(next);
    expect(await listRiders(ports, proposal.owner, proposal.id)).toMatchObject({
      value: {
        others: [{ id: 'gone', amount: undefined }],
        offers: riders.map(({ id }) => ({ rider: { id } })),
      },
    });
  });
});
