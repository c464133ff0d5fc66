import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeHealth, comparedSlot, forgetMe, onForget } from './draft.ts';

function memoryStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
    names: () => [...entries.keys()],
  };
}

const session = memoryStorage();

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

test('who leaves this device leaves no answer and no plan that was chosen to be compared', () => {
  changeHealth((health) => ({ ...health }));
  comparedSlot.write('[{"list":"q1/family","plans":[{"slabId":"a","title":"Plan a"}]}]');
  expect(session.names()).toHaveLength(2);
  forgetMe();
  expect(session.names()).toEqual([]);
});

test('what a page remembers of the visit beside that goes with it', () => {
  const forget = vi.fn();
  onForget(forget);
  forgetMe();
  expect(forget).toHaveBeenCalledOnce();
});
