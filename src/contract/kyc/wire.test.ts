import { expect, test } from 'vitest';
import { type Instant, minutesAfter } from '#domain/date.ts';
import { type Kyc, kycNotStarted } from '#domain/kyc/kyc.ts';
import { type KycTries, type KycWay, maxKycTries } from '#domain/kyc/tries.ts';
import { openWays, remainingAttempts, wireCode } from './wire.ts';

const sentAt = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const codes = { sent: 1, sentAt, wrong: 0, isOver: false, sentTo: '98•••417' };
const codeSentKyc: Kyc = {
  ...{ ...kycNotStarted, mode: 'CKYC', stage: 'OTP_SENT' },
  ...{ proof: 'PAN', maskedNumber: 'XXXXXX234F', codes },
};
const spent = (count: number): KycTries => ({ number: { count, lastAt: sentAt } });

test('while a code is waited for the page knows to where it went, and when another can be sent', () => {
  expect(wireCode({ kyc: codeSentKyc }, sentAt)).toEqual({
    certificate_type: 'PAN',
    masked_number: 'XXXXXX234F',
    masked_mobile: '98•••417',
    is_open: true,
    send_again_in: expect.any(Number),
  });
});

test.each<[string, Partial<Kyc>, object]>([
  ['whose mobile nobody told', { codes: { ...codes, sentTo: undefined } }, { masked_mobile: null }],
  ['that the registry forgot', { codes: { ...codes, isOver: true } }, { is_open: false }],
  ['after which none is sent', { codes: { ...codes, sent: 4 } }, { send_again_in: null }],
])('of a code %s the page says so', (_what, facts, expected) => {
  expect(wireCode({ kyc: { ...codeSentKyc, ...facts } }, sentAt)).toMatchObject(expected);
});

test('a code is over when its time is', () => {
  expect(wireCode({ kyc: codeSentKyc }, minutesAfter(sentAt, 60))).toMatchObject({ is_open: false });
});

test.each<[string, Partial<Kyc>]>([
  ['whoever is verified', { stage: 'VERIFIED' }],
  ['whoever used up the tries', { tries: spent(maxKycTries) }],
  ['whoever was sent none', { codes: undefined }],
  ['whoever was checked without a proof', { proof: undefined }],
  ['whoever was checked without a number', { maskedNumber: undefined }],
])('no code is asked of %s', (_who, facts) => {
  expect(wireCode({ kyc: { ...codeSentKyc, ...facts } }, sentAt)).toBeNull();
});

test('the page knows how many tries are left', () => {
  expect(
    [0, 2, maxKycTries].map((count) =>
      remainingAttempts({ kyc: { ...codeSentKyc, tries: spent(count) } }, sentAt),
    ),
  ).toEqual([5, 3, 0]);
});

const registryToo = {
  ...spent(maxKycTries),
  registry: { count: maxKycTries, lastAt: minutesAfter(sentAt, 60) },
};
const both: readonly KycWay[] = ['number', 'registry'];

test.each<[string, KycTries, readonly KycWay[], object]>([
  [
    'both ways with tries',
    spent(2),
    both,
    { kyc_mode: 'CKYC_OR_REDIRECT', attempts_left: 3, tries_back_at: null },
  ],
  [
    'the registry’s page alone once no number may be tried, and when that comes back',
    spent(maxKycTries),
    both,
    { kyc_mode: 'REDIRECT', attempts_left: 5, tries_back_at: minutesAfter(sentAt, 24 * 60) },
  ],
  [
    'numbers alone once the registry was tried enough',
    { registry: { count: maxKycTries, lastAt: sentAt } },
    both,
    { kyc_mode: 'CKYC', attempts_left: 5, tries_back_at: minutesAfter(sentAt, 24 * 60) },
  ],
  [
    'none while both are used up, and when the first comes back',
    registryToo,
    both,
    { kyc_mode: 'CKYC_OR_REDIRECT', attempts_left: 0, tries_back_at: minutesAfter(sentAt, 24 * 60) },
  ],
  [
    'none where there is no other way',
    spent(maxKycTries),
    ['number'],
    { kyc_mode: 'CKYC', attempts_left: 0, tries_back_at: minutesAfter(sentAt, 24 * 60) },
  ],
  [
    'the registry’s page where nothing else is taken',
    {},
    ['registry'],
    { kyc_mode: 'REDIRECT', attempts_left: 5 },
  ],
])('a check is open by %s', (_what, tries, ways, open) => {
  expect(openWays({ kyc: { ...codeSentKyc, tries } }, ways, minutesAfter(sentAt, 61))).toMatchObject(open);
});
