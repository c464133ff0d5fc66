import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import { greeting, type LetterPage, small, text } from './letter-page.ts';

type ResumeLink = Extract<Letter, { kind: 'resume-link' }>;

/** The way back to an application or a policy. What it is about is not said: others may see a mailbox. */
export function resumeLinkLetter(say: Say, { address, endsOn, mobileEnds }: ResumeLink): LetterPage {
  const title = say('letter.resume-link.subject');
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say('letter.resume-link.how')),
      { kind: 'button', label: say('letter.button.resume'), address },
      text(say('letter.resume-link.code', { end: mobileEnds })),
      text(say('letter.resume-link.ends', { date: shortDay(say, endsOn) })),
      small(say('letter.resume-link.not-you')),
    ],
  };
}
