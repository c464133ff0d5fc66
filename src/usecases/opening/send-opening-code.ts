import type { Instant } from '#domain/date.ts';
import type { Language } from '#domain/local-text.ts';
import type { CodeWay } from '#domain/opening/opening-code.ts';
import { typedNumber } from '#domain/opening/typed-number.ts';
import { type FailureCode, fail, ok, type Result } from '#domain/result.ts';
import type { CodeTarget } from '../ports/policy-opening.ts';
import type { Ports } from '../ports.ts';
import { giveCodes, mostTargets, type Opening, type OpeningAsker } from './opening-codes.ts';

export type SentCode = Opening & {
  /** Under way when the answer is given: it is not waited for, as that would tell whether anything is sent. */
  readonly sending: Promise<void>;
};

/** What is told where no code can go that way at all. */
export const codeWayMissing: Readonly<Record<CodeWay, FailureCode>> = {
  sms: 'RESUME_NEEDS_SMS',
  mail: 'CODES_NOT_BY_MAIL',
};

type NumberAndWay = { readonly number: string; readonly way: CodeWay; readonly language: Language };

/**
 * Asks for a code to whatever a number opens: to its mobile, or to the addresses of its policies that were proven. The same
 * is looked up, counted, written and answered for every number.
 * Fails with `OPENING_NUMBER_INVALID`, and `RESUME_NEEDS_SMS` or `CODES_NOT_BY_MAIL` where no code can go that way at all.
 */
export async function sendOpeningCode(
  ports: Ports,
  { visitor, network }: OpeningAsker,
  { number: text, way, language }: NumberAndWay,
): Promise<Result<SentCode>> {
  const { clock, secrets, store, outbox, journal } = ports;
  const number = typedNumber(text);
  if (!number) return fail('OPENING_NUMBER_INVALID');
  if (!outbox[way]) return fail(codeWayMissing[way]);
  const now = clock.now();
  const targets = await store.codeTargets(number, way, now);
  const readable = new Set((await store.readableBy(visitor, now)).map(({ id }) => id));
  const isOpenHere = targets.some(({ policies }) => policies.some((id) => readable.has(id)));
  const codes = targets.map((target) => ({ target, contactId: target.contactId, code: secrets.code() }));
  const state = await giveCodes(ports, { visitor, network }, number, { codes, now, isOpenHere });
  if (state.refused) {
    journal.note('opening-code-over-limit');
    return ok({ ...state, sending: Promise.resolve() });
  }
  journal.note('opening-code-asked');
  const sending = sendAll(ports, codes.slice(0, mostTargets), { way, language, now });
  return ok({ ...state, sending });
}

type CodeToSend = { readonly target: CodeTarget; readonly code: string };
type Sending = {
  readonly way: CodeWay;
  readonly language: Language;
  readonly now: Instant;
};

/**
 * Nothing of it is queued: a code is written down nowhere. A sandbox shows a policy's messages to its owner; the code opens
 * all that the contact has, so it is told as no policy's where they have several owners.
 */
async function sendAll(
  { outbox, journal }: Ports,
  codes: readonly CodeToSend[],
  { way, language, now }: Sending,
): Promise<void> {
  for (const [at, { target, code }] of codes.entries()) {
    const { value } = target.address;
    const message = {
      key: `opening-code:${target.contactId}:${now}:${at}`,
      proposalId: target.onlyOwner && target.policies[0],
      to: way === 'sms' ? { email: '', mobile: value } : { email: value, mobile: '' },
      language,
      letter: { kind: 'opening-code', code },
    } as const;
    try {
      const answer = await outbox[way]?.send(message);
      journal.note('opening-code-sent', { channel: way, outcome: answer?.outcome ?? 'no-way' });
    } catch (error) {
      const outcome = error instanceof Error ? error.name : 'unknown';
      journal.note('opening-code-sent', { channel: way, outcome });
    }
  }
}
