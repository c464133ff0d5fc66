import { type FieldDefinition, type SectionDefinition, under18 } from '#domain/proposal/form/fields.ts';
import { inPart, type Keys, type ReportAt, reportTwice } from '../reading/catalogue-fault.ts';
import type { CatalogueFile } from '../reading/catalogue-file.ts';

type KeysOf = (section: number, field: number) => Keys;
type Placed = { readonly field: FieldDefinition; readonly section: SectionDefinition };

const notBefore = 'is not a field asked before this one';

/** Faults of the fields of one form: names, choices, ranges, and what they say about one another. */
export function checkFields(
  file: CatalogueFile,
  sections: readonly SectionDefinition[],
  keysOf: KeysOf,
): void {
  const earlier = new Map<string, Placed>();
  sections.forEach((section, sectionAt) => {
    section.fields.forEach((field, fieldAt) => {
      const report = inPart(file.report, ...keysOf(sectionAt, fieldAt));
      const { name, sameAs } = field;
      if (earlier.has(name)) report(['name'], name, 'stands twice in the form');
      checkOwn(field, report);
      checkShowIf({ field, section }, earlier, report);
      if (sameAs !== undefined && !earlier.has(sameAs)) report(['sameAs'], sameAs, notBefore);
      earlier.set(name, { field, section });
    });
  });
}

function checkOwn({ kind, name, choices, min, max }: FieldDefinition, report: ReportAt): void {
  const hasChoices = kind === 'choice' || kind === 'radio' || kind === 'checkboxes';
  const ids = choices.map(({ id }) => id);
  if (hasChoices && ids.length === 0) report(['choices'], name, `a ${kind} needs choices`);
  if (!hasChoices && ids.length > 0) report(['choices'], name, `a ${kind} has no choices`);
  reportTwice(report, ids, () => ['choices']);
  if (min !== undefined && max !== undefined && min > max) report(['min'], min, `is over max, ${max}`);
}

/** A question may hang only on one asked before it, of the same person or of the whole form. */
function checkShowIf(
  { field: { showIf }, section: { repeat } }: Placed,
  earlier: ReadonlyMap<string, Placed>,
  report: ReportAt,
): void {
  if (showIf === undefined) return;
  const other = earlier.get(showIf.field);
  if (other?.section.repeat !== 'once' && other?.section.repeat !== repeat) {
    report(['showIf'], showIf.field, notBefore);
    return;
  }
  const answers = answersOf(other.field);
  const unknown = showIf.is.find((answer) => !answers.includes(answer));
  if (unknown !== undefined) report(['showIf'], unknown, `is not an answer of ${showIf.field}`);
}

function answersOf(field: FieldDefinition): readonly string[] {
  if (field.kind === 'yes-no' || field.kind === 'tick') return ['yes', 'no'];
  return field.kind === 'date-of-birth' ? [under18] : field.choices.map(({ id }) => id);
}
