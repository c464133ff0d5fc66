import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';
import { sandboxNotice } from './outside-settings.ts';

const key = Buffer.alloc(32, 7).toString('base64');

describe('settings', () => {
  test('need none to be given', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: {
        port: 8080,
        dataDir: 'var',
        catalogueDir: undefined,
        databaseUrl: undefined,
        intermediary: 'broker',
        payment: { gateway: 'sandbox' },
        allowSandbox: false,
      },
    });
  });

  test('are those of .env.example, each once, and no others, but for one that is no longer read', () => {
    const namesIn = (text: string, line: RegExp) => [...text.matchAll(line)].map(([, name]) => name);
    const sources = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
    const read = sources.flatMap((text) => namesIn(text, /^(?: {2}|.* = \{ )([A-Z][A-Z_]+): /gm));
    const described = namesIn(readFileSync('.env.example', 'utf8'), /^([A-Z][A-Z_]+)=/gm);
    expect(described.toSorted()).toEqual(read.filter((name) => name !== 'OPS_PASSWORD_HASH').toSorted());
  });

  test('that are empty count as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', INTERMEDIARY: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '9000', { port: 9000 }],
    ['PUBLIC_ORIGIN', 'http://10.0.0.7:8080', { publicOrigin: 'http://10.0.0.7:8080' }],
    ['ALLOW_SANDBOX', 'yes', { allowSandbox: true }],
    ['INTERMEDIARY', 'web-aggregator', { intermediary: 'web-aggregator' }],
    ['OPERATIONS_ADDRESS', '127.0.0.1:9090', { operations: { host: '127.0.0.1', port: 9090 } }],
    ['OPERATIONS_ADDRESS', '[::1]:9090', { operations: { host: '::1', port: 9090 } }],
    ['TRUST_PROXY', 'no', { trustedProxies: undefined }],
    ['TRUST_PROXY', '2', { trustedProxies: 2 }],
    ['TRUST_PROXY', 'fc00::/7', { trustedProxies: ['fc00::/7'] }],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
    ['SESSION_IDLE_DAYS', '3', { sessionIdleDays: 3 }],
    ['DATA_KEYS', `k2:${key},k1:${key}`, { dataKeys: `k2:${key},k1:${key}` }],
    ['RATE_PER_VISITOR', '0', { visitorRate: 0 }],
    ['CONNECTIONS_PER_ADDRESS', '64', { connectionsPerAddress: 64 }],
    ['TRUST_PROXY', '1', { connectionsPerAddress: 0 }],
    ['CATALOGUE_DIR', 'my-catalogue', { catalogueDir: 'my-catalogue' }],
    ['OPS_AS', 'meera', { opsAs: 'meera' }],
    ['LIVE_PRICES_AT_ONCE', '1', { livePricesAtOnce: 1 }],
    ['MAX_HEAP_MB', '1024', { maxHeapMb: 1024 }],
    ['DRAIN_NOTICE_MS', '0', { drainNoticeMs: 0 }],
  ])('take %s=%s', (name, value, config) => {
    expect(readConfig({ [name]: value })).toMatchObject({ ok: true, config });
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://h/d'],
    ['DATABASE_URL', 'postgres://['],
    ['DATABASE_URL', 'postgres://u:p@h:5432/d'],
    ['DATABASE_URL', 'postgres://u:p@127.example.in/d'],
    ['DATABASE_URL', 'postgres://u:p@localhost/d?host=db.example.in'],
    ['DATABASE_URL', 'postgres://u:p@h/d?sslmode='],
    ['DATABASE_URL', 'postgres://u:p@h/d?sslmode=verify-full&sslmode='],
    ['DATABASE_URL', 'postgres://u:p@localhost/d?host=localhost&host=db.example.in'],
    ['PUBLIC_ORIGIN', 'www.example.in'],
    ['PUBLIC_ORIGIN', 'https://www.example.in/'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.in'],
    ['PAYMENT_GATEWAY', 'cash'],
    ['KYC_PROVIDER', 'nobody'],
    ['INSURER_GATEWAY', 'SANDBOX'],
    ['MESSAGES', 'pigeon'],
    ['ALLOW_SANDBOX', 'true'],
    ['INTERMEDIARY', 'agent'],
    ['LOG_LEVEL', 'loud'],
    ['OPERATIONS_ADDRESS', '9090'],
    ['OPERATIONS_ADDRESS', '127.0.0.1:70000'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1/8/8'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
    ['TRUST_PROXY', 'fc00::/6'],
    ['TRUST_PROXY', 'proxy.example.in'],
    ['SESSION_DAYS', '0'],
    ['DATA_KEYS', 'k1:short'],
    ['DATA_KEYS', key],
    ['MAX_LOOP_DELAY_MS', '1e3'],
    ['MAX_HEAP_MB', '63'],
    ['DRAIN_NOTICE_MS', '-1'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, problems: [expect.stringContaining(name)] });
  });

  test.each([
    'postgres://u:p@localhost:5432/d',
    'postgres://u:p@127.0.0.1/d',
    'postgres://u:p@[::1]/d',
    'postgres:///d',
    'postgres://u@%2Fvar%2Frun/d',
    'postgres:///d?host=/var/run/postgresql',
    'postgres://u:p@h:5432/d?sslmode=verify-full',
    'postgres://u:p@h:5432/d?sslmode=disable',
  ])('take the database %s', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ ok: true, config: { databaseUrl: url } });
  });

  test('never repeat the password of a database on another machine', () => {
    const reading = readConfig({ DATABASE_URL: 'postgres://u:topsecret@h/d' });
    expect(reading.ok ? '' : reading.problems.join()).toMatch(/sslmode=verify-full(?!.*topsecret)/);
  });

  test('with the one password of all operators stop the start, and say what to do instead', () => {
    const reading = readConfig({ OPS_PASSWORD_HASH: `scrypt:15:${'A'.repeat(22)}:${'A'.repeat(43)}` });
    expect(reading).toMatchObject({
      ok: false,
      problems: [
        expect.stringMatching(/OPS_PASSWORD_HASH.*OPERATORS=yes.*operators add.*METRICS_PASSWORD_HASH/),
      ],
    });
  });

  test('name everything that is wrong at once', () => {
    const reading = readConfig({ PORT: 'x', INTERMEDIARY: 'y' });
    expect(reading.ok ? [] : reading.problems).toHaveLength(2);
  });
});

describe('sandboxes', () => {
  const secure = { PUBLIC_ORIGIN: 'https://www.example.in' };
  const production = { NODE_ENV: 'production' };

  test.each<[string, Environment, boolean]>([
    ['on a developer’s machine', {}, true],
    ['on plain http', { PUBLIC_ORIGIN: 'http://10.0.0.7:8080' }, true],
    ['on the machine itself', { PUBLIC_ORIGIN: 'http://localhost:8080' }, true],
    ['on a machine of the house', { PUBLIC_ORIGIN: 'http://chhatri.local' }, true],
    ['on a machine known by its name alone', { PUBLIC_ORIGIN: 'http://build-7:8080' }, true],
    ['on an address of the house', { PUBLIC_ORIGIN: 'http://[fd00::7]:8080' }, true],
    ['at a public name without https', { PUBLIC_ORIGIN: 'http://shop.example' }, false],
    ['at a public address without https', { PUBLIC_ORIGIN: 'http://203.0.113.7' }, false],
    ['at a public address of the new kind', { PUBLIC_ORIGIN: 'http://[2001:db8::7]' }, false],
    ['at a name that looks like a house', { PUBLIC_ORIGIN: 'http://local.shop.example' }, false],
    ['in production, written otherwise', { NODE_ENV: 'Production' }, false],
    ['in production, written short', { NODE_ENV: 'prod' }, false],
    ['in development', { NODE_ENV: 'development' }, true],
    ['behind https', secure, false],
    ['in production', production, false],
    ['behind https, asked for', { ...secure, ALLOW_SANDBOX: 'yes' }, true],
    ['in production, asked for', { ...production, ALLOW_SANDBOX: 'yes' }, true],
    ['in production behind https, refused', { ...secure, ...production, ALLOW_SANDBOX: 'no' }, false],
  ])('%s play: %j', (_where, env, mayPlay) => {
    expect(readConfig(env).ok).toBe(mayPlay);
  });

  test('that may not play are named, with the reason and the way out', () => {
    const reading = readConfig(secure);
    const words = [
      'PAYMENT_GATEWAY, KYC_PROVIDER, INSURER_GATEWAY and MESSAGES',
      'take no money and insure nobody',
      'PUBLIC_ORIGIN',
      'NODE_ENV=production',
      'ALLOW_SANDBOX=yes',
    ];
    expect(reading).toEqual({ ok: false, problems: [expect.stringContaining(words[0] ?? '')] });
    for (const word of words) expect(reading.ok ? '' : reading.problems[0]).toContain(word);
  });

  test('are not asked about while another setting is wrong', () => {
    expect(readConfig({ PUBLIC_ORIGIN: 'https://www.example.in/' })).toEqual({
      ok: false,
      problems: [expect.stringContaining('PUBLIC_ORIGIN')],
    });
  });

  test('are said at the start, each by what it plays', () => {
    const reading = readConfig({});
    expect(reading.ok && sandboxNotice(reading.config)).toBe(
      'Played by sandboxes: payment gateway, identity check, insurers and messages. See /sandbox/',
    );
  });
});
