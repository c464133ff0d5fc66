import type { WireField } from '#contract/proposal/shapes.ts';
import type { IsoDate } from '#domain/date.ts';
import { sameInAll } from '#domain/local-text.ts';
import { cleanAnswer } from '#domain/proposal/form/clean-answer.ts';
import { fieldFailure } from '#domain/proposal/form/field-failure.ts';
import {
  type Answer,
  type FieldDefinition,
  type FieldKind,
  fieldKinds,
} from '#domain/proposal/form/fields.ts';
import type { AnswerFailureCode } from '#domain/result.ts';

function isKind(kind: string): kind is FieldKind {
  return fieldKinds.some((knownKind) => knownKind === kind);
}

/** @throws for a kind that this page cannot draw: it is older than the server, and a reload helps. */
export function kindOf({ kind }: Pick<WireField, 'kind'>): FieldKind {
  if (isKind(kind)) return kind;
  throw new Error(`No field of kind ${kind}`);
}

function definitionOf(field: WireField): FieldDefinition {
  return {
    name: field.name,
    kind: kindOf(field),
    label: sameInAll(field.label),
    hint: undefined,
    required: field.required,
    choices: field.choices.map(({ id, label }) => ({ id, label: sameInAll(label) })),
    min: field.min ?? undefined,
    max: field.max ?? undefined,
    autocomplete: undefined,
    showIf: undefined,
    half: field.half,
    sameAs: undefined,
    person: undefined,
  };
}

/** What is wrong with an answer by itself; undefined when nothing is. Rules between answers are the server's. */
export function ownRefusal(field: WireField, answer: Answer, today: IsoDate): AnswerFailureCode | undefined {
  const cleaned = cleanAnswer(kindOf(field), answer);
  if (cleaned.kind === 'wrong-type') return 'ANSWER_TYPE_WRONG';
  return fieldFailure(definitionOf(field), cleaned.kind === 'answer' ? cleaned.answer : undefined, { today });
}
