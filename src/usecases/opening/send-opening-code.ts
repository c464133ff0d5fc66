import { type Instant, minutesAfter, secondsAfter } from '#domain/date.ts';
import type { VisitorId } from '#domain/ids.ts';
import type { Language } from '#domain/local-text.ts';
import { sentCountsSeconds, withMessage } from '#domain/message/sent-limits.ts';
import {
  type OpeningBudget,
  type OpeningCode,
  type OpeningCounts,
  openingCodeEnds,
  openTries,
  secondsUntilOpeningCode,
} from '#domain/opening/opening-code.ts';
import { type TypedNumber, typedNumber } from '#domain/opening/typed-number.ts';
import { type FieldFailure, fail, ok, type Result } from '#domain/result.ts';
import type { CodeTarget } from '../ports/policy-opening.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/** Who asks: the network as wide as a provider gives it out. */
export type OpeningAsker = { readonly visitor: VisitorId; readonly network: string };

/** What is told to whoever types a number: of one that opens a policy and of one that opens nothing the same. */
export type Opening = {
  /** The code that this visitor may type in now. */
  readonly open: { readonly remainingTries: number; readonly endsAt: Instant } | undefined;
  /** From then on another code may be sent. */
  readonly nextCodeAt: Instant;
  /** All guesses at the last code were wrong. */
  readonly isGuessedOut: boolean;
  readonly isOpened: boolean;
  readonly refused: FieldFailure | undefined;
};

type Sending = Opening & {
  /** Under way when the answer is given: it is not waited for, as that would tell whether anything is sent. */
  readonly sending: Promise<void>;
};

/**
 * Asks for a code to whatever a number opens. The same is looked up, counted, written and answered for every number.
 * Fails with `OPENING_NUMBER_INVALID`, `RESUME_NEEDS_SMS` where no code can be sent at all.
 */
export async function sendOpeningCode(
  ports: Ports,
  { visitor, network }: OpeningAsker,
  { number: text, language }: { readonly number: string; readonly language: Language },
): Promise<Result<Sending>> {
  const { clock, secrets, store, outbox, journal } = ports;
  const number = typedNumber(text);
  if (!number) return fail('OPENING_NUMBER_INVALID');
  if (!outbox.sms) return fail('RESUME_NEEDS_SMS');
  const now = clock.now();
  const targets = await store.codeTargets(number, now);
  const readable = new Set((await store.readableBy(visitor, now)).map(({ id }) => id));
  const isOpenHere = targets.some(({ policies }) => policies.some((id) => readable.has(id)));
  const codes = targets.map((target) => ({ target, code: secrets.code() }));
  const hashes = codes.map(({ target, code }) => ({
    hash: openingHash(ports, { visitor, number, code }),
    contactId: target.contactId,
  }));
  // A number that opens nothing has a hash too, of a code that nobody is sent.
  const decoy = { hash: openingHash(ports, { visitor, number, code: secrets.code() }), contactId: undefined };
  const keys = countKeys({ visitor, network }, number);

  const state = await store.atomically(async (within): Promise<Opening> => {
    const counts = await readCounts(within, keys);
    const last = await within.openingCodeOf(visitor, number);
    const wait = secondsUntilOpeningCode(counts, last, { now, isOpenHere });
    if (wait > 0) return openingOf(last, { now, wait, refused: refusedSending(wait) });
    const code: OpeningCode = { hashes: [...hashes, decoy].slice(0, mostTargets), sentAt: now, tries: 0 };
    await within.saveOpeningCode(visitor, number, code);
    const next = await countCode(within, keys, counts, now);
    return openingOf(code, { now, wait: secondsUntilOpeningCode(next, code, { now, isOpenHere }) });
  });
  if (state.refused) {
    journal.note('opening-code-over-limit');
    return ok({ ...state, sending: Promise.resolve() });
  }
  journal.note('opening-code-asked');
  return ok({ ...state, sending: sendAll(ports, codes.slice(0, mostTargets), { language, now }) });
}

/** Two insurers may have given one number to two holders, and no more of them are sent a code. */
const mostTargets = 4;

/** Bound to who asked and to the number that was typed, which the store knows by its mark alone. */
export function openingHash(
  { secrets }: Pick<Ports, 'secrets'>,
  {
    visitor,
    number,
    code,
  }: { readonly visitor: VisitorId; readonly number: TypedNumber; readonly code: string },
): string {
  return secrets.hashOfCode(code, `${number.kind} ${number.value}`, [visitor]);
}

type OpeningTime = {
  readonly now: Instant;
  readonly wait: number;
  readonly refused?: FieldFailure | undefined;
};

export function openingOf(code: OpeningCode | undefined, { now, wait, refused }: OpeningTime): Opening {
  const remainingTries = openTries(code, now);
  return {
    open: code && remainingTries > 0 ? { remainingTries, endsAt: openingCodeEnds(code) } : undefined,
    nextCodeAt: secondsAfter(now, wait),
    isGuessedOut: code !== undefined && remainingTries === 0 && code.tries > 0,
    isOpened: false,
    refused,
  };
}

function refusedSending(wait: number): FieldFailure {
  return { field: 'number', code: 'OPENING_NOT_YET', detail: { minutes: Math.ceil(wait / 60) } };
}

type CountKeys = Readonly<Record<OpeningBudget, string>>;

/** In the order in which they are held, which is the same for all. */
export const openingBudgets = ['visit', 'network', 'all'] as const satisfies readonly OpeningBudget[];

export function countKeys({ visitor, network }: OpeningAsker, { kind, value }: TypedNumber): CountKeys {
  const keyOf = (budget: string, who: string) => JSON.stringify(['opening', budget, who, kind, value]);
  return { visit: keyOf('visit', visitor), network: keyOf('network', network), all: keyOf('all', '') };
}

/** Within `atomically`: until it ends nobody else counts a code for the same. */
export async function readCounts(within: Store, keys: CountKeys): Promise<OpeningCounts> {
  const [visit, network, all] = [
    await within.sentTo(keys.visit),
    await within.sentTo(keys.network),
    await within.sentTo(keys.all),
  ];
  return { visit, network, all };
}

async function countCode(
  within: Store,
  keys: CountKeys,
  counts: OpeningCounts,
  now: Instant,
): Promise<OpeningCounts> {
  const since = minutesAfter(now, -sentCountsSeconds / 60);
  for (const budget of openingBudgets)
    await within.saveSentTo(keys[budget], withMessage(counts[budget], now), since);
  const more = (budget: OpeningBudget) => withMessage(counts[budget], now);
  return { visit: more('visit'), network: more('network'), all: more('all') };
}

type CodeToSend = { readonly target: CodeTarget; readonly code: string };

/** To the mobile, and to the addresses of its holder that were proven. Nothing of it is queued: a code is written down nowhere. */
async function sendAll(
  { outbox, journal }: Ports,
  codes: readonly CodeToSend[],
  { language, now }: { readonly language: Language; readonly now: Instant },
): Promise<void> {
  for (const [at, { target, code }] of codes.entries()) {
    const message = {
      key: `opening-code:${target.contactId}:${now}:${at}`,
      proposalId: undefined,
      language,
      letter: { kind: 'opening-code', code },
    } as const;
    try {
      const sms = await outbox.sms?.send({ ...message, to: { email: '', mobile: target.mobile } });
      journal.note('opening-code-sent', { channel: 'sms', outcome: sms?.outcome ?? 'no-way' });
      for (const email of target.mails) {
        const mail = await outbox.mail?.send({ ...message, to: { email, mobile: '' } });
        journal.note('opening-code-sent', { channel: 'mail', outcome: mail?.outcome ?? 'no-way' });
      }
    } catch (error) {
      journal.note('opening-code-sent', { outcome: error instanceof Error ? error.name : 'unknown' });
    }
  }
}
