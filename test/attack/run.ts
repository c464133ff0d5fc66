import { type Attack, blindnessOf, objectionsTo, type Scale, shortened } from './attack.ts';
import { bodies } from './bodies.ts';
import { usedUpDescriptors } from './connections/descriptors.ts';
import { trickledBodies } from './connections/trickled-bodies.ts';
import { purchasesBesideOthers } from './database/beside-others.ts';
import { busyDatabase } from './database/busy-database.ts';
import { cutDatabase } from './database/cut-database.ts';
import { damagedData } from './database/damage.ts';
import { deliveries } from './deliveries.ts';
import { entries } from './doors.ts';
import { eventStorm } from './events/event-storm.ts';
import { madeUpVisits } from './events/made-up-visits.ts';
import { foreignIds } from './foreign.ts';
import { fuzzing } from './fuzz/fuzz.ts';
import { timed } from './ground/timing.ts';
import { livePrices } from './live-prices.ts';
import { extraMoney } from './money/extra-money.ts';
import { operatorSignIn } from './operators/sign-in.ts';
import { overload } from './overload.ts';
import { pageAddresses } from './pages/page-addresses.ts';
import { papers } from './papers.ts';
import { formSaves } from './saves.ts';
import { callBackFlood } from './tricks/call-back-flood.ts';
import { junkPages } from './tricks/junk-pages.ts';
import { junkPosts } from './tricks/junk-posts.ts';
import { openingNumbers } from './tricks/opening-numbers.ts';
import { passkeys } from './tricks/passkeys.ts';

const attacks: readonly Attack[] = [
  bodies,
  usedUpDescriptors,
  trickledBodies,
  fuzzing,
  pageAddresses,
  formSaves,
  entries,
  junkPosts,
  junkPages,
  callBackFlood,
  openingNumbers,
  passkeys,
  operatorSignIn,
  papers,
  livePrices,
  foreignIds,
  damagedData,
  deliveries,
  extraMoney,
  busyDatabase,
  purchasesBesideOthers,
  cutDatabase,
  eventStorm,
  madeUpVisits,
  overload,
];

const argWords = process.argv.slice(2);
const isSeeded = /^\d{1,9}$/.test(argWords[0] ?? '');
const seed = isSeeded ? String(argWords[0]) : String(Date.now() % 1_000_000);
const words = isSeeded ? argWords.slice(1) : argWords;
const scale: Scale = { name: 'long', seed: Number(seed) };
const matching = attacks.filter(({ name }) => name.includes(words.join(' ')));
if (matching.length === 0) {
  process.stderr.write('Usage: npm run attack -- [seed] [words of the name of an attack]\n');
  process.exit(2);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** It answers true when the attack was withstood. */
async function runOne(attack: Attack): Promise<boolean> {
  const [ms, report] = await timed(() => attack.run(scale));
  const complaints = objectionsTo(report);
  const verdict = complaints.length === 0 ? 'held' : `BROKEN, ${complaints.length} complaints`;
  say(`${attack.name}: ${verdict}. ${report.figures} (${(ms / 1000).toFixed(1)} s)`);
  for (const complaint of shortened(complaints)) say(`  ${complaint}`);
  return complaints.length === 0;
}

/** True when the attack sees every fault that is built in. */
async function runPlanted(attack: Attack): Promise<boolean> {
  const blind: string[] = [];
  for (const planted of attack.planted) {
    const blindness = blindnessOf(planted, await planted.run({ ...scale, name: 'short' }));
    if (blindness !== undefined) blind.push(blindness);
  }
  say(`  planted faults: ${attack.planted.length - blind.length} of ${attack.planted.length} found`);
  for (const each of blind) say(`  ${each}`);
  return blind.length === 0;
}

say(`Seed ${seed}; npm run attack -- ${seed} repeats it`);
const counts = { passed: 0, failed: 0 };
for (const attack of matching) {
  const why = await attack.whyNot?.();
  if (why !== undefined) {
    say(`${attack.name}: skipped, ${why}`);
    continue;
  }
  for (const isRight of [await runOne(attack), await runPlanted(attack)])
    counts[isRight ? 'passed' : 'failed'] += 1;
}
say(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
