import { codeHolds } from '#domain/identity/one-time-code.ts';
import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type Paper, textOf } from '../tree.ts';

/** A code to open policies with. Which policies they are is not said: others may see a mailbox. */
export function openingCodeLetter(
  say: Say,
  { code }: Extract<Letter, { readonly kind: 'opening-code' }>,
): Paper {
  const lines = [
    say('letter.opening-code.code', { code, minutes: codeHolds / 60 }),
    say('letter.opening-code.nobody'),
    say('letter.close'),
  ];
  return {
    title: say('letter.opening-code.subject'),
    sections: [{ heading: say('letter.greeting.nobody'), blocks: lines.map(textOf) }],
  };
}

/** Whose number it was can object until the day. */
export function numberChangingLetter(
  say: Say,
  { policyNumber: number, mobileEnds: end, on }: Extract<Letter, { readonly kind: 'number-changing' }>,
): Paper {
  const facts = { number, end, on: dayInWords(say, on) };
  const lines = [
    say('letter.number-changing.what', facts),
    say('letter.number-changing.object', facts),
    say('letter.close'),
  ];
  return {
    title: say('letter.number-changing.subject', facts),
    sections: [{ heading: say('letter.greeting.nobody'), blocks: lines.map(textOf) }],
  };
}
