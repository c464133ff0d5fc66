import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
        paymentGateway: 'sandbox',
      },
    });
  });

  test('that are empty count as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', INTERMEDIARY: '' })).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '9000', { port: 9000 }],
    ['DATABASE_URL', 'postgres://u:p@h:5432/d', { databaseUrl: 'postgres://u:p@h:5432/d' }],
    ['PUBLIC_ORIGIN', 'https://www.example.in', { publicOrigin: 'https://www.example.in' }],
    ['INTERMEDIARY', 'web-aggregator', { intermediary: 'web-aggregator' }],
    ['TRUST_PROXY', 'yes', { trustProxy: true }],
    ['DATA_KEYS', `k2:${key},k1:${key}`, { dataKeys: `k2:${key},k1:${key}` }],
    ['RATE_PER_VISITOR', '0', { visitorRate: 0 }],
    ['CATALOGUE_DIR', 'my-catalogue', { catalogueDir: 'my-catalogue' }],
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
    ['PUBLIC_ORIGIN', 'www.example.in'],
    ['PUBLIC_ORIGIN', 'https://www.example.in/'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.in'],
    ['PAYMENT_GATEWAY', 'cash'],
    ['KYC_PROVIDER', 'nobody'],
    ['INSURER_GATEWAY', 'SANDBOX'],
    ['MESSAGES', 'pigeon'],
    ['INTERMEDIARY', 'agent'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'maybe'],
    ['DATA_KEYS', 'k1:short'],
    ['DATA_KEYS', key],
    ['MAX_LOOP_DELAY_MS', '1e3'],
    ['MAX_HEAP_MB', '63'],
    ['DRAIN_NOTICE_MS', '-1'],
  ])('refuse %s=%s by its name', (name, value) => {
    expect(readConfig({ [name]: value })).toEqual({ ok: false, problems: [expect.stringContaining(name)] });
  });

  test('name everything that is wrong at once', () => {
    const reading = readConfig({ PORT: 'x', INTERMEDIARY: 'y' });
    expect(reading.ok ? [] : reading.problems).toHaveLength(2);
  });
});
