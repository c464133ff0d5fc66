import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import type { WireAnswers } from '../answers.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

async function autosave(form: FormName, data: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const body = { data, autosave: 'true' as const };
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const otherType = ({ kind }: WireField) => (kind === 'tick' || kind === 'checkboxes' ? 'x' : ['x']);

describe.each(formNames)('an autosave of %s', (form) => {
  test('with an answer of the wrong type says so beside the field, and what is stored stays', async () => {
    const config = (await readProposal(scene.browser, scene.id)).formConfig[form];
    const fields = config?.sections.flatMap((section) => section.fields) ?? [];
    expect(fields.length).toBeGreaterThan(0);
    const before = await scene.kept();
    for (const field of fields) {
      expect(await autosave(form, { [field.name]: otherType(field) }), field.name).toEqual({
        success: false,
        code: 'INVALID_ANSWERS',
        form_error: { [field.name]: 'Please answer this in the form that is asked for' },
      });
    }
    expect(await scene.kept()).toEqual(before);
  });

  test('with a question nobody asked says so, and keeps nothing of it', async () => {
    const before = await scene.kept();
    expect(await autosave(form, { surprise: 'x' })).toEqual({
      success: false,
      code: 'INVALID_ANSWERS',
      form_error: { surprise: 'We do not ask for this here' },
    });
    expect(await scene.kept()).toEqual(before);
  });
});

test('a half-typed answer is kept as it stands, and the others with it', async () => {
  const saved = (await readProposal(scene.browser, scene.id)).savedForm.formData.bankDetails ?? {};
  const data = { ...saved, ifsc: 'HDF' };
  expect(await autosave('bankDetails', data)).toMatchObject({ success: true });
  expect((await readProposal(scene.browser, scene.id)).savedForm.formData.bankDetails).toEqual(data);
});
