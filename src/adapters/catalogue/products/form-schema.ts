import * as v from 'valibot';
import { helpTopics } from '#domain/help/topics.ts';
import { fieldKinds, formNames, repeats } from '#domain/proposal/form/fields.ts';
import { filled, localText, slug } from '../reading/value-schema.ts';

const choice = v.strictObject({ id: filled, label: localText });

export const rawField = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'must be small letters, digits and underscores')),
  kind: v.picklist(fieldKinds),
  label: localText,
  hint: v.exactOptional(localText),
  required: v.boolean(),
  /** Written out, or the name of a list: one of `choiceLists`, "conditions" or "states". */
  choices: v.exactOptional(v.union([v.string(), v.array(choice)])),
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  autocomplete: v.exactOptional(filled),
  showIf: v.exactOptional(
    v.strictObject({
      field: filled,
      is: v.pipe(v.array(filled), v.minLength(1, 'must name at least one answer')),
    }),
  ),
  half: v.exactOptional(v.boolean()),
  sameAs: v.exactOptional(filled),
  /** Leads whoever none of the answers fits to a person, in a sentence below the question. */
  person: v.exactOptional(v.strictObject({ topic: v.picklist(helpTopics), text: localText })),
});

const section = v.strictObject({
  id: slug,
  title: localText,
  hint: v.exactOptional(localText),
  repeat: v.picklist(repeats),
  fields: v.array(rawField),
});

export const formsSchema = v.strictObject({
  choiceLists: v.record(slug, v.array(choice)),
  forms: v.array(v.strictObject({ name: v.picklist(formNames), sections: v.array(section) })),
});

export type RawField = v.InferOutput<typeof rawField>;
export type RawForms = v.InferOutput<typeof formsSchema>;
export type ChoiceLists = ReadonlyMap<string, v.InferOutput<typeof choice>[]>;
