import type { Instant } from '../date.ts';

/** What was done with somebody's data, or read of it. */
export const auditActs = [
  'looked-up',
  'looked-at',
  'retried',
  'message-retried',
  'refund-asked',
  'erasure-asked',
  'exported',
  'call-number-read',
  'call-back-settled',
  'resealed',
  'signed-in',
] as const;

export type AuditAct = (typeof auditActs)[number];

/** `visitor`: whom the data are about. */
export type AuditVia = 'command' | 'pages' | 'visitor';

export type AuditEntry = {
  readonly at: Instant;
  /** Of the staff: as they named themselves. */
  readonly who: string;
  readonly via: AuditVia;
  readonly act: AuditAct;
  /** A proposal number, a message's key, a call-back's id or what was looked for; never anything of a person. */
  readonly reference: string;
  readonly reason: string;
};

export type AuditLine = AuditEntry & {
  /** 1, 2, 3 … without a gap. */
  readonly position: number;
  /** Over its own words and the hash before it. */
  readonly hash: string;
};

/** Where the chain begins and ends, as it was sealed with the last line. */
export type AuditEnds = {
  readonly first: number;
  readonly last: number;
  /** Of the line before the first that is kept. */
  readonly hashBefore: string;
  readonly lastHash: string;
};

export type AuditVerdict =
  | { readonly kind: 'whole' }
  | { readonly kind: 'broken'; readonly at: number; readonly how: 'missing' | 'changed' | 'more' };

/** The beginning of every chain. */
export const noHash = '';

/** What the hash of a line is made over. */
export function auditText(before: string, position: number, entry: AuditEntry): string {
  const { at, who, via, act, reference, reason } = entry;
  return JSON.stringify([before, position, at, who, via, act, reference, reason]);
}

/** Whether every line is there as it was written, from the first that is kept to the last that was. */
export function auditVerdict(
  lines: readonly AuditLine[],
  ends: AuditEnds | undefined,
  hashOf: (text: string) => string,
): AuditVerdict {
  if (!ends) return lines.length === 0 ? { kind: 'whole' } : { kind: 'broken', at: 1, how: 'more' };
  let before = ends.hashBefore;
  let wanted = ends.first;
  for (const { position, hash, ...entry } of lines) {
    if (position !== wanted)
      return { kind: 'broken', at: wanted, how: position > wanted ? 'missing' : 'more' };
    if (hash !== hashOf(auditText(before, position, entry)))
      return { kind: 'broken', at: position, how: 'changed' };
    before = hash;
    wanted += 1;
  }
  if (wanted <= ends.last) return { kind: 'broken', at: wanted, how: 'missing' };
  if (wanted > ends.last + 1) return { kind: 'broken', at: ends.last + 1, how: 'more' };
  return before === ends.lastHash ? { kind: 'whole' } : { kind: 'broken', at: ends.last, how: 'changed' };
}
