import { LRUCache } from 'lru-cache';
import {
  type AnswerStreak,
  awayPace,
  mayAsk,
  mayPress,
  quietPace,
  recentPresses,
  silencePace,
  streakAfter,
} from '#domain/outside/pace.ts';
import type { InsurerAnswer } from '#usecases/ports/insurer-gateway.ts';
import type { Clock } from '#usecases/ports.ts';

/** A clock asks because time has passed; a person, or a notice from outside, has a reason. */
export type PollSource = 'clock' | 'person';

export type QuestionSubject = {
  /** The insurer's slug, or `gateway`. */
  readonly outside: string;
  readonly question: string;
  /** The proposal's number, or the order's id. */
  readonly id: string;
};

/** Neither gateways nor insurers say more about not having answered. */
type Answer<T> = InsurerAnswer<T>;

type NoAnswer = Extract<Answer<never>, { ok: false }>;

/** A company that has not answered this question since. */
export type AwayOutside = Pick<QuestionSubject, 'outside' | 'question'> & { readonly seconds: number };

export type AskingGaps = {
  /**
   * Asks, or says without asking that there was no answer.
   * @param saidBy what is the same as before when nothing happened; undefined: it is at its end
   */
  readonly ask: <T>(
    reason: PollSource,
    about: QuestionSubject,
    ask: () => Promise<Answer<T>>,
    endingOf: (value: T) => string | undefined,
  ) => Promise<Answer<T>>;
  /** Something happens to it now: what was heard before says nothing. */
  readonly forget: (about: QuestionSubject) => void;
  readonly away: () => readonly AwayOutside[];
  /** Questions that were not put. */
  readonly spared: () => number;
};

/** This is about one purchase or order. */
type AnswerState = { readonly streak: AnswerStreak; readonly answerKey: string; readonly isAnswer: boolean };

/** This is about a company and a question. */
type Away = {
  readonly about: QuestionSubject;
  readonly streak: AnswerStreak;
  readonly pressed: readonly number[];
};

const maxAnswers = 50_000;
const unanswered = '';
const spare = { ok: false, reason: 'unavailable', isSpared: true } as const;

/**
 * Lets rounds ask outside the less often the longer nothing is heard: of each company and question, where it does not
 * answer at all, and of each purchase or order. Each server counts for itself, in memory: a restart puts one question to
 * each company, and each pause is twice the one before again (109).
 * @param chance from 0 to below 1
 */
export function createAskingGaps(clock: Clock, chance: () => number): AskingGaps {
  const away = new Map<string, Away>();
  const answers = new LRUCache<string, AnswerState>({ maxSize: maxAnswers, sizeCalculation: () => 1 });
  const now = () => Date.parse(clock.now());
  let spared = 0;

  const isDue = (reason: PollSource, about: QuestionSubject) => {
    const company = away.get(companyOf(about));
    if (reason === 'person') return mayPress(company?.pressed ?? [], now());
    return mayAsk(company?.streak, now()) && mayAsk(answers.get(oneOf(about))?.streak, now());
  };
  const noteSilence = (about: QuestionSubject, wishedSeconds: number | undefined) => {
    const before = away.get(companyOf(about));
    const streak = streakAfter(before?.streak, now(), { pace: awayPace, chance: chance(), wishedSeconds });
    away.set(companyOf(about), { about, streak, pressed: before?.pressed ?? [] });
  };
  /** As if it were not answered, until it is: the others wait for this one. */
  const takeTurn = (reason: PollSource, about: QuestionSubject) => {
    const company = away.get(companyOf(about));
    if (!company) return;
    if (reason === 'clock') return noteSilence(about, undefined);
    const pressed = [...recentPresses(company.pressed, now()), now()];
    away.set(companyOf(about), { ...company, pressed });
  };
  const note = (
    about: QuestionSubject,
    ending: string | undefined,
    isAnswer: boolean,
    wishedSeconds?: number,
  ) => {
    const key = oneOf(about);
    if (ending === undefined) return answers.delete(key);
    const last = answers.get(key);
    const before = last?.isAnswer === isAnswer && last.answerKey === ending ? last.streak : undefined;
    const pace = isAnswer ? quietPace : silencePace;
    const streak = streakAfter(before, now(), { pace, chance: chance(), wishedSeconds });
    return answers.set(key, { streak, answerKey: ending, isAnswer });
  };
  const hearNothing = (pollReason: PollSource, about: QuestionSubject, { reason, waitSeconds }: NoAnswer) => {
    note(about, unanswered, false, waitSeconds);
    if (reason === 'refused') away.delete(companyOf(about));
    // Presses about one purchase of which it never answers would take the clock's turn from all others.
    else if (pollReason === 'clock' || waitSeconds !== undefined || !away.has(companyOf(about)))
      noteSilence(about, waitSeconds);
  };

  return {
    ask: async (reason, about, ask, endingOf) => {
      if (!isDue(reason, about)) {
        spared += 1;
        return spare;
      }
      takeTurn(reason, about);
      const answer = await ask();
      if (answer.ok) {
        away.delete(companyOf(about));
        note(about, endingOf(answer.value), true);
      } else if (!answer.isSpared) hearNothing(reason, about, answer);
      return answer;
    },
    forget: (about) => void answers.delete(oneOf(about)),
    away: () =>
      [...away.values()].map(({ about: { outside, question }, streak }) => {
        return { outside, question, seconds: (now() - streak.since) / 1_000 };
      }),
    spared: () => spared,
  };
}

function companyOf({ outside, question }: QuestionSubject): string {
  return `${outside} ${question}`;
}

function oneOf(about: QuestionSubject): string {
  return `${companyOf(about)} ${about.id}`;
}
