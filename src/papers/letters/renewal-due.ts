import type { Letter } from '#domain/message/letter.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import { greeting, type LetterPage, text, unbroken, wayIn } from './letter-page.ts';

type RenewalDue = Extract<Letter, { kind: 'renewal-due' }>;

/** Reminds of a renewal. Who is covered, what it costs and anything of health stand behind the link and its code. */
export function renewalDueLetter(say: Say, due: RenewalDue): LetterPage {
  const { policyNumber: number, insurer, insurerPhone: phone, plan, link, daysUncovered: days } = due;
  const [until, last] = [shortDay(say, due.coverUntil), shortDay(say, due.renewBy)];
  const isEnded = days > 0;
  const facts = { number, plan, insurer, until, last };
  const title = say(isEnded ? 'letter.renewal-due.subject.ended' : 'letter.renewal-due.subject', facts);
  return {
    subject: title,
    title,
    blocks: [
      greeting(say, ''),
      text(say(isEnded ? 'letter.renewal-due.ended' : 'letter.renewal-due.ends', facts), [plan]),
      {
        kind: 'ledger',
        rows: [
          {
            name: say(isEnded ? 'letter.renewal-due.until.ended' : 'letter.renewal-due.until'),
            value: until,
          },
          { name: say('letter.renewal-due.last'), value: last },
        ],
      },
      text(
        isEnded ? say('letter.renewal-due.uncovered', { days }) : say('letter.renewal-due.in-time', facts),
      ),
      text(say('letter.renewal-due.wait', facts)),
      text(say('letter.renewal-due.easy')),
      ...(link ? wayIn(say, link, 'letter.button.renew') : []),
      text(say('letter.renewal-due.insurer', { insurer, phone: unbroken(phone) })),
      text(say('letter.renewal-due.done')),
    ],
  };
}
