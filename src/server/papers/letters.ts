import { never } from '#domain/result.ts';
import { policyIssuedLetter } from '#papers/letters/policy-issued.ts';
import { resumeCodeMessage, resumeLinkLetter } from '#papers/letters/resume.ts';
import type { LetterWriter } from '#usecases/ports.ts';
import { sayIn } from '../http/say.ts';
import { fallback } from '../visit/language.ts';
import { paperMail } from './paper-mail.ts';

/** Words a letter in its reader's language, when it is sent. */
export const writeLetter: LetterWriter = ({ letter, language }) => {
  switch (letter.kind) {
    case 'worded':
      return { subject: letter.subject, text: letter.text };
    case 'policy-issued':
      return paperMail(policyIssuedLetter(sayIn(language ?? fallback), letter));
    case 'resume-link':
      return paperMail(resumeLinkLetter(sayIn(language ?? fallback), letter));
    case 'resume-code':
      return paperMail(resumeCodeMessage(sayIn(language ?? fallback), letter));
    default:
      return never(letter);
  }
};
