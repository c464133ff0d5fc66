import type { Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import { bankShowsBy } from '#domain/payment/bank-days.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import { greeting, type LetterPage, text, wayIn } from './letter-page.ts';

type MoneyReturned = Extract<Letter, { readonly kind: 'money-returned' }>;

/** Tells that money is the buyer's again, by when their bank shows it, and the reference that a bank asks for. */
export function moneyReturnedLetter(say: Say, returned: MoneyReturned): LetterPage {
  const { way, firstName, number, reference, hasPolicy, link } = returned;
  const amount = formatRupees(returned.amount);
  const [date, by] = [returned.on, bankShowsBy(returned.on)].map((day) => shortDay(say, day));
  const facts = { number, amount, date: date ?? '', by: by ?? '' };
  return {
    subject: say(`letter.money-returned.subject.${way}`, facts),
    title: say(`letter.money-returned.title.${way}`, facts),
    blocks: [
      greeting(say, firstName),
      text(say(`letter.money-returned.${way}`, facts)),
      ...(hasPolicy ? [text(say('letter.money-returned.policy'))] : []),
      {
        kind: 'ledger',
        rows: [
          { name: say(`letter.money-returned.row.${way}`), note: facts.date, value: amount },
          { name: say('letter.money-returned.by'), value: facts.by },
          {
            name: say('letter.money-returned.reference'),
            note: say('letter.money-returned.reference.note'),
            value: reference,
          },
        ],
      },
      text(say('letter.money-returned.later')),
      ...wayIn(say, link, hasPolicy ? 'letter.button.policy' : 'letter.button.application'),
    ],
  };
}
