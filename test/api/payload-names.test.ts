import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/call/shapes.ts';
import type { WireBlock, WireMember } from '#contract/quote/shapes.ts';
import { planOf, readProposal, saveQuote, score } from '../purchase.ts';
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
    ['a server id', { members: [{ ...you, serverID: 'me' }] }, ['data.members.0.serverID CHOICE_UNKNOWN']],
    [
      'two amounts of one policy that is held',
      { product_type: 'SUPER_TOPUP', existing_sa: 300_000, existingSA: 400_000 },
      ['data.existingSA CHOICE_UNKNOWN'],
    ],
    [
      'an amount of no policy',
      { previousPolicy: false, existingSA: 400_000 },
      ['data.existingSA ANSWER_UNKNOWN'],
    ],
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

test('a quote of the specification’s names is the one of ours, and a policy that is held makes a super top-up of it', async () => {
  const members = [{ ...you, serverID: 'you' }, son];
  const quote = { members, parents_pincode: undefined, previousPolicy: true, existingSA: 400_000 };
  const { quote_id } = await saveQuote(scene.browser, quote);
  const read = await scene.browser.call('getQuote', { params: { quote_id }, body: {} });
  expect(read.json()).toMatchObject({
    product_type: 'SUPER_TOPUP',
    previousPolicy: true,
    existingSA: 400_000,
    existing_sa: 400_000,
    deductible: 400_000,
  });
});

test('one city has one id in every call', async () => {
  const { cities } = (await scene.browser.call('getCities', { params: {}, body: {} })).json();
  const { id, pincode } = cities.find(({ name }: { readonly name: string }) => name === 'Bengaluru');
  const place = await scene.browser.call('getPlace', { params: { pincode }, body: {} });
  const proposal = await readProposal(scene.browser, scene.id);
  expect(id).toBe(pincode);
  expect([place.json().city_id, scene.chosen.block.uidata.city.id, proposal.familyCity.id]).toEqual([
    id,
    id,
    id,
  ]);
});

test('a member bears one server id in quote, proposal and after payment', async () => {
  const proposal = await readProposal(scene.browser, scene.id);
  const after = await scene.browser.call('getFailure', { params: { id: scene.id }, body: {} });
  const ids = scene.chosen.block.uidata.members.map((member) => member.id);
  const idsOf = (members: readonly { readonly serverID: string }[]) =>
    members.map(({ serverID }) => serverID);
  expect([idsOf(proposal.members), idsOf(after.json().members)]).toEqual([ids, ids]);
});

test('a proposal and its terms have a price for each term that is sold, and a named plan its five years', async () => {
  const { quoteId, chosen, id } = scene;
  const { slab_id } = chosen.plan;
  const { discounts } = await readProposal(scene.browser, id);
  const terms = await scene.browser.call('getTerms', { params: { id }, body: {} });
  const riders = await scene.browser.call('getRiders', { params: { id }, body: {} });
  const pricesOf = (offers: readonly { readonly year: number; readonly total_price: number }[]) =>
    offers.map(({ year, total_price }) => ({ year, total_price }));
  expect(discounts.map(({ year }) => year)).toEqual([1, 2, 3]);
  expect([terms.json().discounts, pricesOf(riders.json().discounts)]).toEqual([discounts, discounts]);

  const body: CallInput<'getScore'>['body'] = { data: { slab_ids: [slab_id] }, result_type: 'family' };
  const quote = { params: { quote_id: quoteId }, body };
  const [block]: WireBlock[] = (await scene.browser.call('getScore', quote)).json().score_data;
  const requestedBody = { slab_id, quote_id: quoteId, plan_type: 'family' } as const;
  const projected = await scene.browser.call('getFiveYearProjection', { params: {}, body: requestedBody });
  expect(block?.plans[0]?.five_year_projection?.years).toHaveLength(5);
  expect(block?.plans[0]?.five_year_projection).toEqual(projected.json().five_year_projection);
});

describe('the step of a save', () => {
  const save = async (step: string) => {
    const body = { data: {}, step, autosave: 'true' } as CallInput<'saveProposer'>['body']; // wrong ones too
    const answer = await scene.browser.call('saveProposer', { params: { id: scene.id }, body });
    return [answer.statusCode, answer.json().code ?? answer.json().error?.code ?? answer.json().success];
  };
  test.each([
    ['proposer', 200, true],
    ['bank', 200, 'STEP_OUT_OF_ORDER'],
    ['no-step', 400, 'MALFORMED_REQUEST'],
  ])('%s of the proposer’s form is answered %i %s', async (step, ...answer) => {
    expect(await save(step)).toEqual(answer);
  });
});

test('whom a purchase leaves uncovered is quoted by the ids that it answers; nobody else can be named', async () => {
  const fresh = async (members: string[]) => {
    const body = { data: { proposalID: scene.id, members } };
    const answer = await scene.browser.call('quoteResults', { params: {}, body });
    return [answer.statusCode, answer.json()] as const;
  };
  const [status, answer] = await fresh(['father']);
  expect([status, answer.planType]).toEqual([200, 'individual']);
  const [refused, { error }] = await fresh(['father', 'mother']);
  expect([
    refused,
    error.fields.map(({ field, code }: Record<string, string>) => `${field} ${code}`),
  ]).toEqual([422, ['data.members.1 CHOICE_UNKNOWN']]);
});

/** The specification's payload, which names no group. */
const payloadOf = (plan: Scene['chosen'], quote_id: string): Purchase => {
  const { members, gender, pincode, city } = plan.block.uidata;
  const { slab_id, cpt_id } = plan.plan;
  return { members: members.map(({ id }) => id), gender, pincode, city, slab_id, cpt_id, quote_id };
};

async function open(data: Purchase) {
  const answer = await scene.browser.call('createTransaction', { params: {}, body: { data } });
  return [answer.statusCode, answer.json()];
}

describe('a purchase', () => {
  test('is opened from the specification’s payload, and is the one that names its group', async () => {
    const data = payloadOf(scene.chosen, scene.quoteId);
    const quote = await open({ ...data, plan_type: 'family' });
    expect(quote).toEqual([200, { transaction_id: expect.any(String) }]);
    expect(await open(data)).toEqual(quote);
    expect(await open({ ...data, members: scene.chosen.block.uidata.members })).toEqual(quote);
  });

  const quoteWith = (change: Partial<WireMember>) => ({
    members: scene.chosen.block.uidata.members.map((member, at) =>
      at === 0 ? { ...member, ...change } : member,
    ),
  });

  test.each<[string, () => Partial<Purchase>, string]>([
    ['age', () => quoteWith({ age: 35 }), 'data.members.0.age AGE_DIFFERS'],
    ['gender of a member', () => quoteWith({ gender: 'MALE' }), 'data.members.0.gender ANSWER_FIXED'],
    ['illness', () => quoteWith({ diseases: [16] }), 'data.members.0.diseases ANSWER_FIXED'],
    ['habit', () => quoteWith({ lifestyle: ['smoke'] }), 'data.members.0.lifestyle ANSWER_FIXED'],
    ['server id', () => quoteWith({ serverID: 'spouse' }), 'data.members.0.serverID ANSWER_FIXED'],
    ['gender', () => ({ gender: 'MALE' }), 'data.gender ANSWER_FIXED'],
    ['pincode', () => ({ pincode: '110001' }), 'data.pincode ANSWER_FIXED'],
    ['city', () => ({ city: { id: '110001', name: 'Delhi' } }), 'data.city.id ANSWER_FIXED'],
  ])('with another %s than the quote’s is refused, by its field', async (_what, change, refusal) => {
    const [status, { error }] = await open({ ...payloadOf(scene.chosen, scene.quoteId), ...change() });
    expect([status, error.code]).toEqual([422, 'INVALID_ANSWERS']);
    expect(error.fields.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      refusal,
    ]);
    expect(error.fields[0].message).toMatch(/^[A-Z].{20,}/);
  });

  test('is begun by the names of a plan too, and is then no new one', async () => {
    const { insurer_slug: insurer, product_slug } = scene.chosen.plan;
    const isNew = async (browser: Scene['browser']) =>
      (await browser.call('isNewProposal', { params: { insurer }, body: { product_slug } })).json();
    const stranger = await openBrowser(scene.app);
    expect(await isNew(stranger)).toEqual({ success: true, proposalID: null });
    const { members, gender, slab_id, cpt_id } = payloadOf(scene.chosen, scene.quoteId);
    const quote = { insurer_slug: insurer, product_slug, slab_id, cpt_id, plan_type: 'family' as const };
    const body = {
      quoteID: scene.quoteId,
      plan: quote,
      members,
      gender,
      familyCity: { id: '560001', label: 'Bengaluru', pincode: '560001' },
      parentCity: { id: '411001', label: 'पुणे', pincode: '411001' },
    };
    const opened = await scene.browser.call('openProposal', { params: {}, body });
    expect([opened.statusCode, opened.json()]).toEqual([200, { proposalID: expect.any(String) }]);
    const { proposalID } = opened.json();
    expect(await isNew(scene.browser)).toEqual({ success: false, proposalID });
    const proposalNow = await scene.browser.call('getProposal', { params: { id: proposalID }, body: {} });
    expect(proposalNow.json()).toMatchObject({
      familyCity: { id: '560001', label: 'Bengaluru Urban', pincode: '560001' },
      parentCity: { id: '411001', label: 'Pune', pincode: '411001' },
    });
    const elsewhere = { ...body, familyCity: { ...body.familyCity, pincode: '110001' } };
    const refused = await scene.browser.call('openProposal', { params: {}, body: elsewhere });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'familyCity.pincode', code: 'ANSWER_FIXED' })],
    ]);
    const otherGender = { ...body, gender: 'MALE' as const };
    const unlike = await scene.browser.call('openProposal', { params: {}, body: otherGender });
    expect([unlike.statusCode, unlike.json().error.fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'gender', code: 'ANSWER_FIXED' })],
    ]);
    const foreign = await stranger.call('openProposal', { params: {}, body });
    expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('goes by the priced row where the same people have several blocks', async () => {
    const { quote_id } = await saveQuote(scene.browser, { members: [you, son], parents_pincode: undefined });
    const scored = await score(scene.browser, quote_id);
    const groupOf = async (type: 'family' | 'individual') => {
      const plan = planOf(scored, type, 'sahyadri-poorna');
      const [status, { transaction_id }] = await open(payloadOf(plan, quote_id));
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
    const requestedBody = { params: {}, body: { age: String(age), slab_id } };
    const status = await scene.browser.call('getProcessingStatus', requestedBody);
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

test('a bank is not looked up for another insurer’s product', async () => {
  const body = { IFSC: 'HDFC0000001', health_product_slug: scene.chosen.plan.product_slug };
  const statusFor = async (insurer: string) =>
    (await scene.browser.call('fetchBankDetails', { params: { insurer }, body })).statusCode;
  expect([await statusFor('sahyadri'), await statusFor('himgiri')]).toEqual([200, 404]);
});
