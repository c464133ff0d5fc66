import type { KycFinding } from '#domain/kyc/kyc.ts';
import type { KycProvider, KycQuestion } from '#usecases/ports.ts';

/** Steered by the last four digits of the document's number, wherever they stand in it: a PAN's are before its last letter. */
export const sandboxKycGuide = [
  'identity.0404',
  'identity.0405',
  'identity.0406',
  'identity.0407',
  'identity.0408',
  'identity.other',
] as const;

const rightOtp = '123456';

export function createSandboxKyc(): KycProvider {
  const pending = new Set<string>();
  const verifiedSecondTime = (question: KycQuestion): KycFinding => {
    const key = JSON.stringify([question.reference, question.proof, question.number]);
    if (pending.delete(key)) return verified(question);
    pending.add(key);
    return { kind: 'pending' };
  };
  const answerTo = (question: KycQuestion): KycFinding => {
    switch (question.number.replace(/\D/g, '').slice(-4)) {
      case '0404':
        return { kind: 'not-found' };
      case '0405':
        return { kind: 'mismatch' };
      case '0406':
        return otpAnswer(question);
      case '0407':
        return verifiedSecondTime(question);
      case '0408':
        return { kind: 'unavailable' };
      default:
        return verified(question);
    }
  };
  return { search: (question) => Promise.resolve(answerTo(question)) };
}

function otpAnswer(question: KycQuestion): KycFinding {
  if (question.otp === undefined) return { kind: 'otp-sent' };
  return question.otp === rightOtp ? verified(question) : { kind: 'mismatch' };
}

/** As registries keep names: capitals, single spaces. */
function verified({ name, dateOfBirth }: KycQuestion): KycFinding {
  return { kind: 'verified', name: name.trim().replace(/\s+/g, ' ').toUpperCase(), dateOfBirth };
}
