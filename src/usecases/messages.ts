import { formatRupees } from '#domain/money.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import type { OutgoingMessage, Ports } from './ports.ts';
import { contactOf } from './proposer.ts';

/** Sent in the same write that records the policy. No health answer ever goes into a message. */
export function policyIssuedMessage(proposal: Proposal, policy: Policy): OutgoingMessage {
  const { firstName, email, mobile } = contactOf(proposal);
  return {
    key: `policy-issued:${proposal.id}`,
    kind: 'policy-issued',
    proposalId: proposal.id,
    to: { email, mobile },
    subject: `Your policy ${policy.policyNumber} is issued`,
    text: [
      `Dear ${firstName},`,
      `Your policy ${policy.policyNumber} is issued. We received ${formatRupees(proposal.price.total)}.`,
      `Cover runs from ${policy.coverFrom} to ${policy.coverUntil}.`,
      'You can return the policy within 30 days of receiving it (free look).',
    ].join('\n\n'),
  };
}

/** Sends what is queued; what fails stays queued. */
export async function sendMessages(ports: Ports, limit: number): Promise<void> {
  for (const message of await ports.store.unsentMessages(limit)) {
    if ((await ports.outbox.send(message)) === 'sent') {
      await ports.store.markSent(message.key, ports.clock.now());
    }
  }
}
