import { expect, test } from 'vitest';
import { usageConsent } from './usage-consent.ts';

function aStorage(text?: string) {
  const entries = new Map<string, string>(text === undefined ? [] : [['chhatri-usage', text]]);
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { kept: entries, storage: () => storage as Storage }; // what of a storage is used
}

test.each([
  ['nothing', undefined, 'unknown'],
  ['yes', 'yes', 'yes'],
  ['no', 'no', 'no'],
  ['anything else', 'perhaps', 'unknown'],
] as const)('of a browser that keeps %s the answer is read', (_what, text, answer) => {
  expect(usageConsent(aStorage(text).storage).get()).toBe(answer);
});

test('an answer is kept for the next page, until it is not known any more', () => {
  const { kept, storage } = aStorage();
  const consent = usageConsent(storage);
  consent.set('yes');
  expect([consent.get(), usageConsent(storage).get()]).toEqual(['yes', 'yes']);
  kept.set('chhatri-usage', 'no');
  expect(consent.get()).toBe('no');
  consent.set('unknown');
  expect([consent.get(), kept.size]).toEqual(['unknown', 0]);
});

test('a browser that keeps nothing remembers as long as the page', () => {
  const consent = usageConsent(() => {
    throw new Error('SecurityError');
  });
  expect(consent.get()).toBe('unknown');
  consent.set('no');
  expect(consent.get()).toBe('no');
});
