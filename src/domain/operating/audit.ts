import type { Instant } from '../date.ts';

/** What was done with somebody's data, or read of it. */
export const auditActs = [
  'looked-up',
  'looked-at',
  'listed',
  'retried',
  'message-retried',
  'letter-sent-anew',
  'refund-asked',
  'erasure-asked',
  'exported',
  'call-number-read',
  'call-back-settled',
  'money-of-nobody',
  'unknown-order-settled',
  'resealed',
  'log-anchored',
  'signed-in',
  'number-changed',
  'number-objected',
  'searched',
  'operator-added',
  'operator-reset',
  'operator-removed',
] as const;

export type AuditAct = (typeof auditActs)[number];

/** `visitor`: whom the data are about. `notice`: what a gateway told of by itself. */
export type AuditVia = 'command' | 'pages' | 'visitor' | 'notice';

export type AuditEntry = {
  readonly at: Instant;
  /**
   * Staff are named by what they signed in with; a command names the user of the system, and what that user
   * gave as a name.
   */
  readonly who: string;
  readonly via: AuditVia;
  readonly act: AuditAct;
  /** A proposal number, a message's key, a call-back's id, a gateway's order, an operator's or a list's name; never anything of a person. */
  readonly reference: string;
  readonly reason: string;
};

export type AuditLine = AuditEntry & {
  /** Positions are 1, 2, 3 and so on without a gap. */
  readonly position: number;
  /** The hash is over its own words and the hash before it. */
  readonly hash: string;
};

/** Where the chain begins and ends, as it was sealed with the last line. */
export type AuditEnds = {
  readonly first: number;
  readonly last: number;
  /** The hash of the line before the first that is stored. */
  readonly hashBefore: string;
  readonly lastHash: string;
};

type Broken = {
  readonly kind: 'broken';
  readonly at: number;
  /** `cut`: it ends before a line that stood at the end of it. The last two: what was seen of its end does not open. */
  readonly how: 'missing' | 'changed' | 'more' | 'cut' | ClosedAnchor;
};

/** The end of the chain as it was seen, kept elsewhere: without it nobody misses a log that was emptied with its head. */
export type AuditAnchor = Pick<AuditEnds, 'last' | 'lastHash'>;

/** An anchor that is there and tells nothing: its key is not among ours, or it is torn or changed. */
export type ClosedAnchor = 'anchor-of-another-key' | 'anchor-damaged';

/** `without-anchor`: no fault of the lines that are there, and nothing tells whether there were more. */
export type AuditVerdict = { readonly kind: 'whole' } | { readonly kind: 'without-anchor' } | Broken;

/** How far a chain was followed: the line that is due, and the hash that it goes on from. */
export type AuditWalk = {
  readonly nextPosition: number;
  readonly before: string;
  readonly broken: Broken | undefined;
};

/** Every chain begins with it. */
export const noHash = '';

/** What the hash of a line is made over. */
export function auditText(before: string, position: number, entry: AuditEntry): string {
  const { at, who, via, act, reference, reason } = entry;
  return JSON.stringify([before, position, at, who, via, act, reference, reason]);
}

/**
 * Follows a chain over the next of its lines, in their order; its ends may have moved on since the lines before. Undefined
 * as a walk: these are the first lines that there are.
 */
export function followAudit(
  walk: AuditWalk | undefined,
  lines: readonly AuditLine[],
  ends: AuditEnds | undefined,
  hashOf: (text: string) => string,
): AuditWalk {
  let { nextPosition, before } = beginning(walk, ends);
  if (walk?.broken) return walk;
  const brokenAs = (at: number, how: Broken['how']): AuditWalk => ({
    nextPosition,
    before,
    broken: { kind: 'broken', at, how },
  });
  if (!ends && lines.length > 0) return brokenAs(1, 'more');
  for (const { position, hash, ...entry } of lines) {
    if (position !== nextPosition)
      return brokenAs(nextPosition, position > nextPosition ? 'missing' : 'more');
    if (hash !== hashOf(auditText(before, position, entry))) return brokenAs(position, 'changed');
    before = hash;
    nextPosition += 1;
  }
  return { nextPosition, before, broken: undefined };
}

/** Lines that their rule let go of meanwhile are not missed: the ends say where the chain begins now. */
function beginning(walk: AuditWalk | undefined, ends: AuditEnds | undefined) {
  if (walk && (!ends || walk.nextPosition >= ends.first)) return walk;
  return { nextPosition: ends?.first ?? 1, before: ends?.hashBefore ?? noHash };
}

/** Says of a chain that was followed to its last line whether every line is there as it was written. */
export function auditVerdict(
  { nextPosition, before, broken }: AuditWalk,
  ends: AuditEnds | undefined,
): AuditVerdict {
  if (broken) return broken;
  if (!ends) return { kind: 'whole' };
  if (nextPosition <= ends.last) return { kind: 'broken', at: nextPosition, how: 'missing' };
  if (nextPosition > ends.last + 1) return { kind: 'broken', at: ends.last + 1, how: 'more' };
  return before === ends.lastHash ? { kind: 'whole' } : { kind: 'broken', at: ends.last, how: 'changed' };
}

/**
 * What an anchor says of a chain that is whole by itself: only one that goes on from it is.
 * @param hashThere of the line at the anchor's position
 */
export function verdictByAnchor(
  anchor: AuditAnchor | ClosedAnchor | undefined,
  ends: AuditEnds | undefined,
  hashThere: string | undefined,
): AuditVerdict {
  if (anchor === undefined) return { kind: 'without-anchor' };
  if (typeof anchor === 'string') return { kind: 'broken', at: ends?.last ?? 0, how: anchor };
  if (!ends || ends.last < anchor.last) return { kind: 'broken', at: (ends?.last ?? 0) + 1, how: 'cut' };
  // The line was let go of by its rule, as the sealed ends say.
  if (anchor.last < ends.first - 1) return { kind: 'whole' };
  const hash = anchor.last === ends.first - 1 ? ends.hashBefore : hashThere;
  return hash === anchor.lastHash ? { kind: 'whole' } : { kind: 'broken', at: anchor.last, how: 'changed' };
}
