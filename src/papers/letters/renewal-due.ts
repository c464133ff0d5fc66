import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type Paper, textOf } from '../tree.ts';

type RenewalDue = Extract<Letter, { kind: 'renewal-due' }>;

/** Reminds of a renewal. Who is covered, what it costs and anything of health stand behind the link and its code. */
export function renewalDueLetter(say: Say, due: RenewalDue): Paper {
  const { policyNumber: number, insurer, plan, link, daysUncovered: days } = due;
  const [until, last] = [dayInWords(say, due.coverUntil), dayInWords(say, due.renewBy)];
  const isEnded = days > 0;
  const facts = { number, plan, insurer, until, last };
  const lines = [
    ...(isEnded
      ? [
          say('letter.renewal-due.ended', facts),
          say('letter.renewal-due.uncovered', { days }),
          say('letter.renewal-due.last', facts),
        ]
      : [say('letter.renewal-due.ends', facts), say('letter.renewal-due.in-time', facts)]),
    say('letter.renewal-due.easy'),
    ...(link
      ? [
          say('letter.renewal-due.link'),
          link.address,
          say('letter.renewal-due.code', { end: link.mobileEnds }),
        ]
      : []),
    say('letter.renewal-due.insurer', { insurer, phone: due.insurerPhone }),
    say('letter.renewal-due.done'),
    say('letter.close'),
  ];
  const subject = isEnded ? 'letter.renewal-due.subject.ended' : 'letter.renewal-due.subject';
  return {
    title: say(subject, facts),
    sections: [{ heading: say('letter.greeting.nobody'), blocks: lines.map(textOf) }],
  };
}
