import { type LocalText, sameInAll } from '../../local-text.ts';
import type { MemberKey } from '../../person/member.ts';
import {
  type Answer,
  type Answers,
  type FormAnswers,
  type FormName,
  withoutErased,
} from '../../proposal/form/fields.ts';
import { type BuiltField, type BuiltForm, fieldName, fieldsOf } from '../../proposal/form/forms.ts';
import type { FormContext } from '../../proposal/form/rules/cross-rules.ts';
import { validateForm } from '../../proposal/form/validate-form.ts';
import type { FieldFailure } from '../../result.ts';
import { nomineesFailures } from './nominee-rules.ts';
import {
  answersOfNominees,
  mostNominees,
  nomineeName,
  nomineesOf,
  placeOfNominee,
  shareField,
} from './nominees.ts';
import type { ChangedPart, ChangedPerson, ChangeKind, ChangeLine } from './policy-change.ts';

/** What is to be changed, and whose it is. */
export type ChangeSubject = { readonly kind: ChangeKind; readonly person: ChangedPerson | undefined };

const nameQuestions = ['first_name', 'one_name', 'middle_name', 'last_name'];

/** The questions of the proposal's form that a change asks anew; undefined: all of the form. */
const questionsOf: Readonly<Record<ChangeKind, readonly string[] | undefined>> = {
  'change-nominee': undefined,
  'change-name': nameQuestions,
  'change-address': ['address', 'street', 'area', 'landmark', 'pincode', 'city', 'state'],
  'change-mail': ['email'],
};

export function formOfChange({ kind, person }: ChangeSubject): FormName {
  if (kind === 'change-nominee') return 'nomineeDetails';
  return kind === 'change-name' && person !== 'proposer' ? 'insuredMembers' : 'proposerDetails';
}

/**
 * The form of a change: the proposal's own questions with its own rules, and what was fixed there is what is changed here. A
 * nominee is asked as often as there may be several, each with a share.
 * @param built the proposal's form, of which `formOfChange` has the name
 */
export function changeForm(subject: ChangeSubject, built: BuiltForm): BuiltForm {
  const picked = pickedForm(subject, built);
  if (subject.kind !== 'change-nominee') return picked;
  const places = Array.from({ length: mostNominees }, (_, index) => index + 1);
  return { ...picked, sections: places.flatMap((at) => nomineeSections(picked, at)) };
}

function pickedForm({ kind, person }: ChangeSubject, built: BuiltForm): BuiltForm {
  const questions = questionsOf[kind];
  const member = person === 'proposer' ? undefined : person;
  const isOfChange = (field: BuiltField) =>
    field.member === member && (questions === undefined || questions.includes(field.question));
  const sections = built.sections.map((section) => ({
    ...section,
    fields: section.fields
      .filter(isOfChange)
      .map((field): BuiltField => ({ ...field, prefill: undefined, readOnly: false })),
  }));
  return { ...built, sections: sections.filter(({ fields }) => fields.length > 0) };
}

/** The share stands with who the nominee is, before what is asked about whoever receives the money for a minor. */
function nomineeSections({ sections }: BuiltForm, at: number): BuiltForm['sections'] {
  return sections.map((section, index) => ({
    ...section,
    id: nomineeName(at, section.id),
    fields: [...section.fields.map((field) => placed(field, at)), ...(index === 0 ? [shareAt(at)] : [])],
  }));
}

function placed(field: BuiltField, at: number): BuiltField {
  const { showIf, sameAs } = field;
  return {
    ...field,
    name: nomineeName(at, field.name),
    showIf: showIf && { ...showIf, field: nomineeName(at, showIf.field) },
    sameAs: sameAs === undefined ? undefined : nomineeName(at, sameAs),
  };
}

function shareAt(at: number): BuiltField {
  return {
    name: nomineeName(at, shareField),
    question: shareField,
    kind: 'number',
    // Whoever draws it words it: forms of the catalogue do not ask it.
    label: sameInAll(''),
    hint: undefined,
    required: true,
    choices: [],
    min: 1,
    max: 99,
    autocomplete: undefined,
    showIf: undefined,
    half: true,
    sameAs: undefined,
    person: undefined,
    member: undefined,
    prefill: undefined,
    readOnly: false,
  };
}

export type CheckedChange = {
  readonly answers: FormAnswers;
  readonly failures: readonly FieldFailure[];
};

/** What was typed, held against the rules that the proposal's form has for it. */
export function checkChange(
  subject: ChangeSubject,
  built: BuiltForm,
  input: Answers,
  context: FormContext,
): CheckedChange {
  const picked = pickedForm(subject, built);
  if (subject.kind === 'change-nominee') return checkNominees(picked, input, context);
  const { answers, failures } = validateForm(picked, input, context);
  return { answers: withoutErased(answers), failures };
}

function checkNominees(form: BuiltForm, input: Answers, context: FormContext): CheckedChange {
  const nominees = nomineesOf(Object.keys(input).length > 0 ? input : { nominee_first_name: '' });
  const gap = nominees.find(({ at }, index) => at !== index + 1);
  if (gap)
    return {
      answers: {},
      failures: [{ field: nomineeName(gap.at, 'nominee_first_name'), code: 'ANSWER_UNKNOWN' }],
    };
  const checked = nominees.map((nominee) => {
    const { answers, failures } = validateForm(form, nominee.answers, context);
    return {
      nominee: { ...nominee, answers: withoutErased(answers) },
      failures: failures.map((failure) => ({ ...failure, field: nomineeName(nominee.at, failure.field) })),
    };
  });
  const right = checked.map(({ nominee }) => nominee);
  const own = checked.flatMap(({ failures }) => failures);
  return {
    answers: answersOfNominees(right),
    failures: [
      ...own,
      ...nomineesFailures(right).filter(({ field }) => own.every((one) => one.field !== field)),
    ],
  };
}

/**
 * The answers that change: of the form itself, and, where an insured proposer's name is corrected, of the copy that the
 * insured person's form keeps.
 */
export function changedParts(
  subject: ChangeSubject,
  forms: Readonly<Partial<Record<FormName, FormAnswers>>>,
  answers: FormAnswers,
): readonly ChangedPart[] {
  const form = formOfChange(subject);
  const part = partOf(subject, form, forms[form] ?? {}, answers);
  if (subject.kind !== 'change-name' || subject.person !== 'proposer') return [part];
  const insured = forms.insuredMembers ?? {};
  const copies = nameQuestions.map((question) => fieldName(proposerKey, question));
  if (!copies.some((name) => Object.hasOwn(insured, name))) return [part];
  const after = Object.entries(answers).map(
    ([name, answer]) => [fieldName(proposerKey, name), answer] as const,
  );
  return [
    part,
    { form: 'insuredMembers', before: onlyNames(insured, copies), after: Object.fromEntries(after) },
  ];
}

const proposerKey: MemberKey = 'You';

function partOf(
  { kind, person }: ChangeSubject,
  form: FormName,
  now: FormAnswers,
  after: FormAnswers,
): ChangedPart {
  const questions = questionsOf[kind];
  const member = person === 'proposer' ? undefined : person;
  const names = questions?.map((question) => (member === undefined ? question : fieldName(member, question)));
  return { form, before: names ? onlyNames(now, names) : now, after };
}

function onlyNames(answers: FormAnswers, names: readonly string[]): FormAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
}

/** The questions whose answer differs, in the order of the form; of choices their labels. */
export function changeLines(
  subject: ChangeSubject,
  built: BuiltForm,
  { before, after }: ChangedPart,
): readonly ChangeLine[] {
  return fieldsOf(changeForm(subject, built)).flatMap((field): ChangeLine[] => {
    const [old, next] = [textOf(field, before[field.name]), textOf(field, after[field.name])];
    if (field.kind === 'tick' || old?.en === next?.en) return [];
    const isShare = field.question === shareField;
    const nominee = subject.kind === 'change-nominee' ? placeOfNominee(field.name).at : undefined;
    return [{ label: isShare ? undefined : field.label, nominee, before: old, after: next }];
  });
}

function textOf({ choices }: BuiltField, answer: Answer | null | undefined): LocalText | undefined {
  if (typeof answer !== 'string' || answer === '') return undefined;
  return choices.find(({ id }) => id === answer)?.label ?? sameInAll(answer);
}
