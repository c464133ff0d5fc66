import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHook } from '#test/shown/mounted-hook.tsx';
import {
  lastOpenedIn,
  listOf,
  markReturn,
  rememberList,
  rememberOpened,
  takeReturn,
} from '#web/plan-parts/address/list-place.ts';
import {
  opened as compareStores,
  keepCompareSet,
  useChosenPlans,
  useCompareToggle,
} from '#web/plan-parts/compare/use-compare-set.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { leavePage } from '../network/leaving.ts';
import { pendingEvents } from '../pending-events.ts';
import {
  answersNow,
  changeDraft,
  changeHealth,
  clearStoredQuote,
  forgetMe,
  useDraft,
  useDraftReady,
  useHealth,
} from './draft.ts';
import { useTour } from './tours.ts';

beforeEach(() => {
  forgetMe();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const happenings = () => [...pendingEvents];

describe('a tour', () => {
  test('is open at the first visit, is closed by a press and counted, and opens again by a press', async () => {
    const page = await mountHook(() => useTour('checklist'));
    await page.act(() => page.value().open());
    expect(page.value().isOpen).toBe(true);
    const before = happenings().length;
    await page.act(() => page.value().close());
    expect(page.value().isOpen).toBe(false);
    expect(happenings().slice(before)).toEqual([['tour', 'checklist']]);
    expect(document.documentElement.dataset.toured?.split(' ')).toContain('checklist');
    await page.act(() => page.value().open());
    expect(page.value().isOpen).toBe(true);
    expect(document.documentElement.dataset.toured?.split(' ')).not.toContain('checklist');
    page.unmount();
  });

  test('that was read is closed when its page is left, and no other one is', async () => {
    const [read, other] = [
      await mountHook(() => useTour('checklist')),
      await mountHook(() => useTour('split-plans')),
    ];
    await read.act(() => read.value().open());
    await other.act(() => other.value().open());
    other.unmount();
    await read.act(() => leavePage());
    expect(read.value().isOpen).toBe(false);
    const again = await mountHook(() => useTour('split-plans'));
    expect(again.value().isOpen).toBe(true);
    again.unmount();
  });
});

describe('what a visitor entered', () => {
  test('is drawn as it changes, and is gone once it is forgotten', async () => {
    const page = await mountHook(() => ({
      draft: useDraft(),
      health: useHealth(),
      isReady: useDraftReady(),
    }));
    expect(page.value().isReady).toBe(true);
    const [draft, health] = [page.value().draft, page.value().health];
    await page.act(() => {
      changeDraft((now) => ({ ...now, pincode: '560001' }));
      changeHealth((now) => ({ ...now, touched: true }) as typeof now);
    });
    expect(page.value().draft).toEqual({ ...draft, pincode: '560001' });
    expect(page.value().health).not.toEqual(health);
    expect(answersNow()).toEqual({ draft: page.value().draft, health: page.value().health });
    expect(JSON.stringify({ ...localStorage })).toContain('560001');
    await page.act(forgetMe);
    expect([page.value().draft, page.value().health]).toEqual([draft, health]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test.each([
    ['the answers', 'chhatri-draft', true],
    ['everything', null, true],
    ['something else', 'chhatri-theme', false],
  ])('is read anew when another tab wrote %s', async (_what, key, isRead) => {
    changeDraft((now) => ({ ...now, pincode: '560001' }));
    const page = await mountHook(() => useDraft());
    const text = localStorage.getItem('chhatri-draft') ?? '';
    localStorage.setItem('chhatri-draft', text.replace('560001', '411038'));
    await page.act(() => window.dispatchEvent(Object.assign(new Event('storage'), { key })));
    expect(JSON.stringify(page.value()).includes('411038')).toBe(isRead);
  });

  test('loses its quote once a purchase is shown, and nothing else', () => {
    changeDraft((now) => ({ ...now, pincode: '560001', quote: 'q1' as never }));
    clearStoredQuote();
    expect(answersNow().draft).toMatchObject({ pincode: '560001' });
    expect(answersNow().draft.quote).toBeUndefined();
    const same = answersNow().draft;
    clearStoredQuote();
    expect(answersNow().draft).toBe(same);
  });
});

describe('hospitals that a family names', () => {
  const hospital = { id: 'h1', name: 'City Hospital', pincode: '560001' } as unknown as Parameters<
    ReturnType<typeof useOwnPlaces>['toggle']
  >[0]; // what is kept is what was given

  test('stay for the visit, and go by a second press or with all the rest', async () => {
    const page = await mountHook(() => useOwnPlaces());
    await page.act(() => page.value().toggle(hospital));
    expect(page.value().hospitals.map(({ id }) => id)).toEqual(['h1']);
    await page.act(() => page.value().lookAt('411038'));
    expect(page.value()).toMatchObject({ pincode: '411038', hospitals: [{ id: 'h1' }] });
    expect(sessionStorage.getItem('chhatri-hospitals')).toContain('411038');
    await page.act(() => page.value().toggle(hospital));
    expect(page.value().hospitals).toEqual([]);
    await page.act(forgetMe);
    expect(page.value().pincode).toBe('');
  });
});

describe('plans that are compared', () => {
  const list = { quoteId: 'q1', block: 'family' } as const;
  const plan = (slabId: string) => ({ slabId, title: slabId });

  test('are chosen and taken back on their cards, in their own list alone', async () => {
    const page = await mountHook(() => ({
      a: useCompareToggle(list, plan('a'), 2),
      chosen: useChosenPlans(list),
      others: useChosenPlans({ quoteId: 'q2', block: 'family' }),
    }));
    const before = happenings().length;
    await page.act(() => page.value().a.toggle());
    expect(page.value()).toMatchObject({ a: { on: true }, chosen: [plan('a')], others: [] });
    await page.act(() => page.value().a.toggle());
    expect(page.value()).toMatchObject({ a: { on: false }, chosen: [] });
    expect(happenings().slice(before)).toEqual([['compare', 1]]);
  });

  test('a plan for which no place is left waits for one that makes room', async () => {
    keepCompareSet(list, [plan('b'), plan('c')]);
    const page = await mountHook(() => useCompareToggle(list, plan('a'), 2));
    await page.act(() => page.value().toggle());
    expect(page.value().on).toBe(false);
    expect(compareStores().asking.get()).toEqual({ list, plan: plan('a') });
    forgetMe();
    expect(compareStores().asking.get()).toBeUndefined();
  });
});

describe('where somebody stands in the lists', () => {
  const opened = { quoteId: 'q1', block: 'family', slabId: 'a' } as const;

  test('a list is known by its quote and its people', () => {
    const place = { quoteId: 'q1', block: 'family', href: '/list?sort=1', count: 43 } as const;
    rememberList(place);
    expect(listOf('q1', 'family')).toEqual(place);
    expect([listOf('q2', 'family'), listOf('q1', 'parents')]).toEqual([undefined, undefined]);
  });

  test('the plan that was looked at last is known in its own list, and kept for this tab', () => {
    rememberOpened(opened);
    expect(lastOpenedIn('q1', 'family')).toBe('a');
    expect([lastOpenedIn('q2', 'family'), lastOpenedIn('q1', 'parents')]).toEqual([undefined, undefined]);
    expect(JSON.parse(sessionStorage.getItem('chhatri-opened') ?? '')).toEqual(opened);
  });

  test('a browser that keeps nothing still knows it as long as the page stands', () => {
    vi.spyOn(Object.getPrototypeOf(sessionStorage), 'setItem').mockImplementation(() => {
      throw new Error('Forbidden');
    });
    rememberOpened({ ...opened, slabId: 'b' });
    expect(lastOpenedIn('q1', 'family')).toBe('b');
  });

  test('a list brings a card into sight once after each plan that was left', () => {
    takeReturn();
    markReturn();
    expect([takeReturn(), takeReturn()]).toEqual([true, false]);
  });
});

/** One channel a page: what is said on it, and who listens there. */
const channel = { names: [] as string[], messages: [] as unknown[], listeners: [] as (() => void)[] };

test('who leaves a shared device is followed by the other tabs: their answers go, and they are read anew', async () => {
  vi.resetModules(); // the page of another test may have a channel already
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        channel.names.push(name);
      }
      readonly addEventListener = (name: string, listener: () => void) =>
        void (name === 'message' && channel.listeners.push(listener));
      readonly postMessage = (message: unknown) => void channel.messages.push(message);
    },
  );
  const { announceLeavingDevice, followLeavingDevice } = await import('./other-tabs.ts');
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const before = channel.messages.length;
  sessionStorage.setItem('chhatri-health', 'something');
  followLeavingDevice();
  announceLeavingDevice();
  expect([channel.names, channel.messages.length - before]).toEqual([['device-left'], 1]);
  expect([sessionStorage.length, reload.mock.calls.length]).toEqual([1, 0]);
  channel.listeners.at(-1)?.();
  expect([sessionStorage.length, reload.mock.calls.length]).toEqual([0, 1]);
  vi.unstubAllGlobals();
});
