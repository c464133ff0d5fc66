import { afterEach, expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { receiptsOf } from '#domain/proposal/terms.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aVisitor, moment } from '#test/ports/store-values.ts';
import {
  allConsents,
  keep,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { signedProposal } from './signed-proposal.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

const catalogue: Catalogue = {
  ...oneProduct,
  forms: {
    ...oneProduct.forms,
    bankDetails: aForm(
      'bankDetails',
      aSection('once', [
        aField('account_number', 'account-number'),
        aField('account_number_again', 'account-number', { sameAs: 'account_number' }),
        aField('branch', 'text', { required: false }),
      ]),
    ),
    medicalDetails: aForm(
      'medicalDetails',
      aSection('each-insured', [
        aField('has_condition', 'yes-no'),
        aField('condition_treatment', 'long-text', { showIf: { field: 'has_condition', is: ['yes'] } }),
      ]),
      aSection('once', [aField('nothing_else', 'tick', { required: false })], 'declaration'),
    ),
  },
};
const health = { 'You.has_condition': 'yes', 'You.condition_treatment': 'telmisartan 40 mg' };

async function signed(facts: Partial<Proposal>) {
  ports = await openUsecasePorts({ catalogue });
  const proposal = await keep(ports, { state: 'paid', ...facts });
  return { proposal, answer: await signedProposal(ports, proposal.owner, proposal.id) };
}

test('says every question with its answer, health included, numbers masked and nothing twice', async () => {
  const forms = {
    proposerDetails: proposerAnswers,
    insuredMembers: { 'You.first_name': 'Asha', 'You.date_of_birth': proposerAnswers.date_of_birth },
    bankDetails: { account_number: '50100123456789', account_number_again: '50100123456789' },
    medicalDetails: health,
  };
  const { answer } = await signed({ forms });
  const sections = answer.ok ? answer.value.sections : [];
  const pairs = sections.flatMap(({ questions }) =>
    questions.map(({ field, answer: text }) => [field.name, text]),
  );
  expect(pairs).toContainEqual(['mobile', proposerAnswers.mobile]);
  expect(pairs).toContainEqual(['account_number', 'XXXXXXXXXX6789']);
  expect(pairs).toContainEqual(['branch', undefined]);
  expect(pairs).toContainEqual(['You.condition_treatment', 'telmisartan 40 mg']);
  expect(pairs.map(([name]) => name)).not.toContain('account_number_again');
  expect(sections.find(({ person }) => person)?.person).toEqual({ name: 'Asha', relation: 'You' });
});

test('a question that was not shown is not on it', async () => {
  const { answer } = await signed({ forms: { medicalDetails: { ...health, 'You.has_condition': 'no' } } });
  const names = answer.ok
    ? answer.value.sections.flatMap(({ questions }) => questions.map(({ field }) => field.name))
    : [];
  expect(names).toContain('You.has_condition');
  expect(names).not.toContain('You.condition_treatment');
});

test('says when it was declared that all else is No, and nothing of a declaration that was not made', async () => {
  const times = async (forms: Proposal['forms']) => {
    const { answer } = await signed({ forms, declaredAt: { medicalDetails: moment } });
    const questions = answer.ok ? answer.value.sections.flatMap((section) => section.questions) : [];
    ports.close();
    return questions.flatMap(({ declaredAt }) => declaredAt ?? []);
  };
  expect(await times({ medicalDetails: { ...health, nothing_else: true } })).toEqual([moment]);
  expect(await times({ medicalDetails: health })).toEqual([]);
  ports = await openUsecasePorts({});
});

test('keeps the language, the moment and the consents of the signature', async () => {
  const earlier = receiptsOf({ declaration: false }, moment, 'en');
  const at = '2026-11-21T11:58:00.000Z' as typeof moment;
  const { answer } = await signed({ consents: [...earlier, ...receiptsOf(allConsents, at, 'hi')] });
  expect(answer).toMatchObject({ value: { language: 'hi', signedAt: at, hasNewerForm: true } });
  expect(answer.ok && answer.value.consents.map(({ given }) => given)).toEqual([true, true, true, true]);
});

test('is there once it was signed, and for its owner alone', async () => {
  const { proposal } = await signed({});
  expect(await signedProposal(ports, aVisitor(), proposal.id)).toMatchObject({
    failure: { code: 'NOT_FOUND' },
  });
  ports.close();
  const { answer: unsigned } = await signed({ consents: [] });
  expect(unsigned).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  ports.close();
  const { answer: unagreed } = await signed({ agreement: undefined });
  expect(unagreed).toMatchObject({ failure: { code: 'NOT_FOUND' } });
});
