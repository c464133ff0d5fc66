import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BrokenCatalogue, type CatalogueFault, faultText } from './catalogue-fault.ts';
import { loadCatalogue } from './load-catalogue.ts';

export const shippedCatalogue = fileURLToPath(new URL('../../../catalogue', import.meta.url));

/** One slip of the pen in one file of the shipped catalogue, and how it must be reported. */
export type Planted = {
  readonly fault: string;
  readonly file: string;
  readonly find: string | RegExp;
  readonly put: string;
  readonly column: string | undefined;
  readonly reason: RegExp;
  /** Where the fault shows, when it is not the first row that was changed. */
  readonly row?: (text: string) => number | undefined;
};

export function rowOf(marker: string): (text: string) => number {
  return (text) => text.split('\n').findIndex((line) => line.includes(marker)) + 1;
}

export function expectReported(planted: readonly Planted[]): void {
  test.each(planted)('$fault', async ({ file, find, put, column, reason, row }) => {
    await withCopy(async (folder) => {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      const after = before.replace(find, put);
      expect(after).not.toBe(before);
      await writeFile(path, after);
      const faults = await faultsOf(folder);
      const wantedRow = row === undefined ? firstChangedRow(before, after) : row(after);
      const there = faults.filter(
        (fault) => fault.file === file && fault.row === wantedRow && fault.column === column,
      );
      const reasons = there.map((fault) => fault.reason).join('; ');
      expect(reasons, faults.map(faultText).join('\n')).toMatch(reason);
    });
  });
}

/** Gives a copy of the shipped catalogue to spoil. */
export async function withCopy(spoil: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  try {
    await cp(shippedCatalogue, folder, { recursive: true });
    await spoil(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function faultsOf(folder: string): Promise<readonly CatalogueFault[]> {
  try {
    await loadCatalogue(folder);
    return [];
  } catch (error) {
    if (error instanceof BrokenCatalogue) return error.faults;
    throw error;
  }
}

function firstChangedRow(before: string, after: string): number {
  const old = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
}
