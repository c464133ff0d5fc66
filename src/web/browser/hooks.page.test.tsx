import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountHook, rest } from '#test/shown/mounted-hook.tsx';
import { screenTitle, useTitle } from '#web/page/title.ts';
import { useReworded } from '#web/proposal-parts/use-reworded.ts';
import { useCountdown } from './countdown.ts';
import { useOnline, whenOnline } from './network/online.ts';
import { startWaiting, useWaiting } from './network/waiting.ts';
import { useOwnAddress } from './own-address.ts';
import { useWorded } from './use-worded.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a countdown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  });
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await rest();
  };

  test('tells whole seconds down to none, and rests then', async () => {
    const page = await mountHook(() => useCountdown(2));
    expect(page.value()).toBe(2);
    await pass(1_000);
    expect(page.value()).toBe(1);
    await pass(1_000);
    expect(page.value()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await pass(5_000);
    expect(page.value()).toBe(0);
  });

  test('begins anew with another number, and ends with its page', async () => {
    const page = await mountHook(() => useCountdown(5));
    await pass(2_000);
    await page.draw(() => useCountdown(30));
    expect(page.value()).toBe(30);
    await pass(1_000);
    expect(page.value()).toBe(29);
    page.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('skips what a sleeping tab has missed', async () => {
    const page = await mountHook(() => useCountdown(60));
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 45_500);
    await pass(1_000);
    expect(page.value()).toBe(15);
  });
});

describe('the network', () => {
  let isOnline = true;
  beforeEach(() => {
    isOnline = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  });
  const turn = (on: boolean) => {
    isOnline = on;
    window.dispatchEvent(new Event(on ? 'online' : 'offline'));
  };

  test('is there or not as the browser says, at once', async () => {
    const page = await mountHook(() => useOnline());
    expect(page.value()).toBe(true);
    await page.act(() => turn(false));
    expect(page.value()).toBe(false);
    await page.act(() => turn(true));
    expect(page.value()).toBe(true);
  });

  test('is waited for only while it is away', async () => {
    let isThere = false;
    const note = () => {
      isThere = true;
    };
    void whenOnline().then(note);
    await rest();
    expect(isThere).toBe(true);
    [isOnline, isThere] = [false, false];
    void whenOnline().then(note);
    await rest();
    expect(isThere).toBe(false);
    turn(true);
    await rest();
    expect(isThere).toBe(true);
  });

  test('that is away is the weightiest reason to wait, then many people, then a late answer', async () => {
    const page = await mountHook(() => useWaiting());
    const reasons: unknown[] = [page.value()];
    const note = async (change: () => void) => {
      await page.act(change);
      reasons.push(page.value());
    };
    const ends: (() => void)[] = [];
    await note(() => void ends.push(startWaiting('slow')));
    await note(() => void ends.push(startWaiting('crowd')));
    await note(() => turn(false));
    await note(() => turn(true));
    await note(() => ends[1]?.());
    await note(() => ends[0]?.());
    expect(reasons).toEqual([undefined, 'slow', 'crowd', 'offline', 'crowd', 'slow', undefined]);
  });

  test('several may wait for one reason, and it stands until the last has its answer', async () => {
    const page = await mountHook(() => useWaiting());
    const ends = [startWaiting('slow'), startWaiting('slow')];
    await page.act(() => ends[0]?.());
    expect(page.value()).toBe('slow');
    await page.act(() => ends[1]?.());
    expect(page.value()).toBeUndefined();
  });
});

describe('words that were said in one language', () => {
  test('are gone in another, or come again as the page says them there', async () => {
    const page = await mountHook(() => ({
      server: useWorded<string | undefined>(undefined),
      page: useReworded<string | undefined>(undefined, (text) => text && `${text}, in Hindi`),
    }));
    await page.act(() => {
      page.value().server[1](() => 'Too late');
      page.value().page[1](() => 'Wrong');
    });
    expect([page.value().server[0], page.value().page[0]]).toEqual(['Too late', 'Wrong']);
    await page.words.change('hi');
    await page.draw();
    expect([page.value().server[0], page.value().page[0]]).toEqual([undefined, 'Wrong, in Hindi']);
    await page.act(() => {
      page.value().server[1]((now) => `${now ?? 'nothing'} before`);
      page.value().page[1]((now) => `${now} and again`);
    });
    expect([page.value().server[0], page.value().page[0]]).toEqual([
      'nothing before',
      'Wrong, in Hindi and again',
    ]);
  });
});

describe('a page', () => {
  test('names itself as long as it is shown, and says when an answer needs correcting', async () => {
    const page = await mountHook(() => useTitle('Your plans'));
    expect([screenTitle(), document.title]).toEqual(['Your plans | Chhatri', 'Your plans | Chhatri']);
    await page.draw(() => useTitle('Your plans', { failed: true }));
    expect(document.title).toBe(screenTitle());
    expect(document.title).toMatch(/^Error.*Your plans \| Chhatri$/);
    page.unmount();
    expect(screenTitle()).toBeUndefined();
  });

  test('tells an address of ours as others can open it', async () => {
    const page = await mountHook(() => [useOwnAddress('/s/abc'), useOwnAddress('https://elsewhere.test/x')]);
    expect(page.value()).toEqual([`${window.location.origin}/s/abc`, 'https://elsewhere.test/x']);
  });
});
