import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallResult } from '#contract/call/shapes.ts';
import { anAnswer, fakeApi, refused } from '#test/shown/fake-api.ts';
import { type MountedHook, mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { aWireProposal } from '#test/shown/wire-form.ts';
import type { LoadedBuy } from '#web/proposal-parts/purchase-page.ts';
import { flushUnsaved } from '#web/proposal-parts/unsaved.ts';
import { useChoice } from './use-choice.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
const pages: Pick<MountedHook<unknown>, 'unmount'>[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  vi.useRealTimers();
});

type Riders = LoadedBuy['riders'];
type Changed = CallResult<'addRiders'>;

const rider = (id: string, selected = false, group: string | null = null) =>
  ({ id, title: id, selected, mutual_exclusive_group: group }) as Riders['riders'][number]; // a press reads no more of a rider

const buyOf = (riders: Riders['riders'], cpt_id = 'row 1', total = 20_000): LoadedBuy => ({
  proposal: aWireProposal({ price: { total } }),
  riders: { cpt_id, tenure: 1, riders } as Riders, // as above
});

const changed = (cpt_id: string, premium: number, out: readonly string[] = []): Changed =>
  anAnswer<'addRiders'>({
    status: 'quoted',
    cpt_id,
    premium,
    taken_out: out.map((title) => ({ id: title, title })),
  });
const asking = anAnswer<'addRiders'>({ status: 'pending' });

async function open(
  answers: readonly (Changed | Promise<Changed>)[],
  riders = [rider('opd'), rider('gloves', true)],
) {
  const remaining = [...answers];
  const next = () => remaining.shift() ?? changed('row 9', 1);
  const { api, sent } = fakeApi({ addRiders: next, removeRider: next });
  const buy = buyOf(riders);
  const page = await mountHook(() => useChoice(buy), { api });
  pages.push(page);
  const readings = vi.spyOn(page.router, 'invalidate').mockResolvedValue();
  return {
    ...page,
    readings,
    sent: () => sent.map(({ name, input }) => [name, input.body]),
    read: (buy: LoadedBuy) => page.draw(() => useChoice(buy)),
    choose: (id: string, isTaken = true) => page.act(() => page.value().chooseRider(id, isTaken)),
    term: (years: 1 | 2 | 3) => page.act(() => page.value().chooseTerm(years)),
    pass: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await rest();
    },
  };
}

describe('a press on what is taken with a plan', () => {
  test('shows at once, and is sent for the row that the page came with', async () => {
    const page = await open([new Promise(() => undefined)]);
    expect(page.value()).toMatchObject({ ids: ['gloves'], years: 1, isBusy: false, notice: undefined });
    await page.choose('opd');
    expect(page.value()).toMatchObject({ ids: ['gloves', 'opd'], isBusy: true, notice: undefined });
    expect(page.sent()).toEqual([['addRiders', { data: [{ cpt_id: 'row 1', rider_id: 'opd' }] }]]);
  });

  test('takes a rider out again', async () => {
    const page = await open([new Promise(() => undefined)]);
    await page.choose('gloves', false);
    expect(page.value().ids).toEqual([]);
    expect(page.sent()).toEqual([['removeRider', { cpt_id: 'row 1', rider_id: 'gloves' }]]);
  });

  test('chooses for how many years', async () => {
    const page = await open([new Promise(() => undefined)]);
    await page.term(3);
    expect(page.value()).toMatchObject({ ids: ['gloves'], years: 3, isBusy: true });
    expect(page.sent()).toEqual([['addRiders', { data: [{ cpt_id: 'row 1', tenure: 3 }] }]]);
  });

  test('leaves one rider of a group', async () => {
    const page = await open(
      [new Promise(() => undefined)],
      [rider('small room', true, 'room'), rider('gloves', true), rider('any room', false, 'room')],
    );
    await page.choose('any room');
    expect(page.value().ids).toEqual(['gloves', 'any room']);
  });

  test('says what the price is then, what changed, and what had to go; and the page is read anew', async () => {
    const page = await open([changed('row 2', 20_684, ['Gloves'])]);
    await page.choose('opd');
    expect(page.value().notice).toEqual({ kind: 'changed', total: 20_684, change: 684, out: ['Gloves'] });
    expect(page.readings).toHaveBeenCalledTimes(1);
    expect(page.value()).toMatchObject({ ids: ['gloves', 'opd'], isBusy: true });
    await page.read(buyOf([rider('opd', true)], 'row 2', 20_684));
    expect(page.value()).toMatchObject({ ids: ['opd'], isBusy: false });
  });

  test('that follows another is sent after it, for the row that it made', async () => {
    const first = Promise.withResolvers<Changed>();
    const page = await open([first.promise, changed('row 3', 21_000)]);
    await page.choose('opd');
    await page.term(2);
    expect(page.sent()).toHaveLength(1);
    expect(page.value()).toMatchObject({ ids: ['gloves', 'opd'], years: 2 });
    await page.act(() => first.resolve(changed('row 2', 20_684)));
    expect(page.sent()[1]).toEqual(['addRiders', { data: [{ cpt_id: 'row 2', tenure: 2 }] }]);
    expect(page.value().notice).toEqual({ kind: 'changed', total: 21_000, change: 1_000, out: [] });
    expect(page.readings).toHaveBeenCalledTimes(1);
  });

  test('after one that was answered says the change from there', async () => {
    const page = await open([changed('row 2', 20_684), changed('row 3', 20_000)]);
    await page.choose('opd');
    await page.choose('opd', false);
    expect(page.sent()[1]).toEqual(['removeRider', { cpt_id: 'row 2', rider_id: 'opd' }]);
    expect(page.value().notice).toMatchObject({ change: -684 });
  });
});

describe('a price that the insurer has to say', () => {
  test('is asked for every two seconds until it is there', async () => {
    const page = await open([asking, asking, changed('row 2', 20_684)]);
    await page.choose('opd');
    expect(page.value()).toMatchObject({ notice: { kind: 'asking' }, isBusy: true });
    await page.pass(2_000);
    expect(page.value().notice).toEqual({ kind: 'asking' });
    await page.pass(2_000);
    expect(page.sent()).toHaveLength(3);
    expect(page.value().notice).toMatchObject({ kind: 'changed', total: 20_684 });
  });

  test('and does not, leaves what was there, and that is said', async () => {
    const page = await open(Array.from({ length: 20 }, () => asking));
    await page.choose('opd');
    await page.pass(60_000);
    expect(page.value().notice).toEqual({ kind: 'failed', message: undefined });
    expect(page.sent()).toHaveLength(10);
    await page.read(buyOf([rider('opd'), rider('gloves', true)]));
    expect(page.value()).toMatchObject({ ids: ['gloves'], isBusy: false });
  });

  test('is asked for no more once another press or page follows', async () => {
    const page = await open([asking, changed('row 2', 21_000)]);
    await page.choose('opd');
    await page.term(2);
    await page.pass(60_000);
    expect(page.sent()).toHaveLength(2);
    const otherPage = await open([asking]);
    await otherPage.choose('opd');
    otherPage.unmount();
    await otherPage.pass(60_000);
    expect(otherPage.sent()).toHaveLength(1);
  });
});

test('a change that was refused says why, and what stands is read', async () => {
  const page = await open([refused('STALE_PROPOSAL')]);
  await page.choose('opd');
  expect(page.value().notice).toEqual({ kind: 'failed', message: 'words of STALE_PROPOSAL' });
  expect(page.readings).toHaveBeenCalledTimes(1);
  await page.choose('gloves', false);
  expect(page.value().notice).toMatchObject({ kind: 'changed' });
});

test('in another language the sentence of a press is gone', async () => {
  const page = await open([changed('row 2', 20_684)]);
  await page.choose('opd');
  await page.words.change('hi');
  await page.draw();
  expect(page.value().notice).toBeUndefined();
});

test('the next page waits for a press that is on its way', async () => {
  const first = Promise.withResolvers<Changed>();
  const page = await open([first.promise]);
  await page.choose('opd');
  let isFlushed = false;
  void flushUnsaved().then(() => {
    isFlushed = true;
  });
  await page.pass(0);
  expect(isFlushed).toBe(false);
  first.resolve(changed('row 2', 20_684));
  await page.pass(0);
  expect(isFlushed).toBe(true);
});
