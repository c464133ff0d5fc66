import { LRUCache } from 'lru-cache';
import type { KycFinding } from '#domain/kyc/kyc.ts';
import type { KycConsentPage, KycProvider, KycQuestion } from '#usecases/ports/kyc-provider.ts';
import { mostWaiting, registered } from './sandbox-registry.ts';

/** Steered by the last four digits of the document's number, wherever they stand in it: a PAN's are before its last letter; and by those of the pincode. */
export const sandboxKycGuide = [
  'identity.0404',
  'identity.0405',
  'identity.0406',
  'identity.0407',
  'identity.0408',
  'identity.0409',
  'identity.pincode',
  'identity.other',
] as const;

const rightCode = '123456';
/** Where codes go, as registries tell it. */
const mobileOnRecord = '98XXXXX417';

/** @param consent the page on which a registry asks the buyer; undefined: numbers alone are searched */
export function createSandboxKyc(consent?: KycConsentPage): KycProvider {
  const pending = new Set<string>();
  /** Questions that wait for a code. */
  const waiting = new LRUCache<string, KycQuestion>({ max: mostWaiting });
  const sendCode = (question: KycQuestion): KycFinding => {
    waiting.set(question.reference, question);
    return { kind: 'otp-sent', mobile: endOf(question) === '0409' ? undefined : mobileOnRecord };
  };
  const answerCode = (question: KycQuestion, code: string): KycFinding => {
    if (code !== rightCode) return { kind: 'wrong-code' };
    waiting.delete(question.reference);
    return verified(question);
  };
  const aboutWaiting = async (reference: string, answer: (question: KycQuestion) => KycFinding) => {
    const question = waiting.get(reference);
    return question ? answer(question) : ({ kind: 'code-over' } as const);
  };
  const verifiedSecondTime = (question: KycQuestion): KycFinding => {
    const key = JSON.stringify([question.reference, question.proof, question.number]);
    if (pending.delete(key)) return verified(question);
    pending.add(key);
    return { kind: 'pending' };
  };
  const answerTo = (question: KycQuestion): KycFinding => {
    if (question.pincode.endsWith('0405')) return { kind: 'mismatch' };
    switch (endOf(question)) {
      case '0404':
        return { kind: 'not-found' };
      case '0405':
        return { kind: 'mismatch' };
      case '0406':
      case '0409':
        return sendCode(question);
      case '0407':
        return verifiedSecondTime(question);
      case '0408':
        return { kind: 'unavailable' };
      default:
        return verified(question);
    }
  };
  return {
    search: (question) => Promise.resolve(answerTo(question)),
    confirm: (reference, code) => aboutWaiting(reference, (question) => answerCode(question, code)),
    sendCode: (reference) => aboutWaiting(reference, sendCode),
    takesNumbers: true,
    consent,
  };
}

const endOf = ({ number }: KycQuestion): string => number.replace(/\D/g, '').slice(-4);

function verified({ name, dateOfBirth }: KycQuestion): KycFinding {
  return { kind: 'verified', name: registered(name), dateOfBirth };
}
