import { beforeEach, describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/date.ts';
import type { KycConsentPage, KycProvider, KycQuestion } from '#usecases/ports/kyc-provider.ts';

/** Documents of a registry that every kind of answer can be had for. */
export type KycStage = {
  readonly provider: KycProvider;
  readonly numbers: Readonly<
    Record<'known' | 'unknown' | 'differing' | 'needsOtp' | 'slow' | 'unanswered', string>
  >;
  readonly otp: string;
};

export const aQuestion = (facts: Partial<KycQuestion> = {}): KycQuestion => ({
  reference: 'p1',
  proof: 'PAN',
  number: 'ABCPK1234F',
  name: ' Asha  Rao',
  dateOfBirth: '1992-03-14' as IsoDate, // a day of the calendar
  pincode: '560034',
  ...facts,
});

const verified = { kind: 'verified', name: 'ASHA RAO', dateOfBirth: '1992-03-14' };

/** What every identity check promises, however it finds somebody. */
export function everyKycSuite(name: string, providerOf: () => KycProvider): void {
  describe(`identity check: ${name}, as every one`, () => {
    test('no code is taken or sent where none was asked for', async () => {
      expect(await providerOf().confirm('nobody', '123456')).toEqual({ kind: 'code-over' });
      expect(await providerOf().sendCode('nobody')).toEqual({ kind: 'code-over' });
    });

    test('it searches by a number, asks the buyer, or both, and says which', async () => {
      const { consent, search, takesNumbers } = providerOf();
      const isSearched = (await search(aQuestion())).kind !== 'unavailable';
      expect(isSearched).toBe(takesNumbers);
      expect(takesNumbers || consent !== undefined).toBe(true);
    });
  });
}

/** What an identity check by number promises. */
export function kycSuite(name: string, stageOf: () => KycStage): void {
  describe(`identity check: ${name}`, () => {
    let stage: KycStage;
    beforeEach(() => {
      stage = stageOf();
    });
    const ask = (number: string, reference = 'p1') => stage.provider.search(aQuestion({ number, reference }));

    test('a known document is verified with the name as the registry writes it', async () => {
      expect(await ask(stage.numbers.known)).toEqual(verified);
    });

    test.each([
      ['unknown', 'not-found'],
      ['differing', 'mismatch'],
      ['unanswered', 'unavailable'],
    ] as const)('an %s document: %s', async (which, kind) => {
      expect(await ask(stage.numbers[which])).toEqual({ kind });
    });

    test('a one-time code is sent before anything is said, and only the right one verifies', async () => {
      const { needsOtp } = stage.numbers;
      expect(await ask(needsOtp)).toMatchObject({ kind: 'otp-sent' });
      expect(await stage.provider.confirm('p1', '000000')).toEqual({ kind: 'wrong-code' });
      expect(await stage.provider.confirm('p1', stage.otp)).toEqual(verified);
    });

    test('the mobile that a code goes to shows no more than a mask, the second time too', async () => {
      const findings = [await ask(stage.numbers.needsOtp), await stage.provider.sendCode('p1')];
      expect(JSON.stringify(findings)).not.toMatch(/\d{4}/);
    });

    test('a code may be sent again, and is still about the same document', async () => {
      await ask(stage.numbers.needsOtp);
      expect(await stage.provider.sendCode('p1')).toMatchObject({ kind: 'otp-sent' });
      expect(await stage.provider.confirm('p1', stage.otp)).toEqual(verified);
    });

    test('no code is taken or sent for a proposal that asked for none', async () => {
      await ask(stage.numbers.needsOtp);
      expect(await stage.provider.confirm('p2', stage.otp)).toEqual({ kind: 'code-over' });
      expect(await stage.provider.sendCode('p2')).toEqual({ kind: 'code-over' });
    });

    test('a slow registry is pending first and verified when asked again', async () => {
      expect(await ask(stage.numbers.slow)).toEqual({ kind: 'pending' });
      expect(await ask(stage.numbers.slow)).toEqual(verified);
    });

    test('what is pending for one proposal is not known to another', async () => {
      const number = stage.numbers.slow;
      await stage.provider.search(aQuestion({ number, reference: 'p1' }));
      expect(await stage.provider.search(aQuestion({ number, reference: 'p2' }))).toEqual({
        kind: 'pending',
      });
    });
  });
}

/** A registry that asks the buyer on its own page, and what buyers do there: each answers with what the browser brings. */
export type ConsentStage = {
  readonly consent: KycConsentPage;
  readonly returnUrl: string;
  readonly ends: Readonly<
    Record<'known' | 'unknown' | 'forged', (pageUrl: string) => Promise<{ code: string; state: string }>>
  >;
  /** The registry is away from now on. */
  readonly goAway: () => void;
};

/** What an identity check on the registry's own page promises. */
export function consentSuite(name: string, stageOf: () => ConsentStage): void {
  describe(`identity check: ${name}, on its own page`, () => {
    const begin = () =>
      stageOf().consent.open({ reference: 'p1', state: 'p1.once', returnUrl: stageOf().returnUrl });
    const findingOf = async (how: keyof ConsentStage['ends'], { url, secret } = begin()) => {
      const { code } = await stageOf().ends[how](url);
      return stageOf().consent.redeem({ reference: 'p1', code, secret, returnUrl: stageOf().returnUrl });
    };

    test('somebody known is verified, with no more of a number than its end', async () => {
      const finding = await findingOf('known');
      expect(finding).toMatchObject({ kind: 'verified', dateOfBirth: '1992-03-14' });
      expect(JSON.stringify(finding)).not.toMatch(/\d{5}/);
    });

    test('the state comes back as it was given, and the secret goes nowhere with the browser', async () => {
      const { url, secret } = begin();
      const { state } = await stageOf().ends.known(url);
      expect(state).toBe('p1.once');
      expect(url).not.toContain(secret);
      expect(secret.length).toBeGreaterThanOrEqual(43);
    });

    test('no two pages have one secret', () => {
      expect(new Set([begin(), begin(), begin()].map(({ secret }) => secret)).size).toBe(3);
    });

    test('somebody of whom it knows nothing is not found', async () => {
      expect(await findingOf('unknown')).toEqual({ kind: 'not-found' });
    });

    test('a code that it never gave ends unfinished', async () => {
      expect(await findingOf('forged')).toEqual({ kind: 'unfinished' });
    });

    test('a code is good once', async () => {
      const { returnUrl, consent, ends } = stageOf();
      const { url, secret } = begin();
      const { code } = await ends.known(url);
      await consent.redeem({ reference: 'p1', code, secret, returnUrl });
      expect(await consent.redeem({ reference: 'p1', code, secret, returnUrl })).toEqual({
        kind: 'unfinished',
      });
    });

    test('a code is no good with the secret of another page', async () => {
      expect(await findingOf('known', { ...begin(), secret: begin().secret })).toEqual({
        kind: 'unfinished',
      });
    });

    test('a registry that is away is unavailable', async () => {
      const start = begin();
      stageOf().goAway();
      expect(await findingOf('known', start)).toEqual({ kind: 'unavailable' });
    });
  });
}
