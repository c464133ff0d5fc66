import { beforeEach, describe, expect, test } from 'vitest';
import { openRegistry } from '#adapters/kyc/registries.ts';
import { createSandboxKyc } from '#adapters/kyc/sandbox.ts';
import { createSandboxRegistry } from '#adapters/kyc/sandbox-registry.ts';
import type { IsoDate } from '#domain/date.ts';
import { aQuestion, consentSuite, everyKycSuite, kycSuite } from './kyc.suite.ts';

const openSandbox = () => openRegistry({ by: 'sandbox' }, { note: () => undefined }).provider;
everyKycSuite('sandbox', openSandbox);

kycSuite('sandbox', () => ({
  provider: openSandbox(),
  otp: '123456',
  numbers: {
    known: 'ABCPK1234F',
    unknown: 'ABCPK0404F',
    differing: 'ABCPK0405F',
    needsOtp: 'ABCPK0406F',
    slow: 'ABCPK0407F',
    unanswered: 'ABCPK0408F',
  },
}));

test.each([
  ['PAN', 'ABCPK0404F'],
  ['AADHAAR', '2345 6789 0404'],
  ['PASSPORT', 'J8360404'],
  ['VOTER_ID', 'XYZ1230404'],
  ['DRIVING_LICENSE', 'KA0120110000404'],
  ['NREGA_JOB_CARD', 'KA-10-008-001-002/0404'],
] as const)('the sandbox reads the last four digits of a %s', async (proof, number) => {
  expect(await createSandboxKyc().search(aQuestion({ proof, number }))).toEqual({ kind: 'not-found' });
});

test('the sandbox holds the pincode against the document, too', async () => {
  expect(await createSandboxKyc().search(aQuestion({ pincode: '560405' }))).toEqual({ kind: 'mismatch' });
});

describe('the page of the sandbox', () => {
  const returnUrl = 'https://www.example.in/health-plan/identity/return/';
  const asha = { name: ' Asha  Rao', dateOfBirth: '1992-03-14' as IsoDate }; // a day of the calendar
  let registry: ReturnType<typeof createSandboxRegistry>;
  let isAway = false;
  beforeEach(() => {
    registry = createSandboxRegistry();
    isAway = false;
  });

  const queryOf = (url: string, outcome: string) => {
    const back = registry.desk.choose(url.split('/').at(-1) ?? '', outcome, asha);
    return new URL(back ?? 'unknown:').searchParams;
  };
  const answerOf = (url: string, outcome: string) => {
    const query = queryOf(url, outcome);
    return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
  };
  const findingOf = async (outcome: string) => {
    const { url, secret } = registry.consent.open({ reference: 'p1', state: 's', returnUrl });
    return registry.consent.redeem({ reference: 'p1', code: answerOf(url, outcome).code, secret, returnUrl });
  };

  consentSuite('sandbox', () => ({
    consent: registry.consent,
    returnUrl,
    ends: {
      known: async (url) => answerOf(url, isAway ? 'away' : 'tell'),
      unknown: async (url) => answerOf(url, 'no-aadhaar'),
      forged: async (url) => ({ ...answerOf(url, 'tell'), code: 'of-nobody' }),
    },
    goAway: () => {
      isAway = true;
    },
  }));

  test('tells what it shows, as registries write names', async () => {
    const finding = { kind: 'verified', name: 'ASHA RAO', dateOfBirth: '1992-03-14' };
    expect(await findingOf('tell')).toEqual({ ...finding, maskedNumber: 'XXXX XXXX 1234' });
    expect(registry.desk.accountOf(asha)).toEqual({
      name: 'ASHA RAO',
      dateOfBirth: '1992-03-14',
      maskedNumber: 'XXXX XXXX 1234',
    });
  });

  test('tells of somebody else from their account', async () => {
    const finding = await findingOf('somebody-else');
    expect(finding).toMatchObject({ kind: 'verified' });
    expect(JSON.stringify(finding)).not.toMatch(/ASHA|1992/);
  });

  test('gives no code to whoever says no', () => {
    const { url } = registry.consent.open({ reference: 'p1', state: 's', returnUrl });
    expect([...queryOf(url, 'refuse')]).toEqual([
      ['error', 'access_denied'],
      ['state', 's'],
    ]);
  });

  test('leads nowhere from a page that nobody opened, and by an outcome that it does not offer', () => {
    const { url } = registry.consent.open({ reference: 'p1', state: 's', returnUrl });
    const id = url.split('/').at(-1) ?? '';
    expect(registry.desk.choose('none', 'tell', asha)).toBeUndefined();
    expect(registry.desk.choose(id, 'anything', asha)).toBeUndefined();
    expect([registry.desk.stateOf('none'), registry.desk.stateOf(id)]).toEqual([undefined, 's']);
  });

  test('of more than a thousand pages the oldest is over', () => {
    const ids = Array.from({ length: 1001 }, (_, at) => {
      const { url } = registry.consent.open({ reference: 'p1', state: String(at), returnUrl });
      return url.split('/').at(-1) ?? '';
    });
    const [first = '', second = ''] = ids;
    expect([registry.desk.stateOf(first), registry.desk.stateOf(second)]).toEqual([undefined, '1']);
  });
});
