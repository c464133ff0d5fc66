import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import { aCoveredMember, aPlanContent, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { anAnswer, type CallAnswers, fakeApi, refused } from '#test/shown/fake-api.ts';
import { pageAfter } from '#test/shown/page-after.ts';
import { askHospitals, askPlan, loadPlan, type PlanPage, pageWith } from './load.ts';

const home = (pincode: string) => ({ pincode }) as ReturnType<typeof aPlanContent>['network'][number]; // of a home its pincode alone is read
const content = aPlanContent({
  network: [home('560001'), home('411038')],
  policy_wordings: { title: 'Policy wording', sections: [{}] as never },
  policy_brochure: { title: 'Brochure', sections: [{}] as never },
});
const plan = aWirePlan('a', { content });
const uidata = aWireFamily(aCoveredMember('you', { diseases: [7] }));
const score = (
  blocks: readonly object[] = [{ block: 'family', type: 'family', plans: [aWirePlan('b'), plan], uidata }],
) => anAnswer<'getScore'>({ quote_crn: 'CH-1', priced_on: '2026-11-20', score_data: blocks });

const all: CallAnswers = {
  getScore: score(),
  getMedicalConditions: anAnswer<'getMedicalConditions'>({
    medical_conditions: [
      { id: 7, medical_condition: 'High blood pressure (hypertension)' },
      { id: 8, medical_condition: 'Asthma' },
    ],
  }),
  getFiveYearProjection: anAnswer<'getFiveYearProjection'>({ to_age_70: { years: [] } }),
  hospitalsByPincode: anAnswer<'hospitalsByPincode'>({ hospitals: [] }),
};
const params = { planType: 'family', quoteID: 'q1', slug: 'saral', slab_id: 'a' } as const;
const load = (answers: CallAnswers = {}, search = {}) => {
  const { api, sent } = fakeApi({ ...all, ...answers });
  const inputOf = (name: CallName) => sent.filter((one) => one.name === name).map(({ input }) => input);
  return { page: () => pageAfter(loadPlan(api, params, search)), inputOf, api };
};

describe('the page of a plan', () => {
  test('has the plan with its people, its days, their illnesses, later prices and hospitals', async () => {
    const { page } = load();
    expect(await page()).toMatchObject({
      crn: 'CH-1',
      plan: { slab_id: 'a', content: { network: [{ pincode: '560001' }, { pincode: '411038' }] } },
      uidata,
      pricedOn: '2026-11-20',
      coverStart: '2026-11-21',
      address: { quoteId: 'q1', block: 'family', slabId: 'a' },
      conditions: { 7: 'high blood pressure' },
      projection: { years: [] },
      hospitals: { hospitals: [] },
    });
  });

  test('leaves the papers of the plan to their own pages', async () => {
    const { plan: ownPlan } = (await load().page()) as PlanPage;
    expect([ownPlan.content?.policy_wordings, ownPlan.content?.policy_brochure]).toEqual([
      { title: 'Policy wording', sections: [] },
      { title: 'Brochure', sections: [] },
    ]);
  });

  test('asks for that plan alone, as these people would have it for a year', async () => {
    const { page, inputOf } = load();
    await page();
    expect(inputOf('getScore')).toEqual([
      { params: { quote_id: 'q1' }, body: { data: { slab_ids: ['a'] }, result_type: 'family' } },
    ]);
    expect(inputOf('getFiveYearProjection')).toEqual([
      { params: {}, body: { slab_id: 'a', quote_id: 'q1', plan_type: 'family', block: 'family' } },
    ]);
    expect(inputOf('hospitalsByPincode')).toEqual([
      {
        params: {},
        body: { data: { pincodes: ['560001', '411038'], insurer_ids: [1] }, quote_id: 'q1' },
      },
    ]);
  });

  test('stands without what could not be had beside the plan', async () => {
    const { page } = load({
      getMedicalConditions: refused('INTERNAL', 500),
      getFiveYearProjection: refused('INTERNAL', 500),
      hospitalsByPincode: refused('INTERNAL', 500),
    });
    expect(await page()).toMatchObject({ conditions: {}, projection: undefined, hospitals: undefined });
  });

  test('is none where these people cannot have the plan, and leads to their list', async () => {
    const { page } = load({
      getScore: score([{ block: 'family', type: 'family', plans: [aWirePlan('b')], uidata }]),
    });
    expect(await page()).toBe('none, to /health-plan/results/family/q1');
  });

  test('of people who are none of this quote leads to others who are', async () => {
    const { page } = load({
      getScore: score([{ block: 'parents', type: 'parents', plans: [plan], uidata }]),
    });
    expect(await page()).toBe('to /health-plan/plan-detail/parents/q1/saral/a');
  });

  test('of a quote without any people is none', async () => {
    expect(await load({ getScore: score([]) }).page()).toMatch(/^none/);
  });
});

test('a plan that is taken with riders or for years is asked for so', async () => {
  const { api, inputOf } = load();
  const address = { quoteId: 'q1', block: 'parents', slabId: 'a' } as const;
  const inputFor = async (years: 1 | 2, riders: readonly string[]) => {
    await askPlan(api, address, { years, riders });
    return inputOf('getScore').at(-1);
  };
  const input = (data: object) => ({
    params: { quote_id: 'q1' },
    body: { data: { slab_ids: ['a'], ...data }, result_type: 'parents' },
  });
  expect(await inputFor(1, [])).toEqual(input({}));
  for (const [years, riders] of [
    [2, []],
    [1, ['opd']],
  ] as const)
    expect(await inputFor(years, riders)).toEqual(
      input({ chosen: [{ slab_id: 'a', block: 'parents', tenure: years, riders }] }),
    );
});

describe('a page with riders', () => {
  const page = async () => (await load().page()) as PlanPage; // it is loaded above

  test('has the price and the later prices with them', async () => {
    const withRiders = load({
      getScore: score([{ block: 'family', type: 'family', plans: [{ ...plan, premium: 21_000 }], uidata }]),
    });
    expect(await pageWith(withRiders.api, await page(), ['opd'])).toMatchObject({
      plan: { premium: 21_000 },
      crn: 'CH-1',
    });
    expect(withRiders.inputOf('getFiveYearProjection').at(-1)).toMatchObject({ body: { riders: ['opd'] } });
    expect(withRiders.inputOf('getScore').at(-1)).toMatchObject({
      body: { data: { chosen: [{ tenure: 1, riders: ['opd'] }] } },
    });
  });

  test.each([
    [
      'has no price',
      score([{ block: 'family', type: 'family', plans: [{ ...plan, premium: null }], uidata }]),
    ],
    ['is not offered', score([])],
    ['could not be asked for', refused('INTERNAL', 500)],
  ])('is none where the plan with them %s', async (_why, getScore) => {
    expect(await pageWith(load({ getScore }).api, await page(), ['opd'])).toBeUndefined();
  });
});

test.each([
  ['', '', ['560001', '411038'], {}],
  ['apollo', '', ['560001', '411038'], { search: 'apollo' }],
  ['', '411038', ['411038', '560001'], {}],
  ['', '600001', ['600001', '560001', '411038'], {}],
])('hospitals named "%s" and near "%s" are asked for at %j', async (search, also, pincodes, more) => {
  const { api, inputOf } = load();
  await askHospitals(
    api,
    { plan, address: { quoteId: 'q1', block: 'family', slabId: 'a' } },
    { search, also },
  );
  expect(inputOf('hospitalsByPincode').at(-1)).toEqual({
    params: {},
    body: { data: { pincodes, insurer_ids: [1], ...more }, quote_id: 'q1' },
  });
});

test('where nobody has said where they live, no hospital is asked for', async () => {
  const { api, inputOf } = load();
  const address = { quoteId: 'q1', block: 'family', slabId: 'a' } as const;
  expect(
    await askHospitals(api, { plan: aWirePlan('a'), address }, { search: '', also: '' }),
  ).toBeUndefined();
  expect(inputOf('hospitalsByPincode')).toEqual([]);
});
