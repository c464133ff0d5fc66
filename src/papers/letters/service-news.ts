import { parseIsoDate } from '#domain/date.ts';
import type { ServiceForm, ServiceNews } from '#domain/message/letter.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { claimSorts } from '#domain/service/claim/claim-sorts.ts';
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
  const words = wordsOf(service);
  const title = say(`letter.${words}.title.${news}`, facts);
  return {
    subject: say('letter.service.subject', { ...facts, title }),
    title,
    blocks: [
      greeting(say, letter.firstName),
      text(say(`letter.${words}.${news}`, facts), [plan]),
      { kind: 'ledger', rows: rowsOf(say, letter) },
      ...endingBlocks(say, letter),
      ...wayIn(say, letter.link, 'letter.button.policy'),
      ...(phone === undefined
        ? []
        : [small(say('letter.service.call', { ...facts, phone: unbroken(phone) }))]),
    ],
  };
}

/** A claim is told, not asked for. */
function wordsOf(service: ServiceNews['service']) {
  return service === 'claim' ? 'claim' : 'service';
}

function rowsOf(say: Say, { reference, news, dueOn, ending, claim }: ServiceNews): readonly LedgerRow[] {
  const isWaiting = news === 'begun' || news === 'on-paper' || news === 'late';
  return [
    { name: say('letter.service.reference'), value: reference },
    ...(isWaiting ? [{ name: say('letter.service.due'), value: shortDay(say, dueOn) }] : []),
    ...(ending && news !== 'refused' && news !== 'withdrawn' ? endingRows(say, ending, news) : []),
    ...(claim && (news === 'accepted' || news === 'done') ? claimRows(say, claim) : []),
  ];
}

function claimRows(say: Say, { amount, pays }: NonNullable<ServiceNews['claim']>): readonly LedgerRow[] {
  return [
    ...(amount === undefined ? [] : [{ name: say('letter.claim.amount'), value: formatRupees(amount) }]),
    ...(pays === undefined ? [] : [{ name: say('letter.claim.pays'), value: formatRupees(pays) }]),
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

/** What was and what is to be, line by line. */
function changeBlocks(say: Say, { changes }: ServiceForm['details']): readonly LetterBlock[] {
  if (typeof changes !== 'object') return [];
  return [text(say('letter.service-form.changes')), ...changes.map((line) => text(line))];
}

/** What an insurer is mailed that takes requests on paper alone. It is answered to a person. */
export function serviceFormLetter(say: Say, form: ServiceForm): LetterPage {
  const { service, act, reference, policyNumber: number, insurer, plan, holder, mobile, details } = form;
  const what = say(`service.kind.${service}`);
  const words = service === 'claim' ? 'claim-form' : 'service-form';
  const title = say(`letter.${words}.title.${act}`, { what, number, reference });
  return {
    subject: title,
    title,
    blocks: [
      text(say('letter.service-form.to', { insurer })),
      text(say(`letter.${words}.${act}`, { what, number, holder, by: shortDay(say, form.dueOn) }), [number]),
      {
        kind: 'ledger',
        rows: [
          { name: say('letter.service.reference'), value: reference },
          { name: say('letter.service-form.policy'), note: plan, value: number },
          { name: say('letter.service-form.holder'), note: mobile, value: holder },
          ...(typeof details.lastDay === 'string'
            ? [{ name: say('letter.service.last-day'), value: dayOrText(say, details.lastDay) }]
            : []),
          ...(typeof details.comesBack === 'number'
            ? [{ name: say('letter.service.comes-back'), value: formatRupees(rupees(details.comesBack)) }]
            : []),
          ...claimFormRows(say, details),
        ],
      },
      ...changeBlocks(say, details),
      text(say('letter.service-form.answer', { reference })),
    ],
  };
}

const claimFields = ['sort', 'person', 'treatment', 'hospital', 'admittedOn', 'amount'] as const;

function sortName(say: Say, sort: string): string {
  const claimSort = claimSorts.find((each) => each === sort);
  return claimSort ? say(`claims.told.sort.${claimSort}`) : sort;
}

function lineOf(say: Say, field: (typeof claimFields)[number], value: string): string {
  return field === 'admittedOn' ? dayOrText(say, value) : value;
}

/** A day as people write it, where it is one. */
function dayOrText(say: Say, value: string): string {
  const day = parseIsoDate(value);
  return day === undefined ? value : shortDay(say, day);
}

/** What a claim tells the insurer; nothing of any other request. */
function claimFormRows(say: Say, { sort, ...details }: ServiceForm['details']): readonly LedgerRow[] {
  if (typeof sort !== 'string') return [];
  return claimFields.flatMap((field) => {
    const value = field === 'sort' ? sortName(say, sort) : details[field];
    if (value === undefined || typeof value === 'object') return [];
    const line = typeof value === 'number' ? formatRupees(rupees(value)) : lineOf(say, field, value);
    return [{ name: say(`letter.claim-form.${field}`), value: line }];
  });
}
