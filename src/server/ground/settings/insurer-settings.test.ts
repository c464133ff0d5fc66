import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';

const [one, other] = ['a'.repeat(32), 'b'.repeat(44)];
const http = {
  INSURER_GATEWAY: 'http',
  INSURER_URLS: 'himgiri=https://api.himgiri.example/shop/,all=https://hub.example',
  INSURER_KEYS: `himgiri:k2:${one},all:k1:${other}`,
};
/** The other companies are sandboxes still. */
const tried = { ALLOW_SANDBOX: 'yes' };

function problemsOf(env: Environment): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
}

describe('insurers over HTTP', () => {
  test('are read, each with its keys', () => {
    const config = {
      insurer: {
        gateway: 'http',
        endpoints: [
          { insurer: 'himgiri', url: 'https://api.himgiri.example/shop', keys: [{ id: 'k2', secret: one }] },
          { insurer: 'all', url: 'https://hub.example', keys: [{ id: 'k1', secret: other }] },
        ],
      },
    };
    expect(readConfig({ ...http, ...tried })).toMatchObject({ ok: true, config });
  });

  test('have the new key before the old one while it is changed', () => {
    const reading = readConfig({
      ...tried,
      INSURER_GATEWAY: 'http',
      INSURER_URLS: 'all=https://hub.example',
      INSURER_KEYS: `all:new:${one},all:old:${other}`,
    });
    const endpoints = [{ keys: [{ id: 'new' }, { id: 'old' }] }];
    expect(reading).toMatchObject({ ok: true, config: { insurer: { endpoints } } });
  });

  test.each(['INSURER_URLS', 'INSURER_KEYS'])('do not start without %s, and say so by its name', (name) => {
    expect(problemsOf({ ...http, ...tried, [name]: '' })).toEqual([
      `The setting ${name} is missing: INSURER_GATEWAY=http needs it.`,
    ]);
  });

  test.each([
    ['INSURER_GATEWAY', 'soap'],
    ['INSURER_URLS', 'https://only.example'],
    ['INSURER_URLS', 'all=http://hub.example'],
    ['INSURER_URLS', 'all=https://hub.example?key=1'],
    ['INSURER_URLS', 'all=https://us:secret@hub.example'],
    ['INSURER_KEYS', 'himgiri:k1:short'],
    ['INSURER_KEYS', `himgiri:${one}`],
    ['INSURER_KEYS', `himgiri:k1:${one}:more`],
  ])('with %s=%s do not start, and what was set is not repeated', (name, value) => {
    const problems = problemsOf({ ...http, ...tried, [name]: value });
    expect(problems).toEqual([expect.stringContaining(name)]);
    expect(problems.join()).not.toContain(value);
  });

  test.each([
    ['an address without a key', { INSURER_KEYS: `all:k1:${other}` }, 'no key of himgiri'],
    ['a key without an address', { INSURER_URLS: 'all=https://hub.example' }, 'no address of himgiri'],
    ['two of one secret', { INSURER_KEYS: `himgiri:k1:${one},all:k1:${one}` }, 'a secret stands in it twice'],
    [
      'two keys of one name',
      { INSURER_KEYS: `himgiri:k1:${one},himgiri:k1:${'c'.repeat(32)},all:k1:${other}` },
      'a key id stands twice',
    ],
    [
      'an insurer twice',
      { INSURER_URLS: 'himgiri=https://a.example,himgiri=https://b.example,all=https://hub.example' },
      'himgiri stands in it twice',
    ],
  ])('with %s do not start', (_what, more, says) => {
    expect(problemsOf({ ...http, ...tried, ...more })).toEqual([expect.stringContaining(says)]);
  });

  test('on this machine are for a try-out alone', () => {
    const here = { ...http, INSURER_URLS: 'himgiri=http://127.0.0.1:9000,all=https://hub.example' };
    expect(problemsOf({ ...here, ...tried })).toEqual([]);
    const problems = problemsOf({ ...here, NODE_ENV: 'production' });
    expect(problems.at(-1)).toContain('insure nobody');
    expect(problems[0]).toContain('PAYMENT_GATEWAY, KYC_PROVIDER and MESSAGES');
  });
});
