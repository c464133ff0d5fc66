import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Instant } from '../date.ts';
import { fingerprint } from '../fingerprint.ts';
import { type AuditEnds, type AuditEntry, type AuditLine, auditText, auditVerdict, noHash } from './audit.ts';

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
  written: number,
  gone: number,
): { readonly lines: readonly AuditLine[]; readonly ends: AuditEnds } {
  const lines: AuditLine[] = [];
  for (let position = 1; position <= written; position += 1) {
    const before = lines.at(-1)?.hash ?? noHash;
    lines.push({ ...entry(position), position, hash: hashOf(auditText(before, position, entry(position))) });
  }
  const ends = {
    first: gone + 1,
    last: written,
    hashBefore: lines[gone - 1]?.hash ?? noHash,
    lastHash: lines.at(-1)?.hash ?? noHash,
  };
  return { lines: lines.slice(gone), ends };
}

const sizes = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.nat()).map(([written, any]) => ({
  written,
  gone: any % written,
}));

test('a log that was only written, and let go of by its rule, is whole', () => {
  fc.assert(
    fc.property(sizes, ({ written, gone }) => {
      const { lines, ends } = chain(written, gone);
      expect(auditVerdict(lines, ends, hashOf)).toEqual({ kind: 'whole' });
    }),
  );
  expect(auditVerdict([], undefined, hashOf)).toEqual({ kind: 'whole' });
});

test('a line that is taken out, wherever it stood, the last one too, shows', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), ({ written, gone }, any) => {
      const { lines, ends } = chain(written, gone);
      const which = any % lines.length;
      const verdict = auditVerdict(lines.toSpliced(which, 1), ends, hashOf);
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
      expect(auditVerdict(forged, ends, hashOf)).toEqual({ kind: 'broken', at: which + 1, how: 'changed' });
    }
  },
);

test('lines that nobody wrote show: at the end, in place of all, and rewritten from one on', () => {
  const { lines, ends } = chain(5, 0);
  expect(auditVerdict(chain(6, 0).lines, ends, hashOf)).toMatchObject({ at: 6, how: 'more' });
  expect(auditVerdict(lines, undefined, hashOf)).toMatchObject({ kind: 'broken' });
  const rewritten: AuditLine[] = [];
  for (const { hash: _, ...line } of lines) {
    const own = line.position === 3 ? { ...line, reason: 'another' } : line;
    const before = rewritten.at(-1)?.hash ?? noHash;
    rewritten.push({ ...own, hash: hashOf(auditText(before, line.position, own)) });
  }
  expect(auditVerdict(rewritten, ends, hashOf)).toMatchObject({ kind: 'broken', how: 'changed' });
});
