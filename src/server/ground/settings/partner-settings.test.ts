import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = Buffer.from('k'.repeat(32)).toString('base64');
const other = Buffer.from('o'.repeat(32)).toString('base64');
const agent = { code: 'AG-1', channel: 'pos', name: { en: 'Meera', hi: 'मीरा' } };
const bank = {
  code: 'bank',
  channel: 'retail-partner',
  name: { en: 'Bank', hi: 'बैंक' },
  keys: [key],
  frames: ['https://www.bank.example'],
};

function read(content: unknown) {
  const file = join(mkdtempSync(join(tmpdir(), 'partners-')), 'partners.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readConfig({ PARTNERS_FILE: file });
}

describe('the file of partners', () => {
  test('is read, with what an absent field means', () => {
    const reading = read({ partners: [agent, { ...bank, mark: 'BK', colour: 'blue', keys: [other, key] }] });
    expect(reading).toMatchObject({
      ok: true,
      config: {
        partners: [
          { ...agent, colour: 'teal', keys: [], frames: [], isMadeUp: false },
          { ...bank, mark: 'BK', colour: 'blue', keys: [other, key], isMadeUp: false },
        ],
      },
    });
  });

  test.each([
    ['is no JSON', '{', /cannot be read as JSON/],
    ['has something else in it', { agents: [] }, /agents|partners/],
    ['has somebody of the website', { partners: [{ ...agent, channel: 'website' }] }, /partners\.0\.channel/],
    ['has somebody of the app', { partners: [{ ...agent, channel: 'mobile-app' }] }, /partners\.0\.channel/],
    ['has a code with a dot', { partners: [{ ...agent, code: 'A.1' }] }, /partners\.0\.code/],
    ['has a code twice', { partners: [agent, agent] }, /AG-1 stands in it twice/],
    [
      'has a name that nobody sees',
      { partners: [{ ...agent, name: { en: ' ', hi: 'म' } }] },
      /name\.en is empty/,
    ],
    ['misses a language', { partners: [{ ...agent, name: { en: 'Meera' } }] }, /name/],
    ['has a colour of its own', { partners: [{ ...bank, colour: '#fff' }] }, /colour/],
    ['has a mark that is a sentence', { partners: [{ ...bank, mark: 'GRAMIN' }] }, /mark/],
    ['has a partner without a key', { partners: [{ ...bank, keys: [] }] }, /no key/],
    ['has a short key', { partners: [{ ...bank, keys: ['c2hvcnQ='] }] }, /keys\.0 is not the base64/],
    [
      'has a key of two partners',
      { partners: [bank, { ...bank, code: 'other' }] },
      /a key stands in it twice/,
    ],
    ['has an agent with keys', { partners: [{ ...agent, keys: [key] }] }, /signs nothing/],
    ['has an agent with frames', { partners: [{ ...agent, frames: bank.frames }] }, /stands in none/],
    ['has a partner in capitals', { partners: [{ ...bank, code: 'Bank' }] }, /small letters/],
    ['frames over plain http', { partners: [{ ...bank, frames: ['http://bank.example'] }] }, /frames\.0/],
    ['frames everybody', { partners: [{ ...bank, frames: ['*'] }] }, /frames\.0/],
    ['frames by a pattern', { partners: [{ ...bank, frames: ['https://*.bank.example'] }] }, /frames\.0/],
    [
      'frames with a policy behind',
      { partners: [{ ...bank, frames: ['https://a.example; script-src *'] }] },
      /frames\.0/,
    ],
    ['frames a path', { partners: [{ ...bank, frames: ['https://a.example/x'] }] }, /frames\.0/],
  ])('that %s stops the start, by a sentence that names it', (_, content, problem) => {
    const reading = read(content);
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.join(' ')).toMatch(problem);
    for (const each of problems) expect(each).toMatch(/^The setting PARTNERS_FILE is wrong: /);
    expect(problems.join(' ')).not.toContain(key);
  });

  test('that is not there stops the start', () => {
    expect(readConfig({ PARTNERS_FILE: '/nowhere/partners.json' }).ok).toBe(false);
  });
});

describe('without a file', () => {
  test('there are made-up ones while a company is played, and they frame nothing', () => {
    const reading = readConfig({});
    const partners = reading.ok ? reading.config.partners : [];
    expect(partners.map(({ isMadeUp, frames }) => [isMadeUp, frames])).toEqual([
      [true, []],
      [true, []],
    ]);
  });

  test('there is nobody where every company is a real one', () => {
    const real = {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: `sk_live_${'a'.repeat(40)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'a'.repeat(40)}`,
      PUBLIC_ORIGIN: 'https://www.example.in',
      KYC_PROVIDER: 'digilocker',
      DIGILOCKER_CLIENT_ID: 'ABCDEF12',
      DIGILOCKER_CLIENT_SECRET: 's'.repeat(32),
      DIGILOCKER_ORIGIN: 'https://digilocker.meripehchaan.gov.in',
      INSURER_GATEWAY: 'http',
      INSURER_URLS: 'all=https://hub.example',
      INSURER_KEYS: `all:k1:${'a'.repeat(40)}`,
      MESSAGES: 'mail',
      SMTP_URL: 'smtps://user:password@mail.example.in:465',
      MAIL_FROM: 'Chhatri <no-reply@example.in>',
    };
    const reading = readConfig(real);
    expect(reading.ok ? reading.config.partners : reading.problems).toEqual([]);
  });
});
