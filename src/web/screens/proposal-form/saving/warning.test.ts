import { expect, test } from 'vitest';
import { createWarning } from './warning.ts';

/** A reload is asked for; whether the browser asks back. */
function reload(tab: EventTarget): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  tab.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a reload asks, and sends what is typed before it reads the page; not where all is saved', () => {
  const tab = new EventTarget();
  const saves: string[] = [];
  const warn = createWarning(
    () => tab,
    async () => void saves.push('typed'),
  );
  expect(reload(tab)).toBe(false);
  warn(true);
  expect(reload(tab)).toBe(true);
  expect(saves).toEqual(['typed']);
  warn(false);
  expect(reload(tab)).toBe(false);
  expect(saves).toEqual(['typed']);
});

test('where the server draws there is no tab: it is asked for when there is something to lose', () => {
  const noTab = () => {
    throw new ReferenceError('window is not defined');
  };
  expect(() => createWarning(noTab, async () => undefined)).not.toThrow();
});
