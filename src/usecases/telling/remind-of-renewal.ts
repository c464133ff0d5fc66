import { graceEnds } from '#domain/cover/continuity.ts';
import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { isEmail } from '#domain/identity/email.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import type { ProposalId } from '#domain/ids.ts';
import type { Letter } from '#domain/message/letter.ts';
import { dayOfReminders } from '#domain/message/morning.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { languageOfBuyer } from '#domain/proposal/terms.ts';
import { type Reminder, remindedOn, reminderDue, reminderKinds } from '#domain/renewal/reminders.ts';
import { isRenewable, renewalMark } from '#domain/renewal/renewal-of.ts';
import { daysUncovered, renewedFrom } from '#domain/renewal/renewal-time.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/**
 * Queues the reminders that are due, each once for ever, whoever else looks at the same moment. They lead to a renewal by
 * mail alone: without a way for mail nothing is settled, and what is due then waits for one.
 */
export async function remindOfRenewals(ports: Ports, limit: number): Promise<void> {
  const { store, clock, outbox, journal } = ports;
  if (!outbox.mail) return;
  const today = dayOfReminders(clock.now());
  for (const reminder of reminderKinds) {
    const policies = await store.policiesToRemind(reminder, remindedOn(reminder, today), limit);
    for (const { proposalId } of policies) {
      try {
        await settle(ports, proposalId, { reminder, today });
      } catch (error) {
        // One that cannot be read keeps nobody else waiting.
        if (error instanceof StoreUnavailable) throw error;
        journal.note('reminder-failed', { error: error instanceof Error ? error.name : 'unknown' });
      }
    }
  }
}

async function settle(ports: Ports, proposalId: ProposalId, due: Due): Promise<void> {
  const { store, clock, journal } = ports;
  const message = await reminderFor(ports, proposalId, due);
  const settled = { proposalId, reminder: due.reminder, at: clock.now() };
  const isFirst = await store.settleReminder(settled, message);
  if (isFirst && message) journal.note('renewal-reminder-queued', { reminder: due.reminder });
}

type ReminderLetter = Extract<Letter, { readonly kind: 'renewal-due' }>;
type QueuedReminder = OutgoingMessage & { readonly letter: ReminderLetter };

/**
 * As it is true when it is sent; undefined once it is not to be sent any more: what was queued may have waited for days,
 * and the policy may be renewed by now.
 */
export async function reminderAsOfNow(
  ports: Ports,
  { key, proposalId, letter }: QueuedReminder,
): Promise<OutgoingMessage | undefined> {
  if (proposalId === undefined) return undefined;
  const today = dayInIndia(ports.clock.now());
  const message = await reminderFor(ports, proposalId, { reminder: letter.reminder, today });
  return message && { ...message, key };
}

export function isReminder(message: OutgoingMessage): message is QueuedReminder {
  return message.letter.kind === 'renewal-due';
}

type Due = { readonly reminder: Reminder; readonly today: IsoDate };

/** Undefined where there is nothing to renew, nobody to write to, or another reminder's time. */
async function reminderFor(
  ports: Ports,
  id: ProposalId,
  { reminder, today }: Due,
): Promise<QueuedReminder | undefined> {
  if (await ports.store.hasErasureRequest(id)) return undefined;
  const proposal = await ports.store.getProposal(id);
  const policy = await ports.store.policyOf(id);
  if (policy?.endedOn !== undefined) return undefined;
  if (!proposal || !policy || reminderDue(policy.coverUntil, today) !== reminder) return undefined;
  const proposals = await ports.store.proposalsOf(proposal.owner);
  if (!isRenewable(renewalMark(id, policy.coverUntil, proposals, today))) return undefined;
  const { email, mobile } = contactOf(proposal);
  const letter = letterOf(ports, { proposal, policy }, { reminder, today });
  if (!letter || !isEmail(email) || !isMobile(mobile)) return undefined;
  return {
    key: `renewal-due:${id}:${reminder}`,
    proposalId: id,
    to: { email, mobile },
    language: languageOfBuyer(proposal.consents),
    letter,
  };
}

type BoughtPolicy = { readonly proposal: Proposal; readonly policy: Policy };

function letterOf(
  { catalogue }: Ports,
  { proposal, policy: { policyNumber, coverUntil } }: BoughtPolicy,
  { reminder, today }: Due,
): ReminderLetter | undefined {
  const plan = planOfProposal(proposal, catalogue.current());
  return (
    plan && {
      kind: 'renewal-due',
      reminder,
      policyNumber,
      insurer: plan.insurerTitle,
      insurerPhone: plan.insurerPhone,
      plan: plan.productTitle,
      coverUntil,
      renewBy: graceEnds(coverUntil),
      daysUncovered: daysUncovered(coverUntil, renewedFrom(coverUntil, today)),
    }
  );
}
