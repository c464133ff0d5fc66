import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, secondsBetween } from '../date.ts';
import { asId, type VisitorId } from '../ids.ts';
import {
  afterGuess,
  codesPerLink,
  codesPerWindow,
  noCodes,
  openCode,
  type ResumeCodes,
  remainingTries,
  secondsUntilNext,
  triesPerCode,
  underNewLink,
  withNewCode,
} from './resume-codes.ts';

const start = Date.parse('2026-11-20T09:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString() as Instant; // the shape of an instant
const [own, other] = [asId<VisitorId>('own'), asId<VisitorId>('other')];
const code = { hash: 'h', asker: own };
const sentAt = (...seconds: readonly number[]) =>
  seconds.reduce<ResumeCodes>((codes, second) => withNewCode(codes, at(second), code), noCodes);

/** Three codes of a link that was mailed, and one at once of the link that its owner made and kept. */
const beyond = withNewCode(underNewLink(sentAt(0, 90, 180), true), at(270), code);
const shownThrice: ResumeCodes = { ...sentAt(0, 90, 180), isShownOnly: true };
const many = [4200, 4290, 4380].map(at);

describe('another code', () => {
  test.each<[string, ResumeCodes, number, number | undefined]>([
    ['is sent at once when there was none', noCodes, 0, 0],
    ['not at once after one', sentAt(0), 0, 90],
    ['not a minute after one', sentAt(0), 60, 30],
    ['after a minute and a half', sentAt(0), 90, 0],
    ['the third time too', sentAt(0, 90), 180, 0],
    ['the fourth time when the first is 70 minutes ago', sentAt(0, 90, 180), 270, 4200 - 270],
    ['and not before', sentAt(0, 90, 180), 4199, 1],
    ['but then', sentAt(0, 90, 180), 4200, 0],
    ['no more after ten of one link', { ...sentAt(0), sent: codesPerLink }, 100_000, undefined],
    ['a new link waits as the old one did', underNewLink(sentAt(0, 90, 180), false), 270, 4200 - 270],
    ['but not one that was shown to its maker alone', underNewLink(sentAt(0, 90, 180), true), 270, 0],
    ['which waits out the minute and a half', underNewLink(sentAt(0, 90, 180), true), 200, 70],
    ['whose second code waits as any', beyond, 4000, 4200 - 4000 + 90],
    ['nor has it one beyond those that it had itself', shownThrice, 270, 4200 - 270],
    ['another such link within 70 minutes has none at once', underNewLink(beyond, true), 4000, 290],
    ['and has one again after that', underNewLink({ ...beyond, sentAt: many }, true), 4470, 0],
  ])('one %s', (_, codes, now, seconds) => {
    expect(secondsUntilNext(codes, at(now))).toBe(seconds);
  });
});

describe('a code', () => {
  const guessed = (times: number) =>
    Array.from({ length: times }).reduce<ResumeCodes>((codes) => afterGuess(codes), sentAt(0));
  test.each<[string, ResumeCodes, VisitorId, number, boolean]>([
    ['that was never sent is not open', noCodes, own, 0, false],
    ['is open for whoever asked for it', sentAt(0), own, 0, true],
    ['is open for nobody else', sentAt(0), other, 0, false],
    ['is open to the end of ten minutes', sentAt(0), own, 600, true],
    ['is over afterwards', sentAt(0), own, 601, false],
    ['may be wrong four times', guessed(4), own, 1, true],
    ['is over after five', guessed(5), own, 1, false],
    ['is over under a new link', underNewLink(sentAt(0), false), own, 1, false],
  ])('one %s', (_, codes, asker, now, isOpen) => {
    expect(openCode(codes, asker, at(now)) !== undefined).toBe(isOpen);
  });

  test('says how many guesses are left, and only those that count are remembered', () => {
    expect([0, 1, 5].map((tries) => remainingTries({ tries }))).toEqual([5, 4, 0]);
    const many = sentAt(...Array.from({ length: codesPerLink }, (_, count) => count * 4200));
    expect([many.sent, many.sentAt.length]).toEqual([codesPerLink, codesPerWindow]);
    expect(secondsUntilNext(many, at(100_000))).toBeUndefined();
  });

  test('that was not sent cannot be guessed at', () => {
    expect(afterGuess(noCodes)).toEqual(noCodes);
  });
});

type Act = {
  readonly do: 'send' | 'guess' | 'new-link' | 'shown-link';
  readonly by: VisitorId;
  readonly after: number;
};

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom('send', 'guess', 'guess', 'guess', 'new-link', 'shown-link'),
  by: fc.constantFrom(own, other),
  after: fc.constantFrom(0, 0, 0, 1, 60, 90, 95, 599, 600, 1500, 3000),
});

/** When a guess was held against a code, whoever made it. */
function guessesOf(acts: readonly Act[]): readonly Instant[] {
  const guesses: Instant[] = [];
  let codes = noCodes;
  let seconds = 0;
  for (const each of acts) {
    seconds += each.after;
    const now = at(seconds);
    if (each.do === 'new-link' || each.do === 'shown-link')
      codes = underNewLink(codes, each.do === 'shown-link');
    if (each.do === 'send' && secondsUntilNext(codes, now) === 0)
      codes = withNewCode(codes, now, { hash: 'h', asker: each.by });
    if (each.do === 'guess' && openCode(codes, each.by, now)) {
      codes = afterGuess(codes);
      guesses.push(now);
    }
  }
  return guesses;
}

test('no hour has more than 20 guesses, whatever is done in whatever order, by whomever and by however many links', () => {
  let most = 0;
  const eager: Act = { do: 'guess', by: own, after: 0 };
  const five = Array.from({ length: 6 }, () => eager);
  const sendAndGuess = (after: number): readonly Act[] => [{ do: 'send', by: own, after }, ...five];
  const shownAct: Act = { do: 'shown-link', by: own, after: 0 };
  const greedy = [0, 90, 90, 90].flatMap(sendAndGuess);
  const greedier = [...greedy, shownAct, ...sendAndGuess(90), shownAct, ...sendAndGuess(90)];
  fc.assert(
    fc.property(
      fc.oneof(fc.array(act, { maxLength: 120 }), fc.constant(greedy), fc.constant(greedier)),
      (acts) => {
        const guesses = guessesOf(acts);
        guesses.forEach((from, first) => {
          const within = guesses.slice(first).filter((each) => secondsBetween(from, each) < 3600);
          most = Math.max(most, within.length);
        });
        expect(most).toBeLessThanOrEqual((codesPerWindow + 1) * triesPerCode);
      },
    ),
  );
  expect(most).toBe(20);
});
