import { rupees } from '#domain/money.ts';
import type { ServiceAnswer, ServiceCase } from '#usecases/ports/insurer-gateway.ts';

/** Rupees of a claim whose bill nobody has named. */
const unknownBill = 50_000;

/**
 * How the sandbox decides on a claim that it has looked at: in full, or as the mobile says that the policy was bought with.
 * @param isPaid the last bill is there too
 */
export function claimAnswer(
  { amount, additions }: ServiceCase['details'],
  steering: string,
  isPaid: boolean,
): ServiceAnswer {
  const bill = typeof amount === 'number' ? amount : unknownBill;
  if (steering === '0011')
    return { kind: 'refused', text: 'The illness was in its waiting period', clause: '4.2' };
  if (steering === '0013' && additions === 0)
    return { kind: 'more-needed', text: 'The first consultation paper and the indoor case papers' };
  if (steering === '0016') {
    const text = 'Room rent above the limit, and items that no policy pays';
    const inPart = Math.floor((bill * 4) / 5);
    return { kind: 'accepted', award: { amount: rupees(inPart), isPaid, text, clause: '3.1 (b)' } };
  }
  return { kind: 'accepted', award: { amount: rupees(bill), isPaid } };
}
