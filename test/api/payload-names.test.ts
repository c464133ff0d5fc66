import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WireBlock } from '#contract/quote/shapes.ts';
import { planOf, saveQuote, score } from '../purchase.ts';
import { aWireMember, aWireQuote, openBrowser } from '../wire.ts';
import { openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

type Quote = CallInput<'saveDetails'>['body']['data'];
type Purchase = CallInput<'createTransaction'>['body']['data'];

const you = aWireMember();
const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 });

async function refused(data: Quote) {
  const answer = await scene.browser.call('saveDetails', { params: {}, body: { data } });
  const fields: { field: string; code: string; message: string }[] = answer.json().error.fields;
  for (const { message } of fields) expect(message).toMatch(/^[A-Z*].{8,}/);
  return [answer.statusCode, fields.map(({ field, code }) => `${field} ${code}`)];
}

describe('a refused quote names what is wrong as its payload does', () => {
  test.each<[string, Partial<Quote>, readonly string[]]>([
    ['a pincode', { pincode: '999999' }, ['data.pincode PINCODE_INVALID']],
    ['the parents’ pincode', { parents_pincode: '000000' }, ['data.parents_pincode PINCODE_INVALID']],
    ['a cover', { sum_assured: 123 }, ['data.sum_assured INVALID_ANSWERS']],
    ['a highest cover', { max_sum_assured: 123 }, ['data.max_sum_assured INVALID_ANSWERS']],
    ['nobody', { members: [] }, ['data.members NO_MEMBER_CHOSEN']],
    ['an age', { members: [you, { ...son, age: 20 }] }, ['data.members.1.age KID_AGE_GAP']],
    ['somebody twice', { members: [you, son, you] }, ['data.members.2 DUPLICATE_MEMBER']],
    ['an id', { members: [you, { ...son, id: 'boss' }] }, ['data.members.1.id CHOICE_UNKNOWN']],
    ['a person', { members: [{ ...you, person: 'Boss' }] }, ['data.members.0.person CHOICE_UNKNOWN']],
    [
      'a condition nobody knows',
      { members: [you, { ...son, diseases: [999_999] }] },
      ['data.members.1.diseases CHOICE_UNKNOWN'],
    ],
    [
      'a condition that is nobody’s',
      { members: [{ ...you, diseases: [16] }], medical_conditions: [16, 3] },
      ['data.medical_conditions.1 CONDITION_OF_NOBODY'],
    ],
  ])('of %s', async (_what, change, fields) => {
    expect(await refused(aWireQuote(change))).toEqual([422, fields]);
  });

  test('as the decoder names what it cannot read', async () => {
    const wrong = { ...aWireQuote(), members: [you, { ...son, age: -1 }] };
    expect(await refused(wrong)).toEqual([400, ['data.members.1.age NUMBER_OUT_OF_RANGE']]);
  });
});

/** The specification's payload, which names no group. */
const payloadOf = (chosen: Scene['chosen'], quote_id: string): Purchase => {
  const { members, gender, pincode, city } = chosen.block.uidata;
  const { slab_id, cpt_id } = chosen.plan;
  return { members: members.map(({ id }) => id), gender, pincode, city, slab_id, cpt_id, quote_id };
};

async function open(data: Purchase) {
  const answer = await scene.browser.call('createTransaction', { params: {}, body: { data } });
  return [answer.statusCode, answer.json()];
}

describe('a purchase', () => {
  test('is opened from the specification’s payload, and is the one that names its group', async () => {
    const data = payloadOf(scene.chosen, scene.quoteId);
    const named = await open({ ...data, plan_type: 'family' });
    expect(named).toEqual([200, { transaction_id: expect.any(String) }]);
    expect(await open(data)).toEqual(named);
    expect(await open({ ...data, members: scene.chosen.block.uidata.members })).toEqual(named);
  });

  test('is begun by the names of a plan too, and is then no new one', async () => {
    const { insurer_slug: insurer, product_slug } = scene.chosen.plan;
    const isNew = async (browser: Scene['browser']) =>
      (await browser.call('isNewProposal', { params: { insurer }, body: { product_slug } })).json();
    const stranger = await openBrowser(scene.app);
    expect(await isNew(stranger)).toEqual({ success: true, proposalID: null });
    const { members, gender, slab_id, cpt_id } = payloadOf(scene.chosen, scene.quoteId);
    const named = { insurer_slug: insurer, product_slug, slab_id, cpt_id, plan_type: 'family' as const };
    const body = {
      quoteID: scene.quoteId,
      plan: named,
      members,
      gender,
      familyCity: { id: 7, label: 'Bengaluru', pincode: '560001' },
      parentCity: { id: 'Pune', label: 'पुणे', pincode: '411001' },
    };
    const opened = await scene.browser.call('openProposal', { params: {}, body });
    expect([opened.statusCode, opened.json()]).toEqual([200, { proposalID: expect.any(String) }]);
    const { proposalID } = opened.json();
    expect(await isNew(scene.browser)).toEqual({ success: false, proposalID });
    const kept = await scene.browser.call('getProposal', { params: { id: proposalID }, body: {} });
    expect(kept.json()).toMatchObject({
      familyCity: { id: 'Bengaluru Urban', label: 'Bengaluru Urban', pincode: '560001' },
      parentCity: { id: 'Pune', label: 'Pune', pincode: '411001' },
    });
    const elsewhere = { ...body, familyCity: { ...body.familyCity, pincode: '110001' } };
    const refused = await scene.browser.call('openProposal', { params: {}, body: elsewhere });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'familyCity.pincode', code: 'PINCODE_INVALID' })],
    ]);
    const foreign = await stranger.call('openProposal', { params: {}, body });
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('goes by the priced row where the same people have several blocks', async () => {
    const { quote_id } = await saveQuote(scene.browser, { members: [you, son], parents_pincode: undefined });
    const scored = await score(scene.browser, quote_id);
    const groupOf = async (type: 'family' | 'individual') => {
      const chosen = planOf(scored, type, 'sahyadri-poorna');
      const [status, { transaction_id }] = await open(payloadOf(chosen, quote_id));
      expect(status).toBe(200);
      const buyPage = await scene.browser.get(`/health-plan/buy/${transaction_id}/`);
      const [, id = ''] = /proposals\/([^/]+)\//.exec(String(buyPage.headers.location)) ?? [];
      const read = await scene.browser.call('getProposal', { params: { id }, body: {} });
      return read.json().planData.planType;
    };
    expect([await groupOf('family'), await groupOf('individual')]).toEqual(['family', 'individual']);
  });

  test.each([
    ['an age', 70, 'vindhya-raksha-5l', 'AGE_OFFLINE', 'age-offline'],
    ['a cover', 34, 'deccan-shatak-1cr', 'COVER_OFFLINE', 'cover-offline'],
  ])('refused for %s keeps the word on how the plan is sold', async (_what, age, slab_id, word, screen) => {
    const members = [aWireMember({ age })];
    const { quote_id } = await saveQuote(scene.browser, { members, parents_pincode: undefined });
    const body = { data: { slab_ids: [slab_id] } };
    const scored = await scene.browser.call('getScore', { params: { quote_id }, body });
    const [block]: WireBlock[] = scored.json().score_data;
    const [plan] = block?.plans ?? [];
    if (!block || !plan) throw new Error(`No ${slab_id} at ${age}`);
    const asked = { params: {}, body: { age: String(age), slab_id } };
    const status = await scene.browser.call('getProcessingStatus', asked);
    expect(status.json()).toEqual({ status: word });
    const [code, { error }] = await open(payloadOf({ block, plan }, quote_id));
    expect([code, error.code, error.status]).toEqual([409, 'PLAN_NOT_SOLD_ONLINE', screen]);
  });
});

test.each([
  ['sahyadri', 200],
  ['no-such-insurer', 404],
])('a bank is looked up for %s: %i', async (insurer, status) => {
  const body = { IFSC: 'HDFC0000001' };
  const answer = await scene.browser.call('fetchBankDetails', { params: { insurer }, body });
  expect(answer.statusCode).toBe(status);
  if (status === 404) expect(answer.json().error.code).toBe('NOT_FOUND');
});
