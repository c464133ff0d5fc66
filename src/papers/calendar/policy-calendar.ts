import { inOrder, type PolicyDate, type PolicyDateKind } from '#domain/cover/policy-dates.ts';
import type { Instant, IsoDate } from '#domain/date.ts';
import { formatRupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import { renewalOpens } from '#domain/renewal/renewal-time.ts';
import type { Say } from '#words/sentences.ts';

/** Days to be put beside others in somebody's calendar. */
export type DayCalendar = {
  readonly name: string;
  readonly days: readonly CalendarDay[];
  /** When what it says was settled. */
  readonly asOf: Instant;
};

export type CalendarDay = {
  /** The same in every language and whenever it is asked for: a calendar then knows it again. */
  readonly key: string;
  readonly on: IsoDate;
  readonly title: string;
  readonly text: string;
  /** Each reminder is in the morning, so many days before. */
  readonly remindedDaysBefore: readonly number[];
};

type CalendarText = Pick<CalendarDay, 'title' | 'text' | 'remindedDaysBefore'>;

/**
 * The days of a policy for the calendar of its buyer. Others look into a calendar too, at work or at home, so it names no
 * illness and no treatment that a wait is for; the schedule does.
 */
export function policyCalendar(say: Say, policy: PolicySchedule): DayCalendar {
  const { insurerTitle: insurer, policyNumber: number, proposalNumber, issuedAt: asOf, isDemo } = policy;
  const days = withOpening(firstOfEachDay(policy.dates)).map(({ on, kind, upTo, member }): CalendarDay => {
    const { title, text, remindedDaysBefore } = textOf(say, policy, kind, upTo);
    const lines = [text, say('papers.calendar.where', { number }), isDemo ? say('papers.calendar.demo') : ''];
    return {
      key: [proposalNumber, kind, upTo, member].filter((part) => part !== undefined).join(' '),
      on,
      title,
      text: lines.filter(Boolean).join('\n'),
      remindedDaysBefore,
    };
  });
  return { name: say('papers.calendar.name', { insurer }), days, asOf };
}

/** Waits that end on one day for the same amount are one entry; returning and renewing have their own. */
function firstOfEachDay(dates: readonly PolicyDate[]): readonly PolicyDate[] {
  return dates.filter(
    ({ on, kind, upTo }, at) =>
      !isWait(kind) ||
      dates.findIndex((one) => isWait(one.kind) && one.on === on && one.upTo === upTo) === at,
  );
}

type CalendarDate = Omit<PolicyDate, 'kind'> & { readonly kind: PolicyDateKind | 'renewal-opens' };

/** Whoever looks at a policy's page too early to renew it puts this day among the others. */
function withOpening(dates: readonly PolicyDate[]): readonly CalendarDate[] {
  const opening = dates.flatMap(({ on, kind }): readonly CalendarDate[] =>
    kind === 'renewal' ? [{ on: renewalOpens(on), kind: 'renewal-opens' }] : [],
  );
  return inOrder([...dates, ...opening]);
}

function isWait(kind: PolicyDate['kind']): boolean {
  return kind !== 'free-look-ends' && kind !== 'renewal';
}

function textOf(
  say: Say,
  { insurerTitle: insurer, insurerPhone: phone }: PolicySchedule,
  kind: CalendarDate['kind'],
  upTo: PolicyDate['upTo'],
): CalendarText {
  switch (kind) {
    case 'accident':
      return {
        title: say('papers.calendar.start', { insurer }),
        text: say('papers.calendar.start.text'),
        remindedDaysBefore: [],
      };
    case 'free-look-ends':
      return {
        title: say('papers.calendar.free-look', { insurer }),
        text: say('papers.calendar.free-look.text', { insurer, phone }),
        remindedDaysBefore: [7, 1],
      };
    case 'renewal-opens':
      return {
        title: say('papers.calendar.renewal-opens', { insurer }),
        text: say('papers.calendar.renewal-opens.text'),
        remindedDaysBefore: [],
      };
    case 'renewal':
      return {
        title: say('papers.calendar.renewal', { insurer }),
        text: say('papers.calendar.renewal.text', { insurer, phone }),
        remindedDaysBefore: [30, 7, 1],
      };
    default:
      return {
        title: say('papers.calendar.wait', { insurer }),
        text:
          upTo === undefined
            ? say('papers.calendar.wait.text')
            : say('papers.calendar.wait.part', { amount: formatRupees(upTo) }),
        remindedDaysBefore: [],
      };
  }
}
