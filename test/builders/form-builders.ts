import type { IsoDate } from '#domain/date.ts';
import { parseIsoDate } from '#domain/date.ts';
import { sameInAll } from '#domain/local-text.ts';
import { rupees } from '#domain/money.ts';
import type { Member } from '#domain/person/member.ts';
import type {
  FieldDefinition,
  FieldKind,
  FormDefinition,
  FormName,
  SectionDefinition,
} from '#domain/proposal/form/fields.ts';
import { type BuiltForm, buildForm, type FormSources } from '#domain/proposal/form/forms.ts';
import type { FormSubject } from '#domain/proposal/form/prefill.ts';
import type { FormContext } from '#domain/proposal/form/rules/cross-rules.ts';

/** Forms, people and contexts for tests: valid by default, one fact overridden at a time. */

export function aDay(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`Not a date: ${text}`);
  return date;
}

export function aField(name: string, kind: FieldKind, own: Partial<FieldDefinition> = {}): FieldDefinition {
  return {
    name,
    kind,
    label: sameInAll(name),
    hint: undefined,
    required: true,
    choices: [],
    min: undefined,
    max: undefined,
    autocomplete: undefined,
    showIf: undefined,
    half: false,
    sameAs: undefined,
    person: undefined,
    ...own,
  };
}

export function aSection(
  repeat: SectionDefinition['repeat'],
  fields: readonly FieldDefinition[],
  id = 'one',
): SectionDefinition {
  return { id, title: sameInAll(id), hint: undefined, repeat, fields };
}

export function aForm(name: FormName, ...sections: readonly SectionDefinition[]): FormDefinition {
  return { name, sections };
}

export function choicesOf(...ids: readonly string[]): FieldDefinition['choices'] {
  return ids.map((id) => ({ id, label: sameInAll(id) }));
}

export function aMember(relation: Member['relation'], own: Partial<Member> = {}): Member {
  return {
    key: relation === 'Son' || relation === 'Daughter' ? `${relation}-0` : relation,
    relation,
    gender: 'MALE',
    age: { unit: 'years', count: 34 },
    insured: true,
    conditions: [],
    habits: [],
    ...own,
  };
}

export const noSources: FormSources = {
  conditions: [],
  placeOf: () => undefined,
  bankNameChoices: undefined,
  insurerTitle: 'Aravalli',
};

export function builtFor(
  definition: FormDefinition,
  members: readonly Member[],
  own: Partial<FormSubject & FormSources> = {},
): BuiltForm {
  return buildForm(
    definition,
    [],
    { members, aged: members, pincode: '560001', forms: {}, annualPremium: rupees(24_180), ...own },
    { ...noSources, ...own },
  );
}

export function aContext(own: Partial<FormContext> = {}): FormContext {
  return {
    today: aDay('2026-11-20'),
    coverStart: aDay('2026-11-20'),
    members: [],
    proposer: undefined,
    placeOf: () => undefined,
    ...own,
  };
}
