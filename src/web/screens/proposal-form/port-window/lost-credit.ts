import type { WireProposal } from '#contract/proposal/shapes.ts';
import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { waitsFrom } from '#domain/cover/waiting.ts';
import type { IsoDate } from '#domain/date.ts';

/** What somebody gives up who buys anew instead of moving a policy. */
export type LostCredit = {
  /** Served there. */
  readonly months: number;
  /** In rupees: the old sum insured with its bonus. */
  readonly amount: number;
  /** First day on which old illness is paid without credit, and listed operations. */
  readonly illnessFrom: IsoDate;
  readonly listedFrom: IsoDate;
};

/** Undefined while nothing was served. */
export function lostCredit(
  waits: NonNullable<WireProposal['waits']>,
  months: number,
  amount: number,
  today: IsoDate,
): LostCredit | undefined {
  const all = waitsFrom(
    {
      waitingPeriods: {
        initialDays: waits.initial_days,
        specificMonths: waits.listed_months,
        jointMonths: waits.listed_months,
        preExistingMonths: waits.old_illness_months,
      },
      maternity: { kind: 'none' },
    },
    firstDayOfCover(today),
  );
  const dayOf = (kind: (typeof all)[number]['kind']) => all.find((wait) => wait.kind === kind)?.coveredFrom;
  const [illnessFrom, listedFrom] = [dayOf('pre-existing'), dayOf('specific-treatment')];
  return months > 0 && illnessFrom && listedFrom ? { months, amount, illnessFrom, listedFrom } : undefined;
}
