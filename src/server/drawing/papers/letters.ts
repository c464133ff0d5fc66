import { never } from '#domain/result.ts';
import { moneyReturnedLetter } from '#papers/letters/money-returned.ts';
import { numberChangingLetter, openingCodeLetter } from '#papers/letters/opening.ts';
import { policyIssuedLetter } from '#papers/letters/policy-issued.ts';
import { purchaseClosedLetter } from '#papers/letters/purchase-closed.ts';
import { renewalDueLetter } from '#papers/letters/renewal-due.ts';
import { resumeLinkLetter } from '#papers/letters/resume.ts';
import { numberChangingSms, policyIssuedSms, renewalDueSms, resumeCodeSms } from '#papers/letters/sms.ts';
import type { LetterWriter, SmsWriter } from '#usecases/ports/messages.ts';
import { fallback } from '../../ground/words/language.ts';
import { sayIn } from '../../ground/words/say.ts';
import { paperMail, wordedMail } from './paper-mail.ts';

/** Words a letter in its reader's language, when it is sent. */
export const writeLetter: LetterWriter = ({ letter, language = fallback }) => {
  switch (letter.kind) {
    case 'worded':
      return { language, ...wordedMail(letter.subject, letter.text, language) };
    case 'policy-issued':
      return { language, ...paperMail(policyIssuedLetter(sayIn(language), letter), language) };
    case 'renewal-due':
      return { language, ...paperMail(renewalDueLetter(sayIn(language), letter), language) };
    case 'purchase-closed':
      return { language, ...paperMail(purchaseClosedLetter(sayIn(language), letter), language) };
    case 'money-returned':
      return { language, ...paperMail(moneyReturnedLetter(sayIn(language), letter), language) };
    case 'resume-link':
      return { language, ...paperMail(resumeLinkLetter(sayIn(language), letter), language) };
    case 'opening-code':
      return { language, ...paperMail(openingCodeLetter(sayIn(language), letter), language) };
    case 'number-changing':
      return { language, ...paperMail(numberChangingLetter(sayIn(language), letter), language) };
    case 'resume-code':
      return undefined;
    default:
      return never(letter);
  }
};

/** Fills a letter's facts into the text that is registered for it in its reader's language. */
export const writeSms: SmsWriter = ({ letter, language = fallback }) => {
  switch (letter.kind) {
    case 'worded':
    case 'resume-link':
    case 'purchase-closed':
    case 'money-returned':
      return undefined;
    case 'policy-issued':
      return { template: `policy-issued.${language}`, ...policyIssuedSms(sayIn(language), letter) };
    case 'renewal-due':
      return { template: `renewal-due.${language}`, ...renewalDueSms(sayIn(language), letter) };
    case 'number-changing':
      return { template: `number-changing.${language}`, ...numberChangingSms(sayIn(language), letter) };
    case 'opening-code':
    case 'resume-code':
      return { template: `resume-code.${language}`, ...resumeCodeSms(sayIn(language), letter) };
    default:
      return never(letter);
  }
};
