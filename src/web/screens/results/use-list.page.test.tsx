import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import type { WireCards } from '#contract/quote/cards.ts';
import { aCoveredMember, aWireFamily } from '#test/builders/wire-plan.ts';
import { fakeApi, refused, success } from '#test/shown/fake-api.ts';
import { mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { resultsOf } from './answer.ts';
import type { ListOptions } from './list-options.ts';
import { useList } from './use-list.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => vi.useRealTimers());

/** The page remembers lists of the visit: each test has a quote of its own. */
let quotes = 0;

const cards = (quote_id: string, version: string): WireCards => ({
  quote_id,
  quote_crn: 'CH-7K42-19',
  catalogue_version: version,
  priced_on: '2026-11-20',
  sales_channel_conflict_redirect_to: null,
  sales_channel: null,
  scores_shown: true,
  blocks: [{ type: 'family', block: 'family', members: ['you'], plans: 3, from: 9_000, pick: 9_000 }],
  type: 'family',
  block: 'family',
  hindrances: [],
  acceptances: [],
  other_ways: [],
  apart: [],
  uidata: aWireFamily(aCoveredMember('you')),
  product_types: [],
  bearable: { amount: 100_000, is_guess: true },
  importance: {},
  demands: [],
  shown_year: 'later',
  asked_cover: 1_000_000,
  covers: [],
  stays: [],
  stay: null,
  room_rent: null,
  near_equals: [],
  near_scope: 'all',
  next_best: null,
  counts: { pick: 0, list: 3, waiting: 0, apart: 0 },
  apart_from: null,
  cards: [],
  insurers: {},
  filter_counts: {},
  filter_relief: null,
  not_shown: [],
});

const plain: ListOptions = { filters: {} };
const cheapest: ListOptions = { filters: { sort: 'premium-low' } };
const noCopay: ListOptions = { filters: { noCopay: true } };
const otherCover: ListOptions = { filters: { sumInsured: 500_000 } };

type Answer = CallResult<'getCards'>;

async function open() {
  quotes += 1;
  const quoteId = `quote ${quotes}`;
  const questions: ((answer: Answer) => void)[] = [];
  const { api, sent } = fakeApi({
    getCards: () => new Promise<Answer>((resolve) => questions.push(resolve)),
  });
  const first = resultsOf(cards(quoteId, 'first'), plain);
  const page = await mountHook(() => useList(first, plain), { api });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await rest();
  };
  return {
    ...page,
    sent,
    first,
    pass,
    choose: (options: ListOptions) => page.draw(() => useList(first, options)),
    answer: async (at: number, answer: Answer = success(cards(quoteId, `answer ${at}`))) => {
      questions[at]?.(answer);
      await pass(0);
    },
    aborted: () => sent.map(({ how }) => how?.until instanceof AbortSignal && how.until.aborted),
    read: () => {
      const { data, options, waiting, hasOldPrices, failure, isStale, isAhead } = page.value();
      return {
        of: data.options,
        drawn: options,
        waiting,
        hasOldPrices,
        failure: failure?.code,
        isStale,
        isAhead,
      };
    },
  };
}
const settled = { waiting: 'no', hasOldPrices: false, failure: undefined, isStale: false, isAhead: false };

describe('the list of a page', () => {
  test('is the one that the page came with, and is asked for by nobody', async () => {
    const page = await open();
    await page.pass(1_000);
    expect(page.sent).toEqual([]);
    expect(page.read()).toEqual({ ...settled, of: plain, drawn: plain });
  });

  test.each<[string, ListOptions, 'order' | 'filters']>([
    ['order', cheapest, 'order'],
    ['filter', noCopay, 'filters'],
  ])('in another %s is asked for at once, and shown with its answer', async (_what, options, change) => {
    const page = await open();
    await page.choose(options);
    expect(page.sent).toHaveLength(1);
    expect(page.read()).toMatchObject({
      of: plain,
      drawn: plain,
      waiting: 'no',
      isAhead: true,
      isStale: false,
    });
    await page.pass(149);
    expect(page.read().drawn).toEqual(plain);
    await page.pass(1);
    expect(page.read()).toMatchObject({
      of: plain,
      drawn: options,
      waiting: change,
      isStale: true,
      hasOldPrices: false,
    });
    await page.answer(0);
    expect(page.read()).toEqual({ ...settled, of: options, drawn: options });
  });

  test('that answers soon never says that somebody waits', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.answer(0);
    expect(page.read()).toEqual({ ...settled, of: cheapest, drawn: cheapest });
  });

  test('of another cover hides the prices of the one before until it is there', async () => {
    const page = await open();
    await page.choose(otherCover);
    await page.pass(0);
    expect(page.read()).toMatchObject({
      drawn: otherCover,
      waiting: 'prices',
      hasOldPrices: true,
      isStale: true,
    });
    await page.answer(0);
    expect(page.read()).toEqual({ ...settled, of: otherCover, drawn: otherCover });
  });

  test('that was there before in this visit is shown at once and asked for by nobody', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.answer(0);
    await page.choose(plain);
    await page.pass(0);
    expect(page.read()).toEqual({ ...settled, of: plain, drawn: plain });
    await page.choose(cheapest);
    await page.pass(0);
    expect(page.read()).toEqual({ ...settled, of: cheapest, drawn: cheapest });
    expect(page.sent).toHaveLength(1);
  });

  test('is asked for again after ten minutes', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.answer(0);
    await page.choose(plain);
    await page.pass(10 * 60_000 - 1);
    await page.choose(cheapest);
    expect(page.sent).toHaveLength(1);
    await page.choose(plain);
    await page.pass(2);
    await page.choose(cheapest);
    await page.pass(0);
    expect(page.sent).toHaveLength(2);
  });

  test('of twelve others before is forgotten', async () => {
    const page = await open();
    const covers = Array.from(
      { length: 13 },
      (_, at): ListOptions => ({ filters: { maxSumInsured: (at + 1) * 100_000 } }),
    );
    for (const [at, options] of covers.entries()) {
      await page.choose(options);
      await page.answer(at);
    }
    await page.choose(covers[1] ?? plain);
    await page.pass(0);
    expect(page.sent).toHaveLength(13);
    await page.choose(covers[0] ?? plain);
    await page.pass(0);
    expect(page.sent).toHaveLength(14);
  });
});

describe('of several wishes', () => {
  test('only the last is waited for', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.choose(noCopay);
    expect(page.aborted()).toEqual([true, false]);
    await page.answer(0);
    expect(page.read().of).toEqual(plain);
    await page.answer(1);
    expect(page.read()).toEqual({ ...settled, of: noCopay, drawn: noCopay });
  });

  test('one that is asked for ahead of its press is asked for once', async () => {
    const page = await open();
    await page.act(() => page.value().askAhead(cheapest));
    expect(page.sent).toHaveLength(1);
    await page.choose(cheapest);
    expect(page.sent).toHaveLength(1);
    await page.answer(0);
    expect(page.read()).toEqual({ ...settled, of: cheapest, drawn: cheapest });
  });

  test('one that is asked for ahead and not chosen is given up', async () => {
    const page = await open();
    await page.act(() => page.value().askAhead(cheapest));
    await page.act(() => page.value().askAhead(noCopay));
    expect(page.aborted()).toEqual([true, false]);
    await page.choose(otherCover);
    expect(page.sent).toHaveLength(3);
  });

  test('what is there already is not asked for ahead', async () => {
    const page = await open();
    await page.act(() => page.value().askAhead(plain));
    expect(page.sent).toEqual([]);
  });
});

describe('a list that could not be had', () => {
  test('leaves the one before, says so, and is asked for again by a press', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.answer(0, refused('INTERNAL', 500));
    expect(page.read()).toEqual({
      ...settled,
      of: plain,
      drawn: cheapest,
      failure: 'INTERNAL',
      isStale: true,
    });
    await page.act(() => page.value().askAgain());
    expect(page.sent).toHaveLength(2);
    expect(page.read().failure).toBeUndefined();
    await page.answer(1);
    expect(page.read()).toEqual({ ...settled, of: cheapest, drawn: cheapest });
  });

  test('is no failure of another one', async () => {
    const page = await open();
    await page.choose(cheapest);
    await page.answer(0, refused('INTERNAL', 500));
    await page.choose(plain);
    await page.pass(0);
    expect(page.read()).toEqual({ ...settled, of: plain, drawn: plain });
  });

  test('a press asks anew also for what is there', async () => {
    const page = await open();
    await page.act(() => page.value().askAgain());
    expect(page.sent).toHaveLength(1);
    await page.answer(0);
    expect(page.value().data).not.toBe(page.first);
  });
});

test('who left the page waits for nothing', async () => {
  const page = await open();
  await page.choose(cheapest);
  page.unmount();
  expect(page.aborted()).toEqual([true]);
});
