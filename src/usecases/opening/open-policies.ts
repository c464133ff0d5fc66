import type { ProposalId, VisitorId } from '#domain/ids.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { typedNumber } from '#domain/opening/typed-number.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import { type Opening, type OpeningAsker, tryCode } from './opening-codes.ts';

/**
 * With the right code the visitor reads whatever the contact opens that it was sent to, for as long as the visit lasts and
 * beside everybody else who does. A wrong one is no failure but `refused`. Fails with `OPENING_NUMBER_INVALID`, and with
 * `NOT_FOUND` for a visit that has just ended.
 */
export async function openPolicies(
  ports: Ports,
  asker: OpeningAsker,
  { number: text, code }: { readonly number: string; readonly code: string },
): Promise<Result<Opening>> {
  const { clock, store, journal } = ports;
  const number = typedNumber(text);
  if (!number) return fail('OPENING_NUMBER_INVALID');
  const { visitor } = asker;
  const now = clock.now();
  const opened = await store.atomically(async (within): Promise<Result<Opening>> => {
    await within.holdVisitor(visitor);
    // It would be open to somebody whom no cookie names.
    if (await within.hasJustEnded(visitor, now)) return fail('NOT_FOUND');
    const { opening, contactId } = await tryCode(ports, within, asker, number, { code, now });
    if (contactId === undefined) return ok(opening);
    const proof = { visitor, contactId, proposalId: undefined };
    await within.saveProof({ ...proof, provenAt: now, endsAt: proofEnds(now) });
    return ok(opening);
  });
  if (!opened.ok) return opened;
  const { refused } = opened.value;
  if (refused) journal.note('opening-code-refused', { code: refused.code });
  else journal.note('policies-opened');
  return opened;
}

/**
 * What is open here by a code is closed; what was bought here, or taken over for a change, too, where a code opens it again.
 * Answers how many policies that were.
 */
export async function closePolicies(ports: Ports, visitor: VisitorId): Promise<number> {
  const { store, clock, ids } = ports;
  const now = clock.now();
  const readable = await store.readableBy(visitor, now);
  await store.endProofs(visitor);
  const own = readable.filter(({ owner, state }) => owner === visitor && state === 'issued');
  let stillOpen = 0;
  for (const { id } of own) {
    if (!(await opensAgain(ports, id))) stillOpen += 1;
    // A policy before it or after it may have taken it along.
    else if (await store.findProposal(visitor, id)) await store.passOn(id, ids.visitor(), ids.quote());
  }
  ports.journal.note('policies-closed');
  return readable.filter(({ state }) => state === 'issued').length - stillOpen;
}

async function opensAgain({ store, outbox }: Ports, id: ProposalId): Promise<boolean> {
  const contacts = await store.policyContactsOf(id);
  const has = (role: 'holder' | 'mail') => contacts.some((each) => each.role === role);
  return (outbox.sms !== undefined && has('holder')) || (outbox.mail !== undefined && has('mail'));
}
