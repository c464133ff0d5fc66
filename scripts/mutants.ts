import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { plant } from './mutants/plant.ts';
import { added, isBelow, line, survivorLine, type Tally, type Verdict, verdictOn } from './mutants/report.ts';
import { tryMutants } from './mutants/try-mutants.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { every: { type: 'string' } } });
const [under = 'src'] = positionals;
/** One mutant of so many is tried: in rooms whose tests take seconds each, some tell as much as all. */
const every = Number(values.every ?? 1);
if (!(every >= 1)) throw new Error('Usage: npm run mutants -- [path] [--every n]');

type Room = {
  /** The least share of mutants, in percent, that its tests have to kill. */
  readonly floor: number;
  /** Where its tests stand, beside itself. */
  readonly heldBy: readonly string[];
};

/** Whose own tests say least is held by those of the API too: they draw pages that are built. */
const rooms: Readonly<Record<string, Room>> = {
  'src/usecases': { floor: 85, heldBy: [] },
  'src/domain': { floor: 90, heldBy: [] },
  'src/contract': { floor: 80, heldBy: ['test/api'] },
  'src/web': { floor: 80, heldBy: [] },
  'src/server': { floor: 80, heldBy: ['test/api'] },
};

/** The files of a folder that lie under a path, and hold code of ours to break. */
function sourcesOf(folder: string, under: string): readonly string[] {
  return globSync(`${folder}/**/*.ts`)
    .filter((path) => path.startsWith(under) && !/\.(test|suite|d)\.ts$/.test(path))
    .sort();
}

/** The tests are those of the whole folder; only the mutants are planted part by part. */
async function measure(folders: readonly string[], files: readonly string[]): Promise<Verdict> {
  const { mutants, plugin } = await plant(files);
  const planted = { mutants: mutants.filter((_, at) => at % every === 0), plugin };
  const trials = await tryMutants(folders, files, planted);
  for (const test of trials.leftOut) console.log(`Left out: ${test}`);
  return verdictOn(planted.mutants, trials);
}

async function measureAll(folders: readonly string[], files: readonly string[]): Promise<Tally> {
  const verdicts: Verdict[] = [];
  // Tests that serve a whole room are asked once for a few of its mutants.
  const parts = every > 1 ? [[under, files] as const] : Map.groupBy(files, (file) => dirname(file));
  for (const [room, part] of parts) {
    console.log(`${room} ...`);
    const verdict = await measure(folders, part);
    for (const survivor of verdict.survivors) console.log(survivorLine(survivor));
    for (const [file, tally] of verdict.byFile) console.log(line(file, tally));
    verdicts.push(verdict);
  }
  return added(verdicts.flatMap(({ byFile }) => [...byFile.values()]));
}

for (const [folder, { floor, heldBy }] of Object.entries(rooms)) {
  const files = sourcesOf(folder, under);
  if (files.length === 0) continue;
  const sum = await measureAll([folder, ...heldBy], files);
  const isWhole = folder.startsWith(under);
  console.log(`${line(isWhole ? `${folder} in all` : under, sum)}\n`);
  if (isWhole && isBelow(sum, floor)) {
    console.log(`${folder} has to reach ${floor} %`);
    process.exitCode = 1;
  }
}
