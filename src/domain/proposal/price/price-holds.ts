import { addDays, type IsoDate } from '#domain/date.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { Proposal } from '../proposal.ts';
import { mayChange } from './may-change.ts';

/** The last day on which a price can be paid as it stands; `birthday`: of whom, where the next day can have another one. */
export type PriceHold = { readonly until: IsoDate; readonly birthday: MemberKey | undefined };

/**
 * Until when the price of an unpaid proposal holds: its own expiry, or the last day on which cover would still start before
 * a birthday. Cover starts the day after the payment, so that is two days before. Days that lie behind are none.
 */
export function priceHold(
  proposal: Pick<Proposal, 'members' | 'forms' | 'completed' | 'expiry'>,
  coverStart: IsoDate,
): PriceHold {
  const before = mayChange(proposal, coverStart)
    .flatMap((one) => (one.kind === 'birthday' ? [{ until: addDays(one.on, -2), birthday: one.member }] : []))
    // Cover from today's payment on starts at the age of then already.
    .filter(({ until }) => until >= addDays(coverStart, -1))
    .toSorted((a, b) => (a.until < b.until ? -1 : 1))[0];
  const expiry = { until: proposal.expiry.on, birthday: undefined };
  return before && before.until < expiry.until ? before : expiry;
}
