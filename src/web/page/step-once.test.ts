import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { stepOnce } from './step-once.ts';

test('a link that is pressed twice is one step back, and another page another step', () => {
  const history = createMemoryHistory({ initialEntries: ['/'] });
  stepOnce(history);
  const calls: string[] = [];
  history.subscribe(({ location, action }) => calls.push(`${action.type} ${location.href}`));
  for (const to of ['/kyc', '/kyc', '/kyc?tab=own']) history.push(to);
  expect(calls).toEqual(['PUSH /kyc', 'REPLACE /kyc', 'PUSH /kyc?tab=own']);
  history.back();
  expect(history.location.href).toBe('/kyc');
  history.back();
  expect(history.location.href).toBe('/');
});
