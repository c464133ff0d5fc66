import type { IsoDate } from '#domain/date.ts';
import { isoDate } from '#domain/date.ts';
import type { Letter } from '#domain/message/letter.ts';
import { lakh, noMoney, rupees } from '#domain/money.ts';
import { createLetterWriter } from '#server/drawing/papers/letters.ts';

const day = (month: number, date: number, year = 2026): IsoDate => isoDate(year, month, date);
const link = { address: `https://chhatri.example/resume/${'s'.repeat(43)}`, mobileEnds: '70' };
const insurer = { insurer: 'Sahyadri Health', insurerPhone: '1800 000 1101' };
const application = { firstName: 'Ananya', number: 'CHT-2026-ABC123', plan: 'Sahyadri Poorna' };

/** A letter of each kind that a buyer gets, with all that it can say. */
export const someLetters = {
  'policy-issued': {
    kind: 'policy-issued',
    firstName: 'Ananya',
    policyNumber: 'SAH-26-0706-57619',
    received: rupees(17_098),
    coverFrom: day(11, 27),
    coverUntil: day(11, 26, 2027),
    cover: {
      ...insurer,
      plan: 'Sahyadri Poorna',
      sumInsured: lakh(5),
      people: ['Ananya', 'Rohan', 'Kabir'],
      freeLookUntil: day(12, 26),
      illnessFrom: day(12, 27),
    },
    papers: ['Policy schedule', 'Customer Information Sheet', 'Receipt'],
    link,
  },
  'renewal-due': {
    kind: 'renewal-due',
    reminder: 'soon',
    policyNumber: 'SAH-26-0706-57619',
    ...insurer,
    plan: 'Sahyadri Poorna',
    coverUntil: day(11, 26, 2027),
    renewBy: day(12, 26, 2027),
    daysUncovered: 0,
    link,
  },
  'insurer-accepted': {
    kind: 'insurer-accepted',
    ...application,
    insurer: 'Sahyadri Health',
    amount: rupees(17_098),
    payBy: day(12, 12),
    link,
  },
  'payment-failed': {
    kind: 'payment-failed',
    ...application,
    insurer: 'Sahyadri Health',
    amount: rupees(17_098),
    payBy: day(12, 12),
    link,
  },
  'application-expires': {
    kind: 'application-expires',
    ...application,
    insurer: 'Sahyadri Health',
    amount: rupees(17_098),
    endsOn: day(12, 12),
    link,
  },
  'application-waits': {
    kind: 'application-waits',
    version: 4,
    firstName: 'Ananya',
    plan: 'Chambal Tarun',
    sumInsured: lakh(10),
    people: ['Arjun'],
    step: 3,
    steps: 12,
    price: rupees(6_685),
    termYears: 1,
    tax: noMoney,
    holdsUntil: day(12, 12),
    link,
  },
  'price-changed': {
    kind: 'price-changed',
    version: 5,
    firstName: 'Ananya',
    plan: 'Chambal Tarun',
    before: rupees(6_685),
    after: rupees(6_930),
    holdsUntil: day(12, 12),
    link,
  },
  'purchase-closed': {
    kind: 'purchase-closed',
    why: 'declined',
    ...application,
    ...insurer,
    money: { amount: rupees(17_098), way: 'released' },
    link,
  },
  'money-returned': {
    kind: 'money-returned',
    way: 'refunded',
    firstName: 'Ananya',
    number: 'CHT-2026-ABC123',
    amount: rupees(16_910),
    on: day(12, 3),
    reference: 'order_CH418277',
    link,
  },
  'service-news': {
    kind: 'service-news',
    service: 'return',
    news: 'done',
    firstName: 'Ananya',
    reference: 'CH 4182 7703',
    policyNumber: 'SAH-26-0706-57619',
    ...insurer,
    plan: 'Sahyadri Poorna',
    dueOn: day(12, 7),
    ending: {
      comesBack: rupees(16_910),
      lastDay: day(11, 30),
      moneyBy: day(12, 7),
      refund: { amount: rupees(16_910), reference: 'rfnd_8f3k2m', on: day(12, 1) },
    },
    link,
  },
  'resume-link': { kind: 'resume-link', address: link.address, endsOn: day(12, 28), mobileEnds: '70' },
} as const satisfies { readonly [Kind in Letter['kind']]?: Extract<Letter, { readonly kind: Kind }> };

/** Words letters as a server does that names these two as its help. */
export const writeLetter = createLetterWriter({
  phone: '1800 000 0000',
  email: 'help@chhatri.example',
  hours: () => '9 am to 7 pm',
});
