import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Instant } from '#domain/date.ts';
import {
  type AuditEnds,
  type AuditLine,
  type AuditWalk,
  auditText,
  auditVerdict,
  followAudit,
  noHash,
  verdictByAnchor,
} from '#domain/operating/audit.ts';
import type { Operating } from '#usecases/ports/keeping.ts';
import { holdName } from '../engine/locks.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';
import type { Tables } from '../tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { AnchorFile } from './audit-anchor.ts';

type Audit = Pick<Operating, 'recordAudit' | 'lastAudit' | 'auditVerdict' | 'anchorAudit'>;

/** One line after the other, each with a hash over the one before: no line is changed, and none but the oldest go. */
export function auditIn({ run, atomically }: UnitOfWork, sealer: Sealer, anchors: AnchorFile): Audit {
  return {
    recordAudit: (entry) =>
      atomically(async (db) => {
        const ends = (await heldEnds(db, sealer)) ?? emptyChain;
        const position = ends.last + 1;
        const line = { ...entry, position, hash: hashOfAudit(auditText(ends.lastHash, position, entry)) };
        await db.insertInto('audit').values(line).execute();
        await keepEnds(db, sealer, { ...ends, last: position, lastHash: line.hash });
        return line;
      }),
    lastAudit: (limit, before) =>
      run((db) =>
        db
          .selectFrom('audit')
          .selectAll()
          .$if(before !== undefined, (lines) => lines.where('position', '<', before ?? 0))
          .orderBy('position', 'desc')
          .limit(limit)
          .execute(),
      ),
    auditVerdict: async () => {
      let walk: AuditWalk | undefined;
      for (;;) {
        const step = await atomically((db) => stretchOf(db, sealer, walk));
        if (step.verdict?.kind === 'broken') return step.verdict;
        if (step.verdict) return (await run((db) => againstAnchor(db, sealer, anchors))).verdict;
        walk = step.walk;
      }
    },
    anchorAudit: async (how) => {
      const { verdict, ends, anchor } = await run((db) => againstAnchor(db, sealer, anchors));
      if (verdict.kind === 'broken' && how !== 'anew') return false;
      if (ends && (typeof anchor !== 'object' || ends.last !== anchor.last))
        anchors.write({ last: ends.last, lastHash: ends.lastHash });
      return true;
    },
  };
}

/** The anchor is read first: what is written to the log meanwhile lies behind it. */
async function againstAnchor(db: Kysely<Tables>, sealer: Sealer, anchors: AnchorFile) {
  const anchor = anchors.read();
  const ends = await readEnds(db, sealer);
  const there = typeof anchor === 'object' ? anchor.last : undefined;
  const line = await db
    .selectFrom('audit')
    .select('hash')
    .where('position', '=', there ?? 0)
    .executeTakeFirst();
  return { verdict: verdictByAnchor(anchor, ends, line?.hash), ends, anchor };
}

/** Lines that are looked at in one go: a chain of years is never in memory as a whole, and nothing waits long for its end. */
const stretch = 250;

/** The next lines with the ends of that moment, while nobody adds to the chain. */
async function stretchOf(db: Kysely<Tables>, sealer: Sealer, walked: AuditWalk | undefined) {
  const ends = await heldEnds(db, sealer);
  const lines = await db
    .selectFrom('audit')
    .selectAll()
    .$if(walked !== undefined, (all) => all.where('position', '>=', walked?.nextPosition ?? 0))
    .orderBy('position')
    .limit(stretch)
    .execute();
  const walk = followAudit(walked, lines, ends, hashOfAudit);
  const isOver = walk.broken !== undefined || lines.length < stretch;
  return { walk, verdict: isOver ? auditVerdict(walk, ends) : undefined };
}

function hashOfAudit(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The oldest lines, up to some moment; the chain then begins behind them. */
export async function letGoOfAudit(
  db: Kysely<Tables>,
  sealer: Sealer,
  { before, limit }: { readonly before: Instant; readonly limit: number },
): Promise<number> {
  // Before the look: behind one that another server has let go of meanwhile, the chain would begin further back again.
  const ends = await heldEnds(db, sealer);
  const old = await db.selectFrom('audit').selectAll().orderBy('position').limit(limit).execute();
  const index = old.findIndex(({ at }) => at >= before);
  const deleted: readonly AuditLine[] = index < 0 ? old : old.slice(0, index);
  const last = deleted.at(-1);
  if (!last || !ends) return 0;
  await db.deleteFrom('audit').where('position', '<=', last.position).execute();
  await keepEnds(db, sealer, { ...ends, first: last.position + 1, hashBefore: last.hash });
  return deleted.length;
}

const emptyChain: AuditEnds = { first: 1, last: 0, hashBefore: noHash, lastHash: noHash };

const head: SealedPlace = { table: 'audit_head', id: 'head', owner: '' };

/** Held until the transaction ends, so that two lines are written one after the other. */
async function heldEnds(db: Kysely<Tables>, sealer: Sealer): Promise<AuditEnds | undefined> {
  await holdName(db, 'audit', head.id);
  return readEnds(db, sealer);
}

async function readEnds(db: Kysely<Tables>, sealer: Sealer): Promise<AuditEnds | undefined> {
  const row = await db
    .selectFrom('audit_head')
    .select('sealedHead')
    .where('id', '=', head.id)
    .executeTakeFirst();
  // Sealed by `keepEnds` from the ends of a chain.
  return row && (sealer.open(head, row.sealedHead) as AuditEnds);
}

async function keepEnds(db: Kysely<Tables>, sealer: Sealer, ends: AuditEnds): Promise<void> {
  const sealedHead = sealer.seal(head, ends);
  await db
    .insertInto('audit_head')
    .values({ id: head.id, sealedHead })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealedHead }))
    .execute();
}
