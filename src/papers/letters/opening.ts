import { codeHolds } from '#domain/identity/one-time-code.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import { greeting, type LetterPage, small, text } from './letter-page.ts';

/** A code to open policies with. Which policies they are is not said: others may see a mailbox. */
export function openingCodeLetter(
  say: Say,
  { code }: Extract<Letter, { readonly kind: 'opening-code' }>,
): LetterPage {
  const title = say('letter.opening-code.subject');
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say('letter.opening-code.code', { code, minutes: codeHolds / 60 }), [code]),
      small(say('letter.opening-code.nobody')),
    ],
  };
}

/** A code that shows whose an address is. */
export function addressCodeLetter(
  say: Say,
  { code }: Extract<Letter, { readonly kind: 'address-code' }>,
): LetterPage {
  const title = say('letter.address-code.subject');
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say('letter.opening-code.code', { code, minutes: codeHolds / 60 }), [code]),
      text(say('letter.address-code.what')),
      small(say('letter.opening-code.nobody')),
    ],
  };
}

/** Whoever holds the policy can end what they did not add. */
export function openerAddedLetter(
  say: Say,
  letter: Extract<Letter, { readonly kind: 'opener-added' }>,
): LetterPage {
  const address = letter.way === 'mail' ? letter.address : '';
  const facts = { number: letter.policyNumber, on: shortDay(say, letter.on), address };
  const title = say('letter.opener-added.subject', facts);
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say(`letter.opener-added.${letter.way}`, facts), [facts.on]),
      text(say('letter.opener-added.object')),
    ],
  };
}

/** Whose number it was can object until the day. */
export function numberChangingLetter(
  say: Say,
  { policyNumber: number, mobileEnds: end, on }: Extract<Letter, { readonly kind: 'number-changing' }>,
): LetterPage {
  const facts = { number, end, on: shortDay(say, on) };
  const title = say('letter.number-changing.subject', facts);
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say('letter.number-changing.what', facts), [facts.on]),
      text(say('letter.number-changing.object', facts)),
    ],
  };
}
