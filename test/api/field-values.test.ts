import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { WireField } from '#contract/proposal/shapes.ts';
import { type FormName, formNames } from '#domain/proposal/form/fields.ts';
import { messages } from '#words/en/failures.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { badValues, goodValues } from '../field-values.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

async function save(form: FormName, data: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The right answers of a form, and its questions that they answer and that are open to the buyer. */
async function askedIn(form: FormName): Promise<{ answers: WireAnswers; fields: readonly WireField[] }> {
  const proposal = await readProposal(scene.browser, scene.id);
  const config = proposal.formConfig[form];
  if (!config) throw new Error(`No ${form}`);
  const answers = answersFor(config, proposal, new Date().toISOString().slice(0, 10));
  const fields = config.sections.flatMap((section) => section.fields);
  return { answers, fields: fields.filter(({ name, readOnly }) => !readOnly && answers[name] !== undefined) };
}

describe.each(formNames)('the form %s', (form) => {
  test('one bad value among right answers is named with its reason, and nothing is kept', async () => {
    const { answers, fields } = await askedIn(form);
    const oneOfEachKind = new Map(fields.map((field): [string, WireField] => [field.kind, field]));
    const before = await scene.kept();
    let tried = 0;
    for (const { name, kind } of oneOfEachKind.values()) {
      for (const [, sent, code] of badValues.filter(([of]) => of === kind)) {
        expect(await save(form, { ...answers, [name]: sent }), `${name}: ${sent}`).toMatchObject({
          success: false,
          code: 'INVALID_ANSWERS',
          form_error: { [name]: messages[`failure.${code}`] },
        });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(0);
    expect(await scene.kept()).toEqual(before);
  });

  test('a good value is taken and kept in its one spelling', async () => {
    const { answers, fields } = await askedIn(form);
    let tried = 0;
    for (const [kind, typed, keptAs] of goodValues) {
      const names = fields.filter((field) => field.kind === kind).map(({ name }) => name);
      // The second number of an account has to be the first.
      const said = kind === 'account-number' ? names : names.slice(0, 1);
      if (said.length === 0) continue;
      const changes = Object.fromEntries(said.map((name) => [name, typed]));
      const saved = await save(form, { ...answers, ...changes });
      expect(saved, JSON.stringify(changes)).toMatchObject({ success: true });
      const kept = (await scene.kept()).proposal?.forms[form] ?? {};
      for (const name of said) expect(kept[name], name).toBe(keptAs);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  });
});
