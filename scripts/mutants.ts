import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plant } from './mutants/plant.ts';
import { added, isBelow, line, survivorLine, type Tally, verdictOn } from './mutants/report.ts';
import { tryMutants } from './mutants/try-mutants.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string' }, tests: { type: 'string', multiple: true } },
});
const [under = 'src'] = positionals;
/** One mutant of so many is tried: in rooms whose tests take seconds each, some tell as much as all. */
const every = Number(values.every ?? 1);
if (!(every >= 1)) throw new Error('Usage: npm run mutants -- [path] [--every n] [--tests path]');

type Room = {
  /** The least share of mutants, in percent, that its tests have to kill. */
  readonly floor: number;
  /** Where its tests stand, beside itself. */
  readonly heldBy: readonly string[];
};

/** The server is held by the tests of the API too: they draw pages that are built. */
const rooms: Readonly<Record<string, Room>> = {
  'src/usecases': { floor: 90, heldBy: [] },
  'src/domain': { floor: 92, heldBy: [] },
  'src/contract': { floor: 80, heldBy: [] },
  'src/web': { floor: 80, heldBy: [] },
  'src/server': { floor: 80, heldBy: ['test/api'] },
};

/** The files of a folder that lie under a path, and hold code of ours to break. */
function sourcesOf(folder: string, under: string): readonly string[] {
  return globSync(`${folder}/**/*.ts`)
    .filter((path) => path.startsWith(under) && !/\.(test|suite|d)\.ts$/.test(path))
    .sort();
}

async function measure(tests: readonly string[], files: readonly string[]): Promise<Tally> {
  const { mutants, plugin } = await plant(files);
  const planted = { mutants: mutants.filter((_, at) => at % every === 0), plugin };
  const trials = await tryMutants(tests, files, planted);
  for (const test of trials.leftOut) console.log(`Left out: ${test}`);
  const { byFile, survivors } = verdictOn(planted.mutants, trials);
  for (const survivor of survivors) console.log(survivorLine(survivor));
  for (const [file, tally] of byFile) console.log(line(file, tally));
  return added([...byFile.values()]);
}

for (const [folder, { floor, heldBy }] of Object.entries(rooms)) {
  const files = sourcesOf(folder, under);
  if (files.length === 0) continue;
  // A few tests alone, by how their paths begin, say the least that is noticed, and soon.
  const sum = await measure(values.tests ?? [folder, ...heldBy], files);
  const isWhole = folder.startsWith(under);
  console.log(`${line(isWhole ? `${folder} in all` : under, sum)}\n`);
  if (isWhole && isBelow(sum, floor)) {
    console.log(`${folder} has to reach ${floor} %`);
    process.exitCode = 1;
  }
}
