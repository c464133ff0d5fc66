import { expect, test } from 'vitest';
import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import { ownSale } from '#domain/quote/channel.ts';
import { saveQuote } from '#usecases/save-quote.ts';
import { isStillTrue, scoreQuote, scoringNeeds } from '#usecases/score-quote.ts';
import { aFamily } from './builders/person-builders.ts';
import { aRequest } from './builders/plan-builders.ts';
import { openWorld } from './families/world.ts';

test('an answer that midnight overtakes while insurers are asked is one of the day before, and no longer true', async () => {
  const world = await openWorld();
  const [before, after] = ['2026-11-20T18:29:59.000Z', '2026-11-20T18:30:01.000Z'] as const;
  let now = before as Instant; // midnight in India lies between the two
  const ports: typeof world.ports = {
    ...world.ports,
    clock: { now: () => now },
    insurer: {
      ...world.ports.insurer,
      livePremium: async () => {
        now = after as Instant; // an instant as it is written
        return { kind: 'pending' };
      },
    },
  };
  const owner = asId<VisitorId>('somebody');
  const request = aRequest({ members: aFamily('You 34y'), sumInsured: lakh(5) });
  const saved = await saveQuote(ports, owner, ownSale, request);
  if (!saved.ok) throw new Error(saved.failure.code);
  const scored = await scoreQuote(scoringNeeds(ports, 'broker'), owner, {
    quoteId: saved.value.quote.id,
    filters: noFilters,
    importance: {},
    resultType: 'all',
    variant: undefined,
    slabIds: [],
  });
  if (!scored.ok) throw new Error(scored.failure.code);
  expect(scored.value.live.length).toBeGreaterThan(0);
  expect(scored.value.stamp.on).toBe(isoDate(2026, 11, 20));
  expect(await isStillTrue(ports, { ...scored.value, visitor: owner, quoteId: scored.value.quote.id })).toBe(
    false,
  );
  await world.close();
});
