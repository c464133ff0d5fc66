import { formatRupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { LetterWriter } from '#usecases/ports.ts';
import { sayDate, sayIn } from '../http/say.ts';
import { fallback } from '../visit/language.ts';

/** Words a letter in its reader's language, when it is sent. */
export const writeLetter: LetterWriter = ({ letter, language }) => {
  const say = sayIn(language ?? fallback);
  switch (letter.kind) {
    case 'worded':
      return { subject: letter.subject, text: letter.text };
    case 'policy-issued': {
      const { firstName: name, policyNumber: number, received, coverFrom, coverUntil } = letter;
      const amount = formatRupees(received);
      const [from, until] = [sayDate(say, coverFrom), sayDate(say, coverUntil)];
      return {
        subject: say('letter.policy-issued.subject', { number }),
        text: say('letter.policy-issued', { name, number, amount, from, until }),
      };
    }
    default:
      return never(letter);
  }
};
