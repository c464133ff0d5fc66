import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, shownTheme, themeScript } from './theme.ts';

const root = { dataset: {} as Record<string, string> };
const entries = new Map<string, string>();
let isDark = false;

beforeEach(() => {
  entries.clear();
  root.dataset = {};
  isDark = false;
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isDark && query.includes('dark') }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** As the head of the next page does before anything is painted. */
const paint = () => new Function(themeScript)();

test.each([
  [false, 'light'],
  [true, 'dark'],
] as const)('without a choice the system decides: dark is %s', (dark, theme) => {
  isDark = dark;
  paint();
  expect(shownTheme()).toBe(theme);
});

test.each(['light', 'dark'] as const)(
  '%s is shown at once when it is chosen, and on later pages',
  (theme) => {
    isDark = theme === 'light';
    chooseTheme(theme);
    expect(shownTheme()).toBe(theme);
    root.dataset = {};
    paint();
    expect(shownTheme()).toBe(theme);
  },
);

test('a browser that forbids storage shows what is chosen all the same', () => {
  const forbid = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  chooseTheme('dark');
  expect(shownTheme()).toBe('dark');
  paint();
  expect(shownTheme()).toBe('light');
});
