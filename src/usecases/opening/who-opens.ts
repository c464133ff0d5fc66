import type { Instant } from '#domain/date.ts';
import { isName, normaliseName } from '#domain/identity/name/name.ts';
import { endOfMobile } from '#domain/identity/shown-contact.ts';
import { asId, type PasskeyId, type PolicyContactId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import { isFreshProof } from '#domain/opening/contact-proof.ts';
import type { Passkey } from '#domain/opening/passkey.ts';
import {
  type ContactAddress,
  contactHolds,
  isHoldingRole,
  mailAddress,
  mobileAddress,
  mostSeconds,
  type PolicyContact,
} from '#domain/opening/policy-contact.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { heldContacts } from './take-pen.ts';

/** Who may open a policy, as its holder reads it. */
export type WhoOpens = {
  readonly policy: Policy;
  /** The last digits of each mobile that opens it now. */
  readonly holders: readonly string[];
  /** The addresses that were proven, masked: a code to one opens it too. */
  readonly mails: readonly { readonly id: PolicyContactId; readonly shown: string }[];
  /** The policy's own address, masked, which can be proven; undefined: it is, or no mail can be sent. */
  readonly provable: string | undefined;
  /** Phones and computers whose lock opens it. */
  readonly passkeys: readonly Pick<Passkey, 'id' | 'addedAt' | 'usedAt'>[];
  readonly seconds: readonly {
    readonly id: PolicyContactId;
    readonly name: string;
    readonly mobileEnds: string;
    readonly openedAt: Instant | undefined;
  }[];
  /** Another mobile that waits for its day. */
  readonly change: { readonly mobileEnds: string; readonly holdsFrom: Instant } | undefined;
  /** A code was typed here a moment ago: what changes who may open it is taken without another. */
  readonly isFresh: boolean;
};

/** Fails with `NOT_FOUND` for anybody but owner and holder: whom the holder let in does not read whom else. */
export async function readWhoOpens(
  ports: Ports,
  visitor: VisitorId,
  id: ProposalId,
): Promise<Result<WhoOpens>> {
  const { store, clock, outbox } = ports;
  const own = await heldPolicy(ports, visitor, id);
  if (!own) return fail('NOT_FOUND');
  const now = clock.now();
  const contacts = await store.policyContactsOf(id);
  const holding = contacts.filter((contact) => contactHolds(contact, now));
  const mails = holding.filter(({ role }) => role === 'mail');
  const unproven = unprovenMail(own.proposal, mails);
  const waiting = contacts.find(({ role, holdsFrom }) => role === 'holder' && holdsFrom > now);
  return ok({
    policy: own.policy,
    holders: holding.flatMap((each) => (each.role === 'holder' ? [endOf(each)] : [])),
    mails: mails.map(({ id: mail, address }) => ({ id: mail, shown: maskedEmail(address.value) })),
    provable: outbox.mail && unproven && maskedEmail(unproven.value),
    passkeys: await passkeysOf(store, holding),
    seconds: holding.flatMap((each) =>
      each.role === 'second'
        ? [{ id: each.id, name: each.name, mobileEnds: endOf(each), openedAt: each.openedAt }]
        : [],
    ),
    change: waiting && { mobileEnds: endOf(waiting), holdsFrom: waiting.holdsFrom },
    isFresh: await hasFreshCode(store, visitor, id, now),
  });
}

/** The address of a policy’s letters, where no code to it was typed yet. */
export function unprovenMail(
  proposal: Proposal,
  mails: readonly Pick<PolicyContact, 'address'>[],
): ContactAddress | undefined {
  const own = mailAddress(contactOf(proposal).email);
  return mails.some(({ address }) => address.value === own?.value) ? undefined : own;
}

type HeldPolicy = { readonly proposal: Proposal; readonly policy: Policy };

/** It opens so to its owner, and to whoever has shown to be its holder. */
export async function heldPolicy(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  visitor: VisitorId,
  id: ProposalId,
): Promise<HeldPolicy | undefined> {
  const now = clock.now();
  const proposal = await store.findReadable(visitor, id, now);
  const policy = proposal && (await store.policyOf(id));
  if (!proposal || !policy) return undefined;
  const isHeld = proposal.owner === visitor || (await heldContacts(store, visitor, id, now)).length > 0;
  return isHeld ? { proposal, policy } : undefined;
}

/** Whether this visitor decides over a policy: its owner does and its holder, but nobody whom they let in. */
export async function decidesOver(
  ports: Pick<Ports, 'store' | 'clock'>,
  visitor: VisitorId,
  id: ProposalId,
): Promise<boolean> {
  return (await heldPolicy(ports, visitor, id)) !== undefined;
}

/** Whether a code to a contact that decides over this policy was typed a moment ago. */
export async function hasFreshCode(...of: Parameters<typeof freshContact>): Promise<boolean> {
  return (await freshContact(...of)) !== undefined;
}

/** It decides over this policy, and a code to it was typed here a moment ago. */
export async function freshContact(
  store: Store,
  visitor: VisitorId,
  id: ProposalId,
  now: Instant,
): Promise<PolicyContact | undefined> {
  const contacts = await heldContacts(store, visitor, id, now);
  const fresh = (await store.proofsOf(visitor, now)).filter((proof) => isFreshProof(proof, now));
  return contacts.find((contact) => fresh.some(({ contactId }) => contactId === contact.contactId));
}

/** They belong to what holds the policy. */
function passkeysOf(store: Store, contacts: readonly PolicyContact[]): Promise<readonly Passkey[]> {
  return store.passkeysOf(
    contacts.flatMap(({ role, contactId }) => (isHoldingRole(role) ? [contactId] : [])),
  );
}

/**
 * Lets somebody else read a policy: they open it in their own browser, by a code to their own mobile.
 * Fails with `NOT_FOUND`, `CODE_NEEDED` without a fresh code, `INVALID_ANSWERS` with a code a field, `SECONDS_FULL`.
 */
export async function letIn(
  ports: Ports,
  visitor: VisitorId,
  { id, name, mobile }: { readonly id: ProposalId; readonly name: string; readonly mobile: string },
): Promise<Result<WhoOpens>> {
  const { store, clock, journal } = ports;
  const address = mobileAddress(mobile);
  const now = clock.now();
  const added = await store.atomically(async (within): Promise<Result<undefined>> => {
    await within.holdProposal(id);
    if (!(await heldPolicy({ store: within, clock }, visitor, id))) return fail('NOT_FOUND');
    if (!(await hasFreshCode(within, visitor, id, now))) return fail('CODE_NEEDED');
    const wrong = wrongFields({ name, mobile });
    if (!address || wrong.length > 0) return fail('INVALID_ANSWERS', { fields: wrong });
    const contacts = (await within.policyContactsOf(id)).filter(({ endsAt }) => endsAt === undefined);
    if (contacts.some((each) => each.role === 'holder' && each.address.value === address.value))
      return fail('INVALID_ANSWERS', { fields: [{ field: 'mobile', code: 'SECOND_IS_HOLDER' }] });
    const seconds = contacts.filter((each) => each.role === 'second' && each.address.value !== address.value);
    if (seconds.length >= mostSeconds) return fail('SECONDS_FULL');
    const facts = { proposalId: id, address, role: 'second', name: normaliseName(name) } as const;
    await within.addPolicyContact({ ...facts, addedAt: now, holdsFrom: now });
    return ok(undefined);
  });
  if (!added.ok) return added;
  journal.note('second-let-in');
  return readWhoOpens(ports, visitor, id);
}

function wrongFields({
  name,
  mobile,
}: {
  readonly name: string;
  readonly mobile: string;
}): readonly FieldFailure[] {
  return [
    ...(isName(name) ? [] : [{ field: 'name', code: 'NAME_INVALID' } as const]),
    ...(mobileAddress(mobile) ? [] : [{ field: 'mobile', code: 'MOBILE_INVALID' } as const]),
  ];
}

/** From now on they read nothing. It needs no code: it closes. Fails with `NOT_FOUND`. */
export async function endSecond(
  ports: Ports,
  visitor: VisitorId,
  { id, second }: { readonly id: ProposalId; readonly second: PolicyContactId },
): Promise<Result<WhoOpens>> {
  const { store } = ports;
  if (!(await heldPolicy(ports, visitor, id))) return fail('NOT_FOUND');
  const contacts = await store.policyContactsOf(id);
  // A second press finds nobody, and leaves the same.
  if (contacts.some((each) => each.id === second && each.role === 'second'))
    await store.removePolicyContact(second);
  return readWhoOpens(ports, visitor, id);
}

/**
 * A proven address opens the policy no more, and letters go there as before; or a passkey opens nothing. It needs no code: it
 * closes. Fails with `NOT_FOUND`.
 */
export async function endOpener(
  ports: Ports,
  visitor: VisitorId,
  { id, opener }: { readonly id: ProposalId; readonly opener: PolicyContactId | PasskeyId },
): Promise<Result<WhoOpens>> {
  const { store, clock } = ports;
  const own = await heldPolicy(ports, visitor, id);
  if (!own) return fail('NOT_FOUND');
  const contacts = await store.policyContactsOf(id);
  const mail = contacts.find((each) => each.id === opener && each.role === 'mail');
  if (mail) await endMail(store, mail, own.proposal, clock.now());
  const holding = contacts.filter((contact) => contactHolds(contact, clock.now()));
  const passkeys = await passkeysOf(store, holding);
  if (passkeys.some((each) => each.id === opener)) await store.removePasskey(asId<PasskeyId>(opener));
  return readWhoOpens(ports, visitor, id);
}

/** The address opens the policy no more; by that of its letters operators go on to find the policy. */
export async function endMail(
  store: Store,
  { id, proposalId, contactId, address }: PolicyContact,
  proposal: Proposal,
  now: Instant,
): Promise<void> {
  // What was added beside its code does not come back with it.
  for (const passkey of await store.passkeysOf([contactId])) await store.removePasskey(passkey.id);
  const isOfLetters = mailAddress(contactOf(proposal).email)?.value === address.value;
  if (!isOfLetters) return store.removePolicyContact(id);
  const times = { addedAt: now, holdsFrom: now };
  await store.addPolicyContact({ proposalId, address, role: 'known', name: '', ...times });
}

function endOf({ address }: PolicyContact): string {
  return endOfMobile(address.value);
}
