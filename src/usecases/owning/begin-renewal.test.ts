import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, isoDate } from '#domain/date.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { lakh, type Rupees, rupees } from '#domain/money.ts';
import { ageInYears, ageOn } from '#domain/person/age.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { termsVersion } from '#domain/proposal/terms.ts';
import { renewedFrom } from '#domain/renewal/renewal-time.ts';
import { aCatalogue, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aPolicy, aVisitor } from '#test/ports/store-values.ts';
import {
  allConsents,
  keep,
  noAnswer,
  type Outside,
  openUsecasePorts,
  orderIn,
  soldTo,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { agreePremium } from '../applying/agree-premium.ts';
import { addRiders } from '../applying/choose-riders.ts';
import { saveProposalForm } from '../applying/save-proposal-form.ts';
import { settleProposal } from '../paying/settle-payment.ts';
import { startPayment } from '../paying/start-payment.ts';
import type { InsurerGateway } from '../ports/insurer-gateway.ts';
import { beginRenewal } from './begin-renewal.ts';
import { policySchedule } from './policy-schedule.ts';
import { readRenewal } from './read-renewal.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Today is 20 November 2026, and Asha is 34. */
const endsIn = (days: number) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10);
const byAge = soldTo([
  [0, 34, rupees(11_700)],
  [35, 120, rupees(14_000)],
]);

/** A policy of last year whose cover ends so many days from today, and its proposal. */
async function buyPolicy(
  days: number,
  outside: Outside = {},
  facts: Partial<Proposal> = {},
): Promise<Proposal> {
  ports = await openUsecasePorts(outside);
  const old = await keep(ports, { state: 'issued', ...facts });
  const [year = 0, month = 0, day = 0] = endsIn(days).split('-').map(Number);
  const cover = { coverFrom: isoDate(2025, 11, 21), coverUntil: isoDate(year, month, day) };
  await ports.store.insertPolicy(aPolicy(old, { policyNumber: 'OLD-1', ...cover }), []);
  return old;
}

const kindOf = async ({ owner, id }: Proposal) => {
  const read = await readRenewal(ports, owner, id);
  return read.ok ? read.value.state.kind : read.failure.code;
};

async function beginOne({ owner, id }: Proposal): Promise<Proposal> {
  const renewal = await beginRenewal(ports, owner, id);
  if (!renewal.ok) throw new Error(renewal.failure.code);
  return renewal.value;
}

/** As the buyer does it on the page of the terms. */
async function payFor(renewal: Proposal): Promise<Proposal | undefined> {
  const { owner, id, price } = renewal;
  const request = {
    id,
    total: price.total,
    consents: allConsents,
    termsVersion,
    language: 'en',
    tpa: undefined,
  } as const;
  const agreed = await agreePremium(ports, owner, request);
  if (!agreed.ok) throw new Error(agreed.failure.code);
  const started = await startPayment(ports, owner, id, 'https://chhatri.example/return');
  if (!started.ok) throw new Error(started.failure.code);
  return settleProposal(ports, id);
}

const willing: Outside = { payments: { orderStatus: orderIn('captured') } };

test.each([
  [61, 'too-early', 'RENEWAL_TOO_EARLY'],
  [60, 'open', undefined],
  [0, 'open', undefined],
  [-30, 'open', undefined],
  [-31, 'over', 'RENEWAL_EXPIRED'],
] as const)('with %i days of cover left it is %s', async (days, kind, code) => {
  const old = await buyPolicy(days);
  expect(await kindOf(old)).toBe(kind);
  const answer = await beginRenewal(ports, old.owner, old.id);
  expect(answer.ok ? undefined : answer.failure.code).toBe(code);
});

describe('what cannot be renewed here', () => {
  const silent: InsurerGateway['renewalTerms'] = noAnswer;
  const pricedLive = aCatalogue([aProduct('one', { slabs: [aSlab('one-10', 10, {})], pricing: 'live' })]);
  const away: Partial<Proposal> = { slabId: asId<SlabId>('gone') };

  test.each<[string, Outside, Partial<Proposal>, string]>([
    ['a plan that left the catalogue', {}, away, 'PLAN_NOT_OFFERED'],
    [
      'a price that the insurer is still working on',
      { catalogue: pricedLive, insurer: { livePremium: async () => ({ kind: 'pending' }) } },
      {},
      'PRICE_PENDING',
    ],
    ['ages without a rate', { catalogue: soldTo([[60, 120, rupees(30_000)]]) }, {}, 'PRICE_UNAVAILABLE'],
    ['an insurer that does not answer', { insurer: { renewalTerms: silent } }, {}, 'INSURER_UNAVAILABLE'],
  ])('is refused with its reason: %s', async (_, outside, facts, code) => {
    const old = await buyPolicy(10, outside, facts);
    expect(await beginRenewal(ports, old.owner, old.id)).toEqual({ ok: false, failure: { code } });
  });

  test('another visitor’s policy, and a purchase without a policy', async () => {
    const old = await buyPolicy(10);
    const draft = await keep(ports, { state: 'drafting' });
    expect(await beginRenewal(ports, aVisitor(), old.id)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await beginRenewal(ports, draft.owner, draft.id)).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });
});

test('it is priced at the ages of its first day, with the years served and the old number along', async () => {
  const old = await buyPolicy(10, { catalogue: byAge }, { forms: formsBorn('1991-11-25') });
  const renewal = await beginOne(old);
  expect(renewal).toMatchObject({
    state: 'drafting',
    route: 'straight-through',
    firstPrice: { total: 11_700 },
    price: { total: 14_000 },
    kyc: { stage: 'VERIFIED' },
    renewal: {
      of: old.id,
      policyNumber: 'OLD-1',
      coverUntil: '2026-11-30',
      coveredSince: '2025-11-21',
      priceAtOldAges: { total: 11_700 },
    },
    expiry: { on: '2026-12-05', reason: 'price-too-old' },
  });
  expect(renewal.completed).toContain('review');
  expect(renewal.agreement).toBeUndefined();
});

test('whoever is renewed whenever, the price is the rate of the age on the first day of the new cover', async () => {
  const rates = Array.from({ length: 12 }, (_, decade): readonly [number, number, Rupees] => [
    decade * 10,
    decade * 10 + 9,
    rupees(5_000 + decade * decade * 700),
  ]);
  const catalogue = soldTo(rates);
  const born = fc.integer({ min: 0, max: 25_000 }).map((days) => addDays(isoDate(1930, 1, 1), days));
  await fc.assert(
    fc.asyncProperty(born, fc.integer({ min: -30, max: 60 }), async (birth, days) => {
      const old = await buyPolicy(days, { catalogue }, { forms: formsBorn(birth) });
      const { price, members } = await beginOne(old);
      await ports.close();
      const first = renewedFrom(addDays(isoDate(2026, 11, 20), days), isoDate(2026, 11, 20));
      const age = ageInYears(ageOn(birth, first) ?? { unit: 'years', count: 0 });
      expect(members[0]?.age && ageInYears(members[0].age)).toBe(age);
      expect(price.total).toBe(rates.find(([from, to]) => from <= age && age <= to)?.[2]);
    }),
    { numRuns: 25 },
  );
  ports = await openUsecasePorts({});
});

test('an unpaid one ends with the grace', async () => {
  const old = await buyPolicy(-25);
  const renewal = await beginOne(old);
  expect(renewal.expiry).toEqual({ on: '2026-11-25', reason: 'renewal-period-over' });
  expect(await kindOf(old)).toBe('begun');
  ports.clock.pass(6 * 86_400);
  expect(await kindOf(old)).toBe('over');
  expect((await ports.store.getProposal(renewal.id))?.state).toBe('expired');
});

test('the bonus is the insurer’s word of this very policy, held to what the product can give', async () => {
  const questions: unknown[] = [];
  const most: InsurerGateway['renewalTerms'] = async (policy) => {
    questions.push(policy);
    return { ok: true, value: { claimed: false, sumWithBonus: lakh(900) } };
  };
  const old = await buyPolicy(10, { insurer: { renewalTerms: most } });
  const { noClaimBonus } = (await beginOne(old)).plan?.features ?? {};
  expect((await beginOne(old)).renewal).toMatchObject({
    claimed: false,
    bonusBefore: 0,
    bonus: (lakh(10) * (noClaimBonus?.maxPercent ?? 0)) / 100,
  });
  expect(questions[0]).toEqual({
    ...{ reference: old.number, insurer: 'acme', policyNumber: 'OLD-1', termYears: old.termYears },
    ...{ sumInsured: lakh(10), noClaimBonus, bonus: 0 },
  });
});

describe('begun and paid for', () => {
  test.each([
    [10, '2026-12-01', '2027-11-30'],
    [0, '2026-11-21', '2027-11-20'],
    [-5, '2026-11-21', '2027-11-20'],
  ])('with %i days of cover left the new cover is from %s to %s', async (days, coverFrom, coverUntil) => {
    const old = await buyPolicy(days, willing);
    const renewal = await beginOne(old);
    expect((await payFor(renewal))?.state).toBe('issued');
    expect(await ports.store.policyOf(renewal.id)).toMatchObject({ coverFrom, coverUntil });
    expect(await kindOf(old)).toBe('renewed');
    const schedule = await policySchedule(ports, old.owner, renewal.id);
    expect(schedule.ok && schedule.value.waits[0]?.coveredFrom).toBe('2025-11-21');
    expect(schedule.ok && schedule.value.renewal?.policyNumber).toBe('OLD-1');
  });

  test('from many tabs, before and after, it is one renewal and one policy', async () => {
    const old = await buyPolicy(10, willing);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => beginOne(old)));
    const [renewal = old] = tabs;
    expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
    await payFor(renewal);
    expect((await beginOne(old)).id).toBe(renewal.id);
    expect((await ports.store.proposalsOf(old.owner)).map(({ state }) => state)).toEqual([
      'issued',
      'issued',
    ]);
  });

  test('one whose price ran out makes room for another at the price of the day', async () => {
    const old = await buyPolicy(40, willing);
    const renewal = await beginOne(old);
    ports.clock.pass(16 * 86_400);
    expect(await kindOf(old)).toBe('open');
    const again = await beginOne(old);
    expect(again.id).not.toBe(renewal.id);
    expect((await ports.store.getProposal(renewal.id))?.state).toBe('expired');
  });

  test('a renewal is renewed a year later, its waits counted from the first policy', async () => {
    const old = await buyPolicy(10, { payments: { orderStatus: orderIn('captured') } });
    const renewal = await beginOne(old);
    await payFor(renewal);
    ports.clock.pass(340 * 86_400);
    expect((await beginOne(renewal)).renewal).toMatchObject({
      of: renewal.id,
      policyNumber: 'P-1',
      coverUntil: '2027-11-30',
      coveredSince: '2025-11-21',
    });
  });
});

describe('of the answers that are brought along', () => {
  test('the contact alone can be changed, and no rider', async () => {
    const old = await buyPolicy(10);
    const { id, owner, version, forms, cptId } = await beginOne(old);
    const save = { id, version, autosave: false, framed: false } as const;
    const members = { ...save, form: 'insuredMembers', answers: forms.insuredMembers ?? {} } as const;
    expect(await saveProposalForm(ports, owner, members)).toMatchObject({
      failure: { code: 'PROPOSAL_LOCKED' },
    });
    const contact = { ...forms.proposerDetails, mobile: '9822044171' };
    const saved = await saveProposalForm(ports, owner, {
      ...save,
      form: 'proposerDetails',
      answers: contact,
    });
    expect(saved.ok && saved.value.proposal.completed).toContain('review');
    expect(saved.ok && saved.value.proposal.kyc.stage).toBe('VERIFIED');
    const added = await addRiders(ports, owner, { id, row: cptId, riders: [], termYears: 2 });
    expect(added).toMatchObject({ failure: { code: 'PROPOSAL_LOCKED' } });
  });
});

function formsBorn(date: string): Proposal['forms'] {
  const answers = { first_name: 'Asha', last_name: 'Rao', mobile: '9822044170', email: 'asha@example.in' };
  return {
    proposerDetails: { ...answers, date_of_birth: date, pincode: '560034' },
    insuredMembers: { 'You.date_of_birth': date },
  };
}

test('one that was begun on the first device is found on the next, and is not begun a second time there', async () => {
  const old = await buyPolicy(20);
  const renewal = await beginOne(old);
  const next = aVisitor();
  await ports.store.passOn(old.id, next, ports.ids.quote());
  expect((await beginOne({ ...old, owner: next })).id).toBe(renewal.id);
  expect(await beginRenewal(ports, old.owner, old.id)).toMatchObject({ ok: false });
});
