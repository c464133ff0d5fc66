import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import type { MemberKey } from '../person/member.ts';
import type { RenewalMark } from '../renewal/renewal-of.ts';
import { graceEnds } from './continuity.ts';
import type { CoverCalendar, CoverSubject } from './cover-calendar.ts';
import type { DatedCover } from './dated-cover.ts';
import { inOrder } from './policy-dates.ts';

export const coverPhases = ['before', 'waiting', 'whole', 'grace', 'over', 'renewed', 'unused'] as const;
/**
 * How a policy stands on a day.
 * - `before`: its first day is still to come.
 * - `waiting`: it covers, and something of it still waits.
 * - `whole`: nothing waits any more.
 * - `grace`: it has ended, and can still be renewed with all that was served.
 * - `over`: it has ended, and the grace too.
 * - `renewed`: it has ended, and another one follows it.
 * - `unused`: it was given back before its first day.
 */
export type CoverPhase = (typeof coverPhases)[number];

/** What is covered: an illness, or a kind of treatment. The moratorium is none: it is about what can be contested. */
type Covered<Name> = Exclude<CoverSubject<Name>, { readonly kind: 'moratorium' }>;

export type CoverLine<Name = string> = {
  readonly subject: Covered<Name>;
  /** Whose it is, where others have another day, or the illness is theirs; undefined: everybody's whom it concerns. */
  readonly members: readonly MemberKey[] | undefined;
  /** So much of the cover, while the rest still waits; undefined: all of it. */
  readonly upTo: Rupees | undefined;
};

export type CoverToday<Name = string> = {
  readonly phase: CoverPhase;
  /** Lines covered on the day; none before the first day and after the last. */
  readonly now: readonly CoverLine<Name>[];
  /** Lines still to come, the earliest day first; none once the policy has ended. */
  readonly later: readonly { readonly on: IsoDate; readonly lines: readonly CoverLine<Name>[] }[];
  /** What is declared, and never covered. */
  readonly never: readonly CoverLine<Name>[];
};

export type CoverTodayQuestion<Name> = {
  readonly calendar: CoverCalendar<Name>;
  readonly coverFrom: IsoDate;
  readonly coverUntil: IsoDate;
  readonly renewal: RenewalMark | undefined;
};

/**
 * What a policy covers on a day, and what from when. A day holds for all whom it concerns, and names people where
 * it is not alike for them, as it is where somebody brought waits along from another insurer.
 */
export function coverToday<Name>(question: CoverTodayQuestion<Name>, today: IsoDate): CoverToday<Name> {
  const { calendar, coverFrom, coverUntil, renewal } = question;
  const entries = entriesOf(calendar, coverFrom);
  const never = linesOf(
    entries,
    entries.filter(({ on, subject }) => on === undefined && subject.kind === 'condition'),
  );
  if (coverUntil < coverFrom) return { phase: 'unused', now: [], later: [], never };
  if (today > coverUntil) return { phase: phaseAfter(coverUntil, renewal, today), now: [], later: [], never };
  const dated = entries.flatMap((entry) => (entry.on === undefined ? [] : [{ ...entry, on: entry.on }]));
  const reached = dated.filter(({ on, until }) => on <= today && (until === undefined || until > today));
  const coming = inOrder(dated.filter(({ on }) => on > today));
  const days = [...Map.groupBy(coming, ({ on }) => on)];
  const later = days.map(([on, ofDay]) => ({ on, lines: linesOf(entries, ofDay) }));
  const phase = today < coverFrom ? 'before' : later.length > 0 ? 'waiting' : 'whole';
  return { phase, now: linesOf(entries, reached), later, never };
}

function phaseAfter(lastDay: IsoDate, renewal: RenewalMark | undefined, today: IsoDate): CoverPhase {
  if (renewal === 'renewed') return 'renewed';
  // What ended before its time has no grace.
  if (renewal === undefined) return 'over';
  return today <= graceEnds(lastDay) ? 'grace' : 'over';
}

/** One step of one row of one person. */
type Entry<Name> = {
  readonly member: MemberKey;
  readonly subject: Covered<Name>;
  /** Undefined: it is never covered. */
  readonly on: IsoDate | undefined;
  /** From this day on more of it is covered. */
  readonly until: IsoDate | undefined;
  readonly upTo: Rupees | undefined;
};

function entriesOf<Name>(calendar: CoverCalendar<Name>, coverFrom: IsoDate): readonly Entry<Name>[] {
  // A renewal counts from the first policy: what was over before it is covered from its own first day on.
  const within = ({ from }: DatedCover) => (from > coverFrom ? from : coverFrom);
  return calendar.people.flatMap(({ member, rows }) =>
    rows.flatMap(({ subject, steps }): readonly Entry<Name>[] => {
      if (subject.kind === 'moratorium') return [];
      if (steps.length === 0) return [{ member, subject, on: undefined, until: undefined, upTo: undefined }];
      return steps.flatMap((step, at): readonly Entry<Name>[] => {
        const [on, next] = [within(step), steps[at + 1]];
        const until = next && within(next);
        const upTo = next ? step.upTo : undefined;
        return until === on ? [] : [{ member, subject, on, until, upTo }];
      });
    }),
  );
}

/** What is alike stands once, and names people where it is not alike for all whom it concerns. */
function linesOf<Name>(
  all: readonly Entry<Name>[],
  entries: readonly Entry<Name>[],
): readonly CoverLine<Name>[] {
  const isAlone = new Set(all.map(({ member }) => member)).size === 1;
  const alike = Map.groupBy(entries, ({ subject, upTo }) => `${nameOf(subject)} ${upTo ?? ''}`);
  return [...alike.values()].flatMap((same) => {
    const members = [...new Set(same.map(({ member }) => member))];
    return same.slice(0, 1).map(({ subject, upTo }) => {
      const others = all.filter((one) => nameOf(one.subject) === nameOf(subject));
      const isOfAll = subject.kind !== 'condition' && others.every(({ member }) => members.includes(member));
      return { subject, members: isAlone || isOfAll ? undefined : members, upTo };
    });
  });
}

function nameOf<Name>(subject: Covered<Name>): string {
  return subject.kind === 'condition' ? `condition ${subject.id}` : subject.kind;
}
