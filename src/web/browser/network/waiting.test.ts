import { expect, test } from 'vitest';
import { startWaiting, waitReason } from './waiting.ts';

test('of several reasons to wait the weightiest is said, each until its own wait is over', () => {
  expect(waitReason()).toBeUndefined();
  const endSlow = startWaiting('slow');
  const endOther = startWaiting('slow');
  expect(waitReason()).toBe('slow');
  const endCrowd = startWaiting('crowd');
  expect(waitReason()).toBe('crowd');
  const endOffline = startWaiting('offline');
  expect(waitReason()).toBe('offline');
  endOffline();
  expect(waitReason()).toBe('crowd');
  endCrowd();
  endSlow();
  expect(waitReason()).toBe('slow');
  endOther();
  expect(waitReason()).toBeUndefined();
});
