import { describe, expect, test } from 'vitest';
import { aHelpContact } from '#test/builders/help-contact.ts';
import { eachGateway, gatewayDoubles } from '#test/doubles/gateways.ts';
import { startNotices } from '../../process/start-notices.ts';
import { type Environment, readConfig } from './config.ts';
import { playedBecause, settingsOf } from './payment-settings.ts';

const razorpay = {
  PAYMENT_GATEWAY: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'EnLs21M47BllR3X8PSFtjtbd',
  RAZORPAY_WEBHOOK_SECRET: 'a-secret-of-ours',
  PUBLIC_ORIGIN: 'https://www.example.in',
};
const stripe = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc',
  STRIPE_WEBHOOK_SECRET: 'whsec_c7681621cd4f21ee1f1c83a9e5f4a6a9',
  PUBLIC_ORIGIN: 'https://www.example.in',
};
/** The other companies are sandboxes still. */
const tried = { ALLOW_SANDBOX: 'yes' };

function problemsOf(env: Environment): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
}

describe('a gateway', () => {
  test.each<[string, Environment, object]>([
    [
      'razorpay',
      razorpay,
      { gateway: 'razorpay', keyId: razorpay.RAZORPAY_KEY_ID, webhookSecrets: ['a-secret-of-ours'] },
    ],
    ['stripe', stripe, { gateway: 'stripe', secretKey: stripe.STRIPE_SECRET_KEY, api: undefined }],
    [
      'razorpay, whose secret is being changed',
      { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'the-new-one,the-old-one' },
      { webhookSecrets: ['the-new-one', 'the-old-one'] },
    ],
    [
      'a stand-in on this machine',
      { ...stripe, PAYMENT_API_ORIGIN: 'http://127.0.0.1:9000' },
      { api: 'http://127.0.0.1:9000' },
    ],
    [
      'none, though keys of one are there',
      { ...razorpay, PAYMENT_GATEWAY: undefined },
      { gateway: 'sandbox' },
    ],
  ])('is read: %s', (_what, env, payment) => {
    expect(readConfig({ ...env, ...tried })).toMatchObject({ ok: true, config: { payment } });
  });

  test.each(eachGateway.flatMap(([gateway]) => settingsOf(gateway).map((name) => [gateway, name] as const)))(
    '%s does not start without %s, and says so by its name',
    (gateway, name) => {
      const { env } = gatewayDoubles[gateway];
      const whole = { ...env, ...tried, PUBLIC_ORIGIN: razorpay.PUBLIC_ORIGIN };
      expect(problemsOf(whole)).toEqual([]);
      expect(problemsOf({ ...whole, [name]: '' })).toEqual([
        `The setting ${name} is missing: PAYMENT_GATEWAY=${gateway} needs it.`,
      ]);
    },
  );

  test.each(eachGateway)('%s is known by a test key that takes no money', (_gateway, { env }) => {
    const reading = readConfig({ ...env, ...tried, PUBLIC_ORIGIN: razorpay.PUBLIC_ORIGIN });
    expect(reading.ok && playedBecause(reading.config.payment)).toBe('test-key');
  });

  test('names everything that is missing at once', () => {
    expect(problemsOf({ PAYMENT_GATEWAY: 'stripe' }).map((problem) => problem.split(' ')[2])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'PUBLIC_ORIGIN',
    ]);
  });

  test.each([
    ['RAZORPAY_KEY_ID', 'key_1DP5mmOlF5G5ag'],
    ['RAZORPAY_KEY_ID', 'rzp_live_short'],
    ['RAZORPAY_KEY_SECRET', 'top secret'],
    ['RAZORPAY_WEBHOOK_SECRET', 'short'],
    ['RAZORPAY_WEBHOOK_SECRET', 'one-secret,another-secret,a-third-one'],
    ['STRIPE_SECRET_KEY', 'pk_live_4eC39HqLyjWDarjtT1zdp7dc'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_ c76'],
    ['PAYMENT_API_ORIGIN', 'https://api.razorpay.com'],
    ['PAYMENT_API_ORIGIN', 'http://elsewhere.example:9000'],
    ['PAYMENT_API_ORIGIN', 'http://127.0.0.1:9000/v1'],
  ])('with %s=%s does not start, and what was set is not repeated', (name, value) => {
    const problems = problemsOf({ ...razorpay, ...stripe, ...tried, [name]: value });
    expect(problems).toEqual([expect.stringContaining(name)]);
    expect(problems.join()).not.toContain(value);
  });
});

describe('where people buy for real', () => {
  const others = 'KYC_PROVIDER, INSURER_GATEWAY and MESSAGES';

  test.each<[string, Environment, readonly string[]]>([
    ['live keys leave the other sandboxes to be named', razorpay, [others]],
    ['a test key', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag' }, [others, 'test key']],
    ['a test key of the other', { ...stripe, STRIPE_SECRET_KEY: 'rk_test_4eC39HqLyj' }, [others, 'test key']],
    ['a stand-in', { ...stripe, PAYMENT_API_ORIGIN: 'http://localhost:9' }, [others, 'stand-in']],
  ])('says what stands in the way: %s', (_what, env, words) => {
    const expected = words.map((word) => expect.stringContaining(word));
    expect(problemsOf({ ...env, NODE_ENV: 'production' })).toEqual(expected);
    expect(problemsOf({ ...env, ...tried })).toEqual([]);
  });

  test.each<[string, Environment, readonly string[]]>([
    ['real money', razorpay, []],
    ['a test key', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag' }, ['No money is taken']],
  ])('the start says of %s what it is', (_what, env, expected) => {
    const reading = readConfig({ ...env, ...tried });
    if (!reading.ok) throw new Error(reading.problems.join());
    const [sandboxes, ...money] = startNotices(
      { ...reading.config, help: aHelpContact, hasOperators: true },
      undefined,
    );
    expect(sandboxes).toBe('Played by sandboxes: identity check, insurers and messages. See /sandbox/');
    expect(money).toEqual(expected.map((word) => expect.stringContaining(word)));
  });
});
