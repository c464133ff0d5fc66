import { expect, test } from 'vitest';
import { createSandboxKyc } from '#adapters/kyc/sandbox.ts';
import { aQuestion, everyKycSuite, kycSuite } from './kyc.suite.ts';

everyKycSuite('sandbox', createSandboxKyc);

kycSuite('sandbox', () => ({
  provider: createSandboxKyc(),
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
