import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerStreak,
  awayPace,
  mayAsk,
  mayPress,
  type Pace,
  pauseAfter,
  quietPace,
  recentPresses,
  silencePace,
  streakAfter,
} from './pace.ts';

const seconds = (count: number) => count * 1_000;

/** Moments in seconds at which a clock that looks every second asks what never answers. */
function callsWithin(pace: Pace, longest: number): readonly number[] {
  const calls: number[] = [];
  let streak: AnswerStreak | undefined;
  for (let now = 0; now <= longest; now += 1) {
    if (!mayAsk(streak, seconds(now))) continue;
    calls.push(now);
    streak = streakAfter(streak, seconds(now), { pace, chance: 0 });
  }
  return calls;
}

test.each<[string, Pace, readonly number[]]>([
  ['a company that is away', awayPace, [0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 812, 1112]],
  ['a purchase of which it will not say', silencePace, [0, 4, 12, 36, 108, 324, 972]],
])('%s is asked twice, or three times, as late each time, up to the longest pause', (_, pace, moments) => {
  expect(callsWithin(pace, 1_200)).toEqual(moments);
});

test('a purchase without an answer is due later than its company, whenever both began together', () => {
  const later = fc.record({
    lasting: fc.nat(seconds(86_400)),
    chance: fc.double({ min: 0, max: 0.99, noNaN: true }),
  });
  fc.assert(
    fc.property(later, ({ lasting, chance }) => {
      const own = pauseAfter(lasting, { pace: silencePace, chance: 0.99 });
      expect(own).toBeGreaterThan(pauseAfter(lasting, { pace: awayPace, chance }));
    }),
  );
});

test.each([
  ['a minute', 60, 6],
  ['an hour', 3_600, 360],
  ['a day', 86_400, 900],
])(
  'what has said the same for %s is asked again after a tenth of that, or a quarter of an hour',
  (_, for_, after) => {
    expect(pauseAfter(seconds(for_), { pace: quietPace, chance: 0.5 })).toBe(seconds(after));
  },
);

test.each([
  ['none', 0, 60],
  ['half', 0.5, 52.5],
  ['nearly all', 0.96, 45.6],
])(
  'chance shortens a pause by up to a quarter, so that many do not come back together: %s',
  (_, chance, after) => {
    expect(pauseAfter(seconds(60), { pace: awayPace, chance })).toBeCloseTo(seconds(after), 6);
  },
);

test('a pause follows how long the answers have been alike, whenever that began', () => {
  const began = streakAfter(undefined, seconds(1_000), { pace: quietPace, chance: 0 });
  expect(streakAfter(began, seconds(1_100), { pace: quietPace, chance: 0 })).toEqual({
    since: seconds(1_000),
    lastAt: seconds(1_100),
    dueAt: seconds(1_110),
  });
});

describe('what the other side asks for', () => {
  test.each([
    ['longer than ours is kept', 30, 30],
    ['shorter than ours changes nothing', 1, 2],
    ['nothing changes nothing', undefined, 2],
    ['longer than any of ours is cut', 86_400, 300],
  ])('its wish: %s', (_, wishedSeconds, pause) => {
    expect(pauseAfter(0, { pace: awayPace, chance: 0, wishedSeconds })).toBe(seconds(pause));
  });
});

test.each([
  ['waits for its turn', 9, { since: 0, lastAt: 0, dueAt: seconds(10) }, false],
  ['asks when it is due', 10, { since: 0, lastAt: 0, dueAt: seconds(10) }, true],
  ['asks at once where it was answered', 0, undefined, true],
])('a clock %s', (_, now, streak, may) => {
  expect(mayAsk(streak, seconds(now))).toBe(may);
});

test.each([
  ['nobody pressed', [], 10, true],
  ['four did just now', [10, 10, 10, 10], 10, true],
  ['five did just now', [10, 10, 10, 10, 10], 10, false],
  ['five did within five seconds', [6, 7, 8, 9, 10], 10.9, false],
  ['the first of five is five seconds ago', [6, 7, 8, 9, 10], 11, true],
])('a person who presses asks at once, but for the sixth within five seconds: %s', (_, pressed, now, may) => {
  expect(mayPress(pressed.map(seconds), seconds(now))).toBe(may);
});

describe('whatever happens', () => {
  const pace = fc
    .record({
      base: fc.nat(seconds(60)),
      more: fc.nat(seconds(3_600)),
      share: fc.double({ min: 0.01, max: 4, noNaN: true }),
      spread: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ base, more, share, spread }): Pace => ({ base, cap: base + more, share, spread }));
  const chance = fc.double({ min: 0, max: 0.999, noNaN: true });
  const anyAnswer = fc.record({
    passed: fc.nat(seconds(1_000)),
    isAnswer: fc.boolean(),
    chance,
    wishedSeconds: fc.option(fc.nat(1_000_000), { nil: undefined }),
  });

  test('a pause is never shorter than the base or longer than the cap, and an answer ends it', () => {
    fc.assert(
      fc.property(pace, fc.array(anyAnswer, { maxLength: 30 }), (own, answer) => {
        let [streak, now]: [AnswerStreak | undefined, number] = [undefined, 0];
        for (const { passed, isAnswer, ...pacing } of answer) {
          now += passed;
          streak = isAnswer ? undefined : streakAfter(streak, now, { pace: own, ...pacing });
          if (!streak) {
            expect(mayAsk(streak, now)).toBe(true);
            continue;
          }
          expect(streak.dueAt - now).toBeGreaterThanOrEqual(own.base);
          expect(streak.dueAt - now).toBeLessThanOrEqual(own.cap);
          expect(mayAsk(streak, now + own.cap)).toBe(true);
          if (own.base > 0) expect(mayAsk(streak, now + own.base - 1)).toBe(false);
        }
      }),
    );
  });

  test('who is silent for longer is not asked sooner', () => {
    fc.assert(
      fc.property(pace, chance, fc.nat(seconds(9_999)), fc.nat(seconds(9_999)), (own, by, duration, more) => {
        const pacing = { pace: own, chance: by };
        expect(pauseAfter(duration + more, pacing)).toBeGreaterThanOrEqual(pauseAfter(duration, pacing));
      }),
    );
  });

  test('persons put five questions in any five seconds, and no more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { maxLength: 60 }), (gaps) => {
        const calls: number[] = [];
        let [pressed, now]: [readonly number[], number] = [[], 0];
        for (const gap of gaps) {
          now += gap;
          if (mayPress(pressed, now)) {
            pressed = [...recentPresses(pressed, now), now];
            calls.push(now);
          }
          const lately = calls.filter((at) => now - at < 5_000);
          expect(lately.length).toBeLessThanOrEqual(5);
          if (lately.length < 5) expect(calls.at(-1)).toBe(now);
        }
      }),
    );
  });
});
