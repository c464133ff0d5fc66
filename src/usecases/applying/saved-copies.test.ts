import { afterEach, describe, expect, test } from 'vitest';
import { conditionId } from '#domain/ids.ts';
import type { Answers, FormName } from '#domain/proposal/form/fields.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { aField, aForm, aSection } from '#test/builders/form-builders.ts';
import { aFamily } from '#test/builders/person-builders.ts';
import { asthma, cancer } from '#test/builders/small-market.ts';
import {
  keep,
  type Outside,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  soldTo,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { saveProposalForm } from './save-proposal-form.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function saved(form: FormName, answers: Answers, facts: Partial<Proposal> = {}, outside: Outside = {}) {
  ports = await openUsecasePorts(outside);
  const { id, owner } = await keep(ports, facts);
  const save = { id, form, answers, version: undefined, autosave: false, framed: false };
  const answer = await saveProposalForm(ports, owner, save);
  return { answer, stored: await ports.store.getProposal(id) };
}

describe('the insured members’ copies of the proposer’s answers', () => {
  test('follow the proposer’s form, and their step stays done', async () => {
    const { stored } = await saved('proposerDetails', { ...proposerAnswers, date_of_birth: '1991-05-05' });
    expect(stored?.forms.insuredMembers).toEqual({ 'You.date_of_birth': '1991-05-05' });
    expect(stored?.completed).toContain('insured-members');
  });

  test('are asked for again where the form is not right any more', async () => {
    const facts = {
      members: aFamily('You 34y', 'Spouse 33y'),
      group: 'family',
      forms: { proposerDetails: proposerAnswers, insuredMembers: { 'You.date_of_birth': '1992-05-05' } },
    } as const;
    const { stored } = await saved('proposerDetails', proposerAnswers, facts);
    expect(stored?.completed).not.toContain('insured-members');
    expect(stored?.completed).toContain('nominee');
  });

  test('are none before that form is saved', async () => {
    const facts = { forms: {}, completed: ['buy'] } as const;
    const { stored } = await saved('proposerDetails', proposerAnswers, facts);
    expect(stored?.forms).toEqual({ proposerDetails: proposerAnswers });
    expect(stored?.completed).toEqual(['buy', 'proposer']);
  });

  test('are not looked at when another form is saved', async () => {
    const forms = { proposerDetails: proposerAnswers, insuredMembers: {} };
    const { stored } = await saved('nomineeDetails', { nominee_first_name: 'Rekha' }, { forms });
    expect(stored?.completed).toContain('insured-members');
  });
});

test.each([
  ['another price', 45, true],
  ['the same price', 50, false],
])('a save says whether it came to %s', async (_, from, priceChanged) => {
  const outside = {
    catalogue: soldTo([
      [0, from - 1, 11_700],
      [from, 120, 15_000],
    ]),
  };
  const { answer } = await saved(
    'insuredMembers',
    { 'You.date_of_birth': '1981-01-01' },
    {
      forms: { proposerDetails: { ...proposerAnswers, date_of_birth: '1981-01-01' } },
    },
    outside,
  );
  expect(answer).toMatchObject({ value: { priceChanged } });
});

describe('conditions that are declared', () => {
  const forms = {
    ...oneProduct.forms,
    medicalDetails: aForm(
      'medicalDetails',
      aSection('each-insured', [
        aField('has_condition', 'yes-no'),
        aField('conditions', 'checkboxes', { required: false }),
      ]),
    ),
  };
  const outside = { catalogue: { ...oneProduct, forms, conditions: [asthma, cancer] } };
  const family = { members: aFamily('You 34y', 'Spouse 33y'), group: 'family' } as const;

  test.each<[string, readonly number[], object]>([
    ['that insurers take are kept', [asthma.id], { ok: true }],
    [
      'that nobody takes online are refused beside the person',
      [asthma.id, cancer.id],
      { failure: { fields: [{ field: 'Spouse.conditions', code: 'CONDITION_NEEDS_OFFLINE' }] } },
    ],
  ])('those %s', async (_, ids, answer) => {
    const answers = {
      'You.has_condition': 'no',
      'Spouse.has_condition': 'yes',
      'Spouse.conditions': ids.map((id) => String(conditionId(id))),
    };
    expect((await saved('medicalDetails', answers, family, outside)).answer).toMatchObject(answer);
  });
});
