import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallAnswer, CallInput } from '#contract/call/shapes.ts';
import { fillForms, passKyc, readProposal } from '../purchase.ts';
import { openScene, type Scene } from './scene.ts';

type Data = CallInput<'saveProposer'>['body']['data'];

let scene: Scene;
beforeEach(async () => {
  scene = await openScene();
  await fillForms(scene.browser, scene.id, { proposerDetails: { middle_name: 'Kumari' } });
});
afterEach(() => scene.close());

async function resend(change: Data): Promise<CallAnswer<'saveProposer'>> {
  const saved = (await proposer()) ?? {};
  const body = { data: { ...saved, ...change } };
  const answer = await scene.browser.call('saveProposer', { params: { id: scene.id }, body });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const proposer = async () => (await readProposal(scene.browser, scene.id)).savedForm.formData.proposerDetails;

/** The registry knows the buyer by first and last name alone. */
const identity = async () =>
  passKyc(scene.browser, await readProposal(scene.browser, scene.id), 'ABCPS1234F');

test('an answer that is sent as null is gone, from the copy too, and the identity check passes', async () => {
  expect(await identity()).toMatchObject({ kyc_stage: 'MISMATCH' });
  expect(await resend({ middle_name: null })).toMatchObject({ success: true, kept: [] });
  expect(await proposer()).not.toHaveProperty('middle_name');
  const { savedForm, members } = await readProposal(scene.browser, scene.id);
  expect(savedForm.formData.insuredMembers).not.toHaveProperty(['You.middle_name']);
  expect(members[0]?.name).toBe('Ananya Sharma');
  expect(await identity()).toMatchObject({ kyc_stage: 'VERIFIED' });
});

test('an answer that is sent blank is kept, and the answer names it', async () => {
  expect(await resend({ middle_name: '' })).toMatchObject({ success: true, kept: ['middle_name'] });
  expect(await proposer()).toMatchObject({ middle_name: 'Kumari' });
});

test('an answer that has to be given cannot be erased for good', async () => {
  expect(await resend({ first_name: null })).toMatchObject({
    success: false,
    form_error: { first_name: 'Please enter the name' },
  });
  expect(await proposer()).toMatchObject({ first_name: 'Ananya' });
});
