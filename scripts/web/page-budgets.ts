import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assetsFrom, type Manifest } from '#server/drawing/page-renderer.ts';

type Budget = 'step' | 'plans' | 'proposal';

type Row = {
  readonly screen: string;
  readonly device: string;
  readonly budget: Budget;
  readonly sources: readonly string[];
};

/** Kilobytes of script in the first load of a page, brotli. */
const scriptBudget: Readonly<Record<Budget, number>> = { step: 117.5, plans: 140.3, proposal: 145 };
const styleBudget = 10.7;
/** A first load counts the page, its styles, the drawings and every script. */
const requestBudget = 10;
const kilobyte = 1024;
/**
 * The budget is for the file that draws pages, uncompressed. With React's development form in it, it would be
 * twice that.
 */
const serverBudget = 1200;

async function kilobytes(clientDir: string, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => stat(join(clientDir, `${address}.br`))));
  return sizes.reduce((sum, { size }) => sum + size, 0) / kilobyte;
}

type Load = { readonly script: number; readonly style: number; readonly requests: number };

const inWords = (row: Row, { script, style, requests }: Load) =>
  `${row.screen} (${row.device}): script ${script.toFixed(1)} of ${scriptBudget[row.budget]} KB, style ${style.toFixed(1)} of ${styleBudget} KB, ${requests} of ${requestBudget} requests`;

const isOver = ({ budget }: Row, { script, style, requests }: Load) =>
  script > scriptBudget[budget] || style > styleBudget || requests > requestBudget;

/** @throws naming every page whose first load is over its budget. */
export async function checkPageBudgets(distDir: string): Promise<void> {
  const clientDir = join(distDir, 'client');
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'));
  const web: { readonly budgets: readonly Row[] } = await import(
    pathToFileURL(join(distDir, 'server', 'entry-server.js')).href
  );
  const over: string[] = [];
  for (const row of web.budgets) {
    const { entry, preloads, styles } = assetsFrom(manifest, row.sources);
    const load: Load = {
      script: await kilobytes(clientDir, [entry, ...preloads]),
      style: await kilobytes(clientDir, styles),
      requests: 2 + 1 + preloads.length + styles.length,
    };
    if (process.argv.includes('--sizes')) console.log(inWords(row, load));
    if (isOver(row, load)) over.push(inWords(row, load));
  }
  const server = (await stat(join(distDir, 'server', 'entry-server.js'))).size / kilobyte;
  if (server > serverBudget) over.push(`entry-server: ${server.toFixed(0)} of ${serverBudget} KB`);
  if (over.length > 0) throw new Error(`Over the page budget:\n${over.join('\n')}`);
}
