import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';

const mail = {
  MESSAGES: 'mail',
  SMTP_URL: 'smtp://us%40example.in:p%3Ass@smtp.example.in',
  MAIL_FROM: 'छतरी <policies@example.in>',
  PUBLIC_ORIGIN: 'http://127.0.0.1:8080',
};
const sms = {
  MESSAGES: 'sms',
  EXOTEL_ACCOUNT_SID: 'chhatri1',
  EXOTEL_API_KEY: '0123456789abcdef',
  EXOTEL_API_TOKEN: 'fedcba9876543210',
  SMS_HEADER: 'CHHTRI',
  DLT_ENTITY_ID: '1101234560000012345',
  DLT_TEMPLATES:
    'policy-issued.en:1107160000000000001, policy-issued.hi:1107160000000000002, resume-code.en:1107160000000000003, resume-code.hi:1107160000000000004, renewal-due.en:1107160000000000005, renewal-due.hi:1107160000000000006, insurer-accepted.en:1107160000000000007, insurer-accepted.hi:1107160000000000008, application-expires.en:1107160000000000010, application-expires.hi:1107160000000000011, number-changing.en:1107160000000000012, number-changing.hi:1107160000000000013, opener-added.en:1107160000000000014, opener-added.hi:1107160000000000015, payment-failed.en:1107160000000000016, payment-failed.hi:1107160000000000017, service-news.en:1107160000000000018, service-news.hi:1107160000000000019',
  PUBLIC_ORIGIN: 'http://127.0.0.1:8080',
};
const whatsapp = { WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_TOKEN: 'EAAGm0PX4ZCpsBAKZBtoken' };
const both = { ...mail, ...sms, MESSAGES: 'mail-and-sms' };
const all = { ...both, ...whatsapp };
/** The other companies are sandboxes still. */
const tried = { ALLOW_SANDBOX: 'yes' };

function problemsOf(env: Environment): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
}

function messagesOf(env: Environment): object {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.config.messages;
}

const { privateKey } = generateKeyPairSync('ed25519');
const key = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

describe('what brings messages', () => {
  test.each<[string, Environment, object]>([
    ['nothing but the sandbox, though a server is there', { ...mail, MESSAGES: '' }, { by: 'sandbox' }],
    [
      'a mail server',
      mail,
      {
        by: 'mail',
        sms: undefined,
        mail: {
          server: {
            host: 'smtp.example.in',
            port: 587,
            isTlsAtOnce: false,
            isHere: false,
            login: { user: 'us@example.in', password: 'p:ss' },
          },
          from: { name: 'छतरी', address: 'policies@example.in' },
          replyTo: undefined,
          dkim: undefined,
        },
      },
    ],
    [
      'one on this machine',
      { ...mail, SMTP_URL: 'smtp://127.0.0.1:2525' },
      { mail: { server: { host: '127.0.0.1', port: 2525, isHere: true, login: undefined } } },
    ],
    [
      'one with TLS from the start',
      { ...mail, SMTP_URL: 'smtps://u:p@[2001:db8::1]/' },
      { mail: { server: { host: '2001:db8::1', port: 465, isTlsAtOnce: true } } },
    ],
    [
      'a key to sign with',
      { ...mail, DKIM_KEY: `example.in:s1:${key}` },
      {
        mail: {
          dkim: { domain: 'example.in', selector: 's1', privateKey: expect.stringMatching(/^-----BEGIN/) },
        },
      },
    ],
    [
      'an SMS gateway',
      sms,
      {
        by: 'sms',
        mail: undefined,
        sms: {
          cluster: 'mumbai',
          header: 'CHHTRI',
          templateIds: { 'policy-issued.hi': '1107160000000000002' },
          api: undefined,
        },
      },
    ],
    [
      'both',
      both,
      { by: 'mail-and-sms', mail: { dkim: undefined }, sms: { header: 'CHHTRI' }, whatsapp: undefined },
    ],
    ['WhatsApp beside them', all, { whatsapp: { phoneNumberId: '106540352242922', api: undefined } }],
  ])('is read: %s', (_what, env, messages) => {
    expect(messagesOf({ ...env, ...tried })).toMatchObject(messages);
  });

  test.each(Object.keys(whatsapp))('does not start with half of WhatsApp: without %s', (name) => {
    expect(problemsOf({ ...all, ...tried, [name]: '' })).toEqual([
      `The setting ${name} is missing: WhatsApp needs it.`,
    ]);
  });

  test.each(Object.keys(both).filter((name) => name !== 'MESSAGES'))(
    'does not start without %s, and says so by its name',
    (name) => {
      expect(problemsOf({ ...both, ...tried, [name]: '' })).toEqual([
        `The setting ${name} is missing: MESSAGES=mail-and-sms needs it.`,
      ]);
    },
  );

  test.each([
    ['MESSAGES', 'pigeon'],
    ['SMTP_URL', 'mail.example.net'],
    ['SMTP_URL', 'https://u:secret@smtp.example.in'],
    ['SMTP_URL', 'smtp://u:secret@smtp.example.in/?pool=true'],
    ['SMTP_URL', 'smtp://useralone@smtp.example.in'],
    ['SMTP_URL', 'smtp://u:%zz@smtp.example.in'],
    ['MAIL_FROM', 'policies@example.net'],
    ['MAIL_FROM', 'Chhatri <policies>'],
    ['MAIL_FROM', 'Chhatri\r\nBcc: a@b.in <policies@example.in>'],
    ['MAIL_REPLY_TO', 'nobody'],
    ['DKIM_KEY', 'example.in:s1:bm8ga2V5'],
    ['DKIM_KEY', 'example.in:s1'],
    ['EXOTEL_CLUSTER', 'delhi'],
    ['EXOTEL_API_KEY', 'with:colon:inside'],
    ['SMS_HEADER', 'छतरी'],
    ['DLT_ENTITY_ID', 'abc'],
    ['DLT_TEMPLATES', 'policy-issued.en:1107160000000000001'],
    ['DLT_TEMPLATES', sms.DLT_TEMPLATES.replaceAll('0002', '0001')],
    ['DLT_TEMPLATES', `${sms.DLT_TEMPLATES},other.en:1107160000000000009`],
    ['SMS_API_ORIGIN', 'https://api.exotel.com'],
    ['WHATSAPP_PHONE_NUMBER_ID', '+91 98765'],
    ['WHATSAPP_TOKEN', 'short'],
    ['WHATSAPP_API_ORIGIN', 'https://graph.facebook.com'],
  ])('with %s=%s does not start, and what was set is not repeated', (name, value) => {
    const problems = problemsOf({ ...all, ...tried, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^The setting ${name} is wrong: `))]);
    expect(problems.join()).not.toContain(value);
  });
});

test('where people buy for real, messages that reach no phone do not start', () => {
  const others = expect.stringContaining('PAYMENT_GATEWAY, KYC_PROVIDER and INSURER_GATEWAY to');
  const env = { ...both, NODE_ENV: 'production' };
  expect(problemsOf(env)).toEqual([others]);
  const played = { ...env, SMS_API_ORIGIN: 'http://127.0.0.1:9000' };
  expect(problemsOf(played)).toEqual([others, expect.stringContaining('reach no phone')]);
  const alsoPlayed = { ...played, ...whatsapp, WHATSAPP_API_ORIGIN: 'http://127.0.0.1:9001' };
  expect(problemsOf(alsoPlayed)).toEqual([
    others,
    expect.stringContaining('SMS_API_ORIGIN leads'),
    expect.stringContaining('WHATSAPP_API_ORIGIN leads'),
  ]);
  expect(problemsOf({ ...alsoPlayed, ...tried })).toEqual([]);
});
