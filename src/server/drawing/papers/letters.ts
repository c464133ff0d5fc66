import type { HelpContact } from '#domain/help/help-contact.ts';
import { type ShortKind, shortKinds } from '#domain/message/sms-template.ts';
import { never } from '#domain/result.ts';
import {
  applicationExpiresLetter,
  applicationWaitsLetter,
  insurerAcceptedLetter,
  paymentFailedLetter,
  priceChangedLetter,
} from '#papers/letters/application.ts';
import { type LetterPage, unbroken } from '#papers/letters/letter-page.ts';
import { moneyReturnedLetter } from '#papers/letters/money-returned.ts';
import {
  addressCodeLetter,
  numberChangingLetter,
  openerAddedLetter,
  openingCodeLetter,
} from '#papers/letters/opening.ts';
import { policyIssuedLetter } from '#papers/letters/policy-issued.ts';
import { purchaseClosedLetter } from '#papers/letters/purchase-closed.ts';
import { renewalDueLetter } from '#papers/letters/renewal-due.ts';
import { resumeLinkLetter } from '#papers/letters/resume.ts';
import { serviceFormLetter, serviceNewsLetter } from '#papers/letters/service-news.ts';
import { type ShortLetter, shortText } from '#papers/letters/sms.ts';
import type { LetterWriter, OutgoingMessage, SmsWriter } from '#usecases/ports/messages.ts';
import type { Say } from '#words/sentences.ts';
import { fallback } from '../../ground/words/language.ts';
import { sayIn } from '../../ground/words/say.ts';
import { letterMail, wordedMail } from './letter-mail.ts';

type Help = Pick<HelpContact, 'phone' | 'email'> & { readonly hours: (say: Say) => string };

/** Words a letter in its reader's language, when it is sent; below it stands whom its reader can ask. */
export function createLetterWriter(help: Help): LetterWriter {
  return ({ letter, language = fallback }) => {
    const say = sayIn(language);
    const brand = say('letter.brand');
    if (letter.kind === 'worded') return { language, ...wordedMail(letter, language, brand) };
    const page = pageOf(say, letter);
    return page && { language, ...letterMail(page, language, brand, footOf(say, help)) };
  };
}

function footOf(say: Say, { phone, email, hours }: Help): readonly string[] {
  return [
    say('letter.foot.help', { phone: unbroken(phone), email, hours: hours(say) }),
    say('letter.foot.code'),
    say('letter.foot.demo'),
  ];
}

type FactLetter = Exclude<OutgoingMessage['letter'], { readonly kind: 'worded' }>;

/** Undefined for what goes by SMS alone. */
function pageOf(say: Say, letter: FactLetter): LetterPage | undefined {
  switch (letter.kind) {
    case 'policy-issued':
      return policyIssuedLetter(say, letter);
    case 'renewal-due':
      return renewalDueLetter(say, letter);
    case 'insurer-accepted':
      return insurerAcceptedLetter(say, letter);
    case 'payment-failed':
      return paymentFailedLetter(say, letter);
    case 'application-expires':
      return applicationExpiresLetter(say, letter);
    case 'application-waits':
      return applicationWaitsLetter(say, letter);
    case 'price-changed':
      return priceChangedLetter(say, letter);
    case 'purchase-closed':
      return purchaseClosedLetter(say, letter);
    case 'money-returned':
      return moneyReturnedLetter(say, letter);
    case 'resume-link':
      return resumeLinkLetter(say, letter);
    case 'opening-code':
      return openingCodeLetter(say, letter);
    case 'address-code':
      return addressCodeLetter(say, letter);
    case 'number-changing':
      return numberChangingLetter(say, letter);
    case 'opener-added':
      return openerAddedLetter(say, letter);
    case 'service-news':
      return serviceNewsLetter(say, letter);
    case 'service-form':
      return serviceFormLetter(say, letter);
    case 'resume-code':
      return undefined;
    default:
      return never(letter);
  }
}

/** Fills a letter's facts into the text that is registered for it in its reader's language. */
export const writeSms: SmsWriter = ({ letter: queued, language = fallback }) => {
  // A code is worded alike, whatever it opens.
  const letter = queued.kind === 'opening-code' ? { ...queued, kind: 'resume-code' as const } : queued;
  return isShort(letter) ? { kind: letter.kind, language, ...shortText(sayIn(language), letter) } : undefined;
};

function isShort(letter: OutgoingMessage['letter']): letter is ShortLetter {
  return shortKinds.includes(letter.kind as ShortKind); // whether it is one is what is asked
}
