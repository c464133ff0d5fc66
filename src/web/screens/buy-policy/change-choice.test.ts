import { expect, test } from 'vitest';
import { livePremiumMaxTries } from '#domain/price/live-tries.ts';
import type { Api } from '#web/browser/network/api.ts';
import { askOn, type ChangedChoice, type ChangeResult, type Press, sendPress } from './change-choice.ts';

const changed: ChangedChoice = {
  success: true,
  status: 'changed',
  proposalID: 'p',
  cpt_id: 'p~row-2',
  version: 2,
  tenure: 1,
  riders: [],
  taken_out: [],
  price_changed: true,
  premium: 12_000,
};
const failure = { code: 'STALE_PROPOSAL', message: 'Changed elsewhere', fields: [], status: 409 };

/** What is asked of the server, and its answer to it. */
function aServer(answer: object) {
  const calls: unknown[] = [];
  const call = async (name: string, { body }: { body: unknown }) => {
    calls.push([name, body]);
    return answer;
  };
  return { api: { call } as unknown as Api, asked: calls };
}

test.each<[string, Press, unknown]>([
  [
    'a rider taken',
    { kind: 'rider', id: 'gloves', isTaken: true },
    ['addRiders', { data: [{ cpt_id: 'p~row-1', rider_id: 'gloves' }] }],
  ],
  [
    'a rider given back',
    { kind: 'rider', id: 'gloves', isTaken: false },
    ['removeRider', { cpt_id: 'p~row-1', rider_id: 'gloves' }],
  ],
  ['a term', { kind: 'term', years: 2 }, ['addRiders', { data: [{ cpt_id: 'p~row-1', tenure: 2 }] }]],
])('%s is one call for the row that the page has', async (_what, press, expected) => {
  const { api, asked } = aServer({ ok: true, value: changed });
  expect(await sendPress(api, 'p~row-1', press)).toEqual({ kind: 'changed', answer: changed });
  expect(asked).toEqual([expected]);
});

test.each<[string, object, ChangeResult]>([
  [
    'the insurer works on the price',
    { ok: true, value: { ...changed, status: 'pending' } },
    { kind: 'asking' },
  ],
  ['refused', { ok: false, failure }, { kind: 'failed', failure: failure as never }],
])('another term or rider is told: %s', async (_what, answer, expected) => {
  const { api } = aServer(answer);
  expect(await sendPress(api, 'p~row-1', { kind: 'term', years: 2 })).toEqual(expected);
});

const answers = (...each: readonly ChangeResult[]) => {
  let at = 0;
  const send = async () => each[Math.min(at++, each.length - 1)] ?? { kind: 'asking' as const };
  return { send, count: () => at };
};
const done: ChangeResult = { kind: 'changed', answer: changed };
const noPause = () => Promise.resolve();

test('it is asked until the price is there', async () => {
  const { send, count } = answers({ kind: 'asking' }, { kind: 'asking' }, done);
  expect(await askOn(send, new AbortController().signal, noPause)).toEqual(done);
  expect(count()).toBe(3);
});

test('with the first call it is asked as often as a live plan, then no more', async () => {
  const { send, count } = answers({ kind: 'asking' });
  expect(await askOn(send, new AbortController().signal, noPause)).toBeUndefined();
  expect(count() + 1).toBe(livePremiumMaxTries);
});

test('nobody waits any more: nothing is asked', async () => {
  const leaving = new AbortController();
  const { send, count } = answers(done);
  leaving.abort();
  expect(await askOn(send, leaving.signal, noPause)).toBeUndefined();
  expect(count()).toBe(0);
});
