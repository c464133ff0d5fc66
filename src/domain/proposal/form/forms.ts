import type { IsoDate } from '#domain/date.ts';
import type { LocalText } from '#domain/local-text.ts';
import type { Place } from '#domain/location/place.ts';
import { adultAgeRange, ageInYears } from '#domain/person/age.ts';
import { insuredMembers } from '#domain/person/family.ts';
import type { Member, MemberKey } from '#domain/person/member.ts';
import { isChild } from '#domain/person/relation.ts';
import { declarationText, nothingElseField } from './declaration/declaration.ts';
import type {
  Answer,
  Answers,
  FieldDefinition,
  FormAnswers,
  FormChanges,
  FormDefinition,
  FormName,
  SectionDefinition,
} from './fields.ts';
import { type ChoiceSources, withChoices } from './offered-choices.ts';
import { type FormSubject, fullNameOf, type Prefill, prefillOf, proposerOfYou } from './prefill.ts';
import { isAboutAnyone, isAnsweredByProposer, isRequired } from './question-rules.ts';
import { answerOf, shownFields } from './shown-fields.ts';

/** A field as one person is asked it: `name` is the concrete one (`Son-0.first_name`), `question` the definition's. */
export type BuiltField = FieldDefinition & {
  readonly question: string;
  readonly member: MemberKey | undefined;
  readonly prefill: Prefill | undefined;
  /** The prefilled answer stands, whatever is sent. */
  readonly readOnly: boolean;
};

export type BuiltSection = {
  readonly id: string;
  readonly title: LocalText;
  readonly hint: LocalText | undefined;
  readonly member: MemberKey | undefined;
  readonly fields: readonly BuiltField[];
};

export type BuiltForm = { readonly name: FormName; readonly sections: readonly BuiltSection[] };

export type FormSources = ChoiceSources & {
  readonly placeOf: (pincode: string) => Place | undefined;
  /** Whose claims a declaration is about. */
  readonly insurerTitle: string;
};

/**
 * The form as this proposal asks it: the product's changes applied, every repeated section spelled out for each insured
 * person it concerns, choices and known answers filled in. Server and browser check answers against the same result.
 */
export function buildForm(
  definition: FormDefinition,
  changes: readonly FormChanges[],
  subject: FormSubject,
  sources: FormSources,
): BuiltForm {
  const place = sources.placeOf(subject.pincode);
  const answers = { proposer: subject.forms.proposerDetails, saved: subject.forms[definition.name] };
  const sections = definition.sections.map((section) => changed(definition.name, section, changes));
  const asksMember = (section: SectionDefinition, member: Member) =>
    section.repeat === 'each-insured' || (section.repeat === 'each-adult-insured' && isAdult(member));
  const declaring = insuredMembers(subject.members)
    .filter((member) => sections.some((section) => asksMember(section, member)))
    .map(({ key, relation }) => fullNameOf(subject.forms.insuredMembers ?? {}, `${key}.`) || relation);
  const built = (section: SectionDefinition, member: Member | undefined): BuiltSection => {
    const ownNames = sections
      .filter((other) => member !== undefined && asksMember(other, member))
      .flatMap((other) => other.fields.map((field) => field.name));
    const fields = section.fields
      .filter((field) => field.name !== nothingElseField || declaring.length > 0)
      .filter((field) => isIncluded(definition.name, field, member, subject))
      .map((requestedField) => {
        const showIf = isHangingOnProposer(definition.name, requestedField, member, subject)
          ? undefined
          : requestedField.showIf;
        const required = isRequired(definition.name, requestedField, subject.annualPremium);
        const offered = withChoices(requestedField, { member, ...answers }, sources);
        const hint =
          offered.name === nothingElseField
            ? declarationText(offered.hint, declaring, sources.insurerTitle)
            : offered.hint;
        const field = { ...offered, required, showIf, hint };
        const prefill = prefillOf(definition.name, field, member, subject, place);
        return builtField(field, member?.key, ownNames, prefill);
      });
    return { id: section.id, title: section.title, hint: section.hint, member: member?.key, fields };
  };
  const once = sections
    .filter((section) => section.repeat === 'once')
    .map((section) => built(section, undefined));
  const each = insuredMembers(subject.members).flatMap((member) =>
    sections.filter((section) => asksMember(section, member)).map((section) => built(section, member)),
  );
  const onceFirst = sections[0]?.repeat === 'once';
  const all = onceFirst ? [...once, ...each] : [...each, ...once];
  return { name: definition.name, sections: all.filter(({ fields }) => fields.length > 0) };
}

/** Somebody asked about habits and work: 18 or older, or of a relation that only adults have. */
function isAdult({ relation, age }: Member): boolean {
  return !isChild(relation) || (age !== undefined && ageInYears(age) >= adultAgeRange.min);
}

function changed(
  form: FormName,
  section: SectionDefinition,
  changes: readonly FormChanges[],
): SectionDefinition {
  const own = changes.filter((change) => change.form === form && change.section === section.id);
  const omitted = own.flatMap((change) => change.omit);
  const fields = section.fields.filter((field) => !omitted.includes(field.name));
  return { ...section, fields: [...fields, ...own.flatMap((change) => change.add)] };
}

/** Only what can be about somebody. Who said nothing in the quote has nothing there to correct; who corrected it keeps the box ticked. */
function isIncluded(
  form: FormName,
  field: FieldDefinition,
  member: Member | undefined,
  subject: FormSubject,
): boolean {
  if (!isAboutAnyone(form, field, subject.aged)) return false;
  if (isAnsweredByProposer(form, field, member, proposerOfYou(subject))) return false;
  if (field.name !== quoteWasWrongField || member === undefined) return true;
  if (subject.forms[form]?.[fieldName(member.key, quoteWasWrongField)] === true) return true;
  return (form === 'medicalDetails' ? member.conditions : member.habits).length > 0;
}

/** What hangs on a question that is not asked, since the proposer's form has answered it, shows. */
function isHangingOnProposer(
  form: FormName,
  { showIf }: FieldDefinition,
  member: Member | undefined,
  subject: FormSubject,
): boolean {
  return (
    showIf !== undefined && isAnsweredByProposer(form, { name: showIf.field }, member, proposerOfYou(subject))
  );
}

/** A tick that the medical and lifestyle forms may carry: these answers are right and the quote's were not. */
export const quoteWasWrongField = 'quote_was_wrong';

function builtField(
  field: FieldDefinition,
  member: MemberKey | undefined,
  ownNames: readonly string[],
  prefill: Prefill | undefined,
): BuiltField {
  const concrete = (name: string) =>
    member !== undefined && ownNames.includes(name) ? fieldName(member, name) : name;
  return {
    ...field,
    name: concrete(field.name),
    showIf: field.showIf && { ...field.showIf, field: concrete(field.showIf.field) },
    sameAs: field.sameAs === undefined ? undefined : concrete(field.sameAs),
    question: field.name,
    member,
    prefill,
    readOnly: prefill?.fixed === true,
  };
}

/** It gives `Son-0.first_name`. */
export function fieldName(member: MemberKey, question: string): string {
  return `${member}.${question}`;
}

export function fieldsOf(built: BuiltForm): readonly BuiltField[] {
  return built.sections.flatMap((section) => section.fields);
}

/** The fields to show and to require with these answers. */
export function visibleFields(built: BuiltForm, answers: Answers, today: IsoDate): readonly BuiltField[] {
  return shownFields(fieldsOf(built), answers, today);
}

/**
 * Saved answers without those that the form no longer asks, as when somebody's date of birth or the product changed.
 * To be taken before saved answers are merged or checked again: unknown names are refused there.
 */
export function answersToQuestions(built: BuiltForm, saved: FormAnswers): FormAnswers {
  const names = new Set(fieldsOf(built).map((field) => field.name));
  return Object.fromEntries(Object.entries(saved).filter(([name]) => names.has(name)));
}

/** What to show in the fields: what is saved, else what is known; a fixed answer before either, an erased one not at all. */
export function shownAnswers(built: BuiltForm, saved: FormAnswers | undefined): Answers {
  const entries = fieldsOf(built).flatMap((field): [string, Answer][] => {
    const own = saved === undefined ? undefined : answerOf(saved, field.name);
    const answer = field.readOnly || own === undefined ? field.prefill?.answer : own;
    return answer === undefined || answer === null ? [] : [[field.name, answer]];
  });
  return Object.fromEntries(entries);
}
