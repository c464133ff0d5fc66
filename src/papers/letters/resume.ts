import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type Paper, textOf } from '../tree.ts';

type ResumeLink = Extract<Letter, { kind: 'resume-link' }>;

/** The way back to an application or a policy. What it is about is not said: others may see a mailbox. */
export function resumeLinkLetter(say: Say, { address, endsOn, mobileEnds }: ResumeLink): Paper {
  const lines = [
    say('letter.resume-link.how'),
    address,
    say('letter.resume-link.code', { end: mobileEnds }),
    say('letter.resume-link.ends', { date: dayInWords(say, endsOn) }),
    say('letter.resume-link.not-you'),
  ];
  return {
    title: say('letter.resume-link.subject'),
    sections: [{ heading: say('letter.greeting.nobody'), blocks: lines.map(textOf) }],
  };
}
