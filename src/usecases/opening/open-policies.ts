import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import type { VisitorId } from '#domain/ids.ts';
import { proofEnds } from '#domain/opening/contact-proof.ts';
import { openTries, secondsUntilOpeningCode } from '#domain/opening/opening-code.ts';
import { typedNumber } from '#domain/opening/typed-number.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { Ports } from '../ports.ts';
import {
  countKeys,
  type Opening,
  type OpeningAsker,
  openingHash,
  openingOf,
  readCounts,
} from './send-opening-code.ts';

/**
 * With the right code the visitor reads whatever the contact opens that it was sent to, for as long as the visit lasts and
 * beside everybody else who does. A wrong one is no failure but `refused`. Fails with `OPENING_NUMBER_INVALID`, and with
 * `NOT_FOUND` for a visit that has just ended.
 */
export async function openPolicies(
  ports: Ports,
  { visitor, network }: OpeningAsker,
  { number: text, code: typedCode }: { readonly number: string; readonly code: string },
): Promise<Result<Opening>> {
  const { clock, store, journal } = ports;
  const number = typedNumber(text);
  if (!number) return fail('OPENING_NUMBER_INVALID');
  const code = normaliseCode(typedCode);
  const now = clock.now();
  const opened = await store.atomically(async (within): Promise<Result<Opening>> => {
    await within.holdVisitor(visitor);
    // It would be open to somebody whom no cookie names.
    if (await within.hasJustEnded(visitor, now)) return fail('NOT_FOUND');
    const counts = await readCounts(within, countKeys({ visitor, network }, number));
    const last = await within.openingCodeOf(visitor, number);
    const waitAfter = (tried: typeof last) =>
      secondsUntilOpeningCode(counts, tried, { now, isOpenHere: false });
    const refuse = (refused: FieldFailure, tried = last) =>
      ok(openingOf(tried, { now, wait: waitAfter(tried), refused }));
    if (!isCode(code)) return refuse({ field: 'code', code: 'OTP_INVALID' });
    if (!last || openTries(last, now) === 0) return refuse({ field: 'code', code: 'OPENING_CODE_OVER' });

    const hash = openingHash(ports, { visitor, number, code });
    const right = last.hashes.find((each) => each.hash === hash && each.contactId !== undefined);
    // Counted whatever it is: many at once are no free guesses, and a right one is used up.
    const tried = right ? { ...last, hashes: [] } : { ...last, tries: last.tries + 1 };
    await within.saveOpeningCode(visitor, number, tried);
    if (right?.contactId === undefined) return refuse(wrongCode(openTries(tried, now)), tried);
    const proof = { visitor, contactId: right.contactId, proposalId: undefined };
    await within.saveProof({ ...proof, provenAt: now, endsAt: proofEnds(now) });
    return ok({ ...openingOf(tried, { now, wait: waitAfter(tried) }), isOpened: true });
  });
  if (!opened.ok) return opened;
  const { refused } = opened.value;
  if (refused) journal.note('opening-code-refused', { code: refused.code });
  else journal.note('policies-opened');
  return opened;
}

function wrongCode(tries: number): FieldFailure {
  return tries > 0
    ? { field: 'code', code: 'OPENING_CODE_WRONG', detail: { left: tries } }
    : { field: 'code', code: 'OPENING_CODE_OVER' };
}

/**
 * What is open here by a code is closed; what was bought here, or taken over for a change, too, where a code opens it again.
 * Answers how many policies that were.
 */
export async function closePolicies(ports: Ports, visitor: VisitorId): Promise<number> {
  const { store, clock, ids, outbox } = ports;
  const now = clock.now();
  const readable = await store.readableBy(visitor, now);
  await store.endProofs(visitor);
  const own = readable.filter(({ owner, state }) => owner === visitor && state === 'issued');
  let stillOpen = 0;
  for (const { id } of own) {
    const contacts = await store.policyContactsOf(id);
    const opensAgain = outbox.sms !== undefined && contacts.some(({ role }) => role === 'holder');
    if (!opensAgain) stillOpen += 1;
    // A policy before it or after it may have taken it along.
    else if (await store.findProposal(visitor, id)) await store.passOn(id, ids.visitor(), ids.quote());
  }
  ports.journal.note('policies-closed');
  return readable.filter(({ state }) => state === 'issued').length - stillOpen;
}
