import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import type { OutgoingMessage, Ports } from './ports.ts';
import { contactOf } from './proposer.ts';

/** Queued in the same write that records the policy. No health answer ever goes into a message. */
export function policyIssuedMessage(proposal: Proposal, policy: Policy): OutgoingMessage {
  const { firstName, email, mobile } = contactOf(proposal);
  const { policyNumber, coverFrom, coverUntil } = policy;
  return {
    key: `policy-issued:${proposal.id}`,
    proposalId: proposal.id,
    to: { email, mobile },
    language: languageOfBuyer(proposal.consents),
    letter: {
      kind: 'policy-issued',
      firstName,
      policyNumber,
      received: proposal.price.total,
      coverFrom,
      coverUntil,
      renews: proposal.renewal?.policyNumber,
    },
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
