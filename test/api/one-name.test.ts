import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCallOf } from '#contract/call/calls.ts';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { answersFor, type WireAnswers } from '../answers.ts';
import { fillForms, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id);
});
afterAll(() => scene.close());

async function save(form: FormName, changes: WireAnswers): Promise<CallAnswer<'saveProposer'>> {
  const proposal = await readProposal(scene.browser, scene.id);
  const config = proposal.formConfig[form];
  if (!config) throw new Error(`No ${form}`);
  const data = answersFor(config, proposal, new Date().toISOString().slice(0, 10), changes);
  const answer = await scene.browser.call(saveCallOf[form], { params: { id: scene.id }, body: { data } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('a last name is required of whoever has not said that there is one name only', async () => {
  for (const changes of [{ last_name: null }, { last_name: null, one_name: false }]) {
    const saved = await scene.browser.call('saveProposer', {
      params: { id: scene.id },
      body: { data: { first_name: 'Suresh', ...changes } },
    });
    const answer: CallAnswer<'saveProposer'> = saved.json();
    expect(answer.success).toBe(false);
  }
});

test('somebody with one name goes on, and it is kept once in every form', async () => {
  const own = { first_name: 'Suresh', one_name: true };
  expect((await save('proposerDetails', own)).success).toBe(true);
  expect((await save('insuredMembers', {})).success).toBe(true);
  const nominee = { nominee_first_name: 'Kavitha', nominee_one_name: true };
  expect((await save('nomineeDetails', nominee)).success).toBe(true);
  const proposal = (await scene.kept()).proposal;
  if (!proposal) throw new Error('The application is lost');
  expect(contactOf(proposal)).toMatchObject({ name: 'Suresh', firstName: 'Suresh', lastName: '' });
  expect(fullNameOf(proposal.forms.insuredMembers ?? {}, 'You.')).toBe('Suresh');
  expect(fullNameOf(proposal.forms.nomineeDetails ?? {}, 'nominee_')).toBe('Kavitha');
});
