import { expect, test } from 'vitest';
import { readConfig } from '../ground/settings/config.ts';
import { startNotices } from './start-notices.ts';

const database = { DATABASE_URL: 'postgres://u@localhost/d' };
const operators = { OPERATORS: 'yes' };
const real = { ALLOW_SANDBOX: 'yes', PUBLIC_ORIGIN: 'https://www.example.in' };

const help = {
  HELP_PHONE: '1800 111 2222',
  HELP_EMAIL: 'help@example.in',
  GRIEVANCE_OFFICER: 'R. Iyer',
  GRIEVANCE_PHONE: '1800 111 3333',
  GRIEVANCE_EMAIL: 'officer@example.in',
};

test.each([
  ['whom people reach', { ...real, ...help }, ['sandboxes', '/metrics']],
  ['nothing set', {}, ['sandboxes', 'PUBLIC_ORIGIN', 'HELP_PHONE']],
  ['reached from this machine alone', { HOST: '127.0.0.1' }, ['sandboxes', 'HELP_PHONE']],
  ['a public origin', real, ['sandboxes', '/metrics', 'HELP_PHONE']],
  [
    'metrics at an address of their own',
    { ...real, OPERATIONS_ADDRESS: '127.0.0.1:9090' },
    ['sandboxes', 'HELP_PHONE'],
  ],
  ['pages of operators on https', { ...real, ...operators }, ['sandboxes', 'HELP_PHONE']],
  ['pages of operators without it', operators, ['sandboxes', 'PUBLIC_ORIGIN', 'OPERATORS', 'HELP_PHONE']],
  ['pages of operators on this machine', { HOST: '127.0.0.1', ...operators }, ['sandboxes', 'HELP_PHONE']],
  [
    'a shared database without keys',
    { ...real, ...database, ...operators },
    ['sandboxes', 'DATA_KEYS', 'HELP_PHONE'],
  ],
  [
    'a shared database with keys',
    { ...real, ...database, ...operators, DATA_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` },
    ['sandboxes', 'HELP_PHONE'],
  ],
])('with %s the start warns of what is not safe', (_, env, expected) => {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join());
  const notices = startNotices(reading.config, undefined);
  expect(notices).toEqual(expected.map((word) => expect.stringContaining(word)));
});
