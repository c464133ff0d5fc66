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
import type { Keys } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';
import { readJson } from '../reading/read-json.ts';
import { checkFields } from './form-checks.ts';
import { type ChoiceLists, formsSchema, type RawField, type RawForms } from './form-schema.ts';
import type { RawProduct } from './product-schema.ts';

export type Forms = {
  readonly definitions: Readonly<Record<FormName, FormDefinition>>;
  readonly choiceLists: ChoiceLists;
};

/** `listsByName` holds the lists that come from other files: conditions and states. */
export function readForms(file: CatalogueFile, listsByName: ChoiceLists): Forms | undefined {
  const raw = readJson(file, formsSchema);
  if (raw === undefined) return undefined;
  const choiceLists = new Map([...Object.entries(raw.choiceLists), ...listsByName]);
  const definitions = formNames.flatMap((name) => definitionOf(file, raw, choiceLists, name) ?? []);
  if (definitions.length < formNames.length) return undefined;
  const byName = definitions.map((definition) => [definition.name, definition]);
  return { definitions: Object.fromEntries(byName) as Forms['definitions'], choiceLists }; // one a name
}

function definitionOf(
  file: CatalogueFile,
  raw: RawForms,
  lists: ChoiceLists,
  name: FormName,
): FormDefinition | undefined {
  const places = raw.forms.flatMap((form, index) => (form.name === name ? [index] : []));
  const [place, second] = places;
  if (place === undefined) {
    file.report(['forms'], name, 'the form is missing');
    return undefined;
  }
  if (second !== undefined) file.report(['forms', second, 'name'], name, 'stands twice');
  const sections = (raw.forms[place]?.sections ?? []).map((section, index): SectionDefinition => {
    const keys: Keys = ['forms', place, 'sections', index, 'fields'];
    const fields = section.fields.map((field, at) => fieldOf(file, lists, field, [...keys, at]));
    return { ...section, hint: section.hint, fields };
  });
  checkFields(file, sections, (section, field) => ['forms', place, 'sections', section, 'fields', field]);
  checkRuleFields(file, name, sections, place);
  checkRelations(file, sections, place);
  return { name, sections };
}

/** A rule whose field is gone, or asked in another way, would be silent. */
function checkRuleFields(
  file: CatalogueFile,
  form: FormName,
  sections: readonly SectionDefinition[],
  place: number,
): void {
  const kinds = new Map(sections.flatMap(({ fields }) => fields.map(({ name, kind }) => [name, kind])));
  for (const [name, kind] of Object.entries(ruleFields[form])) {
    if (kinds.get(name) === kind) continue;
    file.report(['forms', place], name, `${form} needs this field, of kind ${kind}`);
  }
}

/** Whose birth date is held against the proposer's. */
const relationFields: readonly string[] = ['relationship_with_proposer', 'nominee_relationship'];

/** Somebody of a relation without a rule could be of any age. */
function checkRelations(file: CatalogueFile, sections: readonly SectionDefinition[], place: number): void {
  const offered = sections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => relationFields.includes(name))
    .flatMap(({ choices }) => choices);
  for (const { id } of offered) {
    if (!isRelationId(id)) file.report(['forms', place], id, 'is a relation without a rule for ages');
  }
}

/** What a product asks beside the common forms, checked against the form as it becomes. */
export function formChangesOf(
  file: CatalogueFile,
  product: RawProduct,
  forms: Forms,
): readonly FormChanges[] {
  return product.formChanges.map((change, index): FormChanges => {
    const keys: Keys = ['formChanges', index];
    const { sections } = forms.definitions[change.form];
    const target = sections.find(({ id }) => id === change.section);
    if (target === undefined) {
      file.report([...keys, 'section'], change.section, `is not a section of ${change.form}`);
    }
    change.omit.forEach((name, at) => {
      const wrong = (reason: string) => file.report([...keys, 'omit', at], name, reason);
      if (target?.fields.every((field) => field.name !== name)) wrong('is not a field of the section');
      if (Object.hasOwn(ruleFields[change.form], name)) wrong('is a field that rules depend on');
    });
    const add = change.add.map((field, at) => fieldOf(file, forms.choiceLists, field, [...keys, 'add', at]));
    const changed = sections.map((section) => {
      if (section !== target) return section;
      const fields = section.fields.filter((field) => !change.omit.includes(field.name));
      return { ...section, fields: [...fields, ...add] };
    });
    checkFields(file, changed, (sectionAt, fieldAt) => {
      const fields = (changed[sectionAt]?.fields.length ?? 0) - add.length;
      return changed[sectionAt]?.id === change.section && fieldAt >= fields
        ? [...keys, 'add', fieldAt - fields]
        : keys;
    });
    return { ...change, add };
  });
}

/** What most fields are without is left out of the file. */
const plainField = {
  hint: undefined,
  min: undefined,
  max: undefined,
  autocomplete: undefined,
  showIf: undefined,
  half: false,
  sameAs: undefined,
  person: undefined,
};

function fieldOf(file: CatalogueFile, lists: ChoiceLists, raw: RawField, keys: Keys): FieldDefinition {
  const choices = typeof raw.choices === 'string' ? lists.get(raw.choices) : (raw.choices ?? []);
  if (choices === undefined) {
    file.report([...keys, 'choices'], raw.choices, 'is not a list of choices');
  }
  return { ...plainField, ...raw, choices: choices ?? [] };
}
