import { isRelationId } from '#domain/person/relation-ages.ts';
import {
  type FieldDefinition,
  type FormChanges,
  type FormDefinition,
  type FormName,
  formNames,
  type SectionDefinition,
} from '#domain/proposal/form/fields.ts';
import { ruleFields } from '#domain/proposal/form/rules/rule-fields.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { readJson, reportValue } from '../reading/read-json.ts';
import { checkFields } from './form-checks.ts';
import { type ChoiceLists, formsSchema, type RawField, type RawForms } from './form-schema.ts';
import type { RawProduct } from './product-schema.ts';

export type Forms = {
  readonly definitions: Readonly<Record<FormName, FormDefinition>>;
  readonly choiceLists: ChoiceLists;
};

type Keys = readonly (string | number)[];

/** `listsByName` holds the lists that come from other files: conditions and states. */
export function readForms(source: Source, file: string, listsByName: ChoiceLists): Forms | undefined {
  const raw = readJson(source, file, formsSchema);
  if (raw === undefined) return undefined;
  const choiceLists = new Map([...Object.entries(raw.choiceLists), ...listsByName]);
  const [proposer, insured, nominee, bank, portability, medical, lifeStyle] = formNames.map((name) =>
    definitionOf(source, file, raw, choiceLists, name),
  );
  if (!proposer || !insured || !nominee || !bank || !portability || !medical || !lifeStyle) return undefined;
  const definitions = {
    proposerDetails: proposer,
    insuredMembers: insured,
    nomineeDetails: nominee,
    bankDetails: bank,
    portabilityDetails: portability,
    medicalDetails: medical,
    lifeStyleDetails: lifeStyle,
  };
  return { definitions, choiceLists };
}

function definitionOf(
  source: Source,
  file: string,
  raw: RawForms,
  lists: ChoiceLists,
  name: FormName,
): FormDefinition | undefined {
  const places = raw.forms.flatMap((form, index) => (form.name === name ? [index] : []));
  const [place, second] = places;
  if (place === undefined) {
    reportValue(source, file, ['forms'], name, 'the form is missing');
    return undefined;
  }
  if (second !== undefined) reportValue(source, file, ['forms', second, 'name'], name, 'stands twice');
  const sections = (raw.forms[place]?.sections ?? []).map((section, index): SectionDefinition => {
    const keys: Keys = ['forms', place, 'sections', index, 'fields'];
    return {
      id: section.id,
      title: section.title,
      hint: section.hint,
      repeat: section.repeat,
      fields: section.fields.map((field, at) => fieldOf(source, file, lists, field, [...keys, at])),
    };
  });
  const keysOf = (section: number, field: number) => ['forms', place, 'sections', section, 'fields', field];
  checkFields(source, file, sections, keysOf);
  checkRuleFields(source, file, name, sections, place);
  checkRelations(source, file, sections, place);
  return { name, sections };
}

/** A rule whose field is gone, or asked in another way, would be silent. */
function checkRuleFields(
  source: Source,
  file: string,
  form: FormName,
  sections: readonly SectionDefinition[],
  place: number,
): void {
  const kinds = new Map(sections.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, kind])));
  for (const [name, kind] of Object.entries(ruleFields[form])) {
    if (kinds.get(name) === kind) continue;
    reportValue(source, file, ['forms', place], name, `${form} needs this field, of kind ${kind}`);
  }
}

/** Whose birth date is held against the proposer's. */
const relationFields: readonly string[] = ['relationship_with_proposer', 'nominee_relationship'];

/** Somebody of a relation without a rule could be of any age. */
function checkRelations(
  source: Source,
  file: string,
  sections: readonly SectionDefinition[],
  place: number,
): void {
  const offered = sections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => relationFields.includes(name))
    .flatMap(({ choices }) => choices);
  for (const { id } of offered) {
    if (!isRelationId(id))
      reportValue(source, file, ['forms', place], id, 'is a relation without a rule for ages');
  }
}

/** What a product asks beside the common forms, checked against the form as it becomes. */
export function formChangesOf(
  source: Source,
  file: string,
  product: RawProduct,
  forms: Forms,
): readonly FormChanges[] {
  return product.formChanges.map((change, index): FormChanges => {
    const keys: Keys = ['formChanges', index];
    const { sections } = forms.definitions[change.form];
    const target = sections.find(({ id }) => id === change.section);
    if (target === undefined) {
      reportValue(source, file, [...keys, 'section'], change.section, `is not a section of ${change.form}`);
    }
    change.omit.forEach((name, at) => {
      const wrong = (reason: string) => reportValue(source, file, [...keys, 'omit', at], name, reason);
      if (target?.fields.every((field) => field.name !== name)) wrong('is not a field of the section');
      if (Object.hasOwn(ruleFields[change.form], name)) wrong('is a field that rules depend on');
    });
    const add = change.add.map((field, at) =>
      fieldOf(source, file, forms.choiceLists, field, [...keys, 'add', at]),
    );
    const changed = sections.map((section) => {
      if (section !== target) return section;
      const fields = section.fields.filter((field) => !change.omit.includes(field.name));
      return { ...section, fields: [...fields, ...add] };
    });
    checkFields(source, file, changed, (sectionAt, fieldAt) => {
      const fields = (changed[sectionAt]?.fields.length ?? 0) - add.length;
      return changed[sectionAt]?.id === change.section && fieldAt >= fields
        ? [...keys, 'add', fieldAt - fields]
        : keys;
    });
    return { form: change.form, section: change.section, add, omit: change.omit };
  });
}

function fieldOf(
  source: Source,
  file: string,
  lists: ChoiceLists,
  raw: RawField,
  keys: Keys,
): FieldDefinition {
  const choices = typeof raw.choices === 'string' ? lists.get(raw.choices) : (raw.choices ?? []);
  if (choices === undefined) {
    reportValue(source, file, [...keys, 'choices'], raw.choices, 'is not a list of choices');
  }
  return {
    name: raw.name,
    kind: raw.kind,
    label: raw.label,
    hint: raw.hint,
    required: raw.required,
    choices: choices ?? [],
    min: raw.min,
    max: raw.max,
    autocomplete: raw.autocomplete,
    showIf: raw.showIf,
    half: raw.half ?? false,
    sameAs: raw.sameAs,
    person: raw.person,
  };
}
