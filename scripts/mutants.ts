import { globSync } from 'node:fs';
import { plant } from './mutants/plant.ts';
import { line, percent, survivorLine, type Verdict, verdictOn } from './mutants/report.ts';
import { tryMutants } from './mutants/try-mutants.ts';

/** The least share of mutants, in percent, that the tests of a folder have to kill; undefined: it is only told. */
const floors: Readonly<Record<string, number | undefined>> = {
  'src/usecases': 85,
  'src/domain': 90,
  'src/contract': undefined,
};

/** The files of a folder that lie under a path, and hold code of ours to break. */
function sourcesOf(folder: string, under: string): readonly string[] {
  return globSync(`${folder}/**/*.ts`)
    .filter((path) => path.startsWith(under) && !/\.(test|suite|d)\.ts$/.test(path))
    .sort();
}

async function measure(folder: string, files: readonly string[]): Promise<Verdict> {
  const planted = await plant(files);
  const trials = await tryMutants(folder, files, planted);
  if (trials.unsound.length > 0) throw new Error(`Not sound:\n${trials.unsound.join('\n')}`);
  return verdictOn(folder, planted.mutants, trials);
}

function tell({ folder, whole, byPart, survivors }: Verdict): void {
  for (const survivor of survivors) console.log(survivorLine(survivor));
  console.log('');
  for (const [part, tally] of byPart) console.log(line(part, tally));
  console.log(line(`${folder} in all`, whole));
}

const under = process.argv[2] ?? 'src';
for (const [folder, floor] of Object.entries(floors)) {
  const files = sourcesOf(folder, under);
  if (files.length === 0) continue;
  const verdict = await measure(folder, files);
  tell(verdict);
  const isWhole = folder.startsWith(under);
  if (isWhole && floor !== undefined && percent(verdict.whole) < floor) {
    console.log(`${folder} has to reach ${floor} %`);
    process.exitCode = 1;
  }
}
