import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { keepOneEntry } from './one-entry.ts';

test('a button that is pressed twice makes one step back', () => {
  const history = createMemoryHistory({ initialEntries: ['/plans'] });
  keepOneEntry(history);
  history.push('/plan?at=price');
  history.push('/plan?at=price');
  expect(history.length).toBe(2);
  history.push('/plan');
  expect(history.length).toBe(3);
  history.go(-2);
  expect(history.location.href).toBe('/plans');
});
