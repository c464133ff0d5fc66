import type { Letter } from '#domain/message/letter.ts';
import { formatRupees, noMoney } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { shortDay } from '../days.ts';
import { allOf } from '../lists.ts';
import { greeting, type LetterBlock, type LetterPage, small, text, wayIn } from './letter-page.ts';

type LetterOf<Kind extends Letter['kind']> = Extract<Letter, { readonly kind: Kind }>;

/** Tells that the insurer has accepted, and that the premium is to be paid. */
export function insurerAcceptedLetter(say: Say, accepted: LetterOf<'insurer-accepted'>): LetterPage {
  const { firstName, number, insurer, plan, link } = accepted;
  const until = shortDay(say, accepted.payBy);
  return {
    subject: say('letter.insurer-accepted.subject', { insurer, until }),
    title: say('letter.insurer-accepted.title', { insurer }),
    blocks: [
      greeting(say, firstName),
      text(say('letter.insurer-accepted.text', { insurer, number, plan }), [plan]),
      toPay(say, accepted.amount, until),
      text(say('letter.insurer-accepted.after', { until })),
      ...wayIn(say, link, 'letter.button.pay'),
    ],
  };
}

/** Tells that a payment that was waited for has not come, and that it can be paid again. */
export function paymentFailedLetter(say: Say, failed: LetterOf<'payment-failed'>): LetterPage {
  const { firstName, number, plan, link } = failed;
  const amount = formatRupees(failed.amount);
  const until = shortDay(say, failed.payBy);
  return {
    subject: say('letter.payment-failed.subject', { amount, plan }),
    title: say('letter.payment-failed.title', { amount }),
    blocks: [
      greeting(say, firstName),
      text(say('letter.payment-failed.text', { number, plan }), [plan]),
      text(say('letter.payment-failed.money')),
      toPay(say, failed.amount, until),
      text(say('letter.insurer-accepted.after', { until })),
      ...wayIn(say, link, 'letter.button.pay'),
    ],
  };
}

/** Reminds of what was accepted, is not paid and ends soon. */
export function applicationExpiresLetter(say: Say, ending: LetterOf<'application-expires'>): LetterPage {
  const { firstName, number, insurer, plan, link } = ending;
  const until = shortDay(say, ending.endsOn);
  return {
    subject: say('letter.application-expires.subject', { plan, until }),
    title: say('letter.application-expires.title', { until }),
    blocks: [
      greeting(say, firstName),
      text(say('letter.application-expires.text', { insurer, number, plan }), [plan]),
      toPay(say, ending.amount, until),
      text(say('letter.insurer-accepted.after', { until })),
      ...wayIn(say, link, 'letter.button.pay'),
    ],
  };
}

function toPay(say: Say, amount: LetterOf<'insurer-accepted'>['amount'], until: string): LetterBlock {
  return {
    kind: 'ledger',
    rows: [
      { name: say('letter.pay.amount'), value: formatRupees(amount) },
      { name: say('letter.pay.by'), value: until },
    ],
  };
}

/** Reminds, once, of an application that was begun: how far it is, what it costs and until when, and how it is erased. */
export function applicationWaitsLetter(say: Say, waiting: LetterOf<'application-waits'>): LetterPage {
  const { firstName, plan, people, step: now, steps: of, price, termYears: years, link } = waiting;
  const cover = amountInWords(say, waiting.sumInsured);
  const tax = say(waiting.tax === noMoney ? 'letter.price.tax.none' : 'letter.price.tax.some');
  const sentence =
    people.length === 0
      ? say('letter.application-waits.text', { plan, cover })
      : say('letter.application-waits.people', { plan, cover, people: allOf(say, people) });
  const erase: readonly LetterBlock[] = link
    ? [
        {
          kind: 'small-link',
          label: say('letter.application-waits.erase'),
          address: `${link.address}?to=erase`,
        },
      ]
    : [];
  return {
    subject: say('letter.application-waits.subject', { plan }),
    title: say('letter.application-waits.title'),
    blocks: [
      greeting(say, firstName),
      text(sentence, [plan]),
      {
        kind: 'ledger',
        rows: [
          {
            name: say('letter.application-waits.step'),
            value: say('letter.application-waits.step.value', { now, of }),
          },
          {
            name: say('letter.price'),
            note: say('letter.price.note', { years, tax }),
            value: formatRupees(price),
          },
          { name: say('letter.price.until'), value: shortDay(say, waiting.holdsUntil) },
        ],
      },
      ...wayIn(say, link, 'letter.button.go-on'),
      small(say('letter.application-waits.only')),
      ...erase,
    ],
  };
}

/** Tells that the price of an application that waits is another by now. */
export function priceChangedLetter(say: Say, changed: LetterOf<'price-changed'>): LetterPage {
  const { firstName, plan, link } = changed;
  const after = formatRupees(changed.after);
  return {
    subject: say('letter.price-changed.subject', { plan, after }),
    title: say('letter.price-changed.title', { after }),
    blocks: [
      greeting(say, firstName),
      text(say('letter.price-changed.text', { plan }), [plan]),
      {
        kind: 'ledger',
        rows: [
          { name: say('letter.price-changed.before'), value: formatRupees(changed.before) },
          { name: say('letter.price-changed.after'), value: after, isTotal: true },
          { name: say('letter.price.until'), value: shortDay(say, changed.holdsUntil) },
        ],
      },
      ...wayIn(say, link, 'letter.button.application'),
    ],
  };
}
