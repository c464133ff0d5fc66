import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { proofKinds } from '#domain/kyc/kyc.ts';
import type { FieldKind, FormName } from '#domain/proposal/form/fields.ts';
import { shippedCatalogue } from './shipped-catalogue.suite.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await shippedCatalogue();
});

type Row = readonly [named: string, FormName, asked: string, FieldKind];

/** The field names of specification section 3, each by the form and the question that asks it. */
const ofEverybody: readonly Row[] = [
  ['PAN', 'proposerDetails', 'pan', 'pan'],
  ['account number', 'bankDetails', 'account_number', 'account-number'],
  ['account type', 'bankDetails', 'account_type', 'radio'],
  ['address', 'proposerDetails', 'address', 'text'],
  ['annual income', 'proposerDetails', 'annual_income', 'choice'],
  ['area', 'proposerDetails', 'area', 'text'],
  ['bank branch', 'bankDetails', 'bank_branch', 'text'],
  ['bank city', 'bankDetails', 'bank_city', 'text'],
  ['bank name', 'bankDetails', 'bank_name', 'text'],
  ['blood group', 'insuredMembers', 'blood_group', 'choice'],
  ['city', 'proposerDetails', 'city', 'text'],
  ['date of birth', 'proposerDetails', 'date_of_birth', 'date-of-birth'],
  ['date of birth', 'insuredMembers', 'date_of_birth', 'date-of-birth'],
  ['date of birth', 'nomineeDetails', 'nominee_date_of_birth', 'date-of-birth'],
  ['education', 'proposerDetails', 'education', 'choice'],
  ['email', 'proposerDetails', 'email', 'email'],
  ['first name', 'proposerDetails', 'first_name', 'name'],
  ['first name', 'insuredMembers', 'first_name', 'name'],
  ['middle name', 'proposerDetails', 'middle_name', 'name'],
  ['middle name', 'insuredMembers', 'middle_name', 'name'],
  ['last name', 'proposerDetails', 'last_name', 'name'],
  ['last name', 'insuredMembers', 'last_name', 'name'],
  ['gender', 'proposerDetails', 'gender', 'gender'],
  ['gender', 'insuredMembers', 'gender', 'gender'],
  ['height', 'insuredMembers', 'height', 'height'],
  ['weight', 'insuredMembers', 'weight', 'weight'],
  ['IFSC code', 'bankDetails', 'ifsc', 'ifsc'],
  ['landmark', 'proposerDetails', 'landmark', 'text'],
  ['marital status', 'proposerDetails', 'marital_status', 'choice'],
  ['marital status', 'insuredMembers', 'marital_status', 'choice'],
  ['mobile', 'proposerDetails', 'mobile', 'mobile'],
  ['nationality', 'proposerDetails', 'nationality', 'choice'],
  ['nominee', 'nomineeDetails', 'nominee_first_name', 'name'],
  ['nominee', 'nomineeDetails', 'nominee_last_name', 'name'],
  ['occupation', 'proposerDetails', 'occupation', 'choice'],
  ['occupation', 'insuredMembers', 'occupation', 'choice'],
  ['PEP', 'proposerDetails', 'pep', 'yes-no'],
  ['pincode', 'proposerDetails', 'pincode', 'pincode'],
  ['relationship with proposer', 'nomineeDetails', 'nominee_relationship', 'choice'],
  ['relationship with member', 'insuredMembers', 'relationship_with_proposer', 'choice'],
  ['state', 'proposerDetails', 'state', 'choice'],
  ['street', 'proposerDetails', 'street', 'text'],
  ['go green', 'proposerDetails', 'go_green', 'tick'],
];

/** Only the products that are named ask these questions. */
const ofSome: readonly (readonly [...Row, products: readonly string[]])[] = [
  ['medical practitioner', 'proposerDetails', 'medical_practitioner', 'yes-no', ['deccan-suraksha']],
  ['medical council', 'proposerDetails', 'medical_council', 'text', ['deccan-suraksha']],
  ['workplace address', 'proposerDetails', 'workplace_address', 'long-text', ['deccan-suraksha']],
];

describe('what the specification names is asked', () => {
  test.each(ofEverybody)('%s: on the step of %s, as %s', (_named, form, question, kind) => {
    const fields = catalogue.forms[form].sections.flatMap((section) => section.fields);
    expect(fields.filter(({ name }) => name === question).map((field) => field.kind)).toEqual([kind]);
  });

  test.each(ofSome)('%s: on the step of %s, as %s, by some', (_named, form, question, kind, products) => {
    const asking = catalogue.products.filter(({ formChanges }) =>
      formChanges
        .filter((change) => change.form === form)
        .some(({ add }) => add.some((field) => field.name === question && field.kind === kind)),
    );
    expect(asking.map(({ id }) => id)).toEqual(products);
  });

  test('the doctor’s council and place of work are asked of doctors alone', () => {
    const { formChanges } = catalogue.products.find(({ id }) => id === 'deccan-suraksha') ?? {};
    const added = formChanges?.flatMap(({ add }) => add) ?? [];
    const question = added.filter(({ showIf }) => showIf?.field === 'medical_practitioner');
    expect(question.map(({ name, showIf }) => [name, showIf?.is])).toEqual([
      ['medical_council', ['yes']],
      ['medical_registration_number', ['yes']],
      ['workplace_address', ['yes']],
    ]);
  });

  test('no product leaves one of them out', () => {
    const names = new Set(ofEverybody.map(([, form, question]) => `${form} ${question}`));
    const leftOver = catalogue.products.flatMap(({ id, formChanges }) =>
      formChanges.flatMap(({ form, omit }) => omit.map((name) => [id, `${form} ${name}`] as const)),
    );
    expect(leftOver.filter(([, name]) => names.has(name))).toEqual([]);
  });

  test('Aadhaar is one of the proofs of the identity check, and in no form', () => {
    const fields = Object.values(catalogue.forms).flatMap((form) =>
      form.sections.flatMap((section) => section.fields),
    );
    expect(proofKinds).toContain('AADHAAR');
    expect(fields.filter(({ name }) => /aadh/i.test(name))).toEqual([]);
  });
});
