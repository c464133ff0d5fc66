import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leavePage } from '../network/leaving.ts';
import { closeOnLeaving, toursScript } from './tours.ts';

const entries = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  vi.stubGlobal('document', { documentElement: root });
});
afterEach(() => vi.unstubAllGlobals());

test('a tour that was shown is closed when its page is left, by itself, and before the next first paint', () => {
  const stop = closeOnLeaving('split-plans');
  stop();
  leavePage();
  expect(entries.size).toBe(0);
  closeOnLeaving('checklist');
  leavePage();
  leavePage();
  expect([...entries.values()]).toEqual(['["checklist"]']);
  root.dataset = {};
  new Function(toursScript)();
  expect(root.dataset.toured).toBe('checklist');
});
