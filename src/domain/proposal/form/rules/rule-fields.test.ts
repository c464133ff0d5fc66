import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FieldKind, type FormDefinition, formNames } from '../fields.ts';
import { ruleFields } from './rule-fields.ts';

const catalogueForms = new URL('../../../../../catalogue/forms.json', import.meta.url);
const shipped: { readonly forms: readonly FormDefinition[] } = JSON.parse(
  readFileSync(catalogueForms, 'utf8'),
);

test.each(formNames)(
  'the shipped form %s has every field that a rule reads, of the kind it reads',
  (name) => {
    const sections = shipped.forms.find((form) => form.name === name)?.sections ?? [];
    const kinds: Readonly<Record<string, FieldKind>> = Object.fromEntries(
      sections.flatMap((section) => section.fields.map((field) => [field.name, field.kind])),
    );
    expect(kinds).toMatchObject(ruleFields[name]);
  },
);
