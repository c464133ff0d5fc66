import { afterEach, expect, test } from 'vitest';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { changeBearable } from './change-bearable.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

async function stored() {
  ports = await openUsecasePorts({});
  const quote = aQuote();
  await ports.store.insertQuote(quote);
  return quote;
}

test('an answer is kept in its quote, the later one in place of the one before', async () => {
  const quote = await stored();
  for (const bearable of [25_000, 500_000] as const) {
    expect(await changeBearable(ports, quote.owner, quote.id, bearable)).toEqual({
      ok: true,
      value: bearable,
    });
    expect(await ports.store.findQuote(quote.owner, quote.id)).toEqual({
      ...quote,
      request: { ...quote.request, bearable },
    });
  }
});

test('a stranger says nothing of somebody else’s family', async () => {
  const quote = await stored();
  const answer = await changeBearable(ports, aVisitor(), quote.id, 25_000);
  expect(answer).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  expect(await ports.store.findQuote(quote.owner, quote.id)).toEqual(quote);
});
