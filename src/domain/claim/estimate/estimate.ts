import { stepsOfWait } from '../../cover/cover-calendar.ts';
import type { DatedCover } from '../../cover/dated-cover.ts';
import type { WaitKind } from '../../cover/waiting.ts';
import type { IsoDate } from '../../date.ts';
import type { ConditionId } from '../../ids.ts';
import { lower, type Rupees } from '../../money.ts';
import type { Bill } from '../bill.ts';
import type { YearSoFar } from '../remaining-cover.ts';
import { type Claim, refuseBill, type Settlement, settleBill } from '../settle-bill.ts';
import type { Contract, ContractPerson } from './contract.ts';

/** What the stay comes from, which decides the waits that it has to have behind it. */
export type StayCause =
  | { readonly kind: 'new' | 'accident' | 'pre-existing' }
  | { readonly kind: 'condition'; readonly id: ConditionId };

export type EstimateQuestion = {
  readonly contract: Contract;
  readonly person: ContractPerson;
  readonly bill: Bill;
  readonly cause: StayCause;
  /** A day of the cover. */
  readonly admittedOn: IsoDate;
  /** What the claims of this policy year have used up before. */
  readonly usedThisYear: YearSoFar;
};

export type Estimate = {
  readonly settlement: Settlement;
  /** Undefined: no wait is in the way of it on that day. */
  readonly wait: WaitInTheWay | undefined;
};

export type WaitInTheWay =
  /** Nothing is paid before the day; undefined: never. */
  | { readonly kind: 'whole'; readonly of: WaitKind; readonly coveredFrom: IsoDate | undefined }
  /** A part of the cover has served its wait already; the rest is there from the day. */
  | { readonly kind: 'part'; readonly of: WaitKind; readonly upTo: Rupees; readonly wholeFrom: IsoDate };

/** What this contract pays of a bill on a day: the waits of that day, and then the bill test. */
export function estimateStay(question: EstimateQuestion): Estimate {
  const wait = waitInTheWay(question);
  const claim = claimOf(question);
  if (wait === undefined) return { settlement: settleBill(claim), wait };
  if (wait.kind === 'part') return { settlement: settleBill({ ...claim, coverAtMost: wait.upTo }), wait };
  const { of, coveredFrom } = wait;
  const why =
    coveredFrom === undefined
      ? ({ cause: 'not-covered' } as const)
      : ({ cause: 'wait', wait: of, coveredFrom } as const);
  return { settlement: refuseBill(claim, why), wait };
}

function claimOf({ contract, person, bill, usedThisYear }: EstimateQuestion): Claim {
  const { slab, bonus } = contract;
  return {
    ...{ bill, slab, bonus, year: usedThisYear },
    ...{ person: person.key, entryAge: person.entryAge, claimFreeYears: 0, dates: undefined },
  };
}

/** Where several waits run side by side, the last one to end is in the way. */
function waitInTheWay(question: EstimateQuestion): WaitInTheWay | undefined {
  const waits = waitKindsOf(question).flatMap((of) => waitOn(of, question) ?? []);
  const whole = waits.flatMap((wait) => (wait.kind === 'whole' ? [wait] : []));
  const part = waits.flatMap((wait) => (wait.kind === 'part' ? [wait] : []));
  if (whole.length > 0)
    return whole.reduce((last, wait) => (isLater(wait.coveredFrom, last.coveredFrom) ? wait : last));
  return part.reduce<WaitInTheWay | undefined>(bothParts, undefined);
}

/** What is never paid is later than any day. */
function isLater(day: IsoDate | undefined, other: IsoDate | undefined): boolean {
  return other !== undefined && (day === undefined || day > other);
}

function bothParts(
  last: WaitInTheWay | undefined,
  wait: Extract<WaitInTheWay, { kind: 'part' }>,
): WaitInTheWay {
  if (last?.kind !== 'part') return wait;
  const later = wait.wholeFrom > last.wholeFrom ? wait : last;
  return { ...later, upTo: lower(wait.upTo, last.upTo) };
}

function waitKindsOf({ bill, cause }: EstimateQuestion): readonly WaitKind[] {
  if (bill.birth !== undefined || bill.waits === 'maternity') return ['maternity'];
  if (cause.kind === 'accident') return ['accident'];
  return cause.kind === 'new' ? [bill.waits] : [bill.waits, 'pre-existing'];
}

function waitOn(of: WaitKind, question: EstimateQuestion): WaitInTheWay | undefined {
  const { admittedOn } = question;
  const steps = stepsOf(of, question);
  const [first] = steps;
  const whole = steps.at(-1);
  if (!first || !whole) return { kind: 'whole', of, coveredFrom: undefined };
  if (admittedOn < first.from) return { kind: 'whole', of, coveredFrom: first.from };
  return admittedOn < whole.from ? { kind: 'part', of, upTo: first.upTo, wholeFrom: whole.from } : undefined;
}

function stepsOf(of: WaitKind, { contract, person, cause }: EstimateQuestion): readonly DatedCover[] {
  const { features, sumInsured } = contract.slab;
  const isNever = cause.kind === 'condition' && (features.neverCovered?.includes(cause.id) ?? false);
  if (of === 'pre-existing' && isNever) return [];
  return stepsOfWait({ features, sumInsured, start: contract.start }, of, person.credit);
}
