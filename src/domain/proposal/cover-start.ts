import { firstDayOfCover } from '#domain/cover/policy-days.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import type { Payment } from '#domain/payment/payment.ts';
import { renewedFrom } from '#domain/renewal/renewal-time.ts';
import { portedUntil } from './ported/ported-credits.ts';
import type { Proposal } from './proposal.ts';

type Predecessor = Pick<Proposal, 'renewal' | 'forms'>;

/** The first day of the cover that captured money pays for. It is fixed by the payment, however late the policy comes. */
export function coverPaidBy(proposal: Predecessor, payment: Payment): IsoDate {
  return coverPaidOn(proposal, dayInIndia(payment.updatedAt));
}

/** The first day of the cover that money received on a day pays for: after a policy that is renewed or moved here, the day after it. */
export function coverPaidOn({ renewal, forms }: Predecessor, receivedOn: IsoDate): IsoDate {
  const before = renewal?.coverUntil ?? portedUntil(forms, receivedOn);
  return before === undefined ? firstDayOfCover(receivedOn) : renewedFrom(before, receivedOn);
}
