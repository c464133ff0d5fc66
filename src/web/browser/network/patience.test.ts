import { describe, expect, test } from 'vitest';
import type { Repeat } from '#contract/call/calls.ts';
import { answerWithin, type Ending, endingOf } from './ending.ts';
import { patiently, type Surroundings } from './patience.ts';

const failed = (status: number, code: string) => ({ ok: false, status, failure: { code } }) as const;
const done = { ok: true } as const;
const busy = failed(503, 'OVERLOADED');
const lost = failed(0, 'NO_ANSWER');
const away = failed(503, 'STORE_UNAVAILABLE');
const proxy = failed(502, 'INTERNAL');

test.each<[string, Parameters<typeof endingOf>[0], Ending]>([
  ['an answer', done, 'answered'],
  ['overload', busy, 'turned-away'],
  ['too many requests', failed(429, 'TOO_MANY_REQUESTS'), 'turned-away'],
  ['the limit of a proxy', failed(429, 'INTERNAL'), 'turned-away'],
  ['too many payments is a refusal', failed(429, 'TOO_MANY_PAYMENT_TRIES'), 'answered'],
  ['the database is away', away, 'unsure'],
  ['a proxy without the server', proxy, 'unsure'],
  ['a proxy that waited too long', failed(504, 'INTERNAL'), 'unsure'],
  ['no network', lost, 'lost'],
  ['the register is away', failed(503, 'KYC_UNAVAILABLE'), 'answered'],
  ['a bug', failed(500, 'INTERNAL'), 'answered'],
  ['a refusal', failed(422, 'INVALID_ANSWERS'), 'answered'],
])('how a try ends: %s', (_case, answer, ending) => {
  expect(endingOf(answer)).toBe(ending);
});

type Answer = typeof done | ReturnType<typeof failed>;
type Step = { readonly answer: Answer; readonly waitSeconds?: number; readonly takes?: number };
type Scene = {
  readonly steps: readonly Step[];
  readonly repeat?: Repeat;
  /** Milliseconds at which the network comes back; it is away until then. */
  readonly backAt?: number;
  readonly chance?: number;
  readonly leftAt?: number;
};

/** Plays a call against a clock that only moves while something is waited for. */
async function play({ steps, repeat = 'safe', backAt = 0, chance = 0, leftAt }: Scene) {
  let now = 0;
  let frame = 0;
  const sentAt: number[] = [];
  const texts: string[] = [];
  const controller = new AbortController();
  const pass = (ms: number) => {
    now += ms;
    if (leftAt !== undefined && now >= leftAt) controller.abort();
  };
  const surroundings: Surroundings = {
    now: () => now,
    chance: () => chance,
    isOnline: () => now >= backAt,
    rest: async (ms, wakes) => pass(wakes && now < backAt ? Math.min(ms, backAt - now) : ms),
    say: (reason) => {
      texts.push(reason);
      frame += 1;
      return () => {
        frame -= 1;
      };
    },
  };
  const send = async (within: number) => {
    const step = steps[Math.min(sentAt.length, steps.length - 1)] ?? { answer: done };
    sentAt.push(now);
    pass(Math.min(step.takes ?? 0, within));
    return { answer: step.answer, waitSeconds: step.waitSeconds ?? 0 };
  };
  const trying = { repeat, until: controller.signal, start: 0, send };
  const answer = await patiently<Answer>(await send(answerWithin), trying, surroundings);
  return { answer, sentAt, said: texts, isShown: frame > 0 };
}

const then = (...answers: readonly Answer[]) => answers.map((answer) => ({ answer }));

describe('when it is sent, and what is told', () => {
  test.each<[string, Scene, Answer, readonly number[]]>([
    ['an answer at once', { steps: then(done) }, done, [0]],
    [
      'a refusal is told at once',
      { steps: then(failed(409, 'PRICE_CHANGED')) },
      failed(409, 'PRICE_CHANGED'),
      [0],
    ],
    [
      'as long as the server says',
      { steps: [{ answer: busy, waitSeconds: 3 }, { answer: done }] },
      done,
      [0, 3000],
    ],
    [
      'with a share by chance',
      { steps: [{ answer: busy, waitSeconds: 4 }, { answer: done }], chance: 0.5 },
      done,
      [0, 4500],
    ],
    [
      'back off where nobody says',
      { steps: then(lost, proxy, away, busy, done) },
      done,
      [0, 1000, 3000, 7000, 15_000],
    ],
    ['half a minute in all', { steps: then(busy) }, busy, [0, 1000, 3000, 7000, 15_000, 23_000]],
    [
      'a wait beyond that is told at once',
      { steps: [{ answer: failed(429, 'TOO_MANY_REQUESTS'), waitSeconds: 60 }] },
      failed(429, 'TOO_MANY_REQUESTS'),
      [0],
    ],
    ['answers that do not come count too', { steps: [{ answer: lost, takes: 60_000 }] }, lost, [0, 16_000]],
    [
      'what leaves another behind is sent again as well',
      { steps: then(lost, done), repeat: 'another' },
      done,
      [0, 1000],
    ],
    [
      'what is not safe is not sent again without an answer',
      { steps: then(lost, done), repeat: 'turned-away' },
      lost,
      [0],
    ],
    ['nor when the database was away', { steps: then(away, done), repeat: 'turned-away' }, away, [0]],
    ['but when it was turned away', { steps: then(busy, done), repeat: 'turned-away' }, done, [0, 1000]],
    ['without a network it waits for it', { steps: then(lost, done), backAt: 50_000 }, done, [0, 50_000]],
    [
      'and has its whole patience after it',
      { steps: then(lost, lost, done), backAt: 50_000 },
      done,
      [0, 50_000, 52_000],
    ],
    ['two minutes at most', { steps: then(lost), backAt: 500_000 }, lost, [0, 120_000]],
    ['a page that is left stops trying', { steps: then(busy), leftAt: 2500 }, busy, [0, 1000]],
  ])('as promised: %s', async (_case, scene, answer, sentAt) => {
    const played = await play(scene);
    expect(played.answer).toEqual(answer);
    expect(played.sentAt).toEqual(sentAt);
    expect(played.isShown).toBe(false);
  });
});

test.each<[string, Scene, readonly string[]]>([
  ['nothing without a wait', { steps: then(done) }, []],
  ['many people', { steps: then(busy, done) }, ['crowd']],
  ['no network, then a slow one', { steps: then(lost, lost, done), backAt: 9000 }, ['offline', 'slow']],
  ['somebody is away', { steps: then(away, proxy, done) }, ['slow', 'slow']],
])('what is said meanwhile: %s', async (_case, scene, texts) => {
  expect((await play(scene)).said).toEqual(texts);
});
