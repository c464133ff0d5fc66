import { describe, expect, test } from 'vitest';
import { cookieSlot, createStoredValue, type Slot, storageSlot } from './stored-value.ts';

function memorySlot(): Slot & { text: () => string | undefined } {
  let storedText: string | undefined;
  return {
    read: () => storedText,
    write: (text) => {
      storedText = text;
    },
    remove: () => {
      storedText = undefined;
    },
    text: () => storedText,
  };
}

const refuse = () => {
  throw new Error('forbidden');
};
const forbidden: Slot = { read: refuse, write: refuse, remove: refuse };

const numbers = (slots: readonly Slot[]) =>
  createStoredValue<readonly number[]>({ slots, empty: [], parse: (text) => JSON.parse(text) });

describe('a kept value', () => {
  test('is written after every change and read back on the next visit', () => {
    const slot = memorySlot();
    numbers([slot]).set([1, 2]);
    expect(numbers([slot]).get()).toEqual([1, 2]);
  });

  test('is empty where nothing was written', () => {
    expect(numbers([memorySlot()]).get()).toEqual([]);
  });

  test('goes to the fallback where the first place is forbidden', () => {
    const fallback = memorySlot();
    numbers([forbidden, fallback]).set([3]);
    expect(fallback.text()).toBe('[3]');
    expect(numbers([forbidden, fallback]).get()).toEqual([3]);
  });

  test('lives as long as the page where every place is forbidden', () => {
    const value = numbers([forbidden]);
    value.set([4]);
    expect(value.get()).toEqual([4]);
    value.clear();
    expect(value.get()).toEqual([]);
  });

  test('cleared, leaves nothing in any place', () => {
    const [first, second] = [memorySlot(), memorySlot()];
    second.write('[9]');
    const value = numbers([first, second]);
    value.set([5]);
    value.clear();
    expect([first.text(), second.text()]).toEqual([undefined, undefined]);
  });

  test('tells those who follow it, and takes in what another tab has written', () => {
    const slot = memorySlot();
    const value = numbers([slot]);
    const values: (readonly number[])[] = [];
    const stop = value.subscribe(() => values.push(value.get()));
    value.set([1]);
    slot.write('[1,7]');
    value.refresh();
    stop();
    value.set([]);
    expect(values).toEqual([[1], [1, 7]]);
  });
});

test('the cookie goes to the quote area only, and over https alone where there is https', () => {
  const host = { cookie: '' };
  const slot = cookieSlot(host, 'draft', true);
  slot.write('{"pincode":"411001"}');
  expect(host.cookie).toMatch(/; path=\/health-plan; samesite=lax; secure; max-age=\d+$/);
  host.cookie = `other=1; ${host.cookie.split(';')[0]}`;
  expect(slot.read()).toBe('{"pincode":"411001"}');
  slot.remove();
  expect(host.cookie).toMatch(/max-age=0$/);
});

test('more than a cookie holds is refused, never cut', () => {
  const host = { cookie: '' };
  expect(() => cookieSlot(host, 'draft', false).write('x'.repeat(4000))).toThrow();
  expect(host.cookie).toBe('');
});

test('a storage that throws on access is only touched when it is used', () => {
  const slot = storageSlot(refuse, 'draft');
  expect(() => slot.read()).toThrow('forbidden');
});
