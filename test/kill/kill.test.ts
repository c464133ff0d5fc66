import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSmallCatalogue } from '#adapters/catalogue/small-catalogue.suite.ts';
import { policiesIn, wrongsIn } from './audit.ts';
import { type EditingReport, type Ended, keepBuying, keepEditing, openEditor } from './buyers.ts';
import { chanceFrom } from './chance.ts';
import { type KillableServer, killableServer } from './killable-server.ts';

const kills = Number(process.env.KILLS ?? '8');
const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

let folder = '';
let dataDir = '';
let server: KillableServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chhatri-kill-'));
  dataDir = join(folder, 'data');
  // What is sold says nothing about what is kept, and one insurer starts sooner.
  const catalogueDir = join(folder, 'catalogue');
  await writeSmallCatalogue(catalogueDir, 'sahyadri');
  server = killableServer(dataDir, catalogueDir);
  await server.start();
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function killOften(chance: () => number): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    await pass(100 + chance() * 800);
    await server.kill();
    if (chance() < 0.15) await server.startAndKill(chance() * 900);
    await server.start();
  }
}

const timeout = 60_000 + kills * 15_000;
test(`${kills} kills at any moment lose no answered save and leave every payment one policy (seed ${seed})`, {
  timeout,
}, async () => {
  const chance = chanceFrom(seed);
  let isOver = false;
  const traffic = { server, chance, isOver: () => isOver };
  const editors = await Promise.all([1, 2].map(() => openEditor(server)));
  const edits = Promise.all(editors.map((editor) => keepEditing(editor, traffic)));
  const purchases = Promise.all([1, 2, 3].map(() => keepBuying(traffic)));
  await killOften(chance);
  isOver = true;
  const reports: readonly EditingReport[] = await edits;
  const ended: readonly Ended[] = (await purchases).flat();
  await server.stop();

  expect(reports.flatMap(({ wrongs }) => wrongs)).toEqual([]);
  expect(wrongsIn(dataDir)).toEqual([]);
  const policies = policiesIn(dataDir);
  for (const { number, outcome, policy } of ended) {
    expect([number, outcome, policy]).toEqual([number, 'issued', policies.get(number)]);
  }
  expect(ended.length).toBeGreaterThan(0);
  for (const { saves, lost } of reports) expect(saves + lost).toBeGreaterThan(0);
});
