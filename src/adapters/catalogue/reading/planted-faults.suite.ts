import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkCatalogue, loadCatalogue } from '../load-catalogue.ts';
import { BrokenCatalogue, type CatalogueFault, faultText } from './catalogue-fault.ts';
import { readCatalogueFiles } from './catalogue-files.ts';

export const shippedCatalogue = fileURLToPath(new URL('../../../../catalogue', import.meta.url));

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
    const files = await filesBeside(file);
    const before = files.get(file) ?? '';
    const after = before.replace(find, put);
    expect(after).not.toBe(before);
    const faults = await faultsOfFiles(new Map([...files, [file, after]]));
    const wantedRow = row === undefined ? firstChangedRow(before, after) : row(after);
    const here = faults.filter((fault) => fault.file === file);
    const there = here.filter((fault) => fault.row === wantedRow && fault.column === column);
    const reasons = there.map((fault) => fault.reason).join('; ');
    expect(reasons, here.map(faultText).join('\n')).toMatch(reason);
  });
}

let shipped: Promise<ReadonlyMap<string, string>> | undefined;

/** The shipped catalogue with the products of one insurer, the planted file's own: the others take time and say nothing. */
async function filesBeside(file: string): Promise<ReadonlyMap<string, string>> {
  shipped ??= readCatalogueFiles(shippedCatalogue);
  const insurer = /^insurers\/[^/]+\//.exec(file)?.[0] ?? 'insurers/kaveri/';
  const isBeside = (path: string) =>
    !path.startsWith('insurers/') || path.startsWith(insurer) || path.endsWith('/insurer.json');
  const beside = [...(await shipped)].filter(([path]) => isBeside(path));
  return new Map(beside.map(([path, text]) => [path, isLong(path) && path !== file ? headOf(text) : text]));
}

const isLong = (path: string) => path === 'hospitals.csv';
const headOf = (text: string) => text.slice(0, text.indexOf('\n') + 1);

export function faultsOf(folder: string): Promise<readonly CatalogueFault[]> {
  return faultsIn(() => loadCatalogue(folder));
}

function faultsOfFiles(files: ReadonlyMap<string, string>): Promise<readonly CatalogueFault[]> {
  return faultsIn(() => checkCatalogue(files, async () => undefined));
}

async function faultsIn(load: () => Promise<unknown>): Promise<readonly CatalogueFault[]> {
  try {
    await load();
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
