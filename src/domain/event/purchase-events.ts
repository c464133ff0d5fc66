import type { Payment } from '#domain/payment/payment.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import type { ServiceEvent } from './event-kinds.ts';

/** What a save of a proposal tells: a step that is complete now, an answer on identity, an agreement, another state. */
export function saveEvents(before: Proposal, after: Proposal): readonly ServiceEvent[] {
  const events: ServiceEvent[] = after.completed
    .filter((step) => !before.completed.includes(step))
    .map((step) => ({ name: 'proposal-step-saved', fields: { step } }));
  const { stage, tries } = after.kyc;
  if (stage !== before.kyc.stage || tries !== before.kyc.tries)
    events.push({ name: 'identity-answered', fields: { stage } });
  const isAgreed = after.agreement && after.agreement.at !== before.agreement?.at;
  if (isAgreed) events.push({ name: 'premium-agreed', fields: {} });
  if (after.state !== before.state) events.push({ name: 'proposal-moved', fields: { state: after.state } });
  return events;
}

/** @param slug of its product */
export function begunEvent({ insurerSlug, renewal }: Proposal, slug: string): ServiceEvent {
  const proposal_type = renewal ? 'renewal' : 'new-policy';
  return { name: 'proposal-begun', fields: { insurer: insurerSlug, product: slug, proposal_type } };
}

/** @param before undefined: the order is new */
export function paymentEvents(
  before: Payment | undefined,
  { state, purpose }: Payment,
): readonly ServiceEvent[] {
  if (!before) return [{ name: 'payment-started', fields: { purpose } }];
  return before.state === state ? [] : [{ name: 'payment-moved', fields: { state } }];
}
