import { graceEnds } from '../cover/continuity.ts';
import { addDays, dayBeginsInIndia, type Instant, type IsoDate, minutesAfter } from '../date.ts';
import type { ProposalId, VisitorId } from '../ids.ts';
import { noCodes, type ResumeCodes, underNewLink } from './resume-codes.ts';

/** What leads a buyer back to one proposal, with a code, from whichever device. There is one a proposal. */
export type ResumeLink = {
  readonly proposalId: ProposalId;
  /** The secret itself stands in the link and nowhere else. */
  readonly secretHash: string;
  readonly endsAt: Instant;
  /** Somebody came back by it; for that it serves once. */
  readonly isSpent: boolean;
  readonly codes: ResumeCodes;
};

/** As long as a visit lasts without use (decision record 040). */
export const linkDays = 30;
const minutesADay = 24 * 60;

/** To a policy it leads until the grace for renewing it is over. `coverUntil`: the last day of cover, where there is a policy. */
export function linkEnds(now: Instant, coverUntil: IsoDate | undefined): Instant {
  const usual = minutesAfter(now, linkDays * minutesADay);
  if (coverUntil === undefined) return usual;
  const ofPolicy = dayBeginsInIndia(addDays(graceEnds(coverUntil), 1));
  return ofPolicy > usual ? ofPolicy : usual;
}

/** Takes the place of the link that the proposal had. `isShownOnly`: no letter has it. */
export function newLink(
  facts: Pick<ResumeLink, 'proposalId' | 'secretHash' | 'endsAt'>,
  before: ResumeLink | undefined,
  isShownOnly = false,
): ResumeLink {
  return { ...facts, isSpent: false, codes: underNewLink(before?.codes ?? noCodes, isShownOnly) };
}

/** Somebody came back by it and bears the name of then still: the answer with another name did not reach them. */
export function hasLostAnswer({ isSpent, codes }: ResumeLink, visitor: VisitorId): boolean {
  return isSpent && codes.last?.asker === visitor;
}

export function isLiving({ isSpent, endsAt }: ResumeLink, now: Instant): boolean {
  return !isSpent && now < endsAt;
}
