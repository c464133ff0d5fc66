import { expect, test } from 'vitest';
import { readConfig } from './settings/config.ts';
import { startNotices } from './start-notices.ts';

const database = { DATABASE_URL: 'postgres://u@localhost/d' };
const operators = { OPS_PASSWORD_HASH: `scrypt:15:${'A'.repeat(22)}:${'A'.repeat(43)}` };
const real = { ALLOW_SANDBOX: 'yes', PUBLIC_ORIGIN: 'https://www.example.in' };

test.each([
  ['nothing set', {}, ['sandboxes', 'PUBLIC_ORIGIN']],
  ['reached from this machine alone', { HOST: '127.0.0.1' }, ['sandboxes']],
  ['a public origin', real, ['sandboxes']],
  ['pages of operators on https', { ...real, ...operators }, ['sandboxes']],
  ['pages of operators without it', operators, ['sandboxes', 'PUBLIC_ORIGIN', 'OPS_PASSWORD_HASH']],
  ['pages of operators on this machine', { HOST: '127.0.0.1', ...operators }, ['sandboxes']],
  ['a shared database without keys', { ...real, ...database }, ['sandboxes', 'DATA_KEYS']],
  [
    'a shared database with keys',
    { ...real, ...database, DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` },
    ['sandboxes'],
  ],
])('with %s the start warns of what is not safe', (_, env, wanted) => {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join());
  const notices = startNotices(reading.config);
  expect(notices).toEqual(wanted.map((word) => expect.stringContaining(word)));
});
