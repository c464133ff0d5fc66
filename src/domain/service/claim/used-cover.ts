import { freshYear, type YearSoFar } from '../../claim/remaining-cover.ts';
import { lastDayOfPolicyYear } from '../../cover/policy-days.ts';
import type { Instant, IsoDate } from '../../date.ts';
import { addRupees, noMoney, type Rupees } from '../../money.ts';
import { isRequestEnded } from '../request-state.ts';
import { isOfKind, type ServiceRequest } from '../service-request.ts';

type YearQuestion = {
  readonly coverFrom: IsoDate;
  /** A day of the policy year. */
  readonly on: IsoDate;
};

/** Rupees that the insurer has approved or paid in the policy year of a day, claim by claim. */
function awardsOf(requests: readonly ServiceRequest[], { coverFrom, on }: YearQuestion) {
  const year = lastDayOfPolicyYear(coverFrom, on);
  return requests.flatMap((request) => {
    if (!isOfKind(request, 'claim') || (request.state !== 'accepted' && request.state !== 'done')) return [];
    const { admittedOn, award, person } = request.facts;
    const isOfYear = admittedOn >= coverFrom && lastDayOfPolicyYear(coverFrom, admittedOn) === year;
    return award !== undefined && award.amount > 0 && isOfYear ? [{ person, amount: award.amount }] : [];
  });
}

/** Whether a claim of that policy year was approved or paid. */
export function hasClaimOfYear(requests: readonly ServiceRequest[], question: YearQuestion): boolean {
  return awardsOf(requests, question).length > 0;
}

/** Whether a claim waits for what the insurer pays of it. */
export function hasOpenClaim(requests: readonly ServiceRequest[]): boolean {
  return requests.some(
    (request) =>
      isOfKind(request, 'claim') &&
      !isRequestEnded(request.state) &&
      (request.state !== 'accepted' || request.facts.award === undefined),
  );
}

/** Whether a claim waits for its amount, or has one and was told after that moment: no sum of before counts on it. */
export function hasClaimSince(requests: readonly ServiceRequest[], since: Instant): boolean {
  const later = requests.some(
    (request) =>
      isOfKind(request, 'claim') &&
      request.createdAt > since &&
      (request.state === 'accepted' || request.state === 'done') &&
      (request.facts.award?.amount ?? 0) > 0,
  );
  return later || hasOpenClaim(requests);
}

/**
 * What claims that were told here have used of a policy year. A deductible counts as used up by the first rupee that was
 * paid beyond it. Nothing names the illness of a told claim so that it could be compared: another claim of the same person
 * counts as of the same illness, as no refill is to be promised that may not come.
 * @param next the claim that comes next, by the illness of its bill
 */
export function usedOfYear(
  requests: readonly ServiceRequest[],
  question: YearQuestion,
  next: { readonly illness: string; readonly deductible: Rupees | undefined },
): YearSoFar {
  const awards = awardsOf(requests, question);
  if (awards.length === 0) return freshYear;
  return {
    paid: addRupees(awards.map(({ amount }) => amount)),
    claims: awards.map(({ person }) => ({ person, illness: next.illness })),
    deductibleUsed: next.deductible ?? noMoney,
  };
}
