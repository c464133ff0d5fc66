import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { endAll, type LivingServer, startBy } from './living-server.ts';

let project: string;
let server: LivingServer;

/** A copy of what a server for development is made of: others read the sources while these are edited. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'chhatri-edits-'));
  const needed = ['src', 'scripts', 'catalogue', 'package.json', 'tsconfig.base.json', 'vite.config.ts'];
  await Promise.all(needed.map((name) => cp(name, join(project, name), { recursive: true })));
  // Link by link, so that what is kept beside the packages is the copy's own.
  await mkdir(join(project, 'node_modules'));
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.'))
      await symlink(resolve('node_modules', name), join(project, 'node_modules', name));
  const dev = [process.execPath, '--watch', '--watch-preserve-output', 'scripts/dev.ts'] as const;
  // It starts anew after an edit, and has to be found again.
  server = await startBy(dev, { PORT: String(await freePort()) }, project);
});

afterAll(async () => {
  await endAll();
  await rm(project, { recursive: true, force: true, maxRetries: 5 });
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(project, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  await writeFile(path, text.replace(from, to));
}

/** What stands at an address; nothing while the server starts anew. */
async function read(path: string): Promise<string> {
  try {
    return await (
      await fetch(server.origin + path, { headers: { accept: 'text/html, application/json' } })
    ).text();
  } catch {
    return '';
  }
}

test('a server for development draws pages from their sources, and starts once where nothing is edited', async () => {
  expect(server.output).not.toContain('Restarting');
  expect(await read('/health-plan/choose-member')).toContain('/src/web/entry-client.tsx');
});

test.each([
  {
    what: 'a word',
    file: 'src/words/en/who.ts',
    from: "'who.title': 'Who would you like to cover?'",
    to: "'who.title': 'Whom shall it be?'",
    path: '/health-plan/choose-member',
    before: 'Who would you like to cover?',
    after: 'Whom shall it be?',
  },
  {
    what: 'the server',
    file: 'src/server/process/health/health.ts',
    from: "status: 'up'",
    to: "status: 'edited'",
    path: '/healthz',
    before: '"up"',
    after: '"edited"',
  },
  {
    what: 'a rule',
    file: 'src/domain/cover/continuity.ts',
    from: 'renewalGraceDays = 30',
    to: 'renewalGraceDays = 77',
    path: '/about/how-cover-counts',
    before: '30 days',
    after: '77 days',
  },
])('an edit of $what shows by itself', async ({ file, from, to, path, before, after }) => {
  // After the edit before it the server may still be starting, or ask for a moment.
  await expect.poll(() => read(path), { timeout: 30_000, interval: 100 }).toContain(before);
  expect(await read(path)).not.toContain(after);
  await edit(file, from, to);
  await expect.poll(() => read(path), { timeout: 30_000, interval: 100 }).toContain(after);
});
