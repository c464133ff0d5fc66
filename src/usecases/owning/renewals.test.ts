import { afterEach, describe, expect, test } from 'vitest';
import { addDays, dayInIndia, isoDate } from '#domain/date.ts';
import type { ProposalId } from '#domain/ids.ts';
import { rupees } from '#domain/money.ts';
import { changesSinceFirst } from '#domain/proposal/price/price-change.ts';
import type { PricedAt, Proposal } from '#domain/proposal/proposal.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { aRenewedSchedule } from '#test/builders/schedule-builder.ts';
import { oldPolicy } from '#test/port-answers.ts';
import {
  keep,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  soldTo,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { repriced } from '../applying/refresh-price.ts';
import { saveProposalForm } from '../applying/save-proposal-form.ts';
import { startPayment } from '../paying/start-payment.ts';
import { recipientOf } from '../telling/limit-sending.ts';

let ports: UsecasePorts;
afterEach(() => ports?.close());

/** The day of the ports' clock. */
const today = isoDate(2026, 11, 20);
/** The policy that is renewed ends in ten days. */
const renewal = { ...aRenewedSchedule([]).renewal, coverUntil: addDays(today, 10) };
/** Days in which nobody can ask to be moved any more. */
const tooLate = { portabilityDetails: oldPolicy(today, 5) };

const kinds = {
  new: {},
  'a renewal': { renewal },
  'a renewal of a ported policy': { renewal, forms: tooLate },
} satisfies Readonly<Record<string, Partial<Proposal>>>;
type Kind = keyof typeof kinds;

const beside = (kind: Kind, facts: Partial<Proposal>): Partial<Proposal> => {
  const own: Partial<Proposal> = kinds[kind];
  return { ...facts, ...own, forms: { ...facts.forms, ...own.forms } };
};

/** The whole form of the proposer, as it was first read. */
const saveOf = (id: ProposalId) =>
  ({ id, form: 'proposerDetails', version: 1, autosave: false, framed: false }) as const;

describe('somebody past the age of entry', () => {
  test.each<[Kind, object]>([
    ['new', { ok: false, failure: { code: 'PLAN_NOT_OFFERED' } }],
    ['a renewal', { ok: true, value: { route: 'straight-through' } }],
    ['a renewal of a ported policy', { ok: true, value: { route: 'straight-through' } }],
  ])('is answered for what is %s: a renewal is never refused for age', async (kind, answer) => {
    ports = await openUsecasePorts({});
    expect(dayInIndia(ports.clock.now())).toBe(today);
    const old = { forms: { insuredMembers: { 'You.date_of_birth': '1959-01-01' } } };
    expect(await repriced(ports, await keep(ports, beside(kind, old)))).toMatchObject(answer);
  });
});

describe('another birth date of the proposer', () => {
  test.each<[Kind, string]>([
    ['new', '1992-05-06'],
    ['a renewal', String(proposerAnswers.date_of_birth)],
    ['a renewal of a ported policy', String(proposerAnswers.date_of_birth)],
  ])('reaches who is insured by what is %s only where that is new', async (kind, date) => {
    ports = await openUsecasePorts({});
    const born = { insuredMembers: { 'You.date_of_birth': proposerAnswers.date_of_birth } };
    const { id, owner } = await keep(
      ports,
      beside(kind, { forms: { proposerDetails: proposerAnswers, ...born } }),
    );
    const answers = { ...proposerAnswers, date_of_birth: '1992-05-06' };
    expect(await saveProposalForm(ports, owner, { ...saveOf(id), answers })).toMatchObject({ ok: true });
    const stored = await ports.store.getProposal(id);
    expect(stored?.forms.insuredMembers).toEqual({ 'You.date_of_birth': date });
  });
});

describe('a middle name of who is insured', () => {
  const middleName = aField('middle_name', 'name', { required: false });
  const fields = [middleName, aField('date_of_birth', 'date-of-birth')];
  const asksForIt = {
    ...oneProduct,
    forms: { ...oneProduct.forms, insuredMembers: aForm('insuredMembers', aSection('each-insured', fields)) },
  };
  test.each<[Kind, string | undefined]>([
    ['new', undefined],
    ['a renewal', 'Devi'],
    ['a renewal of a ported policy', 'Devi'],
  ])('goes with the proposer’s from what is %s only where that is new', async (kind, name) => {
    ports = await openUsecasePorts({ catalogue: asksForIt });
    const insured = { 'You.middle_name': 'Devi', 'You.date_of_birth': proposerAnswers.date_of_birth };
    const forms = { proposerDetails: proposerAnswers, insuredMembers: insured };
    const { id, owner } = await keep(ports, beside(kind, { forms }));
    expect(await saveProposalForm(ports, owner, { ...saveOf(id), answers: proposerAnswers })).toMatchObject({
      ok: true,
    });
    const stored = await ports.store.getProposal(id);
    expect(stored?.forms.insuredMembers?.['You.middle_name']).toBe(name);
  });
});

describe('answers of who is insured that would be refused today', () => {
  test.each<[Kind, boolean]>([
    ['new', false],
    ['a renewal', true],
    ['a renewal of a ported policy', true],
  ])(
    'are asked again when the proposer of what is %s is saved, unless they were answered for the policy: %s',
    async (kind, stay) => {
      ports = await openUsecasePorts({});
      const { id, owner } = await keep(
        ports,
        beside(kind, {
          members: aFamily('You 34y', 'Son-0 3y'),
          group: 'family',
          forms: { proposerDetails: proposerAnswers, insuredMembers: {} },
        }),
      );
      const answers = { ...proposerAnswers, first_name: 'Ashwini' };
      expect(await saveProposalForm(ports, owner, { ...saveOf(id), answers })).toMatchObject({ ok: true });
      expect((await ports.store.getProposal(id))?.completed.includes('insured-members')).toBe(stay);
    },
  );
});

describe('a press of Pay when the days to move a policy have ended', () => {
  const moving: Partial<Proposal> = { forms: tooLate };
  const fields = ['current_start_date', 'current_end_date'].map((name) => aField(name, 'date'));
  const asksForOldPolicy = {
    ...oneProduct,
    forms: { ...oneProduct.forms, portabilityDetails: aForm('portabilityDetails', aSection('once', fields)) },
  };
  test.each<[Kind, string, object]>([
    [
      'new',
      'is refused, with the day by which it had to be asked for',
      { failure: { code: 'PORT_TOO_LATE', detail: { closes: '2026-10-11' } } },
    ],
    ['a renewal of a ported policy', 'leads to the gateway', { value: { kind: 'gateway' } }],
  ])('on what is %s %s', async (kind, _, answer) => {
    ports = await openUsecasePorts({ catalogue: asksForOldPolicy });
    const { owner, id } = await keep(ports, beside(kind, moving));
    expect(await startPayment(ports, owner, id, '/back')).toMatchObject(answer);
  });
});

describe('messages to one mobile', () => {
  const contact = { mobile: '9876501234' };
  const recipientsFor = (facts: Pick<Proposal, 'state' | 'renewal'>) => recipientOf(facts, contact);
  test('about an application are counted apart from those about a policy and its renewal', () => {
    const issued = recipientsFor({ state: 'issued', renewal: undefined });
    expect(recipientsFor({ state: 'drafting', renewal })).toBe(issued);
    expect(recipientsFor({ state: 'drafting', renewal: undefined })).not.toBe(issued);
  });
});

describe('why a price is another than the first', () => {
  const priced = (net: number, age: number): PricedAt => ({
    total: rupees(net),
    net: rupees(net),
    tax: rupees(0),
    steps: [
      {
        cause: { kind: 'base', member: 'You', ageYears: age, fromAge: age, toAge: age },
        amount: rupees(net),
        source: 'table',
      },
    ],
    catalogueVersion: age === 34 ? 'then' : 'now',
    at: ports.clock.now(),
  });

  test('a renewal tells the year of age apart from the rates of now, and a new policy does not', async () => {
    ports = await openUsecasePorts({ catalogue: { ...oneProduct, ...soldTo([[0, 120, 13_000]]) } });
    const [first, atOldAges, now] = [
      priced(10_000, 34),
      { ...priced(11_000, 34), catalogueVersion: 'now' },
      priced(13_000, 35),
    ];
    const { members } = await keep(ports, {});
    const facts = { firstPrice: first, price: now, members, forms: {} };
    const renewed = { ...facts, renewal: { ...renewal, priceAtOldAges: atOldAges } };
    const causes = (of: Pick<Proposal, 'firstPrice' | 'price' | 'renewal' | 'members' | 'forms'>) =>
      changesSinceFirst(of as Proposal, today).map(({ amount }) => amount);
    expect(causes(renewed)).toEqual([1_000, 2_000]);
    expect(causes({ ...facts, renewal: undefined })).toEqual([3_000]);
  });
});
