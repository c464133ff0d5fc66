import { expect, test } from 'vitest';
import { asId, type VisitorId } from '#domain/ids.ts';
import { createWhereabouts } from './whereabouts.ts';

const visitor = (name: string) => asId<VisitorId>(name);

test('visitors from one net of 48 bits are of one network, and one seen nowhere is a network alone', () => {
  const { note, whoIs } = createWhereabouts();
  note(visitor('asha'), '2001:db8:77:1::1');
  note(visitor('ravi'), '2001:db8:77:2::1');
  note(visitor('mira'), '2001:db8:78:1::1');
  const [asha, ravi, mira, john] = ['asha', 'ravi', 'mira', 'john'].map(
    (name) => whoIs(visitor(name)).network,
  );
  expect(ravi).toBe(asha);
  expect(mira).not.toBe(asha);
  expect(john).toBe('john');
});
