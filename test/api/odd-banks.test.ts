import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { messages } from '#words/en/failures.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { oddBanks, oddPlaces } from '../odd/identifiers.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

type Saved = {
  readonly success: boolean;
  readonly form_error?: Readonly<Record<string, string>>;
};

/** The whole form with these answers changed, as the server takes it. */
async function save(form: FormName, changes: WireAnswers): Promise<Saved> {
  const proposal = await readProposal(scene.browser, scene.id);
  const config = proposal.formConfig[form];
  if (!config) throw new Error(`No ${form}`);
  const data = { ...answersFor(config, proposal, new Date().toISOString().slice(0, 10)), ...changes };
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  return answer.json();
}

/** The beginning of the words of a failure, up to what is filled in. */
function wordsOf(code: string): string {
  const words = Object.entries(messages).find(([id]) => id === `failure.${code}`)?.[1];
  if (words === undefined) throw new Error(`No words for ${code}`);
  return words.split('{', 1)[0] ?? '';
}

test.each(oddPlaces)(
  'a pincode has every state that is its own: %s (%s, %s)',
  async (_what, pincode, state, code) => {
    const saved = await save('proposerDetails', { pincode, state });
    expect(saved.success, JSON.stringify(saved)).toBe(code === undefined);
    const field = code === 'STATE_MISMATCH' ? 'state' : 'pincode';
    if (code !== undefined) expect(saved.form_error?.[field]).toContain(wordsOf(code));
    // The quote says of the same code what the form says.
    const place = await scene.browser.call('getPlace', { params: { pincode }, body: {} });
    expect(place.statusCode === 200).toBe(code === undefined || code === 'STATE_MISMATCH');
  },
);

test.each(oddBanks)('a code names a bank that settles: %s (%s, %s)', async (_what, ifsc, bank, code) => {
  const saved = await save('bankDetails', { ifsc, bank_name: bank });
  expect(saved.success, JSON.stringify(saved)).toBe(code === undefined);
  if (code === undefined) return;
  expect(saved.form_error?.[code === 'BANK_OTHER' ? 'bank_name' : 'ifsc']).toContain(wordsOf(code));
});

test('a merged bank is said with the new one and the day', async () => {
  const saved = await save('bankDetails', { ifsc: 'ALLA0210001', bank_name: 'Allahabad Bank' });
  expect(saved.form_error?.ifsc).toBe(
    'Allahabad Bank became part of Indian Bank on 1 Apr 2020, and its old IFSC codes no longer work. Please ask your bank for the new code',
  );
});
