import type { Letter } from '#domain/message/letter.ts';
import { formatRupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { greeting, type LetterBlock, type LetterPage, small, text, unbroken, wayIn } from './letter-page.ts';

type PurchaseClosed = Extract<Letter, { readonly kind: 'purchase-closed' }>;

/** Tells that an application ended without a policy, what becomes of the money, and where the way goes on. */
export function purchaseClosedLetter(say: Say, closed: PurchaseClosed): LetterPage {
  const { why, firstName, number, insurer, plan, insurerPhone: phone, link } = closed;
  const isDeclined = why === 'declined';
  return {
    subject: isDeclined
      ? say('letter.purchase-closed.subject.declined', { insurer, number })
      : say('letter.purchase-closed.subject', { number }),
    title: isDeclined
      ? say('letter.purchase-closed.title.declined', { insurer })
      : say('letter.purchase-closed.title'),
    blocks: [
      greeting(say, firstName),
      text(say(`letter.purchase-closed.${why}`, { number, insurer, plan }), [plan]),
      ...moneyBlocks(say, closed),
      text(say(isDeclined ? 'letter.purchase-closed.other' : 'letter.purchase-closed.again')),
      ...wayIn(say, link, 'letter.button.next'),
      ...(isDeclined && phone !== undefined
        ? [small(say('letter.purchase-closed.reason', { insurer, phone: unbroken(phone) }))]
        : []),
    ],
  };
}

function moneyBlocks(say: Say, { money }: PurchaseClosed): readonly LetterBlock[] {
  if (money === undefined) return [text(say('letter.purchase-closed.money.none'))];
  const row = money.way === 'released' ? 'blocked' : 'paid';
  return [
    {
      kind: 'ledger',
      rows: [
        {
          name: say(`letter.purchase-closed.${row}`),
          note: say(`letter.purchase-closed.${row}.note`),
          value: formatRupees(money.amount),
        },
      ],
    },
    text(say('letter.purchase-closed.follows')),
  ];
}
