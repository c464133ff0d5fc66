import {
  type FieldDefinition,
  type FieldKind,
  type SectionDefinition,
  under18,
} from '#domain/proposal/form/fields.ts';
import type { Source } from '../reading/catalogue-fault.ts';
import { reportValue } from '../reading/read-json.ts';

type KeysOf = (section: number, field: number) => readonly (string | number)[];
type Placed = { readonly field: FieldDefinition; readonly section: SectionDefinition };
type Fault = { readonly key: string; readonly value: unknown; readonly reason: string };

/** Faults of the fields of one form: names, choices, ranges, and what they say about one another. */
export function checkFields(
  source: Source,
  file: string,
  sections: readonly SectionDefinition[],
  keysOf: KeysOf,
): void {
  const byName = new Map<string, Placed>();
  sections.forEach((section, sectionAt) => {
    section.fields.forEach((field, fieldAt) => {
      const twice = byName.has(field.name)
        ? [{ key: 'name', value: field.name, reason: 'stands twice in the form' }]
        : [];
      const faults = [
        ...twice,
        ...ownFaults(field),
        ...showIfFaults(field, section, byName),
        ...sameAsFaults(field, byName),
      ];
      for (const fault of faults) {
        reportValue(source, file, [...keysOf(sectionAt, fieldAt), fault.key], fault.value, fault.reason);
      }
      byName.set(field.name, { field, section });
    });
  });
}

function ownFaults(field: FieldDefinition): Fault[] {
  const faults: Fault[] = [];
  const ids = field.choices.map(({ id }) => id);
  if (hasChoices(field.kind) && ids.length === 0) {
    faults.push({ key: 'choices', value: field.name, reason: `a ${field.kind} needs choices` });
  }
  if (!hasChoices(field.kind) && ids.length > 0) {
    faults.push({ key: 'choices', value: field.name, reason: `a ${field.kind} has no choices` });
  }
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    faults.push({ key: 'choices', value: twice, reason: 'stands twice in the choices' });
  if (field.min !== undefined && field.max !== undefined && field.min > field.max) {
    faults.push({ key: 'min', value: field.min, reason: `is over max, ${field.max}` });
  }
  return faults;
}

function hasChoices(kind: FieldKind): boolean {
  return kind === 'choice' || kind === 'radio' || kind === 'checkboxes';
}

/** A question may hang only on one asked before it, of the same person or of the whole form. */
function showIfFaults(
  field: FieldDefinition,
  section: SectionDefinition,
  earlier: ReadonlyMap<string, Placed>,
): Fault[] {
  if (field.showIf === undefined) return [];
  const earlierField = earlier.get(field.showIf.field);
  if (
    earlierField === undefined ||
    (earlierField.section.repeat !== 'once' && earlierField.section.repeat !== section.repeat)
  ) {
    return [{ key: 'showIf', value: field.showIf.field, reason: 'is not a field asked before this one' }];
  }
  const answers = answersOf(earlierField.field);
  const unknown = field.showIf.is.find((answer) => !answers.includes(answer));
  if (unknown === undefined) return [];
  return [{ key: 'showIf', value: unknown, reason: `is not an answer of ${field.showIf.field}` }];
}

function answersOf(field: FieldDefinition): readonly string[] {
  if (field.kind === 'yes-no' || field.kind === 'tick') return ['yes', 'no'];
  return field.kind === 'date-of-birth' ? [under18] : field.choices.map(({ id }) => id);
}

function sameAsFaults(field: FieldDefinition, earlier: ReadonlyMap<string, Placed>): Fault[] {
  if (field.sameAs === undefined || earlier.has(field.sameAs)) return [];
  return [{ key: 'sameAs', value: field.sameAs, reason: 'is not a field asked before this one' }];
}
