import { dayInIndia, secondsBetween } from '#domain/date.ts';
import { asId, type ContactId, type PasskeyId, type ProposalId, type VisitorId } from '#domain/ids.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { challengeSeconds, mostPasskeys } from '#domain/opening/passkey.ts';
import type { ContactAddress } from '#domain/opening/policy-contact.ts';
import type { CodeSubject } from '#domain/opening/typed-number.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PasskeySite } from '../ports/passkeys.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { heldContacts } from './take-pen.ts';
import { tellHolders } from './tell-holders.ts';
import { freshContact, heldPolicy, readWhoOpens, type WhoOpens } from './who-opens.ts';

type NewPasskey = {
  readonly id: ProposalId;
  readonly site: PasskeySite;
  /** What the device shows of whose policies it opens. */
  readonly nameOf: (address: ContactAddress) => string;
};

/**
 * Asks a browser for a key of this device that opens what the contact opens by which a code was typed a moment ago. Answers
 * the options as JSON. Fails with `NOT_FOUND`, `CODE_NEEDED` without a fresh code, `PASSKEYS_FULL`.
 */
export async function beginPasskey(
  ports: Ports,
  visitor: VisitorId,
  { id, site, nameOf }: NewPasskey,
): Promise<Result<string>> {
  const { store, clock, passkeys } = ports;
  const now = clock.now();
  if (!(await heldPolicy(ports, visitor, id))) return fail('NOT_FOUND');
  const contact = await freshContact(store, visitor, id, now);
  if (!contact) return fail('CODE_NEEDED');
  const { contactId, address } = contact;
  const others = await store.passkeysOf([contactId]);
  if (others.length >= mostPasskeys) return fail('PASSKEYS_FULL');
  const { options, challenge } = await passkeys.askNew(site, {
    userId: contactId,
    userName: nameOf(address),
    credentialIds: others.map(({ credentialId }) => credentialId),
  });
  await saveChallenge(ports, visitor, additionTo(id), { challenge, contactId });
  return ok(options);
}

/** The key opens from now on, and whoever holds the policy is told. Fails with `NOT_FOUND`, `PASSKEY_REFUSED`. */
export async function addPasskey(
  ports: Ports,
  visitor: VisitorId,
  { id, site, response }: Omit<NewPasskey, 'nameOf'> & { readonly response: string },
): Promise<Result<WhoOpens>> {
  const { store, clock, secrets, passkeys, journal } = ports;
  const now = clock.now();
  const question = await takeChallenge(ports, visitor, additionTo(id));
  const isChallenge = (challenge: string) => secrets.hashOfLink(challenge) === question?.hash;
  const credential = question && (await passkeys.checkNew(site, { response, isChallenge }));
  const contactId = question?.contactId;
  const added = await store.atomically(async (within): Promise<Result<undefined>> => {
    await within.holdProposal(id);
    const own = await heldPolicy({ store: within, clock }, visitor, id);
    if (!own) return fail('NOT_FOUND');
    const contacts = await heldContacts(within, visitor, id, now);
    if (!credential || !contactId || !contacts.some((each) => each.contactId === contactId))
      return fail('PASSKEY_REFUSED');
    const passkeyId = idOf(ports, credential.credentialId);
    if (await within.passkeyBy(passkeyId)) return fail('PASSKEY_REFUSED');
    await within.addPasskey({ id: passkeyId, contactId, ...credential, addedAt: now, usedAt: undefined });
    const facts = { policyNumber: own.policy.policyNumber, on: dayInIndia(now) };
    await tellHolders(within, id, { kind: 'opener-added', way: 'passkey', ...facts }, now);
    return ok(undefined);
  });
  if (!added.ok) return added;
  journal.note('passkey-added');
  return readWhoOpens(ports, visitor, id);
}

/** Asks whatever key of ours a browser has. Answers the options as JSON. */
export async function beginPasskeyOpening(
  ports: Ports,
  visitor: VisitorId,
  site: PasskeySite,
): Promise<string> {
  const { options, challenge } = await ports.passkeys.askUse(site);
  await saveChallenge(ports, visitor, opening, { challenge, contactId: undefined });
  return options;
}

/**
 * With a key of the device the visitor reads what its contact opens, as by a code, but changes nothing for which a code is
 * asked anew. Fails with `PASSKEY_REFUSED`, also where it opens no policy any more, and `NOT_FOUND` for a visit that has just
 * ended.
 */
export async function openByPasskey(
  ports: Ports,
  visitor: VisitorId,
  { site, response }: { readonly site: PasskeySite; readonly response: string },
): Promise<Result<undefined>> {
  const { store, clock, secrets, passkeys, journal } = ports;
  const now = clock.now();
  const question = await takeChallenge(ports, visitor, opening);
  const isChallenge = (challenge: string) => secrets.hashOfLink(challenge) === question?.hash;
  const credentialId = passkeys.credentialIdIn(response);
  const passkey = question && credentialId && (await store.passkeyBy(idOf(ports, credentialId)));
  const counter = passkey ? await passkeys.checkUse(site, passkey, { response, isChallenge }) : undefined;
  const opened = await store.atomically(async (within): Promise<Result<undefined>> => {
    await within.holdVisitor(visitor);
    if (await within.hasJustEnded(visitor, now)) return fail('NOT_FOUND');
    if (!passkey || counter === undefined) return fail('PASSKEY_REFUSED');
    const { id: passkeyId, contactId } = passkey;
    if (!(await within.countPasskeyUse(passkeyId, { counter, at: now }))) return fail('PASSKEY_REFUSED');
    const proof = { visitor, contactId, proposalId: undefined, passkeyId };
    await within.saveProof({ ...proof, provenAt: now, endsAt: proofEnds(now) });
    return (await within.openedBy(visitor, now)).length > 0 ? ok(undefined) : fail('PASSKEY_REFUSED');
  });
  if (opened.ok) journal.note('policies-opened');
  else journal.note('passkey-refused', { code: opened.failure.code });
  return opened;
}

const opening: CodeSubject = { kind: 'passkey', value: 'open' };

function additionTo(id: ProposalId): CodeSubject {
  return { kind: 'passkey', value: `add ${id}` };
}

/** An id of any length is kept as its hash. */
function idOf({ secrets }: Pick<Ports, 'secrets'>, credentialId: string): PasskeyId {
  return asId<PasskeyId>(secrets.hashOfLink(credentialId));
}

type Challenge = { readonly challenge: string; readonly contactId: ContactId | undefined };

/** It is kept as a code is: a hash, one visit's, in place of the one before. */
async function saveChallenge(
  { store, secrets, clock }: Ports,
  visitor: VisitorId,
  subject: CodeSubject,
  { challenge, contactId }: Challenge,
): Promise<void> {
  const hashes = [{ hash: secrets.hashOfLink(challenge), contactId }];
  await store.saveOpeningCode(visitor, subject, { hashes, sentAt: clock.now(), tries: 0 });
}

/** Good once, whatever comes of it, and for some minutes; undefined: the visit was asked nothing. */
function takeChallenge({ store, clock }: Ports, visitor: VisitorId, subject: CodeSubject) {
  return store.atomically(async (within: Store) => {
    await within.holdVisitor(visitor);
    const saved = await within.openingCodeOf(visitor, subject);
    if (!saved) return undefined;
    await within.saveOpeningCode(visitor, subject, { ...saved, hashes: [] });
    const isOver = secondsBetween(saved.sentAt, clock.now()) > challengeSeconds;
    return isOver ? undefined : saved.hashes[0];
  });
}
