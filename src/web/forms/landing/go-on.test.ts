import { describe, expect, test } from 'vitest';
import { type CallAnswers, fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { createWords } from '#web/browser/text.tsx';
import { emptyFormMemory, type FormMemory } from './form-memory.ts';
import { goOnFrom } from './go-on.ts';
import { askFirstPrice, takeHome } from './home-price.ts';
import type { Worded } from './people-errors.ts';
import { sayForm } from './say-form.ts';
import { type LandingStep, landingSteps } from './step-names.ts';

const words = createWords('en');
await words.load(['quotes', 'place', 'site', 'landing', 'ages', 'health', 'existing']);

const worded: Worded = {
  t: words.t,
  today: '2026-11-26' as Worded['today'], // a day as the site says it
  dateText: (day) => day,
  locationMode: 'pincode',
};

/** What a family answers, step by step. */
const answers: Readonly<Record<LandingStep, string>> = {
  'gender-pincode': 'gender=FEMALE&pincode=560001',
  members:
    'who-You=on&age-You=34&who-Son-0=on&age-Son-0=4&who-Father=on&age-Father=63&parents-live=elsewhere&parents-pincode=411001',
  medical: 'anyone=yes&has-Father=on&which-Father-9=on',
  smoking: 'habit-smoke-none=on&habit-tobacco-Father=on',
  drinking: 'habit-alcohol-none=on',
  stress: 'habit-exercise-You=on',
  'existing-insurance': 'held=no',
};

/** Everything anAnswer, some steps differently. */
function memoryWith(changes: Partial<Record<LandingStep, string>> = {}): FormMemory {
  const texts = { ...answers, ...changes };
  return landingSteps.reduce(
    (memory, step) => sayForm(step, memory, [...new URLSearchParams(texts[step])]),
    emptyFormMemory,
  );
}

const place = success({
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  city_id: '411001',
  state_id: 'MH',
  zone: 1,
  also_in: [],
  is_guess: false,
});
const condition = (id: number, blocks: boolean) => ({
  id,
  medical_condition: `Illness ${id}`,
  found_as: [`Illness ${id}`],
  permission: !blocks,
  usual_outcome: 'loaded' as const,
  common: true,
  gender: null,
  common_from: null,
  protection: null,
});
const saved = {
  quote_id: 'q1',
  quote_crn: 'CRN1',
  dropped: [],
  next: { kind: 'results' as const, planType: 'family' as const, block: 'family' as const },
};
const usual: CallAnswers = {
  getPlace: place,
  getMedicalConditions: success({ medical_conditions: [condition(9, false), condition(16, true)] }),
  saveDetails: success(saved),
};

async function press(
  step: LandingStep,
  changes: Parameters<typeof memoryWith>[0] = {},
  calls: CallAnswers = {},
) {
  const { api, sent } = fakeApi({ ...usual, ...calls });
  const memory = memoryWith(changes);
  const { to, found, said } = await goOnFrom(step, memory, { ...worded, api });
  return {
    to,
    found,
    said,
    memory,
    sent: sent.map(({ name }) => name),
    inputs: sent.map(({ input }) => input),
  };
}

describe('Continue', () => {
  test.each([
    ['gender-pincode', '/health-plan/lp/product/members'],
    ['members', '/health-plan/lp/product/medical'],
    ['medical', '/health-plan/lp/product/smoking'],
    ['smoking', '/health-plan/lp/product/drinking'],
    ['drinking', '/health-plan/lp/product/stress'],
    ['stress', '/health-plan/lp/product/existing-insurance'],
    ['existing-insurance', '/health-plan/lp/product/summary/q1/1000000/0'],
  ] as const)('leads from %s, anAnswer, to %s', async (step, to) => {
    expect(await press(step)).toMatchObject({ to, found: [] });
  });

  test.each<
    readonly [LandingStep, Partial<Record<LandingStep, string>>, readonly (readonly [string, string])[]]
  >([
    [
      'gender-pincode',
      { 'gender-pincode': '' },
      [
        ['gender-field', 'Please choose female or male for you'],
        ['pincode', 'Please enter a valid pincode'],
      ],
    ],
    ['members', { members: '' }, [['who-You', '* Select one or more members to continue']]],
    [
      'members',
      { members: 'who-Son-0=on&age-Son-0=4' },
      [
        [
          'who-You',
          'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
        ],
      ],
    ],
    ['members', { members: 'who-You=on' }, [['age-You', 'Please enter age']]],
    [
      'members',
      { members: 'who-You=on&age-You=34&who-Father=on' },
      [
        ['age-Father', 'Father: Please enter age'],
        ['parents-live-field', 'Please choose where your father lives'],
      ],
    ],
    ['medical', { medical: '' }, [['anyone', 'Please choose yes or no']]],
    ['medical', { medical: 'anyone=yes' }, [['who', 'Please tick who has a condition']]],
    [
      'medical',
      { medical: 'anyone=yes&has-Father=on' },
      [['which-Father', 'Father: Please tick the conditions, or “None of these”']],
    ],
    [
      'medical',
      { members: 'who-You=on&age-You=34', medical: 'anyone=yes' },
      [['which-You', 'Please tick the conditions, or “None of these”']],
    ],
    [
      'smoking',
      { smoking: 'habit-smoke-You=on' },
      [['habit-tobacco', 'Who chews tobacco? Please tick who it is, or “No one”']],
    ],
    [
      'drinking',
      { drinking: '' },
      [['habit-alcohol', 'Who drinks alcohol? Please tick who it is, or “No one”']],
    ],
    [
      'stress',
      { stress: '' },
      [['habit-exercise', 'Who exercises most weeks? Please tick who it is, or “No one”']],
    ],
    ['existing-insurance', { 'existing-insurance': '' }, [['held', 'Please choose yes or no']]],
    [
      'existing-insurance',
      { 'existing-insurance': 'held=yes' },
      [['existing-cover', 'Please choose the cover of your policy']],
    ],
  ])('stays at %s with %j, and says what is missing', async (step, changes, pairs) => {
    const { to, said, memory, sent, ...rest } = await press(step, changes);
    expect(rest.found.map(({ field, message }) => [field, message])).toEqual(pairs);
    expect([to, said, sent]).toEqual([undefined, memory, []]);
  });

  test('asks no habit of somebody under age, or who leaves', async () => {
    const children = { members: 'who-You=on&age-You=34&who-Son-0=on&age-Son-0=17' };
    expect((await press('smoking', { ...children, smoking: 'habit-smoke-Son-0=on' })).found).toHaveLength(2);
    const grown = { members: 'who-You=on&age-You=40&who-Son-0=on&age-Son-0=18' };
    const byTheSon = 'habit-smoke-Son-0=on&habit-tobacco-Son-0=on';
    expect((await press('smoking', { ...grown, smoking: byTheSon })).found).toEqual([]);
    const memory = memoryWith({ smoking: 'habit-smoke-Father=on&habit-tobacco-Father=on' });
    const rest = { ...memory, health: { ...memory.health, leaving: ['Father'] } };
    const { api } = fakeApi(usual);
    expect((await goOnFrom('smoking', rest, { ...worded, api })).found).toHaveLength(2);
  });
});

describe('a place', () => {
  test.each([
    ['gender-pincode', 'pincode', 'Please enter a valid pincode', '560001'],
    ['members', 'parents-pincode', 'Pincode of your father: Please enter a valid pincode', '411001'],
  ] as const)('that the server does not know keeps %s', async (step, field, message, pincode) => {
    for (const status of [400, 404, 422]) {
      const {
        found: pairs,
        to,
        inputs,
      } = await press(step, {}, { getPlace: refused('PLACE_UNKNOWN', status) });
      expect([pairs, to]).toEqual([[{ field, message, topic: 'place' }], undefined]);
      expect(inputs).toEqual([{ params: { pincode }, body: {} }]);
    }
  });

  test('of the Army is no home, and that is said', async () => {
    const army = { 'gender-pincode': 'gender=MALE&pincode=900056' };
    const { found: pairs } = await press('gender-pincode', army, { getPlace: refused('PLACE_UNKNOWN', 404) });
    expect(pairs[0]?.message).toMatch(/^An Army pincode belongs to a unit, not to a place\./);
  });

  test('that cannot be asked for now keeps nobody: the save asks again', async () => {
    const { to, found: pairs } = await press('gender-pincode', {}, { getPlace: refused('INTERNAL', 503) });
    expect([to, pairs]).toEqual(['/health-plan/lp/product/members', []]);
  });

  test.each([
    ['of parents who live with you', 'who-You=on&age-You=34&who-Father=on&age-Father=63&parents-live=same'],
    ['of nobody beside you', 'who-You=on&age-You=34&parents-live=elsewhere&parents-pincode=411001'],
    ['of parents alone', 'who-Father=on&age-Father=63&parents-live=elsewhere&parents-pincode=411001'],
  ])('is not asked for: %s', async (_whose, members) => {
    const { found: pairs, sent } = await press('members', { members });
    expect([pairs, sent]).toEqual([[], []]);
  });
});

describe('an illness that blocks', () => {
  test('leads over a page that says who leaves', async () => {
    const { to, said } = await press('medical', { medical: 'anyone=yes&has-Father=on&which-Father-16=on' });
    expect([to, said.health.leaving]).toEqual(['/health-plan/lp/product/medical/leaving', ['Father']]);
  });

  test('is found by the save where the list could not be had', async () => {
    const ill = { medical: 'anyone=yes&has-Father=on&which-Father-16=on' };
    const first = await press('medical', ill, { getMedicalConditions: refused('INTERNAL', 503) });
    expect([first.to, first.said.health.leaving]).toEqual(['/health-plan/lp/product/smoking', []]);
    const dropped = [{ id: 'father', reason: 'condition' as const, conditions: ['Illness 16'] }];
    const late = { saveDetails: success({ ...saved, dropped }) };
    const end = await press('existing-insurance', ill, late);
    expect([end.to, end.said.health.leaving]).toEqual([
      '/health-plan/lp/product/medical/leaving',
      ['Father'],
    ]);
    expect(end.said.draft.quote).toEqual({ id: 'q1', crn: 'CRN1' });
    const offline = {
      ...saved,
      dropped,
      next: { kind: 'policy-offline' as const, type: 'offline' as const },
    };
    const nobody = await press('existing-insurance', ill, { saveDetails: success(offline) }); // as above
    expect(nobody.to).toBe('/health-plan/lp/product/summary/q1/1000000/0');
  });
});

describe('the last step', () => {
  test('saves what was said, and carries the cover that is held to the summary', async () => {
    const fields = { 'existing-insurance': 'held=yes&existing-cover=300000' };
    const { to, said, sent, inputs } = await press('existing-insurance', fields);
    expect([to, sent]).toEqual(['/health-plan/lp/product/summary/q1/1000000/300000', ['saveDetails']]);
    expect(said.draft.quote).toEqual({ id: 'q1', crn: 'CRN1' });
    expect(inputs[0]).toMatchObject({
      params: {},
      body: {
        data: { gender: 'FEMALE', pincode: '560001', parents_pincode: '411001', existing_sa: 300_000 },
      },
    });
  });

  test.each([
    ['the place', { 'gender-pincode': '' }, '/health-plan/lp/product/gender-pincode'],
    ['the health answers, which a new tab lacks', { medical: '' }, '/health-plan/lp/product/medical'],
    ['an age', { members: 'who-You=on' }, '/health-plan/lp/product/members'],
    ['a habit', { drinking: '' }, '/health-plan/lp/product/drinking'],
  ])('leads back where %s is missing, and saves nothing', async (_what, changes, to) => {
    const result = await press('existing-insurance', changes);
    expect([result.to, result.sent, result.found]).toEqual([to, [], []]);
  });

  test('says why the answers were refused, and stays', async () => {
    const refusal = {
      ...refused('QUOTE_INVALID', 422).failure,
      fields: [{ field: 'pincode', code: 'X', message: 'of the place' }],
    };
    const {
      to,
      found: pairs,
      said,
      memory,
    } = await press('existing-insurance', {}, {
      saveDetails: { ok: false, status: 422, failure: refusal },
    } as CallAnswers); // as above
    expect([to, said]).toEqual([undefined, memory]);
    expect(pairs).toEqual([{ field: 'held', message: 'words of QUOTE_INVALID of the place' }]);
  });
});

describe('the form of the start page', () => {
  const home = (text: string) => sayForm('home', emptyFormMemory, [...new URLSearchParams(text)]);
  const family = home('who-You=on&age-You=34&pincode=560 001');
  const needs = { ...worded, api: fakeApi({}).api };

  test('leads back to its page, at the price', async () => {
    expect(await takeHome(family, needs)).toEqual({ said: family, found: [], to: '/#first-price' });
  });

  test('stays while something is missing', async () => {
    const empty = home('');
    const { found: pairs, to, said } = await takeHome(empty, needs);
    expect([to, said, pairs.map(({ field }) => field)]).toEqual([undefined, empty, ['who-You', 'pincode']]);
    const noPlace = await takeHome(home('who-You=on&age-You=34'), needs);
    expect(noPlace.found).toEqual([{ field: 'pincode', message: 'Please enter a valid pincode' }]);
  });

  test.each([
    ['a price', success({ total: 12_000 }), { price: { total: 12_000 }, isRefused: false }],
    ['people or a place that get none', refused('PINCODE_INVALID', 422), { price: null, isRefused: true }],
    ['none now', refused('INTERNAL', 503), { price: null, isRefused: false }],
  ])('is answered with %s', async (_what, answer, price) => {
    const { api, sent } = fakeApi({ getFirstPrice: answer } as unknown as CallAnswers); // of a price what is looked at
    expect(await askFirstPrice(api, family)).toEqual(price);
    expect(sent[0]?.input).toMatchObject({
      body: { data: { pincode: '560001', members: [{ id: 'you', age: 34 }] } },
    });
    await askFirstPrice(api, home('pincode=5'));
    expect(sent[1]?.input).toMatchObject({ body: { data: { pincode: '', members: [] } } });
  });
});

describe('the one page of health after a first price', () => {
  const home = 'who-You=on&age-You=34&who-Father=on&age-Father=63&who-Son-0=on&age-Son-0=4&pincode=560001';
  const all = 'gender=FEMALE&parents-live=same&ill-Father-9=on&does-smoke-You=on&rest=on';
  const priced = sayForm('home', emptyFormMemory, [...new URLSearchParams(home)]);
  async function send(posted: string, calls: CallAnswers = {}, from: FormMemory = priced) {
    const { api, sent } = fakeApi({ ...usual, ...calls });
    const memory = sayForm('health', from, [...new URLSearchParams(posted)]);
    const result = await goOnFrom('health', memory, { ...worded, api });
    return { ...result, inputs: sent.filter(({ name }) => name === 'saveDetails').map(({ input }) => input) };
  }
  const nextOf = (next: object) => ({ saveDetails: success({ ...saved, next: { ...saved.next, ...next } }) });

  test('saves what was ticked, with No for the rest, and leads to the list', async () => {
    const { to, found, inputs } = await send(all);
    expect([to, found]).toEqual(['/health-plan/results/family/q1', []]);
    expect(inputs).toMatchObject([
      {
        body: {
          data: {
            ...{ gender: 'FEMALE', pincode: '560001', product_type: 'INDEMNITY', medical_conditions: [9] },
            members: [
              { id: 'you', diseases: [], lifestyle: ['smoke'] },
              { id: 'son1', diseases: [], lifestyle: [] },
              { id: 'father', diseases: [9], lifestyle: [] },
            ],
          },
        },
      },
    ]);
  });

  test.each([
    [
      'with parents beside others to the list of the others',
      { kind: 'split-plans' },
      '/health-plan/results/family/q1',
    ],
    [
      'of one person to the list of that person',
      { kind: 'results', planType: 'individual', block: 'individual' },
      '/health-plan/results/individual/q1',
    ],
    [
      'of people too old to where they can buy',
      { kind: 'policy-offline', type: 'age-offline' },
      '/health-plan/policy-offline/age-offline',
    ],
  ])('leads %s', async (_, next, to) => {
    expect((await send(all, nextOf(next))).to).toBe(to);
  });

  test.each([
    ['gender=FEMALE', ['parents-live-field', 'rest']],
    ['parents-live=elsewhere&rest=on', ['gender-field', 'parents-pincode']],
    ['gender=MALE&parents-live=same&held=yes&rest=on', ['existing-cover']],
    ['gender=MALE&parents-live=same&rest=on&ill-You-9=on', ['rest']],
  ])('with %s alone says what is missing', async (posted, fields) => {
    const { found, to, inputs } = await send(posted);
    expect([found.map(({ field }) => field), to, inputs]).toEqual([fields, undefined, []]);
  });

  test('says what the server refuses at the declaration', async () => {
    const { found } = await send(all, { saveDetails: refused('QUOTE_INVALID', 422) });
    expect(found.map(({ field }) => field)).toEqual(['rest']);
  });

  test('a policy that is held makes it a super top-up', async () => {
    const { inputs } = await send(`${all}&held=yes&existing-cover=500000`);
    expect(inputs).toMatchObject([{ body: { data: { product_type: 'SUPER_TOPUP', existing_sa: 500_000 } } }]);
  });

  test('somebody whom no plan takes is named once, and the others go on without them at the next press', async () => {
    const ill = all.replace('&rest', '&ill-Father-16=on&rest');
    const first = await send(ill);
    expect([first.to, first.inputs]).toEqual(['/health-plan/lp/product/medical/leaving?from=health', []]);
    const second = await send(ill, {}, first.said);
    expect(second.to).toBe('/health-plan/results/family/q1');
    expect(second.inputs).toMatchObject([{ body: { data: { members: [{ id: 'you' }, { id: 'son1' }] } } }]);
  });

  test('with nobody left, or before there is a first price, it asks nothing of the server', async () => {
    const alone = sayForm('home', emptyFormMemory, [
      ...new URLSearchParams('who-You=on&age-You=34&pincode=560001'),
    ]);
    const ill = 'gender=FEMALE&ill-You-16=on&rest=on';
    const first = await send(ill, {}, alone);
    const again = await send(ill, {}, first.said);
    expect([again.to, again.inputs]).toEqual(['/health-plan/lp/product/medical/leaving?from=health', []]);
    expect((await send(all, {}, emptyFormMemory)).to).toBe('/');
  });
});
