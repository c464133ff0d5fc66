import type { Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { type Paper, textOf } from '../tree.ts';

type PurchaseClosed = Extract<Letter, { readonly kind: 'purchase-closed' }>;

/** Tells that an application ended without a policy, what becomes of the money, and where the way goes on. */
export function purchaseClosedLetter(say: Say, closed: PurchaseClosed): Paper {
  const { why, number, insurer, plan, money } = closed;
  const lines = [
    say(`letter.purchase-closed.${why}`, { number, insurer, plan }),
    money === undefined
      ? say('letter.purchase-closed.money.none')
      : say(`letter.purchase-closed.money.${money.way}`, { amount: formatRupees(money.amount) }),
    say('letter.purchase-closed.next'),
    say('letter.close'),
  ];
  return {
    title: say('letter.purchase-closed.subject', { number }),
    sections: [{ heading: say('letter.greeting', { name: closed.firstName }), blocks: lines.map(textOf) }],
  };
}
