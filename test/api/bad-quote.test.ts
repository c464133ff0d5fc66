import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy } from '../purchase.ts';
import { aWireMember, aWireQuote } from '../wire.ts';
import { type Bad, badBodies } from './bad-inputs.ts';
import { aBad, openScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

describe('the quote', () => {
  test('refuses every body that is none', async () => {
    const mayMiss = ['gender', 'parents_pincode'];
    const bads = badBodies('saveDetails', { data: aWireQuote() }, mayMiss);
    const noGender = { ...aWireQuote(), gender: undefined };
    const more = aBad('saveDetails', 'without gender', { data: noGender });
    expect(await scene.wrongsOf('saveDetails', {}, [...bads, more])).toEqual([]);
  });

  const you = aWireMember();
  const son = aWireMember({ id: 'son1', person: 'Son', type: 'kid', gender: 'MALE', age: 4 });
  const father = aWireMember({ id: 'father', person: 'Father', gender: 'MALE', age: 63 });
  test.each<[string, Parameters<typeof aWireQuote>[0]]>([
    ['nobody', { members: [] }],
    ['the same person twice', { members: [you, you] }],
    ['a child who buys', { members: [aWireMember({ age: 17 })] }],
    ['somebody of 101 years', { members: [aWireMember({ age: 101 })] }],
    ['a son of 31', { members: [you, { ...son, age: 31 }] }],
    ['a son nearly as old as You', { members: [you, { ...son, age: 20 }] }],
    ['a father younger than You', { members: [you, { ...father, age: 33 }] }],
    ['five sons', { members: [you, ...[1, 2, 3, 4, 5].map((count) => ({ ...son, id: `son${count}` }))] }],
    ['a newborn', { members: [you, { ...son, age: 0, age_in_months: 2 }] }],
    ['no age of a baby', { members: [you, { ...son, age: 0 }] }],
    ['a relation nobody has', { members: [aWireMember({ id: 'boss', person: 'Boss' })] }],
    ['an id of another relation', { members: [aWireMember({ id: 'father' })] }],
    ['an adult son as an adult', { members: [you, { ...son, type: 'adult' }] }],
    ['a condition nobody knows', { members: [aWireMember({ diseases: [999_999] })] }],
    ['no pincode', { pincode: '' }],
    ['a pincode of letters', { pincode: 'abcdef' }],
    ['a pincode that is nowhere', { pincode: '999999' }],
    ['a pincode of the parents that is nowhere', { parents_pincode: '000000' }],
    ['no cover', { sum_assured: 0 }],
    ["somebody else's quote before it", { parent_quote: 'A'.repeat(32) }],
  ])('refuses %s', async (what, change) => {
    const data = aWireQuote(change);
    expect(await scene.wrongsOf('saveDetails', {}, times3(aBad('saveDetails', what, { data })))).toEqual([]);
  });

  test("refuses to follow somebody else's quote", async () => {
    const data = aWireQuote({ parent_quote: scene.foreign.quoteId });
    expect(await scene.codesOf('saveDetails', {}, { data })).toEqual([404, 'NOT_FOUND']);
  });
});

/** A bad input that is sent again is as bad as the first time. */
const times3 = (one: Bad): readonly Bad[] => [one, one, one];

describe('the scores', () => {
  test('refuse every body that is none', async () => {
    const good = {
      data: {
        product_type: 'INDEMNITY' as const,
        sum_assured: 500_000,
        slab_ids: [scene.chosen.plan.slab_id],
      },
      filters: {
        sort: 'premium-low',
        coverage: 500_000,
        brands: ['sahyadri'],
        ped: 24,
        copay: true,
        ncb: 'all',
      },
      result_type: 'family',
      IS_AROGYA: 'false',
    } as const;
    const mayMiss = [
      ...Object.keys(good),
      ...Object.keys(good.data),
      ...Object.keys(good.filters),
      'room_rent',
    ];
    const bads = badBodies(
      'getScore',
      {
        ...good,
        data: { ...good.data, slab_ids: [...good.data.slab_ids] },
        filters: { ...good.filters, brands: [...good.filters.brands] },
      },
      mayMiss,
    );
    expect(await scene.wrongsOf('getScore', { quote_id: scene.quoteId }, bads)).toEqual([]);
  });

  test.each(['A'.repeat(32), '__proto__', "'or'1", 'x'])('of a quote %s are not found', async (quote_id) => {
    expect(await scene.codesOf('getScore', { quote_id }, {})).toEqual([404, 'NOT_FOUND']);
  });

  test("of somebody else's quote are not found", async () => {
    expect(await scene.codesOf('getScore', { quote_id: scene.foreign.quoteId }, {})).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });
});

describe('what is asked of one plan', () => {
  const projection = () => ({
    slab_id: scene.chosen.plan.slab_id,
    quote_id: scene.quoteId,
    plan_type: 'family' as const,
  });

  test('five years refuse every body that is none', async () => {
    expect(
      await scene.wrongsOf('getFiveYearProjection', {}, [
        ...badBodies('getFiveYearProjection', projection(), []),
        aBad('getFiveYearProjection', 'a slab nobody sells', { ...projection(), slab_id: 'no-such' }),
        aBad('getFiveYearProjection', 'a foreign quote', {
          ...projection(),
          quote_id: scene.foreign.quoteId,
        }),
        aBad('getFiveYearProjection', 'a rise over 25', { ...projection(), rise_percent: '26' }),
        aBad('getFiveYearProjection', 'a falling price', { ...projection(), rise_percent: '-1' }),
        aBad('getFiveYearProjection', 'no such group', { ...projection(), plan_type: 'friends' }),
      ]),
    ).toEqual([]);
  });

  test('the years ahead refuse every body that is none', async () => {
    const params = { quote_id: scene.quoteId };
    const data = { block: 'family' as const, slab_ids: [scene.chosen.plan.slab_id] };
    expect(await scene.wrongsOf('getYears', params, badBodies('getYears', { data }, []))).toEqual([]);
  });

  test('hospitals refuse every body that is none', async () => {
    const hospital_ids = ['8900080000001'];
    const data = {
      ...{ pincodes: ['560001'], insurer_ids: [scene.chosen.plan.insurer_id] },
      ...{ search: 'city', hospital_ids },
    };
    const good = { data, quote_id: scene.quoteId };
    expect(
      await scene.wrongsOf('hospitalsByPincode', {}, [
        ...badBodies('hospitalsByPincode', good, ['search', 'hospital_ids']),
        aBad('hospitalsByPincode', 'five pincodes', {
          ...good,
          data: { ...data, pincodes: Array(5).fill('560001') },
        }),
        aBad('hospitalsByPincode', 'four hospitals', {
          ...good,
          data: { ...data, hospital_ids: Array(4).fill('8900080000001') },
        }),
        aBad('hospitalsByPincode', 'no pincode', { ...good, data: { ...data, pincodes: [] } }),
        aBad('hospitalsByPincode', 'a foreign quote', { ...good, quote_id: scene.foreign.quoteId }),
      ]),
    ).toEqual([]);
  });

  test('the ways to insure refuse every body that is none', async () => {
    const params = { quote_id: scene.quoteId };
    const data = { claim: 'within' as const };
    expect(
      await scene.wrongsOf('getSplitPlans', params, badBodies('getSplitPlans', { data }, ['data', 'claim'])),
    ).toEqual([]);
  });

  test('a live price refuses every body that is none', async () => {
    const identifier = scene.chosen.plan.plan_identifier;
    const theirs = identifier.replace(scene.quoteId, scene.foreign.quoteId);
    const lists = [
      [],
      [theirs],
      ['x'],
      Array.from({ length: 21 }, () => identifier),
      [`${scene.quoteId}~99~x`],
    ];
    expect(
      await scene.wrongsOf('onserverPremium', {}, [
        ...badBodies('onserverPremium', { plan_identifiers: [identifier] }, []),
        ...lists.map((plan_identifiers) => aBad('onserverPremium', 'a bad list', { plan_identifiers })),
      ]),
    ).toEqual([]);
  });

  test('the way it is bought refuses every body that is none', async () => {
    const good = { age: '34', slab_id: scene.chosen.plan.slab_id };
    const ages = ['', 'x', '-1', '1e3', '3.4', '9'.repeat(20), ' 34'];
    expect(
      await scene.wrongsOf('getProcessingStatus', {}, [
        ...badBodies('getProcessingStatus', good, []),
        ...ages.map((age) => aBad('getProcessingStatus', `age "${age}"`, { ...good, age })),
        aBad('getProcessingStatus', 'a slab nobody sells', { ...good, slab_id: 'no-such' }),
      ]),
    ).toEqual([]);
  });
});

/** The price of a plan that was made for other people. */
function cptOfParents(): string {
  const block = scene.scored.score_data.find(({ type }) => type === 'parents');
  return String(block?.plans.find(({ premium }) => premium !== null)?.cpt_id);
}

describe('the purchase', () => {
  const quoteBody = () => ({
    members: scene.chosen.block.uidata.members.map((member) => member.id),
    gender: scene.chosen.block.uidata.gender,
    pincode: scene.chosen.block.uidata.pincode,
    slab_id: scene.chosen.plan.slab_id,
    cpt_id: scene.chosen.plan.cpt_id,
    quote_id: scene.quoteId,
    plan_type: 'family' as const,
  });

  test('refuses every body that is none', async () => {
    const bads = badBodies('createTransaction', { data: quoteBody() }, ['gender', 'pincode', 'plan_type']);
    expect(await scene.wrongsOf('createTransaction', {}, bads)).toEqual([]);
  });

  test.each<[string, () => object, number, string]>([
    ["somebody else's quote", () => ({ quote_id: scene.foreign.quoteId }), 404, 'NOT_FOUND'],
    ['a quote nobody has', () => ({ quote_id: 'A'.repeat(32) }), 404, 'NOT_FOUND'],
    ['a slab nobody sells', () => ({ slab_id: 'no-such' }), 409, 'PLAN_NOT_OFFERED'],
    ['the price of another plan', () => ({ cpt_id: cptOfParents() }), 409, 'PRICE_CHANGED'],
    ['a price nobody made', () => ({ cpt_id: 'x' }), 409, 'PRICE_CHANGED'],
    ['some of the people', () => ({ members: ['you'] }), 409, 'PLAN_NOT_OFFERED'],
    ['people who are not in the quote', () => ({ members: ['mother'] }), 409, 'PLAN_NOT_OFFERED'],
    ['a person twice', () => ({ members: ['you', 'spouse', 'son1', 'son1'] }), 409, 'PLAN_NOT_OFFERED'],
    ['the people of another group', () => ({ plan_type: 'parents' }), 409, 'PLAN_NOT_OFFERED'],
  ])('refuses %s', async (_what, change, status, code) => {
    const data = { ...quoteBody(), ...change() };
    const before = await scene.kept();
    expect(await scene.codesOf('createTransaction', {}, { data })).toEqual([status, code]);
    expect(await scene.kept()).toEqual(before);
  });

  test('of the right plan is still the same one', async () => {
    expect(await buy(scene.browser, scene.quoteId, scene.chosen)).toBe(scene.id);
  });
});
