import { afterEach, describe, expect, test } from 'vitest';
import { rupees } from '#domain/money.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { fieldsOf } from '#domain/proposal/form/forms.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { anInsurer } from '#test/builders/plan-builders.ts';
import { keep, oneProduct, openUsecasePorts, soldTo, type UsecasePorts } from '#test/usecase-ports.ts';
import { builtForm, formContext, productOf, unfinishedForm } from './proposal-form.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function insertProposal(facts: Partial<Proposal>): Promise<Proposal> {
  ports = await openUsecasePorts({});
  return keep(ports, facts);
}

describe('the first form that is not complete and right', () => {
  const nominee = { nominee_first_name: 'Ravi' };

  test.each<[string, (forms: Proposal['forms']) => Proposal['forms'], FormName | undefined]>([
    ['of a filled in proposal is none', (forms) => forms, undefined],
    ['is the one that was never saved', ({ nomineeDetails: _, ...others }) => others, 'nomineeDetails'],
    [
      'is the one with a wrong answer',
      (forms) => ({ ...forms, nomineeDetails: { nominee_first_name: '7' } }),
      'nomineeDetails',
    ],
    ['is the earliest of several', () => ({ nomineeDetails: nominee }), 'proposerDetails'],
  ])('the first %s', async (_, change, form) => {
    const proposal = await insertProposal({});
    expect(unfinishedForm(ports, { ...proposal, forms: change(proposal.forms) })).toBe(form);
  });
});

describe('a form asks', () => {
  const catalogue = soldTo([[0, 120, 11_700]]);
  const [one] = catalogue.products;
  const changes = {
    form: 'nomineeDetails',
    section: 'one',
    add: [aField('nominee_mobile', 'mobile')],
    omit: [],
  } as const;
  const product = one && { ...one, formChanges: [changes] };
  const asking = {
    ...catalogue,
    slabs: new Map(
      [...catalogue.slabs].map(([id, entry]) => [id, { ...entry, product: product ?? entry.product }]),
    ),
  };

  test.each([
    ['what every product asks', oneProduct, ['nominee_first_name']],
    ['what this product adds', asking, ['nominee_first_name', 'nominee_mobile']],
    [
      'what every product asks, once the plan has gone',
      { ...asking, slabs: new Map() },
      ['nominee_first_name'],
    ],
    ['on, once the insurer has gone', { ...oneProduct, insurers: new Map() }, ['nominee_first_name']],
  ])('it asks %s', async (_, catalogue, names) => {
    const { sections } = builtForm(catalogue, await insertProposal({}), 'nomineeDetails');
    expect(sections.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(names);
  });

  test('for the bank among those that the insurer takes', async () => {
    const bankName = { ...aField('bank_name', 'text'), required: true };
    const section = {
      id: 'one',
      title: { en: '', hi: '' },
      hint: undefined,
      repeat: 'once',
      fields: [bankName],
    } as const;
    const insurer = anInsurer('acme');
    const capabilities = { ...insurer.capabilities, bankNameChoices: ['SBI', 'HDFC'] };
    const catalogue = {
      ...oneProduct,
      forms: { ...oneProduct.forms, bankDetails: { name: 'bankDetails', sections: [section] } as const },
      insurers: new Map([[insurer.slug, { ...insurer, capabilities }]]),
    };
    const built = builtForm(catalogue, await insertProposal({}), 'bankDetails');
    expect(built.sections[0]?.fields[0]?.choices.map(({ id }) => id)).toEqual(['SBI', 'HDFC']);
  });
});

test.each([
  [1, 50_000, false],
  [1, 50_001, true],
  [2, 100_000, false],
  [2, 100_001, true],
  [3, 150_000, false],
  [3, 150_001, true],
] as const)('for %d years at %d the PAN is required: %s', async (termYears, total, isRequired) => {
  const proposal = await insertProposal({ termYears });
  const fields = [aField('pan', 'pan', { required: false })];
  const form = aForm('proposerDetails', aSection('once', fields));
  const catalogue = { ...oneProduct, forms: { ...oneProduct.forms, proposerDetails: form } };
  const price = { ...proposal.price, total: rupees(total) };
  const [pan] = fieldsOf(builtForm(catalogue, { ...proposal, price }, 'proposerDetails'));
  expect(pan?.required).toBe(isRequired);
});

test.each([
  ['1970-05-05', true],
  ['1977-05-05', false],
])('whose date of birth, %s, says another age than the quote is asked by it: %s', async (born, isLeftOut) => {
  const members = aFamily('Mother 52y');
  const proposal = await insertProposal({
    members,
    forms: { insuredMembers: { 'Mother.date_of_birth': born } },
  });
  const form = aForm('medicalDetails', aSection('once', [aField('pregnant', 'yes-no')]));
  const catalogue = { ...oneProduct, forms: { ...oneProduct.forms, medicalDetails: form } };
  expect(fieldsOf(builtForm(catalogue, proposal, 'medicalDetails')).length === 0).toBe(isLeftOut);
});

test('a form is checked on the day in India, against the people of the proposal', async () => {
  const proposal = await insertProposal({});
  expect(formContext(ports, oneProduct, proposal)).toMatchObject({
    today: '2026-11-20',
    members: proposal.members,
  });
});

test('the product of a plan is known as long as the plan is sold', async () => {
  const proposal = await insertProposal({});
  expect(productOf(oneProduct, proposal)?.id).toBe('one');
  expect(productOf({ ...oneProduct, slabs: new Map() }, proposal)).toBeUndefined();
});
