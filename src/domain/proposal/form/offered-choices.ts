import { sameInAll } from '#domain/local-text.ts';
import { type Condition, conditionsFor } from '#domain/person/condition.ts';
import type { Member } from '#domain/person/member.ts';
import { kinOf, relations } from '#domain/person/relation.ts';
import { relationIds } from '#domain/person/relation-ages.ts';
import type { Choice, FieldDefinition, FormAnswers } from './fields.ts';

export type ChoiceSources = {
  readonly conditions: readonly Condition[];
  /** The insurer's capabilities say that the bank's name is chosen from these (specification section 6). */
  readonly bankNameChoices: readonly string[] | undefined;
};

type ChoiceContext = {
  readonly member: Member | undefined;
  /** The proposer's form as it is saved. */
  readonly proposer: FormAnswers | undefined;
  /** What is saved of this form: what was chosen before stays on offer where only its name is an older one. */
  readonly saved: FormAnswers | undefined;
};

/** The field with the choices that this person, this proposer and this insurer leave. */
export function withChoices(
  field: FieldDefinition,
  { member, proposer, saved }: ChoiceContext,
  sources: ChoiceSources,
): FieldDefinition {
  if (field.name === 'conditions' && member)
    return { ...field, choices: conditionsOf(field.choices, member, sources.conditions) };
  if (field.name === 'bank_name' && sources.bankNameChoices !== undefined)
    return { ...field, kind: 'choice', choices: sources.bankNameChoices.map(plainChoice) };
  if (field.name === 'nominee_relationship') {
    const savedAnswer = saved?.[field.name];
    return { ...field, choices: relativesOf(field.choices, proposer, savedAnswer) };
  }
  return field;
}

/**
 * Lists the form's conditions, or all, that this person can have, the likeliest first; then any of the form's
 * own.
 */
function conditionsOf(
  listed: readonly Choice[],
  member: Member,
  conditions: readonly Condition[],
): readonly Choice[] {
  const conditionIds = new Set(conditions.map(({ id }) => String(id)));
  const listedIds = new Set(listed.map(({ id }) => id));
  const own = listed.filter(({ id }) => !conditionIds.has(id));
  const offered = conditionsFor(conditions, member).map(conditionChoice);
  return [...offered.filter(({ id }) => listedIds.size === 0 || listedIds.has(id)), ...own];
}

function conditionChoice(condition: Condition): Choice {
  return { id: String(condition.id), label: condition.name };
}

function plainChoice(text: string): Choice {
  return { id: text, label: sameInAll(text) };
}

const inLaws: readonly string[] = relations
  .filter((relation) => kinOf(relation) === 'parent-in-law')
  .map((relation) => relationIds[relation]);
/** Who has no husband or wife now, and who never had their parents as relatives. */
const withoutSpouse: readonly unknown[] = ['single', 'divorced', 'widowed'];

/**
 * Who can be related to this proposer: no wife of a woman, no husband of a man, neither of somebody who says to have none,
 * and no in-laws of somebody who never married. A "spouse" only where the list has no closer word.
 */
function relativesOf(
  choices: readonly Choice[],
  proposer: FormAnswers | undefined,
  relatives: FormAnswers[string] | undefined,
): readonly Choice[] {
  const status = proposer?.marital_status;
  const isSpoken = choices.some(({ id }) => id === 'husband' || id === 'wife');
  const isLeft = ({ id }: Choice) => {
    if (inLaws.includes(id)) return status !== 'single';
    if (id === 'husband') return proposer?.gender !== 'MALE' && !withoutSpouse.includes(status);
    if (id === 'wife') return proposer?.gender !== 'FEMALE' && !withoutSpouse.includes(status);
    return id !== 'spouse' || !isSpoken || relatives === 'spouse';
  };
  return choices.filter(isLeft);
}
