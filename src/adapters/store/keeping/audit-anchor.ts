import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditAnchor } from '#domain/operating/audit.ts';
import type { SealedPlace, Sealer } from '../sealing/sealing.ts';

/** Where the end of the log is kept outside of the database, so that whoever empties its tables empties not this. */
export type AnchorFile = {
  /** `unreadable`: it is there, and was not sealed by these keys. */
  readonly read: () => AuditAnchor | 'unreadable' | undefined;
  readonly write: (anchor: AuditAnchor) => void;
};

const place: SealedPlace = { table: 'audit_anchor', id: 'anchor', owner: '' };

/** @param dataDir the folder, or ':memory:' for as long as the process lives */
export function anchorFileIn(dataDir: string, sealer: Sealer): AnchorFile {
  if (dataDir === ':memory:') {
    let kept: AuditAnchor | undefined;
    return {
      read: () => kept,
      write: (anchor) => {
        kept = anchor;
      },
    };
  }
  const path = join(dataDir, 'audit-anchor.json');
  return {
    read: () => {
      const text = textOf(path);
      return text === undefined ? undefined : opened(sealer, text);
    },
    write: (anchor) => {
      // Another process may write at this moment: either file is a whole one.
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(sealer.seal(place, anchor)), { mode: 0o600 });
      renameSync(draft, path);
    },
  };
}

function opened(sealer: Sealer, text: string): AuditAnchor | 'unreadable' {
  try {
    return sealer.open(place, JSON.parse(text)) as AuditAnchor; // sealed by `write` from an anchor
  } catch {
    return 'unreadable';
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
