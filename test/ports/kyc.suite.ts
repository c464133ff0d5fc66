import { beforeEach, describe, expect, test } from 'vitest';
import type { IsoDate } from '#domain/date.ts';
import type { KycProvider, KycQuestion } from '#usecases/ports/kyc-provider.ts';

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

/** What every identity check promises. */
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
      expect(await ask(needsOtp)).toEqual({ kind: 'otp-sent' });
      expect(await stage.provider.confirm('p1', '000000')).toEqual({ kind: 'wrong-code' });
      expect(await stage.provider.confirm('p1', stage.otp)).toEqual(verified);
    });

    test('a code may be sent again, and is still about the same document', async () => {
      await ask(stage.numbers.needsOtp);
      expect(await stage.provider.sendCode('p1')).toEqual({ kind: 'otp-sent' });
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
