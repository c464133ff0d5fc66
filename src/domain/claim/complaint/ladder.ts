import { addDays, addMonths, type IsoDate } from '../../date.ts';
import { lakh, less, type Rupees } from '../../money.ts';

/** Days in which an insurer's grievance officer answers (master circular IRDAI/PP&GR/CIR/MISC/117/9/2024). */
export const officerDays = 14;
/** Days after which the Ombudsman hears whoever has no answer (Insurance Ombudsman Rules, 2017, rule 14). */
export const ombudsmanAfterDays = 30;
/** Months after an answer, or after the days without one, in which the Ombudsman is open (rule 14). */
export const ombudsmanMonths = 12;
/** Rupees that the Ombudsman can award (rule 17, as amended in 2023). */
export const ombudsmanMost = lakh(50);

export type ComplaintFacts = {
  readonly billed: Rupees;
  readonly awarded: Rupees;
  /** The day of the insurer's letter about the claim. */
  readonly decidedOn: IsoDate;
  /** Undefined: nothing was written to the grievance officer yet. */
  readonly complainedOn: IsoDate | undefined;
  /** The day of the officer's answer; undefined: none came. */
  readonly repliedOn: IsoDate | undefined;
};

export const ladderSteps = ['officer', 'bharosa', 'ombudsman'] as const;
export type LadderStep = (typeof ladderSteps)[number];

export type Ladder = {
  readonly disputed: Rupees;
  readonly officerAnswersBy: IsoDate;
  readonly ombudsmanFrom: IsoDate;
  readonly ombudsmanUntil: IsoDate;
  /** More is a matter of a consumer commission. */
  readonly isWithinAward: boolean;
  /** The step to take on the day, or to wait for; undefined: every one of them is over. */
  readonly next: LadderStep | undefined;
};

/** Who hears a complaint about a claim, and from when until when. What is not written yet counts as if it were written today. */
export function complaintLadder(facts: ComplaintFacts, today: IsoDate): Ladder {
  const { billed, awarded, complainedOn, repliedOn } = facts;
  const complaintDay = complainedOn ?? today;
  const ombudsmanFrom = repliedOn ?? addDays(complaintDay, ombudsmanAfterDays);
  const ombudsmanUntil = addMonths(ombudsmanFrom, ombudsmanMonths);
  const officerAnswersBy = addDays(complaintDay, officerDays);
  const disputed = less(billed, awarded);
  const dates = { officerAnswersBy, ombudsmanFrom, ombudsmanUntil };
  return {
    ...dates,
    disputed,
    isWithinAward: disputed <= ombudsmanMost,
    next: nextStep(facts, dates, today),
  };
}

type LadderDates = Pick<Ladder, 'officerAnswersBy' | 'ombudsmanFrom' | 'ombudsmanUntil'>;

/** The officer has their days, the portal is between them and the Ombudsman. */
function nextStep(
  { complainedOn }: ComplaintFacts,
  { officerAnswersBy, ombudsmanFrom, ombudsmanUntil }: LadderDates,
  today: IsoDate,
): LadderStep | undefined {
  if (complainedOn === undefined) return 'officer';
  if (today >= ombudsmanFrom) return today <= ombudsmanUntil ? 'ombudsman' : undefined;
  return today <= officerAnswersBy ? 'officer' : 'bharosa';
}

/** Letters that can be sent by now: to the step of the day, and to those before it. */
export function lettersBy({
  next,
  isWithinAward,
}: Pick<Ladder, 'next' | 'isWithinAward'>): readonly LadderStep[] {
  const upTo = next === undefined ? ladderSteps.length - 1 : ladderSteps.indexOf(next) + 1;
  return ladderSteps.slice(0, upTo).filter((step) => step !== 'ombudsman' || isWithinAward);
}
