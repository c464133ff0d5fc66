import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/local-text.ts';
import { createWords, WordsProvider } from '#web/browser/text.tsx';
import type { KycPage } from '../model.ts';
import { KycFields } from './kyc-fields.tsx';

const aField = (name: string) => ({
  name,
  label: `Label of ${name}`,
  hint: `Hint of ${name}`,
  prefilled: '',
});
const entry = { proof: 'PASSPORT', doc_no: 'J1', name: 'R2', dob: '', pincode: '56003', pep: '', otp: '' };

/** What stands at each of the fields, when every one of them was refused. */
async function refusedAt(locale: Language, names: readonly string[]) {
  const words = createWords(locale);
  await words.load(['site', 'purchase']);
  const fields = names.map(aField);
  const page = {
    proposal: { savedForm: { formData: {} } },
    kyc: { kyc_mode: 'CKYC', certificate_types: [{ id: 'PASSPORT', label: 'Passport', hint: '', fields }] },
    typed: entry,
    type: () => undefined,
    errors: {
      list: ['certificate_type', 'doc_no', 'name', 'dob', 'pincode', 'pep'].map((field) => {
        return { field, message: `Wrong: ${field}` };
      }),
      attempt: 1,
    },
  } as unknown as KycPage; // all that the fields look at
  const root = parse(
    renderToStaticMarkup(
      <WordsProvider words={words}>
        <KycFields page={page} />
      </WordsProvider>,
    ),
  );
  const boxOf = (name: string) => root.querySelector(`#${name}`);
  return {
    errorAt: (name: string) => root.querySelector(`#${name}-error`)?.text,
    hintAt: (name: string) => root.querySelector(`#${name}-hint`)?.text,
    boxOf,
    describedBy: (name: string) => boxOf(name)?.getAttribute('aria-describedby')?.split(' ') ?? [],
  };
}

test.each(languages)('in %s whatever was refused is said at its own field', async (locale) => {
  const { errorAt, describedBy } = await refusedAt(locale, ['doc_no', 'name', 'dob', 'pincode']);
  for (const name of ['certificate_type', 'doc_no', 'name', 'dob', 'pincode', 'pep'])
    expect([name, errorAt(name)]).toEqual([name, `Wrong: ${name}`]);
  for (const name of ['doc_no', 'name', 'pincode']) expect(describedBy(name)).toContain(`${name}-error`);
});

test('the pincode stands where the insurer asks for it, with its words and what is typed', async () => {
  const { boxOf, hintAt } = await refusedAt('en', ['doc_no', 'name', 'dob', 'pincode']);
  expect(boxOf('pincode')?.attributes).toMatchObject({ value: '56003', inputMode: 'numeric' });
  expect(hintAt('pincode')).toBe('Hint of pincode');
  const without = await refusedAt('en', ['doc_no', 'name', 'dob']);
  expect(without.boxOf('pincode')).toBeNull();
  expect(without.boxOf('name')).not.toBeNull();
});
