import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Instant, IsoDate } from '#domain/date.ts';
import { keptAs } from '#domain/event/kept-event.ts';
import { aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { daysIn, funnelLines } from './funnel-lines.ts';

let ports: UsecasePorts;
beforeAll(async () => {
  ports = await openUsecasePorts({});
});
afterAll(() => ports.close());

const today = '2026-11-20' as IsoDate; // a day of the calendar

test.each([
  [[], 7],
  [['30'], 30],
  [['0'], undefined],
  [['401'], undefined],
  [['a'], undefined],
  [['7', 'more'], undefined],
])('%j asks for %s days', (words, days) => {
  expect(daysIn(words)).toBe(days);
});

test('each day and channel has its steps, the last day first', async () => {
  expect(await funnelLines(ports.store, today, 7)).toEqual(['Nobody came to any step.']);
  const owner = aVisitor();
  const at = (day: string) => `2026-11-${day}T06:00:00.000Z` as Instant; // the shape of an instant
  const came = (day: string, id: string, kind: 'usage' | 'service') => ({
    id,
    kind,
    owner,
    at: at(day),
    channel: 'website' as const,
    reference: undefined,
  });
  await ports.store.addEvents([
    keptAs({ name: 'quote-saved', fields: { product_type: 'INDEMNITY' } }, came('19', 'a', 'usage')),
    keptAs({ name: 'premium-agreed', fields: {} }, came('20', 'b', 'service')),
    keptAs({ name: 'premium-agreed', fields: {} }, came('12', 'c', 'service')),
  ]);
  const lines = await funnelLines(ports.store, today, 7);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual(['2026-11-20 website', '2026-11-19 website']);
  expect(lines.filter((line) => / [1-9]/.test(line) && line.startsWith(' '))).toEqual([
    '  premium-agreed          1  all',
    '  quote-saved             1  counted with consent',
  ]);
});
