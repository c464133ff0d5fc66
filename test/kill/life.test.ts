import { execFileSync } from 'node:child_process';
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { endAll, keepAsking, readinessUntilEnd, slowPost, startBy, statusOf } from './living-server.ts';

afterEach(endAll);

const server = [process.execPath, 'test/kill/server.ts'] as const;
const never = '60000';

describe('a server that was started through a shell, as npm does', () => {
  test('goes when the shell does, although nobody tells it', async () => {
    const env = { npm_lifecycle_event: 'start', DRAIN_NOTICE_MS: '500' };
    const command = `${process.execPath} scripts/start.ts; exit $?`;
    const { child, origin, ended } = await startBy(['sh', '-c', command], env);
    expect(await statusOf(origin, '/readyz')).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(await readinessUntilEnd(origin)).toContain('refused');
  });

  test('is one process, with the heap of the settings', async () => {
    const { child } = await startBy([process.execPath, 'scripts/start.ts'], { MAX_HEAP_MB: '99' });
    const words = execFileSync('ps', ['-o', 'args=', '-p', String(child.pid)], { encoding: 'utf8' });
    expect(words).toMatch(/--max-old-space-size=99 .*serve\.ts/);
  });
});

describe('a server that is told to stop', () => {
  test('says so before its door closes, and answers everything that came in before', async () => {
    const { child, origin, ended } = await startBy(server, { DRAIN_NOTICE_MS: '500' });
    let hasSignal = false;
    const askers = Array.from({ length: 8 }, () => keepAsking(origin, () => hasSignal));
    const rest = Promise.withResolvers<void>();
    const slow = slowPost(origin, rest.promise);
    await pass(200);
    child.kill('SIGTERM');
    const statuses = await readinessUntilEnd(origin, (status) => {
      hasSignal ||= status === 503;
    });
    rest.resolve();
    expect(statuses.slice(-2)).toEqual([503, 'refused']);
    expect(new Set((await Promise.all(askers)).flat())).toEqual(new Set([200]));
    expect(await slow).toBeGreaterThanOrEqual(400);
    expect(await ended).toBe(0);
  });

  test('by Ctrl-C does not wait for anybody to notice', async () => {
    const { child, ended } = await startBy(server, { DRAIN_NOTICE_MS: never });
    child.kill('SIGINT');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  test('and told again ends at once', async () => {
    const { child, origin, ended } = await startBy(server, { DRAIN_NOTICE_MS: never });
    child.kill('SIGTERM');
    while ((await statusOf(origin, '/readyz')) === 200) await pass(20);
    await pass(600);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
  });
});

test('where a process cannot be replaced, the one before it hands on signals and the exit code', async () => {
  const code = `import('./scripts/become-node.ts').then(({ runInChild }) => runInChild(['test/kill/server.ts']))`;
  const env = { DRAIN_NOTICE_MS: '0' };
  const { child, origin, ended } = await startBy([process.execPath, '--eval', code], env);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await statusOf(origin, '/readyz')).toBe('refused');
});
