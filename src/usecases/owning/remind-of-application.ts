import { dayInIndia, type IsoDate } from '#domain/date.ts';
import { isEmail, normaliseEmail } from '#domain/identity/email.ts';
import type { ProposalId } from '#domain/ids.ts';
import { dayOfReminders } from '#domain/message/morning.ts';
import { type DraftNotice, leftAloneSince, waitingOn } from '#domain/message/waiting-draft.ts';
import { coverPaidOn } from '#domain/proposal/cover-start.ts';
import { contactOf, firstNamesOf } from '#domain/proposal/form/answers.ts';
import { priceHold } from '#domain/proposal/price/price-holds.ts';
import { planOfProposal } from '#domain/proposal/priced-plan.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { stepPlaceOf } from '#domain/purchase/step-place.ts';
import { blockIdOf } from '#domain/quote/block.ts';
import { nextVersion } from '../applying/move-proposal.ts';
import { repriced } from '../applying/refresh-price.ts';
import type { OutgoingMessage } from '../ports/messages.ts';
import { StoreUnavailable } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { countSending, recipientOf } from '../telling/limit-sending.ts';
import { messageAbout } from '../telling/purchase-letters.ts';

/**
 * Looks at drafts that were left alone: a price that is another under the catalogue of today is saved and told, and a draft
 * that waits is reminded of, once for ever. Without a way for mail nothing is settled.
 */
export async function remindOfApplications(ports: Ports, limit: number): Promise<void> {
  const { store, clock, outbox, catalogue } = ports;
  if (!outbox.mail) return;
  const now = clock.now();
  const price: DraftNotice = `price:${catalogue.current().version}`;
  const changed = await store.quietDrafts(price, leftAloneSince(now), limit);
  await eachAlone(ports, changed, (id) => tellOtherPrice(ports, id, price));
  const quiet = await store.quietDrafts('waits', waitingOn(dayOfReminders(now)), limit);
  await eachAlone(ports, quiet, (id) => remindOfDraft(ports, id));
}

/** One that cannot be read keeps nobody else waiting. */
async function eachAlone(
  { journal }: Ports,
  ids: readonly ProposalId[],
  work: (id: ProposalId) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await work(id);
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      journal.note('reminder-failed', { error: error instanceof Error ? error.name : 'unknown' });
    }
  }
}

/**
 * A draft keeps its price while the catalogue stays; under another one it gets the price of today, which its buyer has to
 * agree to. Saved, told and settled in one write.
 */
async function tellOtherPrice(ports: Ports, id: ProposalId, notice: DraftNotice): Promise<void> {
  const { store, clock } = ports;
  const draft = await store.getProposal(id);
  const fresh =
    draft && mayBeWrittenTo(draft) && isOfOtherCatalogue(ports, draft)
      ? await repriced(ports, draft)
      : undefined;
  await store.atomically(async (within) => {
    await within.holdProposal(id);
    if (!(await within.settleDraftNotice({ proposalId: id, notice, at: clock.now() }))) return;
    if (!draft || !fresh?.ok || fresh.value.price.total === draft.price.total) return;
    const { route, price, expiry, cptId, plan, agreement } = fresh.value;
    const next = nextVersion(ports, draft, { route, price, expiry, cptId, plan, agreement });
    const message = priceMessage(draft, next, dayInIndia(clock.now()));
    // Its buyer is at it again, and sees the price there.
    if (message && (await within.saveProposal(next))) await within.queueMessage(message);
  });
}

function isOfOtherCatalogue({ catalogue }: Ports, { price }: Proposal): boolean {
  return price.catalogueVersion !== catalogue.current().version;
}

function priceMessage(draft: Proposal, next: Proposal, today: IsoDate): OutgoingMessage | undefined {
  return messageAbout(next, `price-changed:${next.id}:${next.version}`, {
    kind: 'price-changed',
    version: next.version,
    firstName: contactOf(next).firstName,
    plan: next.plan?.productTitle ?? next.productId,
    before: draft.price.total,
    after: next.price.total,
    holdsUntil: heldUntil(next, today),
  });
}

/** As the pages say it: the price may end before its expiry, at a birthday. */
function heldUntil(draft: Proposal, today: IsoDate): IsoDate {
  return priceHold(draft, coverPaidOn(draft, today)).until;
}

async function remindOfDraft(ports: Ports, id: ProposalId): Promise<void> {
  const { store, clock } = ports;
  const draft = await store.getProposal(id);
  const message = draft && (await isNewestOfItsOwner(ports, draft)) ? waitsMessage(ports, draft) : undefined;
  await store.atomically(async (within) => {
    await within.holdProposal(id);
    if (!(await within.settleDraftNotice({ proposalId: id, notice: 'waits', at: clock.now() }))) return;
    if (!message || (await isWrittenToEnough({ ...ports, store: within }, message))) return;
    await within.queueMessage(message);
  });
}

/** Nobody has confirmed the address: a stranger's that is typed into many drafts is written to a few times. */
async function isWrittenToEnough(
  { store, clock, journal }: Ports,
  { to }: OutgoingMessage,
): Promise<boolean> {
  const recipient = recipientOf(
    { state: 'drafting', renewal: undefined },
    { email: normaliseEmail(to.email) },
  );
  const isOver = (await countSending(store, recipient, clock.now())) > 0;
  if (isOver) journal.note('sending-over-limit', { channel: 'mail' });
  return isOver;
}

/** Whoever compares three plans has three drafts, and whoever bought one waits for nothing. */
async function isNewestOfItsOwner({ store }: Ports, draft: Proposal): Promise<boolean> {
  const others = await store.proposalsOf(draft.owner);
  return others.every((other) => {
    if (other.id === draft.id) return true;
    if (other.state === 'drafting') return other.updatedAt < draft.updatedAt;
    const isOfTheSamePeople = other.quoteId === draft.quoteId && blockIdOf(other) === blockIdOf(draft);
    return other.state === 'expired' || other.state === 'declined' || !isOfTheSamePeople;
  });
}

/** A renewal is reminded of by its policy. */
function mayBeWrittenTo(draft: Proposal): boolean {
  return draft.state === 'drafting' && draft.renewal === undefined && isEmail(contactOf(draft).email);
}

function waitsMessage({ clock, catalogue }: Ports, draft: Proposal): OutgoingMessage | undefined {
  const { price, termYears, expiry, version } = draft;
  const plan = planOfProposal(draft, catalogue.current());
  const today = dayInIndia(clock.now());
  if (!mayBeWrittenTo(draft) || !plan || expiry.on < today) return undefined;
  const { now: step, of: steps } = stepPlaceOf(draft);
  return messageAbout(draft, `application-waits:${draft.id}`, {
    kind: 'application-waits',
    version,
    firstName: contactOf(draft).firstName,
    plan: plan.productTitle,
    sumInsured: plan.sumInsured,
    people: firstNamesOf(draft),
    step,
    steps,
    price: price.total,
    termYears,
    tax: price.tax,
    holdsUntil: heldUntil(draft, today),
  });
}
