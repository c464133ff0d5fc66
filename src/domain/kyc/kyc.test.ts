import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, isoDate, minutesAfter } from '../date.ts';
import { maxCodes, wrongCodesPerTry } from './codes.ts';
import {
  isKycLocked,
  type Kyc,
  type KycFinding,
  type KycSearch,
  type KycStage,
  kycAfter,
  kycAfterIdentityChange,
  kycAskingConsent,
  kycClaimingTry,
  kycGivingBackCode,
  kycGivingBackTry,
  kycNotStarted,
  kycSpendingConsent,
  kycTransitions,
} from './kyc.ts';
import { type KycTries, maxKycTries, remainingKycTries } from './tries.ts';

const born = isoDate(1991, 6, 15);
const now = '2026-11-20T09:00:00.000Z' as Instant; // the shape of an instant
const search: KycSearch = {
  proof: 'PAN',
  maskedNumber: 'XXXXXX234F',
  name: 'Rajesh Kumar Sharma',
  dateOfBirth: born,
  pep: false,
};
const verified: KycFinding = { kind: 'verified', name: 'RAJESH K SHARMA', dateOfBirth: born };

const remainingOf = ({ tries }: Kyc) => remainingKycTries(tries, 'number', now);
const spent = (count: number): KycTries => ({ number: { count, lastAt: now } });

function checked(kyc: Kyc, ...findings: readonly KycFinding[]): Kyc {
  return findings.reduce((before, finding) => {
    const result = kycAfter(before, search, finding, now);
    if (!result.ok) throw new Error(result.failure.code);
    return result.value;
  }, kyc);
}

describe('a search', () => {
  test.each<[string, KycFinding, KycStage, number]>([
    ['somebody found', verified, 'VERIFIED', 0],
    ['somebody of another name', { ...verified, name: 'Anil Verma' }, 'MISMATCH', 1],
    ['somebody born on another day', { ...verified, dateOfBirth: isoDate(1991, 6, 16) }, 'MISMATCH', 1],
    ['nobody found', { kind: 'not-found' }, 'NOT_FOUND', 1],
    ['a mismatch', { kind: 'mismatch' }, 'MISMATCH', 1],
    ['a one-time password sent', { kind: 'otp-sent' }, 'OTP_SENT', 0],
    ['an answer still awaited', { kind: 'pending' }, 'PENDING', 0],
    ['a registry that does not answer', { kind: 'unavailable' }, 'FAILED', 0],
  ])('its stage and its tries: %s', (_, finding, stage, tries) => {
    const kyc = checked(kycNotStarted, finding);
    expect(kyc).toMatchObject({ stage, proof: 'PAN', maskedNumber: 'XXXXXX234F', pep: false });
    expect(remainingOf(kyc)).toBe(maxKycTries - tries);
    expect(kyc.verifiedName).toBe(stage === 'VERIFIED' ? 'RAJESH K SHARMA' : undefined);
    expect(kyc.verifiedDateOfBirth).toBe(stage === 'VERIFIED' ? born : undefined);
  });

  test('says how it was asked: by a number, or where the registry alone knows it', () => {
    const onItsPage = { ...search, maskedNumber: undefined };
    const there = kycAfter(kycNotStarted, onItsPage, { kind: 'not-found' }, now);
    const back = there.ok && kycAfter(there.value, search, { kind: 'not-found' }, now);
    expect([there, back]).toMatchObject([{ value: { mode: 'REDIRECT' } }, { value: { mode: 'CKYC' } }]);
    expect(there.ok && kycAfterIdentityChange(there.value).mode).toBe('REDIRECT');
  });

  test('leads to verified from every stage', () => {
    for (const finding of ['not-found', 'mismatch', 'otp-sent', 'pending', 'unavailable'] as const) {
      expect(checked(kycNotStarted, { kind: finding }, verified).stage).toBe('VERIFIED');
    }
  });

  test('changes nothing once verified', () => {
    const done = checked(kycNotStarted, verified);
    expect(checked(done, { kind: 'not-found' })).toEqual(done);
  });
});

describe('the tries', () => {
  const missed = Array.from({ length: maxKycTries }, (): KycFinding => ({ kind: 'not-found' }));

  test('are five, then the check is locked', () => {
    const kyc = checked(kycNotStarted, ...missed);
    expect([remainingOf(kyc), isKycLocked(kyc, 'number', now)]).toEqual([0, true]);
    expect(kycClaimingTry(kyc, 'number', now)).toEqual({ ok: false, failure: { code: 'KYC_LOCKED' } });
    expect(kycAfter(kyc, search, verified, now)).toEqual({ ok: false, failure: { code: 'KYC_LOCKED' } });
  });

  test('may end well at the fifth', () => {
    const kyc = checked(kycNotStarted, ...missed.slice(1), verified);
    expect([kyc.stage, isKycLocked(kyc, 'number', now)]).toEqual(['VERIFIED', false]);
  });

  test('are not spent by what the buyer cannot help', () => {
    const waits: KycFinding[] = [{ kind: 'otp-sent' }, { kind: 'pending' }, { kind: 'unavailable' }];
    expect(remainingOf(checked(kycNotStarted, ...waits, ...waits))).toBe(maxKycTries);
  });

  test('are taken before a search and given back after it, so that only what it finds costs one', () => {
    const before = checked(kycNotStarted, { kind: 'mismatch' });
    const claimed = kycClaimingTry(before, 'number', now);
    expect(claimed).toEqual({ ok: true, value: { ...before, tries: spent(2) } });
    expect(claimed.ok && kycGivingBackTry(claimed.value, 'number')).toEqual(before);
    expect(remainingOf(kycGivingBackTry(kycNotStarted, 'number'))).toBe(maxKycTries);
  });

  test('no more searches begin at once than tries are left', () => {
    const claim = (of: Kyc) => kycClaimingTry(of, 'number', now);
    let kyc = kycNotStarted;
    let startCount = 0;
    for (let next = claim(kyc); next.ok; next = claim(kyc)) {
      kyc = next.value;
      if (++startCount > maxKycTries) break;
    }
    expect(startCount).toBe(maxKycTries);
  });

  test('lock nobody out who is verified, however many were taken', () => {
    expect(
      isKycLocked({ ...checked(kycNotStarted, verified), tries: spent(maxKycTries) }, 'number', now),
    ).toBe(false);
  });

  test('stay spent when the name changes', () => {
    const kyc = kycAfterIdentityChange(checked(kycNotStarted, { kind: 'mismatch' }));
    expect(kyc).toEqual({ ...kycNotStarted, tries: spent(1) });
  });
});

describe('the codes', () => {
  const codeFinding = { kind: 'otp-sent' } as const;
  const wrong: KycFinding = { kind: 'wrong-code' };
  const times = (count: number, finding: KycFinding) => Array.from({ length: count }, () => finding);

  test.each<[string, readonly KycFinding[], number]>([
    ['a wrong one is forgiven', [codeFinding, wrong], 5],
    ['two are', [codeFinding, wrong, wrong], 5],
    ['the third costs a try', [codeFinding, ...times(wrongCodesPerTry, wrong)], 4],
    ['a new code forgives none of them', [codeFinding, wrong, wrong, codeFinding, wrong], 4],
    ['nor does another document', [codeFinding, wrong, wrong, { kind: 'not-found' }, codeFinding, wrong], 3],
    ['four are sent for nothing', times(maxCodes, codeFinding), 5],
    ['each more costs a try', times(maxCodes + 2, codeFinding), 3],
    ['what the registry forgot costs nothing', [codeFinding, { kind: 'code-over' }], 5],
  ])('tries left: %s', (_, findings, remaining) => {
    expect(remainingOf(checked(kycNotStarted, ...findings))).toBe(remaining);
  });

  test.each([
    ['is kept as a mask', ['9822044417'], '98•••\u00a0••417'],
    ['is not known where the registry does not tell', [undefined], undefined],
    ['is that of the last document', ['9822044417', 'XXXXXXX018'], '•••••\u00a0••018'],
    ['is not that of the document before', ['9822044417', undefined], undefined],
  ] as const)('the mobile that one went to %s', (_, mobiles, masked) => {
    const findings = mobiles.map((mobile) => ({ ...codeFinding, mobile }));
    expect(checked(kycNotStarted, ...findings).codes?.sentTo).toBe(masked);
    expect(checked(kycNotStarted, ...findings, wrong).codes?.sentTo).toBe(masked);
  });

  test('one that the registry forgot is over until another is sent; the wrong ones stay counted', () => {
    const over = checked(kycNotStarted, codeFinding, wrong, { kind: 'code-over' });
    expect(over.codes).toEqual({ sent: 1, sentAt: now, wrong: 1, isOver: true });
    expect(checked(over, codeFinding).codes).toEqual({ sent: 2, sentAt: now, wrong: 1, isOver: false });
    expect(checked(kycNotStarted, { kind: 'code-over' }).codes).toBeUndefined();
  });

  test.each([0, 1, 2])('one that counted as wrong after %i others is given back whole', (others) => {
    const before = checked(kycNotStarted, codeFinding, ...times(others, wrong));
    expect(kycGivingBackCode(checked(before, wrong))).toEqual(before);
  });

  test('one is given back whatever was counted after it, and another code that was sent stays', () => {
    const both = checked(kycNotStarted, codeFinding, wrong, wrong, wrong);
    expect(kycGivingBackCode(both)).toEqual(checked(kycNotStarted, codeFinding, wrong, wrong));
    expect(kycGivingBackCode(checked(kycNotStarted, codeFinding, wrong, codeFinding))).toEqual(
      checked(kycNotStarted, codeFinding, codeFinding),
    );
    expect(kycGivingBackCode(kycNotStarted)).toEqual(kycNotStarted);
  });

  test('a wrong one where none was sent costs a try', () => {
    expect(remainingOf(checked(kycNotStarted, wrong))).toBe(maxKycTries - 1);
  });

  test('keep the step: a wrong one is not another person', () => {
    expect(checked(kycNotStarted, codeFinding, wrong).stage).toBe('OTP_SENT');
    expect(checked(kycNotStarted, codeFinding, wrong, verified).stage).toBe('VERIFIED');
  });

  test('stay counted when the name changes', () => {
    const kyc = kycAfterIdentityChange(checked(kycNotStarted, codeFinding, wrong, wrong));
    expect(remainingOf(checked(kyc, codeFinding, wrong))).toBe(maxKycTries - 1);
  });

  test('nobody guesses: whatever is done, 15 wrong ones are the end', () => {
    const move = fc.constantFrom<KycFinding[]>(
      [codeFinding],
      [wrong],
      [{ kind: 'pending' }],
      [{ kind: 'unavailable' }],
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const findings = [codeFinding, ...moves.flat()];
        let kyc = kycNotStarted;
        let guesses = 0;
        for (const finding of findings) {
          const next = kycAfter(kyc, search, finding, minutesAfter(now, guesses));
          if (!next.ok) break;
          if (finding.kind === 'wrong-code') guesses += 1;
          kyc = next.value;
        }
        expect(guesses).toBeLessThanOrEqual(maxKycTries * wrongCodesPerTry);
      }),
    );
  });
});

describe('a consent at the registry', () => {
  const consent = { stateHash: 'hash', secret: 'secret', pep: true, askedAt: now };

  test('voids what an earlier check came to; the tries and codes stay counted', () => {
    const before = checked(kycNotStarted, { kind: 'mismatch' }, { kind: 'otp-sent', mobile: '9822044417' });
    const kyc = kycAskingConsent({ ...before, verifiedName: 'Anil Verma' }, consent);
    const { tries, codes } = before;
    expect(kyc).toEqual({ ...kycNotStarted, mode: 'REDIRECT', stage: kyc.stage, tries, codes, consent });
    expect(kyc.stage).not.toBe('OTP_SENT');
  });

  test('is good for one question, and takes the try for it', () => {
    const kyc = kycAskingConsent(checked(kycNotStarted, { kind: 'mismatch' }), consent);
    const tries = { ...spent(1), registry: { count: 1, lastAt: now } };
    expect(kycSpendingConsent(kyc, now)).toEqual({ ok: true, value: { ...kyc, consent: undefined, tries } });
  });

  test('asks nothing once the tries are used up', () => {
    const tries = { registry: { count: maxKycTries, lastAt: now } };
    expect(kycSpendingConsent({ ...kycNotStarted, tries, consent }, now)).toMatchObject({
      failure: { code: 'KYC_LOCKED' },
    });
  });

  test('is asked for still when no number of a document may be tried any more', () => {
    expect(kycSpendingConsent({ ...kycNotStarted, tries: spent(maxKycTries), consent }, now).ok).toBe(true);
  });
});

test('an edited name or date of birth voids what was verified', () => {
  expect(kycAfterIdentityChange(checked(kycNotStarted, verified))).toEqual(kycNotStarted);
});

test('every stage of the table can be reached from the start', () => {
  const reached = new Set<KycStage>(['NOT_STARTED']);
  for (const stage of reached) for (const next of Object.values(kycTransitions[stage])) reached.add(next);
  expect([...reached].toSorted()).toEqual(Object.keys(kycTransitions).toSorted());
});
