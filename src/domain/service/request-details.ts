import { never } from '../result.ts';
import type { RequestFacts } from './request-kinds.ts';

/** What an insurer has to know of a request beside the policy, by plain names: whole rupees, days, short words. */
export type RequestDetails = Readonly<Record<string, string | number | readonly string[]>>;

export function requestDetails(facts: RequestFacts): RequestDetails {
  switch (facts.kind) {
    case 'return':
    case 'cancel': {
      const { sum, reason } = facts;
      const { lastDay, coveredDays, chargedDays, paid, comesBack } = sum;
      return { lastDay, coveredDays, chargedDays, paid, comesBack, ...(reason && { reason }) };
    }
    case 'claim': {
      const { sort, personName, treatment, hospital, admittedOn, amount, additions } = facts;
      const ofBill = amount === undefined ? {} : { amount };
      return { sort, person: personName, treatment, hospital, admittedOn, ...ofBill, additions };
    }
    default:
      return never(facts);
  }
}
