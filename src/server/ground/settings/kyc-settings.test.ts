import { describe, expect, test } from 'vitest';
import { type Environment, readConfig } from './config.ts';

const digilocker = {
  KYC_PROVIDER: 'digilocker',
  DIGILOCKER_CLIENT_ID: 'AB12CD34',
  DIGILOCKER_CLIENT_SECRET: 'a1b2c3d4e5f6a7b8c9d0',
  DIGILOCKER_ORIGIN: 'https://digilocker.meripehchaan.gov.in',
  PUBLIC_ORIGIN: 'https://www.example.in',
};
const tried = { ALLOW_SANDBOX: 'yes' };

function problemsOf(env: Environment): readonly string[] {
  const reading = readConfig(env);
  return reading.ok ? [] : reading.problems;
}

describe('the identity check', () => {
  test('is read with all that it needs, and is none without its name', () => {
    const kyc = { by: 'digilocker', clientId: 'AB12CD34', origin: digilocker.DIGILOCKER_ORIGIN };
    expect(readConfig({ ...digilocker, ...tried })).toMatchObject({ ok: true, config: { kyc } });
    expect(readConfig({ ...digilocker, ...tried, KYC_PROVIDER: '' })).toMatchObject({
      ok: true,
      config: { kyc: { by: 'sandbox' } },
    });
  });

  test.each(Object.keys(digilocker).filter((name) => name !== 'KYC_PROVIDER'))(
    'does not start without %s, and says so by its name',
    (name) => {
      expect(problemsOf({ ...digilocker, ...tried, [name]: '' })).toEqual([
        `The setting ${name} is missing: KYC_PROVIDER=digilocker needs it.`,
      ]);
    },
  );

  test.each([
    ['KYC_PROVIDER', 'aadhaar-direct'],
    ['DIGILOCKER_CLIENT_ID', 'an id'],
    ['DIGILOCKER_CLIENT_SECRET', 'top secret'],
    ['DIGILOCKER_ORIGIN', 'https://digilocker.example.in'],
    ['DIGILOCKER_ORIGIN', 'https://digilocker.gov.in.example.in'],
    ['DIGILOCKER_ORIGIN', 'http://api.digitallocker.gov.in'],
    ['DIGILOCKER_ORIGIN', 'https://api.digitallocker.gov.in/public'],
    ['DIGILOCKER_ORIGIN', 'https://user@api.digitallocker.gov.in'],
    ['DIGILOCKER_ORIGIN', 'http://10.0.0.7:9000'],
  ])('with %s=%s does not start, and what was set is not repeated', (name, value) => {
    const problems = problemsOf({ ...digilocker, ...tried, [name]: value });
    expect(problems).toEqual([expect.stringContaining(name)]);
    expect(problems.join()).not.toContain(value);
  });

  test('that is a stand-in checks no real buyer', () => {
    const played = { ...digilocker, DIGILOCKER_ORIGIN: 'http://127.0.0.1:9000' };
    const faults = [expect.stringContaining('INSURER_GATEWAY'), expect.stringContaining('DIGILOCKER_ORIGIN')];
    expect(problemsOf(played)).toEqual(faults);
    expect(problemsOf({ ...played, ...tried })).toEqual([]);
    expect(problemsOf(digilocker).join()).not.toContain('KYC_PROVIDER');
  });
});
