import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditAnchor, ClosedAnchor } from '#domain/operating/audit.ts';
import { keyIdOf, opens, type SealedPlace, type Sealer } from '../sealing/sealing.ts';

/** Where the end of the log is kept outside of the database, so that whoever empties its tables empties not this. */
export type AnchorFile = {
  readonly read: () => AuditAnchor | ClosedAnchor | undefined;
  readonly write: (anchor: AuditAnchor) => void;
};

const place: SealedPlace = { table: 'audit_anchor', id: 'anchor', owner: '' };

/** @param dataDir the folder, or ':memory:' for as long as the process lives */
export function anchorFileIn(dataDir: string, sealer: Sealer): AnchorFile {
  if (dataDir === ':memory:') {
    let storedAnchor: AuditAnchor | undefined;
    return {
      read: () => storedAnchor,
      write: (anchor) => {
        storedAnchor = anchor;
      },
    };
  }
  const path = join(dataDir, 'audit-anchor.json');
  return {
    read: () => {
      const text = textOf(path);
      return text === undefined ? undefined : opened(sealer, text);
    },
    write: (anchor) => writeWhole(path, JSON.stringify(sealer.seal(place, anchor))),
  };
}

/**
 * Other processes may write at this moment, and the power may fail: there is always one whole file. The draft has a name of
 * its own; in containers that share a volume every process has the same number.
 */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function opened(sealer: Sealer, text: string): AuditAnchor | ClosedAnchor {
  const sealed = sealedIn(text);
  const key = sealed === undefined ? undefined : keyIdOf(sealed);
  if (sealed === undefined || key === undefined) return 'anchor-damaged';
  if (!sealer.hasKey(key)) return 'anchor-of-another-key';
  // Sealed by `write` from an anchor.
  return opens(sealer, place, sealed) ? (sealer.open(place, sealed) as AuditAnchor) : 'anchor-damaged';
}

/** Undefined: no JSON, or another than a text, as of a file that is torn. */
function sealedIn(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
