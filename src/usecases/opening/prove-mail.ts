import { dayInIndia, type Instant } from '#domain/date.ts';
import type { ContactId, ProposalId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { maskedEmail } from '#domain/message/masked-address.ts';
import {
  type ContactAddress,
  contactHolds,
  mailAddress,
  type PolicyContact,
} from '#domain/opening/policy-contact.ts';
import type { CodeSubject } from '#domain/opening/typed-number.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Policy, Proposal } from '#domain/proposal/proposal.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';
import { giveCodes, type Opening, type OpeningAsker, tryCode } from './opening-codes.ts';
import { codeWayMissing, type SentCode } from './send-opening-code.ts';
import { tellHolders } from './tell-holders.ts';
import { freshContact, heldPolicy } from './who-opens.ts';

/**
 * Sends a code to the address of a policy's letters, and to it alone: whoever types it has shown that the address is theirs.
 * Fails with `NOT_FOUND` for anybody but owner and holder, `CODE_NEEDED` without a fresh code to what holds the policy,
 * `EMAIL_INVALID` where it has no address, `CODES_NOT_BY_MAIL`.
 */
export async function sendMailCode(
  ports: Ports,
  asker: OpeningAsker,
  { id, language }: { readonly id: ProposalId; readonly language: Language },
): Promise<Result<SentCode>> {
  const { store, clock, outbox } = ports;
  const now = clock.now();
  const own = await heldPolicy(ports, asker.visitor, id);
  if (!own) return fail('NOT_FOUND');
  if (!(await freshContact(store, asker.visitor, id, now))) return fail('CODE_NEEDED');
  if (!outbox.mail) return fail(codeWayMissing.mail);
  const address = mailOf(own.proposal);
  if (!address) return fail('EMAIL_INVALID');
  return sendAddressCode(ports, asker, { id, address, language });
}

type CodeAddress = { readonly id: ProposalId; readonly address: ContactAddress };

/** Sends a code to an address that is, or is to be, a policy's. Fails with `CODES_NOT_BY_MAIL`. */
export async function sendAddressCode(
  ports: Ports,
  asker: OpeningAsker,
  { id, address, language }: CodeAddress & { readonly language: Language },
): Promise<Result<SentCode>> {
  const { clock, secrets, outbox, journal } = ports;
  const now = clock.now();
  const { mail } = outbox;
  if (!mail) return fail(codeWayMissing.mail);
  const code = secrets.code();
  const codes = [{ contactId: addressOnly, code }];
  const subject = subjectOf(id, address);
  const state = await giveCodes(ports, asker, subject, { codes, now, isOpenHere: false });
  if (state.refused) {
    journal.note('opening-code-over-limit');
    return ok({ ...state, sending: Promise.resolve() });
  }
  const sending = mail
    .send({
      key: `address-code:${id}:${now}`,
      proposalId: id,
      to: { email: address.value, mobile: '' },
      language,
      letter: { kind: 'address-code', code },
    })
    .then(({ outcome }) => journal.note('opening-code-sent', { channel: 'mail', outcome }));
  return ok({ ...state, sending });
}

/** Within `atomically`, with the visitor held: why a code to an address is not right; undefined: it is, and is used up. */
export async function tryAddressCode(
  ports: Ports,
  within: Store,
  asker: OpeningAsker,
  { id, address, code }: CodeAddress & { readonly code: string },
): Promise<FieldFailure | undefined> {
  const now = ports.clock.now();
  const trial = await tryCode(ports, within, asker, subjectOf(id, address), { code, now });
  return trial.contactId === undefined ? trial.opening.refused : undefined;
}

/** The code is of an address that is no contact that opens anything yet. */
const addressOnly = 'address' as ContactId;

/** An address that was proven for one policy opens no other. */
function subjectOf(id: ProposalId, { value }: ContactAddress): CodeSubject {
  return { kind: 'address', value: `${id} ${value}` };
}

function mailOf(proposal: Proposal): ContactAddress | undefined {
  return mailAddress(contactOf(proposal).email);
}

/**
 * With the code that went to it the address opens the policy from now on, and its holder is told by a letter. A wrong one is
 * no failure but `refused`. Fails with `NOT_FOUND`, `EMAIL_INVALID`.
 */
export async function proveMail(
  ports: Ports,
  asker: OpeningAsker,
  { id, code }: { readonly id: ProposalId; readonly code: string },
): Promise<Result<Opening>> {
  const { store, clock, journal } = ports;
  const { visitor } = asker;
  const now = clock.now();
  const proven = await store.atomically(async (within): Promise<Result<Opening>> => {
    await within.holdVisitor(visitor);
    await within.holdProposal(id);
    const own = await heldPolicy({ store: within, clock }, visitor, id);
    if (!own) return fail('NOT_FOUND');
    const address = mailOf(own.proposal);
    if (!address) return fail('EMAIL_INVALID');
    const trial = await tryCode(ports, within, asker, subjectOf(id, address), { code, now });
    if (trial.contactId !== undefined) await openByMail(within, own.policy, address, now);
    return ok(trial.opening);
  });
  if (!proven.ok) return proven;
  const { refused } = proven.value;
  if (refused) journal.note('opening-code-refused', { code: refused.code });
  else journal.note('mail-proven');
  return proven;
}

/** The address, which was proven, opens the policy from now on, and whoever holds that hears of it. */
export async function openByMail(
  within: Store,
  policy: Policy,
  address: ContactAddress,
  now: Instant,
): Promise<void> {
  const id = policy.proposalId;
  if (await addMail(within, id, address, now))
    await tellHolders(within, id, letterOf(policy, address, now), now);
}

function letterOf({ policyNumber }: Policy, { value }: ContactAddress, now: Instant) {
  const facts = { policyNumber, on: dayInIndia(now), address: maskedEmail(value) };
  return { kind: 'opener-added', way: 'mail', ...facts } as const;
}

/** False: it is proven already. */
async function addMail(
  within: Store,
  id: ProposalId,
  address: ContactAddress,
  now: Instant,
): Promise<boolean> {
  const contacts = await within.policyContactsOf(id);
  const isProven = contacts.some((each) => isMail(each, address) && contactHolds(each, now));
  if (isProven) return false;
  const change = contacts.find(({ role, holdsFrom }) => role === 'holder' && holdsFrom > now);
  const facts = { proposalId: id, address, role: 'mail', name: '' } as const;
  await within.addPolicyContact({ ...facts, addedAt: now, holdsFrom: now });
  // What is proven by a number that was reported as lost ends with that number.
  const added = (await within.policyContactsOf(id)).find((each) => isMail(each, address));
  if (change && added) await within.endPolicyContact(added.id, change.holdsFrom);
  return true;
}

function isMail({ role, address }: PolicyContact, { value }: ContactAddress): boolean {
  return role === 'mail' && address.value === value;
}
