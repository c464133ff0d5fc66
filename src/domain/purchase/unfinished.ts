import type { IsoDate } from '../date.ts';
import type { Payment } from '../payment/payment.ts';
import { insuredMembers } from '../person/family.ts';
import { destinationOf } from '../proposal/destination.ts';
import { expiredBecause } from '../proposal/expiry.ts';
import { type PriceHold, priceHold } from '../proposal/price/price-holds.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { boughtStates } from '../proposal/state-facts.ts';
import { type StepCount, stepCount } from '../proposal/steps.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** An application that was begun and not bought. */
export type Unfinished = {
  readonly proposal: Proposal;
  /** Where it goes on; undefined once its price is over: its answers are kept, and begin another one. */
  readonly step: StepCount | undefined;
  readonly hold: PriceHold;
};

export type UnfinishedQuestion = {
  readonly proposal: Proposal;
  readonly payment: Pick<Payment, 'state' | 'failureText'> | undefined;
  readonly today: IsoDate;
  readonly catalogueHasSlab: boolean;
  /** The first day of cover, if it were paid today. */
  readonly coverStart: IsoDate;
};

/** Nothing is taken, held or under way for it: it is its buyer's turn. */
const turnOfBuyer: readonly Outcome[] = ['none', 'failed', 'cancelled', 'expired'];

/** Undefined for what is bought, under way or closed for good. */
export function unfinishedOf(question: UnfinishedQuestion): Unfinished | undefined {
  const { proposal, payment, today, catalogueHasSlab, coverStart } = question;
  if (!turnOfBuyer.includes(outcomeOf(proposal, payment))) return undefined;
  const hold = priceHold(proposal, coverStart);
  const reason = expiredBecause(proposal, today, catalogueHasSlab);
  // Who asked for it to be erased is not asked to go on with it; what an insurer did not decide is no price that is over.
  if (reason === 'erasure-asked' || reason === 'not-decided') return undefined;
  if (reason !== undefined) return { proposal, step: undefined, hold };
  const at = destinationOf({ ...proposal, state: 'drafting' }, undefined);
  // A draft leads to a step of its own, or to the identity check.
  if (at === 'success' || at === 'failure' || at === 'expired') return undefined;
  return { proposal, step: stepCount(proposal, at), hold };
}

/**
 * What another application has taken the place of: one whose price is over, where the same people have a later one; and
 * any, where the same people are insured by one that was bought later.
 */
export function isOvertaken({ proposal, step }: Unfinished, all: readonly Proposal[]): boolean {
  const people = peopleOf(proposal);
  return all.some(
    (other) =>
      other.id !== proposal.id &&
      other.createdAt >= proposal.createdAt &&
      (step === undefined || boughtStates.includes(other.state)) &&
      other.renewal?.of === proposal.renewal?.of &&
      people.every((key) => peopleOf(other).includes(key)),
  );
}

function peopleOf({ members }: Proposal): readonly string[] {
  return insuredMembers(members).map(({ key }) => key);
}
