import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallName } from '#contract/call/calls.ts';
import type { CallInput, CallResult } from '#contract/call/shapes.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { isoDate } from '#domain/date.ts';
import { aCoveredMember, aWireFamily, aWirePlan } from '#test/builders/wire-plan.ts';
import type { Api } from '#web/browser/network/api.ts';
import { ApiProvider } from '#web/browser/network/api-context.ts';
import { createWords } from '#web/browser/text.tsx';
import { createPageRouter } from '#web/page/router.ts';
import { paths } from '#web/paths.ts';
import type { PlanAddress, ShownPlan } from './load.ts';
import { openPurchase, useBuy } from './use-buy.ts';

const address: PlanAddress = { quoteId: 'quote', block: 'family', slabId: 'a' };
const uidata: ShownPlan['uidata'] = aWireFamily(
  aCoveredMember('you'),
  aCoveredMember('spouse', { person: 'Spouse', age: 41 }),
);
const aYear = { years: 1, riders: [], total: 20_000 } as const;
const pagePlan: ShownPlan = {
  plan: aWirePlan('a', { premium: 20_000 }),
  uidata,
  bearable: { amount: 100_000, is_guess: true },
  shownYear: 'later',
  pricedOn: isoDate(2026, 11, 20),
  coverStart: isoDate(2026, 11, 21),
};

type Answers = { readonly [N in CallName]?: CallResult<N> };

/** Calls by table; what was sent is kept. */
function fakeApi(answers: Answers) {
  const calls: { readonly name: CallName; readonly body: unknown }[] = [];
  const api: Api = {
    call: async <N extends CallName>(name: N, input: CallInput<N>) => {
      calls.push({ name, body: input.body });
      const answer = answers[name];
      if (!answer) throw new Error(`No answer for ${name}`);
      return answer as CallResult<N>; // the table holds each answer under its own name
    },
  };
  return { api, sent: calls };
}

const failure = (code: string) => ({
  ok: false as const,
  status: 409,
  failure: { code, message: `words of ${code}`, fields: [] },
});
const status = (
  value: 'FILL_FORM' | 'MEDICAL_REQUIRED' | 'AGE_OFFLINE' | 'COVER_OFFLINE' | 'BACKEND_NOT_INTEGRATED',
) => ({
  ok: true as const,
  value: { status: value },
});
const opened = { ok: true as const, value: { transaction_id: 'transaction' } };

test.each(['FILL_FORM', 'MEDICAL_REQUIRED'] as const)(
  '%s opens the purchase of all the people shown',
  async (word) => {
    const { api, sent } = fakeApi({ getProcessingStatus: status(word), createTransaction: opened });
    expect(await openPurchase(api, address, pagePlan, aYear)).toEqual({
      kind: 'bought',
      transactionId: 'transaction',
    });
    expect(sent[0]?.body).toEqual({ age: '41', slab_id: 'a' });
    expect(sent[1]?.body).toMatchObject({
      data: {
        members: ['you', 'spouse'],
        slab_id: 'a',
        cpt_id: 'cpt-a',
        quote_id: 'quote',
        plan_type: 'family',
      },
    });
  },
);

test.each([
  ['AGE_OFFLINE', 'age-offline'],
  ['COVER_OFFLINE', 'cover-offline'],
  ['BACKEND_NOT_INTEGRATED', 'offline'],
] as const)('%s leads to %s and opens nothing', async (word, type) => {
  const { api, sent } = fakeApi({ getProcessingStatus: status(word) });
  expect(await openPurchase(api, address, pagePlan, aYear)).toEqual({ kind: 'offline', type });
  expect(sent).toHaveLength(1);
});

test.each([
  ['age-offline', 'age-offline'],
  ['cover-offline', 'cover-offline'],
  ['offline', 'offline'],
  ['another-word', 'offline'],
  [undefined, 'offline'],
])('a plan that is not sold online after all, refused with %s, leads to %s', async (screen, type) => {
  const refused = failure('PLAN_NOT_SOLD_ONLINE');
  const { api } = fakeApi({
    getProcessingStatus: status('FILL_FORM'),
    createTransaction: { ...refused, failure: { ...refused.failure, ...(screen && { status: screen }) } },
  });
  expect(await openPurchase(api, address, pagePlan, aYear)).toEqual({ kind: 'offline', type });
});

test('any other failure is said in its own words', async () => {
  const { api } = fakeApi({
    getProcessingStatus: status('FILL_FORM'),
    createTransaction: failure('PRICE_PENDING'),
  });
  expect(await openPurchase(api, address, pagePlan, aYear)).toEqual({
    kind: 'failed',
    code: 'PRICE_PENDING',
    message: 'words of PRICE_PENDING',
  });
  const down = fakeApi({ getProcessingStatus: failure('NO_ANSWER') });
  expect(await openPurchase(down.api, address, pagePlan, aYear)).toEqual({
    kind: 'failed',
    code: 'NO_ANSWER',
    message: 'words of NO_ANSWER',
  });
});

/** A list of this one plan. */
const answerWith = (plan: WirePlan): CallResult<'getScore'> => ({
  ok: true,
  value: {
    quote_id: 'quote',
    quote_crn: 'CH-7K42-19',
    catalogue_version: 'v2',
    priced_on: '2026-11-21',
    sales_channel_conflict: false,
    sales_channel_conflict_redirect_to: null,
    scores_shown: true,
    score_data: [
      {
        type: 'family',
        block: 'family',
        hindrances: [],
        near_scope: 'all',
        apart: [],
        product_types: [],
        uidata,
        plans: [plan],
        filter_counts: {},
        filter_relief: null,
        bearable: { amount: 100_000, is_guess: true },
        importance: {},
        demands: [],
        shown_year: 'later',
        worth: null,
      },
    ],
    not_shown: [],
  },
});

test('a changed price is shown anew and nothing is bought', async () => {
  const dearer = aWirePlan('a', { premium: 21_500, cpt_id: 'cpt-new' });
  const { api } = fakeApi({
    getProcessingStatus: status('FILL_FORM'),
    createTransaction: failure('PRICE_CHANGED'),
    getScore: answerWith(dearer),
  });
  expect(await openPurchase(api, address, pagePlan, aYear)).toEqual({
    kind: 'price-changed',
    fresh: {
      plan: dearer,
      uidata,
      bearable: { amount: 100_000, is_guess: true },
      shownYear: 'later',
      pricedOn: '2026-11-21',
      coverStart: '2026-11-22',
    },
  });
});

describe('several years paid at once', () => {
  const threeYears = { years: 3, riders: ['consumables'], total: 54_000 } as const;
  const priced = aWirePlan('a', { premium: 54_000, cpt_id: 'cpt-3' });

  test('are bought as the row of that term', async () => {
    const { api, sent } = fakeApi({
      getProcessingStatus: status('FILL_FORM'),
      getScore: answerWith(priced),
      createTransaction: opened,
    });
    expect((await openPurchase(api, address, pagePlan, threeYears)).kind).toBe('bought');
    expect(sent[1]?.body).toMatchObject({
      data: { chosen: [{ slab_id: 'a', block: 'family', tenure: 3, riders: ['consumables'] }] },
    });
    expect(sent[2]?.body).toMatchObject({ data: { cpt_id: 'cpt-3', tenure: 3, riders: ['consumables'] } });
  });

  test('are not, where their price is no longer the one on the page', async () => {
    const { api, sent } = fakeApi({
      getProcessingStatus: status('FILL_FORM'),
      getScore: answerWith({ ...priced, premium: 55_000 }),
    });
    expect((await openPurchase(api, address, pagePlan, threeYears)).kind).toBe('price-changed');
    expect(sent.map(({ name }) => name)).not.toContain('createTransaction');
  });
});

describe('the press', () => {
  const assign = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    const { setTimeout } = globalThis;
    vi.stubGlobal('window', { setTimeout, location: { assign } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  /** What the one button of a drawn page does. */
  function buttonOf(api: Api) {
    const context = {
      ...{ api, words: createWords('en'), device: () => 'mobile' as const, reportBug: () => undefined },
      site: {
        intermediary: 'broker',
        pricesAsOf: pagePlan.pricedOn,
        hasCodes: true,
        hasMail: true,
        locationMode: 'pincode',
      },
    } as const;
    const history = createMemoryHistory({ initialEntries: ['/'] });
    const router = createPageRouter({ context, history });
    let press: (() => void) | undefined;
    const Button = () => {
      press = useBuy(address, pagePlan, () => aYear).buy;
      return null;
    };
    renderToString(
      <RouterContextProvider router={router}>
        <ApiProvider value={api}>
          <Button />
        </ApiProvider>
      </RouterContextProvider>,
    );
    return { press, history };
  }

  test('leads to the page of its transaction 200 ms after that is open, once however often it is pressed', async () => {
    const { api, sent } = fakeApi({ getProcessingStatus: status('FILL_FORM'), createTransaction: opened });
    const { press } = buttonOf(api);
    press?.();
    press?.();
    await vi.advanceTimersByTimeAsync(199);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign.mock.calls).toEqual([[paths.buy('transaction')]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([assign.mock.calls.length, sent.length]).toEqual([1, 2]);
  });

  test('on a plan that is sold offline leads to the page that says so, which names the plan', async () => {
    const { press, history } = buttonOf(fakeApi({ getProcessingStatus: status('AGE_OFFLINE') }).api);
    press?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(assign).not.toHaveBeenCalled();
    expect(history.location.href).toBe(
      paths.policyOffline('age-offline', { quoteID: 'quote', block: 'family', plan: 'a' }),
    );
  });
});
