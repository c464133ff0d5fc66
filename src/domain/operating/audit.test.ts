import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { fingerprint } from '../fingerprint.ts';
import {
  type AuditAnchor,
  type AuditEnds,
  type AuditEntry,
  type AuditLine,
  type AuditVerdict,
  type AuditWalk,
  auditText,
  auditVerdict,
  type ClosedAnchor,
  followAudit,
  noHash,
  verdictByAnchor,
} from './audit.ts';

const hashOf = (text: string) => fingerprint([text]);

const entry = (position: number): AuditEntry => ({
  at: `2026-11-20T10:00:${String(position % 60).padStart(2, '0')}.000Z` as Instant, // the shape of an instant
  who: 'meera',
  via: 'command',
  act: 'looked-at',
  reference: `CHT-${position}`,
  reason: '',
});

/** As many lines as the store would have written, the first of them let go of by their rule. */
function chain(
  count: number,
  deletedCount: number,
): { readonly lines: readonly AuditLine[]; readonly ends: AuditEnds } {
  const lines: AuditLine[] = [];
  for (let position = 1; position <= count; position += 1) {
    const before = lines.at(-1)?.hash ?? noHash;
    lines.push({ ...entry(position), position, hash: hashOf(auditText(before, position, entry(position))) });
  }
  const ends = {
    first: deletedCount + 1,
    last: count,
    hashBefore: lines[deletedCount - 1]?.hash ?? noHash,
    lastHash: lines.at(-1)?.hash ?? noHash,
  };
  return { lines: lines.slice(deletedCount), ends };
}

/** Looked at in stretches of so many lines, as a store reads them. */
function verdictOf(
  lines: readonly AuditLine[],
  ends: AuditEnds | undefined,
  stretch: number = lines.length,
): AuditVerdict {
  let walk: AuditWalk = followAudit(undefined, lines.slice(0, stretch), ends, hashOf);
  for (let at = stretch; at < lines.length; at += stretch)
    walk = followAudit(walk, lines.slice(at, at + stretch), ends, hashOf);
  return auditVerdict(walk, ends);
}

const sizes = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat()).map(([count, any]) => ({
  written: count,
  gone: any % count,
}));

const stretches = fc.integer({ min: 1, max: 5 });

test('a log that was only written, and let go of by its rule, is whole', () => {
  fc.assert(
    fc.property(sizes, stretches, ({ written: count, gone }, stretch) => {
      const { lines, ends } = chain(count, gone);
      expect(verdictOf(lines, ends, stretch)).toEqual({ kind: 'whole' });
    }),
  );
  expect(verdictOf([], undefined)).toEqual({ kind: 'whole' });
});

test('a line that is taken out, wherever it stood, the last one too, shows', () => {
  fc.assert(
    fc.property(sizes, stretches, fc.nat(), ({ written: count, gone }, stretch, any) => {
      const { lines, ends } = chain(count, gone);
      const which = any % lines.length;
      const verdict = verdictOf(lines.toSpliced(which, 1), ends, stretch);
      expect(verdict).toEqual({ kind: 'broken', at: gone + which + 1, how: 'missing' });
    }),
  );
});

test.each(['at', 'who', 'via', 'act', 'reference', 'reason', 'hash'] as const)(
  'a changed %s shows',
  (name) => {
    for (const which of [0, 2, 4]) {
      const { lines, ends } = chain(5, 0);
      const forged = lines.map((line, index) => (index === which ? { ...line, [name]: 'forged' } : line));
      for (const stretch of [1, 2, 5])
        expect(verdictOf(forged, ends, stretch)).toEqual({ kind: 'broken', at: which + 1, how: 'changed' });
    }
  },
);

test('lines that nobody wrote show: at the end, in place of all, and rewritten from one on', () => {
  const { lines, ends } = chain(5, 0);
  expect(verdictOf(chain(6, 0).lines, ends)).toMatchObject({ at: 6, how: 'more' });
  expect(verdictOf(lines, undefined)).toMatchObject({ kind: 'broken' });
  const rewritten: AuditLine[] = [];
  for (const { hash: _, ...line } of lines) {
    const own = line.position === 3 ? { ...line, reason: 'another' } : line;
    const before = rewritten.at(-1)?.hash ?? noHash;
    rewritten.push({ ...own, hash: hashOf(auditText(before, line.position, own)) });
  }
  expect(verdictOf(rewritten, ends)).toMatchObject({ kind: 'broken', how: 'changed' });
});

test('lines that are written and let go of while the log is looked at are neither more nor missing', () => {
  const all = chain(9, 0).lines;
  const [early, late] = [chain(6, 0).ends, chain(9, 5).ends];
  // Four of six lines were looked at; then came three more, and the first five went by their rule.
  const walk = followAudit(undefined, all.slice(0, 4), early, hashOf);
  const rest = followAudit(walk, all.slice(5), late, hashOf);
  expect(auditVerdict(rest, late)).toEqual({ kind: 'whole' });
  const missing = followAudit(walk, all.slice(6), late, hashOf);
  expect(auditVerdict(missing, late)).toEqual({ kind: 'broken', at: 6, how: 'missing' });
});

describe('the end that was seen', () => {
  const ends = { first: 3, last: 6, hashBefore: 'h2', lastHash: 'h6' };
  test.each<
    [string, AuditAnchor | ClosedAnchor | undefined, typeof ends | undefined, string | undefined, string]
  >([
    ['was never noted', undefined, ends, undefined, 'without-anchor'],
    ['was never noted, nor was a line written', undefined, undefined, undefined, 'without-anchor'],
    ['is the end', { last: 6, lastHash: 'h6' }, ends, 'h6', 'whole'],
    ['is passed', { last: 5, lastHash: 'h5' }, ends, 'h5', 'whole'],
    ['is let go', { last: 1, lastHash: 'h1' }, ends, undefined, 'whole'],
    ['is the last that was let go', { last: 2, lastHash: 'h2' }, ends, undefined, 'whole'],
    ['is another than the last that was let go', { last: 2, lastHash: 'x' }, ends, undefined, 'changed at 2'],
    ['has another hash', { last: 5, lastHash: 'x' }, ends, 'h5', 'changed at 5'],
    ['lies behind the end', { last: 9, lastHash: 'h9' }, ends, undefined, 'cut at 7'],
    ['is of a log that is empty', { last: 9, lastHash: 'h9' }, undefined, undefined, 'cut at 1'],
    ['was sealed by another key', 'anchor-of-another-key', ends, undefined, 'anchor-of-another-key at 6'],
    ['is torn', 'anchor-damaged', ends, undefined, 'anchor-damaged at 6'],
  ])('tells whether a log goes on from it, where it %s', (_what, anchor, chain, hash, says) => {
    const verdict = verdictByAnchor(anchor, chain, hash);
    expect(verdict.kind === 'broken' ? `${verdict.how} at ${verdict.at}` : verdict.kind).toBe(says);
  });
});
