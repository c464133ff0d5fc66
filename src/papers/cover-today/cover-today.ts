import { graceEnds } from '#domain/cover/continuity.ts';
import type { CoverLine, CoverPhase, CoverToday } from '#domain/cover/cover-today.ts';
import type { IsoDate } from '#domain/date.ts';
import { inLanguage, type LocalText } from '#domain/local-text.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { shortDay } from '../days.ts';
import { allOf } from '../lists.ts';

export type PolicyDay = {
  readonly cover: CoverToday<LocalText>;
  readonly today: IsoDate;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  /** It pays what lies above this in a year; undefined: from the first rupee. */
  readonly deductible: Rupees | undefined;
  /** The number of the policy that covers until the first day; undefined: none is known to. */
  readonly coveredBefore: string | undefined;
  /** A person's first name, or relation. */
  readonly nameOf: (member: string) => string;
};

export type CoverTodayText = {
  /** One or two sentences: what is covered on the day, and what comes next. */
  readonly sentence: string;
  /** Covered now, and then by day; what is never covered last. */
  readonly rows: readonly {
    readonly what: string;
    readonly when: string;
    readonly is: 'now' | 'later' | 'never';
  }[];
};

/** What a policy covers on a day, as its page says it. */
export function coverTodayText(say: Say, day: PolicyDay): CoverTodayText {
  const { cover } = day;
  const what = (lines: readonly CoverLine<LocalText>[]) => sentenceCase(linesInWords(say, lines, day.nameOf));
  const now = { what: what(cover.now), when: say('papers.today.now'), is: 'now' as const };
  const later = cover.later.map(({ on, lines }) => ({
    what: what(lines),
    when: say('papers.today.from', { date: shortDay(say, on) }),
    is: 'later' as const,
  }));
  const never = { what: what(cover.never), when: say('papers.today.never'), is: 'never' as const };
  return {
    sentence: [phaseSentence(say, day), ...firstSentence(say, day)].join(' '),
    rows: [...(cover.now.length > 0 ? [now] : []), ...later, ...(cover.never.length > 0 ? [never] : [])],
  };
}

const endedPhases: readonly CoverPhase[] = ['grace', 'over', 'renewed', 'unused'];

function phaseSentence(say: Say, day: PolicyDay): string {
  const { cover, today, coverFrom, coverUntil, coveredBefore, nameOf } = day;
  const date = shortDay(say, today);
  const until = shortDay(say, coverUntil);
  switch (cover.phase) {
    case 'before':
      return coveredBefore === undefined
        ? say('papers.today.before', { date: shortDay(say, coverFrom) })
        : say('papers.today.before.renewal', { date: shortDay(say, coverFrom), number: coveredBefore });
    case 'whole':
      return say('papers.today.whole', { date });
    case 'waiting': {
      const covered = say('papers.today.waiting', { date, what: linesInWords(say, cover.now, nameOf) });
      const [next] = cover.later;
      if (!next) return covered;
      const then = { date: shortDay(say, next.on), what: linesInWords(say, next.lines, nameOf) };
      return [covered, say('papers.today.next', then)].join(' ');
    }
    case 'grace':
      return say('papers.today.grace', { until, date: shortDay(say, graceEnds(coverUntil)) });
    case 'unused':
      return say('papers.today.unused', { date: shortDay(say, coverFrom) });
    default:
      return say(`papers.today.${cover.phase}`, { until });
  }
}

/** Whose other policy, or purse, pays first is said as long as it covers. */
function firstSentence(say: Say, { cover, deductible }: PolicyDay): readonly string[] {
  return deductible === undefined || endedPhases.includes(cover.phase)
    ? []
    : [say('papers.today.above', { amount: formatRupees(deductible) })];
}

function linesInWords(say: Say, lines: readonly CoverLine<LocalText>[], nameOf: PolicyDay['nameOf']): string {
  // What is not known yet is named last: it is the longest.
  const isUnknown = ({ subject }: CoverLine<LocalText>) => Number(subject.kind === 'pre-existing');
  const inTurn = lines.toSorted((a, b) => isUnknown(a) - isUnknown(b));
  return allOf(
    say,
    inTurn.map(({ subject, members, upTo }) => {
      const names = members && allOf(say, members.map(nameOf));
      const thing =
        subject.kind === 'condition'
          ? inSentence(inLanguage(subject.name, say.locale))
          : say(`papers.today.${subject.kind}`);
      const whose =
        names === undefined
          ? thing
          : say(subject.kind === 'condition' ? 'papers.today.of' : 'papers.today.for', { names, thing });
      return upTo === undefined
        ? whose
        : say('papers.today.up-to', { what: whose, amount: amountInWords(say, upTo) });
    }),
  );
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name that is written in capitals, as HIV, stays so. */
function inSentence(name: string): string {
  const second = name.charAt(1);
  return second === second.toLowerCase() ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
