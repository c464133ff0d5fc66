import { type Instant, minutesAfter, secondsAfter } from '#domain/date.ts';
import { isCode, normaliseCode } from '#domain/identity/one-time-code.ts';
import type { ContactId, VisitorId } from '#domain/ids.ts';
import { sentCountsSeconds, withMessage } from '#domain/message/sent-limits.ts';
import {
  type OpeningBudget,
  type OpeningCode,
  type OpeningCounts,
  openingCodeEnds,
  openTries,
  secondsUntilOpeningCode,
} from '#domain/opening/opening-code.ts';
import type { CodeSubject } from '#domain/opening/typed-number.ts';
import type { FieldFailure } from '#domain/result.ts';
import type { Store } from '../ports/store.ts';
import type { Ports } from '../ports.ts';

/** Who asks: the network as wide as a provider gives it out. */
export type OpeningAsker = { readonly visitor: VisitorId; readonly network: string };

/** What is told to whoever asks for a code: of a number that opens a policy and of one that opens nothing the same. */
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

export type ContactCode = { readonly contactId: ContactId; readonly code: string };

/** One number may have been given by two insurers to two holders, and no more of them are sent a code. */
export const mostTargets = 4;

/** Gives a visitor these codes in place of the ones before, unless a budget is used up: then `refused` says so. */
export async function giveCodes(
  ports: Ports,
  asker: OpeningAsker,
  subject: CodeSubject,
  {
    codes,
    now,
    isOpenHere,
  }: { readonly codes: readonly ContactCode[]; readonly now: Instant; readonly isOpenHere: boolean },
): Promise<Opening> {
  const { visitor } = asker;
  const hashOf = (code: string) => openingHash(ports, { visitor, subject, code });
  const hashes = codes.map(({ contactId, code }) => ({ hash: hashOf(code), contactId }));
  // What opens nothing has a hash too, of a code that nobody is sent.
  const decoy = { hash: hashOf(ports.secrets.code()), contactId: undefined };
  const keys = countKeys(asker, subject);
  return ports.store.atomically(async (within): Promise<Opening> => {
    const counts = await readCounts(within, keys);
    const last = await within.openingCodeOf(visitor, subject);
    const wait = secondsUntilOpeningCode(counts, last, { now, isOpenHere });
    if (wait > 0) return openingOf(last, { now, wait, refused: refusedSending(wait) });
    const code: OpeningCode = { hashes: [...hashes, decoy].slice(0, mostTargets), sentAt: now, tries: 0 };
    await within.saveOpeningCode(visitor, subject, code);
    const next = await countCode(within, keys, counts, now);
    return openingOf(code, { now, wait: secondsUntilOpeningCode(next, code, { now, isOpenHere }) });
  });
}

/** Undefined as the contact: the code is not right, and `refused` says why. */
type CodeTrial = { readonly opening: Opening; readonly contactId: ContactId | undefined };

/** Holds a typed code against what the visitor was sent. Within `atomically`, with the visitor held. */
export async function tryCode(
  ports: Ports,
  within: Store,
  { visitor, network }: OpeningAsker,
  subject: CodeSubject,
  { code: typedCode, now }: { readonly code: string; readonly now: Instant },
): Promise<CodeTrial> {
  const code = normaliseCode(typedCode);
  const counts = await readCounts(within, countKeys({ visitor, network }, subject));
  const last = await within.openingCodeOf(visitor, subject);
  const openingAfter = (tried: OpeningCode | undefined, refused?: FieldFailure) => {
    const wait = secondsUntilOpeningCode(counts, tried, { now, isOpenHere: false });
    return openingOf(tried, { now, wait, refused });
  };
  const refuse = (refused: FieldFailure, tried = last): CodeTrial => ({
    opening: openingAfter(tried, refused),
    contactId: undefined,
  });
  if (!isCode(code)) return refuse({ field: 'code', code: 'OTP_INVALID' });
  if (!last || openTries(last, now) === 0) return refuse({ field: 'code', code: 'OPENING_CODE_OVER' });
  const hash = openingHash(ports, { visitor, subject, code });
  const right = last.hashes.find((each) => each.hash === hash && each.contactId !== undefined);
  // Counted whatever it is: many at once are no free guesses, and a right one is used up.
  const tried = right ? { ...last, hashes: [] } : { ...last, tries: last.tries + 1 };
  await within.saveOpeningCode(visitor, subject, tried);
  if (right?.contactId === undefined) return refuse(wrongCode(openTries(tried, now)), tried);
  return { opening: { ...openingAfter(tried), isOpened: true }, contactId: right.contactId };
}

function wrongCode(tries: number): FieldFailure {
  return tries > 0
    ? { field: 'code', code: 'OPENING_CODE_WRONG', detail: { left: tries } }
    : { field: 'code', code: 'OPENING_CODE_OVER' };
}

/** Bound to who asked and to what it was asked with, which the store knows by its mark alone. */
function openingHash(
  { secrets }: Pick<Ports, 'secrets'>,
  {
    visitor,
    subject,
    code,
  }: { readonly visitor: VisitorId; readonly subject: CodeSubject; readonly code: string },
): string {
  return secrets.hashOfCode(code, `${subject.kind} ${subject.value}`, [visitor]);
}

type OpeningTime = {
  readonly now: Instant;
  readonly wait: number;
  readonly refused?: FieldFailure | undefined;
};

function openingOf(code: OpeningCode | undefined, { now, wait, refused }: OpeningTime): Opening {
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
const openingBudgets = ['visit', 'network', 'all'] as const satisfies readonly OpeningBudget[];

/** Whichever way a code goes, it is counted alike. */
function countKeys({ visitor, network }: OpeningAsker, { kind, value }: CodeSubject): CountKeys {
  const keyOf = (budget: string, who: string) => JSON.stringify(['opening', budget, who, kind, value]);
  return { visit: keyOf('visit', visitor), network: keyOf('network', network), all: keyOf('all', '') };
}

/** Within `atomically`: until it ends nobody else counts a code for the same. */
async function readCounts(within: Store, keys: CountKeys): Promise<OpeningCounts> {
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
