import { messages as figure } from '../ten-years.ts';

/** Ten years with a plan, and how they come to what it costs all in. */
export const messages = {
  ...figure,
  'ten.title': 'Ten years with this plan',
  'ten.lede':
    '{count, plural, one {Aged {now} now, {last} in the tenth year.} other {The eldest is {now} now, {last} in the tenth year.}}',
  'ten.age': 'Age, year',
  'ten.each': 'Premium and own share, each year',
  'ten.note':
    'At today’s rates; insurers will raise them. What you pay is the average of people like you. Bills are those of today’s ages in every year.',
  'ten.sum': 'How all in adds up',
  'ten.sum.premium': 'Premiums',
  'ten.sum.premium.note': 'Mean of ten years; the first counts most.',
  'ten.sum.own': 'What people like you pay themselves',
  'ten.sum.above': 'Bad years, above what you could bear: counted once more',
  'ten.sum.beside': 'Paid beside hospital stays',
} as const;
