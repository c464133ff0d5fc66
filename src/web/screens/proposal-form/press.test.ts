import { expect, test } from 'vitest';
import { waitForAnswer } from './press.ts';
import type { SaveResult } from './saving/saver.ts';

const saved: SaveResult = {
  ok: true,
  value: { success: true, step: 'nominee', version: 2, price_changed: false, kept: [] },
};
const refused: SaveResult = { ok: true, value: { success: false, code: 'INVALID_ANSWERS' } };
const failed = (status: number, code: string, waitSeconds?: number): SaveResult => ({
  ok: false,
  status,
  failure: { code, message: 'm', fields: [] },
  ...(waitSeconds !== undefined && { waitSeconds }),
});
const limited = failed(429, 'TOO_MANY_REQUESTS', 54);
const lost = failed(0, 'NO_ANSWER');
const broken = failed(500, 'INTERNAL');

type Scene = { readonly isOnline?: boolean; readonly leftAtRest?: number };

async function press(results: readonly SaveResult[], { isOnline = true, leftAtRest }: Scene = {}) {
  const controller = new AbortController();
  const texts: string[] = [];
  let count = 0;
  let givenUp = 0;
  const whole = await waitForAnswer(
    async () => {
      const result = results[Math.min(count, results.length - 1)] ?? saved;
      count += 1;
      return { result, answers: {}, isPriceChanged: false };
    },
    {
      leaveSignal: controller.signal,
      isOnline: () => isOnline,
      rest: async () => {
        if (texts.length === leftAtRest) controller.abort();
      },
      say: ({ reason, ms }) => texts.push(`${reason} ${ms / 1000}`),
      giveUp: () => {
        givenUp += 1;
      },
    },
  );
  return { result: whole.result, said: texts, sent: count, givenUp };
}

test.each<[string, readonly SaveResult[], readonly string[], SaveResult]>([
  ['what is taken goes on', [saved], [], saved],
  ['at the limit: waits as long as the answer says, then goes on', [limited, saved], ['limit 54'], saved],
  ['without a server: longer each time', [lost, lost, lost, saved], ['away 5', 'away 10', 'away 20'], saved],
  ['what is refused later is told then', [limited, refused], ['limit 54'], refused],
  ['a refusal is told at once', [refused], [], refused],
  ['our own bug is told at once', [broken], [], broken],
])('a form’s press on Continue: %s', async (_case, results, texts, last) => {
  expect(await press(results)).toEqual({ result: last, said: texts, sent: results.length, givenUp: 0 });
});

test('without a network it says so', async () => {
  expect((await press([lost, saved], { isOnline: false })).said).toEqual(['offline 5']);
});

test('a page that is left waits no more, and gives up what is typed to be kept by itself', async () => {
  expect(await press([limited, limited, saved], { leftAtRest: 2 })).toMatchObject({
    result: limited,
    sent: 2,
    givenUp: 1,
  });
});
