import { afterEach, expect, test } from 'vitest';
import type { LaterAnswers } from '#domain/quote/later-answers.ts';
import { aQuote, aVisitor } from '#test/ports/store-values.ts';
import { openUsecasePorts, type UsecasePorts } from '#test/usecase-ports.ts';
import { type AnswersChange, changeAnswers } from './change-answers.ts';

let ports: UsecasePorts;
afterEach(() => ports.close());

/** Each change, and what then stands in the quote. */
const steps: readonly (readonly [AnswersChange, LaterAnswers])[] = [
  [{ bearable: 25_000 }, { bearable: 25_000, importance: undefined }],
  [{ bearable: 500_000 }, { bearable: 500_000, importance: undefined }],
  [{ importance: { icu: 'HIGH' } }, { bearable: 500_000, importance: { icu: 'HIGH' } }],
  [{ importance: { copay: 'LOW' } }, { bearable: 500_000, importance: { copay: 'LOW', icu: 'HIGH' } }],
  [{ importance: { icu: 'MID', copay: null } }, { bearable: 500_000, importance: { icu: 'MID' } }],
  [{ importance: { icu: null } }, { bearable: 500_000, importance: undefined }],
];

async function stored() {
  ports = await openUsecasePorts({});
  const quote = aQuote();
  await ports.store.insertQuote(quote);
  return quote;
}

test('an answer is kept in its quote, the later one in place of the one before', async () => {
  const quote = await stored();
  for (const [change, answers] of steps) {
    expect(await changeAnswers(ports, quote.owner, quote.id, change)).toEqual({ ok: true, value: answers });
    expect(await ports.store.findQuote(quote.owner, quote.id)).toEqual({
      ...quote,
      request: { ...quote.request, ...answers },
    });
  }
});

test('the same answer once more writes nothing', async () => {
  const quote = await stored();
  const change = { bearable: 25_000, importance: { icu: 'HIGH' } } as const;
  await changeAnswers(ports, quote.owner, quote.id, change);
  let writes = 0;
  const store: typeof ports.store = {
    ...ports.store,
    atomically: (work) =>
      ports.store.atomically((within) =>
        work({
          ...within,
          saveLaterAnswers: (...saved) => {
            writes += 1;
            return within.saveLaterAnswers(...saved);
          },
        }),
      ),
  };
  await changeAnswers({ ...ports, store }, quote.owner, quote.id, change);
  expect(writes).toBe(0);
  await changeAnswers({ ...ports, store }, quote.owner, quote.id, { importance: { icu: 'LOW' } });
  expect(writes).toBe(1);
});

test('a stranger says nothing of somebody else’s family', async () => {
  const quote = await stored();
  const answer = await changeAnswers(ports, aVisitor(), quote.id, { bearable: 25_000 });
  expect(answer).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
  expect(await ports.store.findQuote(quote.owner, quote.id)).toEqual(quote);
});
