import type { ServiceForm, ServiceNews } from '#domain/message/letter.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from '../days.ts';
import {
  greeting,
  type LedgerRow,
  type LetterBlock,
  type LetterPage,
  small,
  text,
  unbroken,
  wayIn,
} from './letter-page.ts';

/** Tells where a request about a policy stands, by when something is due, and the reference to call with. */
export function serviceNewsLetter(say: Say, letter: ServiceNews): LetterPage {
  const { news, service, reference, policyNumber: number, insurer, plan, insurerPhone: phone } = letter;
  const what = say(`service.kind.${service}`);
  const facts = { what, number, insurer, plan, reference, by: shortDay(say, letter.dueOn) };
  return {
    subject: say('letter.service.subject', { ...facts, title: say(`letter.service.title.${news}`, facts) }),
    title: say(`letter.service.title.${news}`, facts),
    blocks: [
      greeting(say, letter.firstName),
      text(say(`letter.service.${news}`, facts), [plan]),
      { kind: 'ledger', rows: rowsOf(say, letter) },
      ...endingBlocks(say, letter),
      ...wayIn(say, letter.link, 'letter.button.policy'),
      ...(phone === undefined
        ? []
        : [small(say('letter.service.call', { ...facts, phone: unbroken(phone) }))]),
    ],
  };
}

function rowsOf(say: Say, { reference, news, dueOn, ending }: ServiceNews): readonly LedgerRow[] {
  const isWaiting = news === 'begun' || news === 'on-paper' || news === 'late';
  return [
    { name: say('letter.service.reference'), value: reference },
    ...(isWaiting ? [{ name: say('letter.service.due'), value: shortDay(say, dueOn) }] : []),
    ...(ending && news !== 'refused' && news !== 'withdrawn' ? endingRows(say, ending, news) : []),
  ];
}

type Ending = NonNullable<ServiceNews['ending']>;

function endingRows(
  say: Say,
  { comesBack, lastDay, moneyBy, refund }: Ending,
  news: ServiceNews['news'],
): readonly LedgerRow[] {
  return [
    ...(lastDay ? [{ name: say('letter.service.last-day'), value: shortDay(say, lastDay) }] : []),
    { name: say('letter.service.comes-back'), value: formatRupees(comesBack) },
    ...(comesBack > 0 && news !== 'done'
      ? [{ name: say('letter.service.money-by'), value: shortDay(say, moneyBy) }]
      : []),
    ...(refund
      ? [
          { name: say('letter.service.refunded'), value: shortDay(say, refund.on) },
          {
            name: say('letter.money-returned.reference'),
            note: say('letter.service.refund.note'),
            value: refund.reference,
          },
        ]
      : []),
  ];
}

function endingBlocks(say: Say, { ending, news }: ServiceNews): readonly LetterBlock[] {
  return ending?.refund && news === 'done' ? [text(say('letter.money-returned.later'))] : [];
}

/** What an insurer is mailed that takes requests on paper alone. It is answered to a person. */
export function serviceFormLetter(say: Say, form: ServiceForm): LetterPage {
  const { service, act, reference, policyNumber: number, insurer, plan, holder, mobile, details } = form;
  const what = say(`service.kind.${service}`);
  const title = say(`letter.service-form.title.${act}`, { what, number, reference });
  return {
    subject: title,
    title,
    blocks: [
      text(say('letter.service-form.to', { insurer })),
      text(say(`letter.service-form.${act}`, { what, number, holder, by: shortDay(say, form.dueOn) }), [
        number,
      ]),
      {
        kind: 'ledger',
        rows: [
          { name: say('letter.service.reference'), value: reference },
          { name: say('letter.service-form.policy'), note: plan, value: number },
          { name: say('letter.service-form.holder'), note: mobile, value: holder },
          ...(typeof details.lastDay === 'string'
            ? [{ name: say('letter.service.last-day'), value: details.lastDay }]
            : []),
          ...(typeof details.comesBack === 'number'
            ? [{ name: say('letter.service.comes-back'), value: formatRupees(rupees(details.comesBack)) }]
            : []),
        ],
      },
      text(say('letter.service-form.answer', { reference })),
    ],
  };
}
