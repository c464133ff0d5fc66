import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer, CallInput, CallResult } from '#contract/call/shapes.ts';
import type { WireHospitals } from '#contract/product/hospitals.ts';
import { isoDate } from '#domain/date.ts';
import { aCoveredMember, aPlanContent, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import { type CallAnswers, fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import { forgetMe } from '#web/browser/storage/draft.ts';
import { useYears } from './ahead/use-years.ts';
import { useHospitals } from './hospitals/use-hospitals.ts';
import type { PlanPage } from './load.ts';
import { type PlanDetail, PlanProvider } from './model.ts';
import { useRiders } from './price/use-riders.ts';

const parts: { unmount: () => void }[] = [];
beforeEach(forgetMe);
afterEach(() => {
  for (const part of parts.splice(0)) part.unmount();
});

type Content = ReturnType<typeof aPlanContent>;
const years = (one_in_hundred: number, runs_out_in_1000 = 1) => ({
  average: 3_000,
  nine_in_ten: 1_000,
  one_in_twenty: 9_000,
  one_in_hundred,
  runs_out_in_1000,
});

const content = aPlanContent({
  network: [{ pincode: '560001' } as Content['network'][number]], // its pincode alone is read
  beside: [
    { slab_id: 'b', riders: [], premium: 15_000, years: years(40_000) },
    { slab_id: 'c', riders: [], premium: null, years: years(50_000, 4) },
  ] as unknown as Content['beside'], // as much as a bar is drawn from
  riders: [
    { id: 'small', mutual_exclusive_group: 'room', needs: [] },
    { id: 'large', mutual_exclusive_group: 'room', needs: [] },
    { id: 'gloves', mutual_exclusive_group: null, needs: [] },
  ] as unknown as Content['riders'], // as much as a choice reads
});
const hospitals = (name: string) => ({ places: [{ name }] }) as unknown as WireHospitals; // told apart alone

const planPage = (change: Partial<PlanPage> = {}): PlanPage => ({
  crn: 'CH-1',
  address: { quoteId: 'q1', block: 'family', slabId: 'a' },
  plan: aWirePlan('a', { content, premium: 20_000, years: years(30_000) }),
  uidata: aWireFamily(aCoveredMember('you')),
  bearable: { amount: 100_000, is_guess: true },
  shownYear: 'later',
  pricedOn: isoDate(2026, 11, 20),
  coverStart: isoDate(2026, 11, 21),
  conditions: {},
  projection: undefined,
  hospitals: hospitals('near'),
  bearableForm: { token: null, refusals: [] },
  ...change,
});

/** A part of the page of a plan, whose model says this. */
async function open<Value>(
  usePart: () => Value,
  answers: CallAnswers,
  page = planPage(),
  riders: readonly string[] = [],
) {
  const { api, sent } = fakeApi(answers);
  let model = { page, plan: page.plan, riders: { ids: riders } };
  const part = await mountHook(usePart, {
    api,
    around: (inner) => <PlanProvider value={model as unknown as PlanDetail}>{inner}</PlanProvider>, // the parts read no more of it
  });
  parts.push(part);
  return {
    ...part,
    sent: () => sent.map(({ input }) => input.body),
    /** The page has another answer, or other riders. */
    become: (next: Partial<typeof model>) => {
      model = { ...model, ...next };
      return part.draw();
    },
  };
}

describe('years ahead', () => {
  type Answer = CallResult<'getYears'>;
  type YearsPlan = CallAnswer<'getYears'>['plans'][number];
  const own = (one_in_hundred: number) => ({ nine_in_ten: 2_000, one_in_twenty: 10_000, one_in_hundred });
  const answer = (one_in_hundred: number): Answer =>
    success({
      plans: [
        {
          slab_id: 'a',
          premium: 20_000,
          own_share: own(one_in_hundred),
          with_premium: null,
          runs_out_in_1000: 3,
        },
      ] as YearsPlan[], // as much as a bar is drawn from
    }) as Answer;

  test('are at first those that the page came with, of this plan and of those beside it', async () => {
    const part = await open(useYears, {});
    expect(part.sent()).toEqual([]);
    expect(part.value()).toMatchObject({ isBusy: false, hasFailed: false, later: undefined });
    expect(part.value().options).toEqual({
      hospital: 'private',
      stays: 'usual',
      health: 'usual',
      first_year: false,
    });
    expect(part.value().plans).toEqual([
      {
        slabId: 'a',
        premium: 20_000,
        own: years(30_000),
        withPremium: { nine_in_ten: 21_000, one_in_twenty: 29_000, one_in_hundred: 50_000 },
        runsOut: 1,
      },
      {
        slabId: 'b',
        premium: 15_000,
        own: years(40_000),
        withPremium: { nine_in_ten: 16_000, one_in_twenty: 24_000, one_in_hundred: 55_000 },
        runsOut: 1,
      },
      { slabId: 'c', premium: null, own: years(50_000, 4), withPremium: undefined, runsOut: 4 },
    ]);
  });

  test('are asked for as they are moved, for the same plans', async () => {
    const part = await open(useYears, { getYears: answer(60_000) });
    await part.act(() => part.value().ask({ stays: 'many' as never }));
    expect(part.sent()).toEqual([
      {
        data: {
          block: 'family',
          slab_ids: ['a', 'b', 'c'],
          hospital: 'private',
          stays: 'many',
          health: 'usual',
          first_year: false,
        },
      },
    ]);
    expect(part.value()).toMatchObject({
      isBusy: false,
      hasFailed: false,
      options: { stays: 'many', health: 'usual' },
    });
    expect(part.value().plans).toEqual([
      { slabId: 'a', premium: 20_000, own: own(60_000), withPremium: undefined, runsOut: 3 },
    ]);
  });

  test('of a first year come with those after it', async () => {
    const part = await open(useYears, {
      getYears: ({ body }) => answer(body.data.first_year ? 90_000 : 60_000),
    });
    await part.act(() => part.value().ask({ first_year: true }));
    expect(part.value().plans[0]?.own.one_in_hundred).toBe(90_000);
    expect(part.value().later?.[0]?.own.one_in_hundred).toBe(60_000);
  });

  test('are at first those of the first year where somebody is ill now, with those after it one press away', async () => {
    const getYears = ({ body }: CallInput<'getYears'>) => answer(body.data.first_year ? 90_000 : 60_000);
    const part = await open(useYears, { getYears }, planPage({ shownYear: 'first' }));
    expect(part.sent()).toEqual([]);
    expect(part.value().options.first_year).toBe(true);
    expect(part.value().plans[0]?.own).toEqual(years(30_000));
    await part.act(() => part.value().ask({ health: 'good' }));
    expect(part.value().plans[0]?.own.one_in_hundred).toBe(90_000);
    await part.act(() => part.value().ask({ first_year: false }));
    expect(part.value().plans[0]?.own.one_in_hundred).toBe(60_000);
  });

  test('that could not be had leave the choice and the figures of before, and say so', async () => {
    const answers: Answer[] = [refused('INTERNAL', 500), answer(60_000), refused('INTERNAL', 500)];
    const part = await open(useYears, { getYears: () => answers.shift() ?? answer(1) });
    await part.act(() => part.value().ask({ stays: 'many' as never }));
    expect(part.value()).toMatchObject({ isBusy: false, hasFailed: true, options: { stays: 'usual' } });
    await part.act(() => part.value().ask({ stays: 'few' as never }));
    expect(part.value()).toMatchObject({ hasFailed: false, options: { stays: 'few' } });
    await part.act(() => part.value().ask({ stays: 'many' as never }));
    expect(part.value()).toMatchObject({ hasFailed: true, options: { stays: 'few' } });
    expect(part.value().plans[0]?.own.one_in_hundred).toBe(60_000);
  });

  test('are those of the last wish, however late an answer to another comes', async () => {
    const waiting: ((answer: Answer) => void)[] = [];
    const part = await open(useYears, {
      getYears: () => new Promise<Answer>((resolve) => waiting.push(resolve)),
    });
    await part.act(() => part.value().ask({ stays: 'many' as never }));
    expect(part.value()).toMatchObject({ isBusy: true, options: { stays: 'many' } });
    await part.act(() => part.value().ask({ health: 'good' as never }));
    await part.act(() => waiting[1]?.(answer(70_000)));
    await part.act(() => waiting[0]?.(answer(60_000)));
    expect(part.value()).toMatchObject({ isBusy: false, options: { stays: 'many', health: 'good' } });
    expect(part.value().plans[0]?.own.one_in_hundred).toBe(70_000);
  });

  test('that were moved are asked for again with riders, and others are not', async () => {
    const part = await open(useYears, { getYears: answer(60_000) });
    await part.become({ page: planPage(), riders: { ids: ['gloves'] } });
    expect(part.sent()).toEqual([]);
    await part.act(() => part.value().ask({ stays: 'many' as never }));
    expect(part.sent()).toMatchObject([{ data: { chosen: [{ slab_id: 'a', riders: ['gloves'] }] } }]);
    await part.become({ page: planPage() });
    expect(part.sent()).toHaveLength(2);
    expect(part.sent()[1]).toMatchObject({ data: { stays: 'many' } });
  });
});

describe('hospitals of a plan', () => {
  type Answer = CallResult<'hospitalsByPincode'>;
  const hospitalsAnswer = (name: string): Answer => success(hospitals(name)) as Answer;
  const wrong: Answer = {
    ok: false,
    status: 422,
    failure: {
      code: 'PINCODE_INVALID',
      message: '',
      fields: [{ field: 'pincode', message: 'No such pincode' }],
    },
  } as Answer;

  test('are those near home at first, and those that a search finds', async () => {
    const part = await open(useHospitals, { hospitalsByPincode: hospitalsAnswer('Apollo') });
    expect(part.value()).toMatchObject({
      shown: hospitals('near'),
      sought: '',
      isBusy: false,
      hasFailed: false,
    });
    await part.act(() => part.value().seek(' apollo '));
    expect(part.sent()).toEqual([
      { data: { pincodes: ['560001'], insurer_ids: [1], search: 'apollo' }, quote_id: 'q1' },
    ]);
    expect(part.value()).toMatchObject({ shown: hospitals('Apollo'), sought: 'apollo', isBusy: false });
  });

  test('are sought near another pincode, which is kept for other plans', async () => {
    const part = await open(useHospitals, { hospitalsByPincode: hospitalsAnswer('Pune') });
    await part.act(() => part.value().lookAt('411 038'));
    expect(part.sent()[0]).toEqual({
      data: { pincodes: ['411038', '560001'], insurer_ids: [1] },
      quote_id: 'q1',
    });
    expect(part.value()).toMatchObject({ shown: hospitals('Pune'), placeError: undefined });
    part.unmount();
    const other = await open(useHospitals, { hospitalsByPincode: hospitalsAnswer('Pune') });
    expect(other.sent()).toMatchObject([{ data: { pincodes: ['411038', '560001'] } }]);
    expect(other.value().shown).toEqual(hospitals('Pune'));
  });

  test('a pincode that is none is said at its field, and is not kept', async () => {
    const part = await open(useHospitals, { hospitalsByPincode: wrong });
    await part.act(() => part.value().lookAt('999999'));
    expect(part.value()).toMatchObject({ placeError: 'No such pincode', hasFailed: false, isBusy: false });
    expect(part.value().shown).toEqual(hospitals('near'));
    part.unmount();
    const other = await open(useHospitals, {});
    expect(other.sent()).toEqual([]);
  });

  test('that could not be had are said to be missing, until they come', async () => {
    const answers = [refused('INTERNAL', 500), hospitalsAnswer('Apollo')];
    const part = await open(useHospitals, {
      hospitalsByPincode: () => answers.shift() ?? hospitalsAnswer(''),
    });
    await part.act(() => part.value().seek('apollo'));
    expect(part.value()).toMatchObject({
      hasFailed: true,
      placeError: undefined,
      sought: '',
      shown: hospitals('near'),
    });
    await part.act(() => part.value().seek('apollo'));
    expect(part.value()).toMatchObject({ hasFailed: false, sought: 'apollo' });
    const without = await open(useHospitals, {}, planPage({ hospitals: undefined }));
    expect(without.value()).toMatchObject({ hasFailed: true, shown: undefined });
  });

  test('while they are on their way that is said', async () => {
    const part = await open(useHospitals, { hospitalsByPincode: () => new Promise(() => undefined) });
    await part.act(() => part.value().seek('apollo'));
    expect(part.value()).toMatchObject({ isBusy: true, hasFailed: false });
  });

  test('in another language what was sought is asked for anew', async () => {
    const part = await open(useHospitals, { hospitalsByPincode: hospitalsAnswer('Apollo') });
    await part.act(() => part.value().seek('apollo'));
    await part.words.change('hi');
    await part.draw();
    expect(part.sent()).toHaveLength(2);
    expect(part.sent()[1]).toMatchObject({ data: { search: 'apollo' } });
  });
});

describe('riders of a plan', () => {
  const priced = (premium: number | null): CallResult<'getScore'> =>
    success({
      quote_crn: 'CH-1',
      priced_on: '2026-11-20',
      score_data: [
        { block: 'family', type: 'family', plans: [aWirePlan('a', { content, premium })], uidata: {} },
      ],
    }) as unknown as CallResult<'getScore'>; // as much as the page reads
  const projection = refused('INTERNAL', 500);

  async function openRiders(
    answers: readonly (CallResult<'getScore'> | Promise<CallResult<'getScore'>>)[],
    page = planPage(),
  ) {
    const remaining = [...answers];
    const { api } = fakeApi({
      getScore: () => remaining.shift() ?? priced(1),
      getFiveYearProjection: projection,
    });
    const part = await mountHook(() => useRiders(page), { api });
    return {
      ...part,
      page,
      choose: (id: string, isTaken = true) => part.act(() => part.value().choose(id, isTaken)),
    };
  }

  test('are chosen at once, and priced once the answer is there', async () => {
    const answer = Promise.withResolvers<CallResult<'getScore'>>();
    const part = await openRiders([answer.promise]);
    expect(part.value()).toMatchObject({
      ids: [],
      takenOut: [],
      state: 'still',
      page: { plan: { premium: 20_000 } },
    });
    await part.choose('gloves');
    expect(part.value()).toMatchObject({
      ids: ['gloves'],
      state: 'busy',
      page: { plan: { premium: 20_000 } },
    });
    await part.act(() => answer.resolve(priced(20_684)));
    expect(part.value()).toMatchObject({
      ids: ['gloves'],
      state: 'still',
      page: { plan: { premium: 20_684 } },
    });
  });

  test('of a group are chosen one at a time, and the other is named', async () => {
    const part = await openRiders([priced(21_000), priced(22_000)]);
    await part.choose('small');
    await part.choose('large');
    expect(part.value()).toMatchObject({
      ids: ['large'],
      takenOut: ['small'],
      page: { plan: { premium: 22_000 } },
    });
    await part.choose('large', false);
    expect(part.value()).toMatchObject({ ids: [], takenOut: [] });
  });

  test('without a price leave the choice before', async () => {
    const part = await openRiders([priced(20_684), priced(null)]);
    await part.choose('gloves');
    await part.choose('small');
    expect(part.value()).toMatchObject({
      ids: ['gloves'],
      takenOut: [],
      state: 'failed',
      page: { plan: { premium: 20_684 } },
    });
  });

  test('are those of the last press, however late another answer comes', async () => {
    const late = Promise.withResolvers<CallResult<'getScore'>>();
    const part = await openRiders([late.promise, priced(22_000)]);
    await part.choose('gloves');
    await part.choose('small');
    await part.act(() => late.resolve(priced(20_684)));
    expect(part.value()).toMatchObject({
      ids: ['gloves', 'small'],
      state: 'still',
      page: { plan: { premium: 22_000 } },
    });
  });

  test('stay where the page is drawn anew in the other layout, and are those of their page alone', async () => {
    const part = await openRiders([priced(20_684)]);
    await part.choose('gloves');
    part.unmount();
    expect((await openRiders([], part.page)).value()).toMatchObject({
      ids: ['gloves'],
      page: { plan: { premium: 20_684 } },
    });
    const other = planPage();
    await part.draw(() => useRiders(other)).catch(() => undefined);
    expect((await openRiders([], other)).value()).toMatchObject({
      ids: [],
      page: { plan: { premium: 20_000 } },
    });
  });
});
