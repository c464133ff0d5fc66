import type { Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import { type Paper, textOf } from '../tree.ts';

type MoneyReturned = Extract<Letter, { readonly kind: 'money-returned' }>;

/** Tells that money is the buyer's again, with the day and the reference that a bank asks for. */
export function moneyReturnedLetter(say: Say, returned: MoneyReturned): Paper {
  const { way, number, reference } = returned;
  const facts = {
    number,
    reference,
    amount: formatRupees(returned.amount),
    date: dayInWords(say, returned.on),
  };
  const lines = [
    say(`letter.money-returned.${way}`, facts),
    ...(returned.hasPolicy ? [say('letter.money-returned.policy')] : []),
    say('letter.money-returned.reference', facts),
    say(`letter.money-returned.bank.${way}`),
    say('letter.close'),
  ];
  return {
    title: say(`letter.money-returned.subject.${way}`, facts),
    sections: [{ heading: say('letter.greeting', { name: returned.firstName }), blocks: lines.map(textOf) }],
  };
}
