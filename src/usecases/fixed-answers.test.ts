import { afterEach, beforeEach, expect, test } from 'vitest';
import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { type Answer, formNames } from '#domain/proposal/form/fields.ts';
import { type BuiltField, fieldsOf } from '#domain/proposal/form/forms.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { proposalSteps } from '#domain/proposal/steps.ts';
import { aMember } from '#test/builders/form-builders.ts';
import {
  keep,
  oneProduct,
  openUsecasePorts,
  proposerAnswers,
  type UsecasePorts,
} from '#test/usecase-ports.ts';
import { builtForm } from './applying/proposal-form.ts';
import { saveProposalForm } from './applying/save-proposal-form.ts';

/** The forms as they are shipped. */
const { forms } = await shippedCatalogue();
const family = [aMember('You'), aMember('Spouse', { gender: 'FEMALE' }), aMember('Son')];
const proposer = { ...proposerAnswers, middle_name: 'Kumar', occupation: 'salaried', one_name: false };

let ports: UsecasePorts;
let proposal: Proposal;
beforeEach(async () => {
  ports = await openUsecasePorts({ catalogue: { ...oneProduct, forms } });
  proposal = await keep(ports, {
    members: family,
    completed: [...proposalSteps],
    forms: { proposerDetails: proposer },
  });
});
afterEach(() => ports.close());

/** Right by itself, and not what is fixed. */
function otherAnswer({ kind, prefill }: BuiltField): Answer {
  const fixed = prefill?.answer;
  if (kind === 'gender') return fixed === 'MALE' ? 'FEMALE' : 'MALE';
  if (kind === 'date-of-birth') return '1980-01-02';
  if (kind === 'tick') return fixed !== true;
  return kind === 'choice' ? 'nri' : 'Usha';
}

const fixedFields = () =>
  formNames.flatMap((form) =>
    fieldsOf(builtForm(ports.catalogue.current(), proposal, form))
      .filter(({ readOnly }) => readOnly)
      .map((field) => ({ form, field })),
  );

async function save(
  form: (typeof formNames)[number],
  answers: Readonly<Record<string, Answer>>,
  autosave: boolean,
) {
  const answer = await saveProposalForm(ports, proposal.owner, {
    ...{ id: proposal.id, form, answers, version: undefined, autosave, framed: false },
  });
  return answer.ok
    ? { kept: answer.value.unchanged, refused: [] }
    : { kept: [], refused: (answer.failure.fields ?? []).map(({ field }) => field) };
}

test('an answer that is fixed elsewhere is never swapped in silence: it is refused, or said to be kept', async () => {
  const fixed = fixedFields();
  expect(new Set(fixed.map(({ field }) => field.prefill?.from))).toEqual(
    new Set(['quote', 'proposer', 'only-choice']),
  );
  for (const { form, field } of fixed) {
    const answers = { [field.name]: otherAnswer(field) };
    const byItself = await save(form, answers, true);
    expect([...byItself.kept, ...byItself.refused]).toEqual([field.name]);
    if (field.prefill?.from === 'proposer') continue;
    expect((await save(form, answers, false)).refused.filter((name) => name === field.name)).toEqual([
      field.name,
    ]);
  }
});

test('an answer that is fixed elsewhere and sent as it is there is taken', async () => {
  for (const { form, field } of fixedFields()) {
    const fixed = field.prefill?.answer;
    if (fixed === null || fixed === undefined) throw new Error(`${field.name} has no answer`);
    expect(await save(form, { [field.name]: fixed }, true)).toEqual({ kept: [], refused: [] });
  }
});
