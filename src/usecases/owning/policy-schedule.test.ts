import { afterEach, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Instant } from '#domain/date.ts';
import { asId, conditionId, type PartnerCode } from '#domain/ids.ts';
import { lakh, rupees } from '#domain/money.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { pricedPlanOf } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { aDay, aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer, aProduct, aSlab } from '#test/builders/plan-builders.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { aMarket } from '#test/builders/small-market.ts';
import { oldPolicy } from '#test/port-answers.ts';
import { aPolicy, aProposal, aQuote, aVisitor, moment } from '#test/ports/store-values.ts';
import {
  keep,
  type Outside,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { policySchedule } from './policy-schedule.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** It is issued at half past one in the morning of the 21st in India, and covers from the 22nd on. */
const issued: Partial<Policy> = {
  policyNumber: 'SUR-1',
  coverFrom: aDay('2026-11-22'),
  coverUntil: aDay('2027-11-21'),
  issuedAt: '2026-11-20T20:00:00.000Z' as Instant, // the shape of an instant
};

async function schedule(facts: Partial<Proposal>, outside: Outside = {}) {
  ports = await openUsecasePorts(outside);
  const orders = [
    { state: 'cancelled' },
    { state: 'cancelled' },
    { state: 'captured', method: 'UPI' },
  ] as const;
  const proposal = await keep(ports, { state: 'issued', ...facts }, ...orders);
  await ports.store.insertPolicy(aPolicy(proposal, issued), []);
  return { proposal, answer: await policySchedule(ports, proposal.owner, proposal.id) };
}

async function scheduled(facts: Partial<Proposal>, outside: Outside = {}) {
  const { answer } = await schedule(facts, outside);
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

describe('a policy schedule', () => {
  test('says who is covered by whom, for what, from when, at what price', async () => {
    const { proposal, answer } = await schedule({ termYears: 2, group: 'family' });
    const payment = (await ports.store.paymentsOf(proposal.id)).at(-1);
    expect(answer).toMatchObject({
      value: {
        policyNumber: 'SUR-1',
        proposalNumber: proposal.number,
        insurerTitle: 'acme Health',
        insurerPhone: '1800 000 000',
        productTitle: 'Plan one',
        coverBasis: 'floater',
        sumInsured: lakh(10),
        deductible: undefined,
        coverFrom: '2026-11-22',
        coverUntil: '2027-11-21',
        issuedOn: '2026-11-21',
        termYears: 2,
        proposer: { name: 'Asha Rao', mobile: proposerAnswers.mobile, email: proposerAnswers.email },
        price: { net: 11_700, tax: 0, total: 11_700 },
        payment: { reference: payment?.gatewayOrderId, method: 'UPI' },
        isDemo: true,
      },
    });
  });

  test('counts its waits from the first day of cover', async () => {
    const { waits } = await scheduled({});
    expect(waits.slice(0, 2)).toEqual([
      { kind: 'accident', coveredFrom: '2026-11-22' },
      { kind: 'other-illness', coveredFrom: '2026-12-22' },
    ]);
  });

  test('says the city of the pincode in each language, and another one as it was typed', async () => {
    const district = { en: 'Pune', hi: 'पुणे' };
    const place = { pincode: '411038', district, state: { en: 'Maharashtra', hi: 'महाराष्ट्र' } };
    const fields = ['city', 'pincode'].map((name) => aField(name, 'text'));
    const forms = {
      ...oneProduct.forms,
      proposerDetails: aForm('proposerDetails', aSection('once', fields)),
    };
    const catalogue: Catalogue = {
      ...oneProduct,
      forms,
      placeOf: (pincode) => (pincode === place.pincode ? place : undefined),
    };
    const linesOf = async (city: string) => {
      const answers = { ...proposerAnswers, city, pincode: place.pincode };
      return (await scheduled({ forms: { proposerDetails: answers } }, { catalogue })).proposer.address;
    };
    expect(await linesOf('Pune')).toEqual([district, { en: '411038', hi: '411038' }]);
    await ports.close();
    expect((await linesOf('Kothrud'))[0]).toEqual({ en: 'Kothrud', hi: 'Kothrud' });
  });

  test('names the nominee, and whose they are as the form words it', async () => {
    const relations = [{ id: 'spouse', label: { en: 'Husband or wife', hi: 'पति या पत्नी' } }];
    const fields = [
      aField('nominee_first_name', 'name'),
      aField('nominee_relationship', 'choice', { choices: relations }),
    ];
    const forms = { ...oneProduct.forms, nomineeDetails: aForm('nomineeDetails', aSection('once', fields)) };
    const nomineeDetails = { nominee_first_name: 'Ravi', nominee_relationship: 'spouse' };
    const { nominees } = await scheduled(
      { forms: { nomineeDetails } },
      { catalogue: { ...oneProduct, forms } },
    );
    expect(nominees).toEqual([{ name: 'Ravi', relation: relations[0]?.label, share: 100 }]);
  });

  test('says how claims are made with its insurer', async () => {
    const [acme] = oneProduct.insurers.values();
    if (!acme) throw new Error('No insurer');
    const claimsProcess = [{ en: 'Call first', hi: 'पहले कॉल करें' }];
    const insurers = new Map([[acme.slug, { ...acme, claimsProcess }]]);
    expect((await scheduled({}, { catalogue: { ...oneProduct, insurers } })).claimsProcess).toEqual(
      claimsProcess,
    );
  });

  test('says that the insurers are invented only where they are', async () => {
    const real = aMarket([aProduct('one', {})], { demo: false });
    expect((await scheduled({}, { catalogue: real })).isDemo).toBe(false);
  });
});

describe('a schedule is of the plan that was bought', () => {
  const slab = { ...aSlab('one-10', 30, {}), deductible: lakh(5) };
  const product = aProduct('one', { title: 'As it was' });
  const plan = pricedPlanOf({ insurer: anInsurer('acme'), product, slab, choice: { riders: noRiders } });
  const soldNoMore = aMarket([]);

  test('as it was priced, whatever is sold today', async () => {
    expect(await scheduled({ plan }, { catalogue: soldNoMore })).toMatchObject({
      productTitle: 'As it was',
      sumInsured: lakh(30),
      deductible: lakh(5),
    });
  });

  test('also of an insurer that has left, of whose claims nothing is known then', async () => {
    const catalogue = { ...soldNoMore, insurers: new Map() };
    expect(await scheduled({ plan }, { catalogue: catalogue })).toMatchObject({
      insurerTitle: 'acme Health',
      tpa: undefined,
      claimsProcess: [],
    });
  });

  test('with its riders, each at its line of the price, though they are sold no more', async () => {
    const wait = { id: 'wait-12', title: { en: 'Wait', hi: 'वेटिंग' }, effect: { kind: 'any-room' } } as const;
    const steps = [
      { cause: { kind: 'rider', rider: 'wait-12' }, amount: rupees(900), source: 'one' } as const,
    ];
    const price = { ...(await scheduled({ plan })).price, steps };
    const schedule = await scheduled(
      { plan: { ...plan, riders: [wait] }, price: { ...price, catalogueVersion: 'v', at: moment } },
      { catalogue: soldNoMore },
    );
    expect(schedule.riders).toEqual([{ ...wait, amount: 900 }]);
    expect((await scheduled({ plan: { ...plan, riders: undefined } })).riders).toEqual([]);
  });

  test('or there is none, where nobody knows it any more', async () => {
    const { answer } = await schedule({ plan: undefined }, { catalogue: soldNoMore });
    expect(answer).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
  });
});

test('a policy that was moved here counts what was brought, at its renewal too; a new one brings nothing', async () => {
  const forms = { portabilityDetails: oldPolicy(aDay('2026-10-02'), 50) };
  const first = await scheduled({ forms });
  expect(first.ported).toMatchObject({ start: '2026-11-22', old: { number: 'OLD/123' } });
  expect(first.dates).toContainEqual({ on: '2026-11-22', kind: 'specific-treatment', upTo: lakh(6) });
  ports.close();
  const renewal = { ...aRenewedSchedule([]).renewal, coveredSince: aDay('2025-11-22') };
  const moved = { portabilityDetails: oldPolicy(aDay('2025-10-02'), 50) };
  const renewed = await scheduled({ forms: moved, renewal });
  expect(renewed.ported).toMatchObject({ start: '2025-11-22' });
  expect(renewed.dates).toContainEqual({ on: '2027-11-22', kind: 'specific-treatment' });
  ports.close();
  expect((await scheduled({})).ported).toBeUndefined();
});

describe('each insured person', () => {
  const members = aFamily('You 34y', 'Spouse 33y', 'Son-0 8m');
  const insuredMembers = {
    'You.first_name': 'Asha',
    'You.middle_name': 'K',
    'You.last_name': 'Rao',
    'You.date_of_birth': '1991-11-22',
    'Spouse.date_of_birth': '1991-11-23',
    'Son-0.first_name': 'Om',
    'Son-0.date_of_birth': '',
  };

  test('has the name and the age of the forms on the first day of cover, else that of the quote', async () => {
    expect((await scheduled({ members, forms: { insuredMembers } })).insured).toMatchObject([
      {
        key: 'You',
        name: 'Asha K Rao',
        relation: 'You',
        age: { unit: 'years', count: 35 },
        dateOfBirth: '1991-11-22',
      },
      {
        key: 'Spouse',
        name: undefined,
        relation: 'Wife',
        age: { unit: 'years', count: 34 },
        dateOfBirth: '1991-11-23',
      },
      {
        key: 'Son-0',
        name: 'Om',
        relation: 'Son',
        age: { unit: 'months', count: 8 },
        dateOfBirth: undefined,
      },
    ]);
  });

  test('says what was declared, since when, from when it is paid and what it costs', async () => {
    const [illness] = ill.conditions;
    const declared = {
      'You.has_condition': 'yes',
      'You.conditions': [String(illness?.id)],
      'You.condition_since': '2019-04',
    };
    const steps = [
      { cause: { kind: 'condition-loading', member: 'You', percent: 20 }, amount: rupees(1_170), source: '' },
      { cause: { kind: 'habit-loading', member: 'You', percent: 10 }, amount: rupees(585), source: '' },
      { cause: { kind: 'habit-loading', member: 'Spouse', percent: 10 }, amount: rupees(9), source: '' },
    ] as const;
    const { insured } = await scheduled(
      {
        members: aFamily('You 34y', 'Spouse 33y'),
        forms: { medicalDetails: declared, insuredMembers: { 'You.abha_number': '12345678901234' } },
        price: { ...pricedOnce, steps },
      },
      { catalogue: ill },
    );
    expect(insured[0]).toMatchObject({
      illnesses: [illness?.name],
      illSince: '2019-04',
      illnessFrom: '2029-11-22',
      loading: 1_755,
      abha: '12345678901234',
    });
    expect(insured[1]).toMatchObject({
      illnesses: [],
      illSince: undefined,
      illnessFrom: undefined,
      loading: 9,
      abha: '',
    });
  });
});

const ill: Catalogue = {
  ...oneProduct,
  conditions: [
    {
      id: conditionId(7),
      name: { en: 'Gout', hi: 'गाउट' },
      outcome: 'accepted',
      common: false,
      blocks: false,
    },
  ],
};
const pricedOnce = aProposal(aQuote()).price;

describe('whom the schedule names', () => {
  const office = { city: { en: 'Pune', hi: 'पुणे' }, address: 'Narayan Peth', email: 'pune@example.in' };
  const officer = { name: 'Leela Deshpande', phone: '1800 000 1101', email: 'grievance@acme.example' };
  const company = { name: 'Acme Company Limited', address: 'Pune', registration: '000' };
  const acme = { ...anInsurer('acme'), company, grievanceOfficer: officer };
  const catalogue: Catalogue = {
    ...oneProduct,
    insurers: new Map([[acme.slug, acme]]),
    ombudsmen: {
      asOf: aDay('2026-11-28'),
      officesOf: new Map([['Maharashtra', [office]]]),
    },
  };
  const proposerDetails = { ...proposerAnswers, state: 'Maharashtra', e_insurance_account: '1000123456789' };

  test('are the company, its officer, the ombudsman of the buyer’s state, the seller and its share', async () => {
    const schedule = await scheduled({ forms: { proposerDetails } }, { catalogue });
    expect(schedule).toMatchObject({
      company,
      grievanceOfficer: officer,
      ombudsmen: [office],
      seller: { licence: 'broker', agent: undefined, commission: 1_755 },
      proposer: { eInsuranceAccount: '1000123456789' },
    });
  });

  test('is the agent where an agent sold it', async () => {
    const partner = asId<PartnerCode>('AG-17');
    expect((await scheduled({ channel: 'pos', partner })).seller.agent).toBe('AG-17');
    ports.close();
    expect((await scheduled({ channel: 'retail-partner', partner })).seller.agent).toBeUndefined();
  });

  test('is nobody whom the catalogue does not know', async () => {
    expect(await scheduled({})).toMatchObject({
      company: undefined,
      grievanceOfficer: undefined,
      uin: undefined,
      ombudsmen: [],
    });
  });
});

describe('the nominee', () => {
  test.each<[Proposal['forms']['nomineeDetails'], string]>([
    [{ nominee_first_name: 'Ravi', nominee_last_name: 'Rao' }, 'Ravi Rao'],
    [{ nominee_first_name: 'Ravi', nominee_last_name: '' }, 'Ravi'],
    [{ nominee_last_name: 'Rao' }, 'Rao'],
  ])('of %j is "%s"', async (nomineeDetails = {}, name) => {
    expect((await scheduled({ forms: { nomineeDetails } })).nominees).toEqual([
      { name, relation: undefined, dateOfBirth: undefined, appointee: undefined, share: 100 },
    ]);
  });

  test('is nobody where none was named, and several have their shares', async () => {
    expect((await scheduled({ forms: { nomineeDetails: {} } })).nominees).toEqual([]);
    ports.close();
    const nomineeDetails = {
      ...{ nominee_first_name: 'Ravi', nominee_share: '60' },
      ...{ '2.nominee_first_name': 'Meera', '2.nominee_share': '40' },
    };
    const { nominees } = await scheduled({ forms: { nomineeDetails } });
    expect(nominees.map(({ name, share }) => [name, share])).toEqual([
      ['Ravi', 60],
      ['Meera', 40],
    ]);
  });
});

test('the address is said line by line, without what was not given', async () => {
  const proposerDetails = {
    ...proposerAnswers,
    address: '14 Prabhat Road',
    area: '',
    city: 'Pune',
    state: 'MH',
  };
  const { proposer } = await scheduled({ forms: { proposerDetails } });
  expect(proposer.address.map(({ en }) => en)).toEqual([
    '14 Prabhat Road',
    'Pune',
    'MH',
    proposerAnswers.pincode,
  ]);
});

describe('there is no schedule', () => {
  test('before the policy is issued', async () => {
    ports = await openUsecasePorts({});
    const { owner, id } = await keep(ports, { state: 'paid' }, { state: 'captured', amount: rupees(11_700) });
    expect(await policySchedule(ports, owner, id)).toEqual({ ok: false, failure: { code: 'NOT_FOUND' } });
  });

  test('for anybody else', async () => {
    const { proposal } = await schedule({});
    expect(await policySchedule(ports, aVisitor(), proposal.id)).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });
});

test('a policy without an order names no payment', async () => {
  ports = await openUsecasePorts({});
  const proposal = await keep(ports, { state: 'issued' });
  await ports.store.insertPolicy(aPolicy(proposal, issued), []);
  expect(await policySchedule(ports, proposal.owner, proposal.id)).toMatchObject({
    value: { payment: undefined },
  });
});

test.each([
  ['the one the buyer chose', 'Setu Claims', '1800 000 1201'],
  ['nobody where the buyer chose none', undefined, undefined],
  ['nobody where the insurer has it no more', 'Gone Claims', undefined],
])('the administrator of claims is %s', async (_who, tpa, phone) => {
  const market = aMarket([aProduct('one', {})]);
  const setu = { id: 'setu', title: 'Setu Claims', phone: '1800 000 1201' };
  const insurers = new Map([...market.insurers].map(([slug, one]) => [slug, { ...one, tpas: [setu] }]));
  const schedule = await scheduled({ tpa }, { catalogue: { ...market, insurers } });
  expect(schedule.tpa?.phone).toBe(phone);
});
