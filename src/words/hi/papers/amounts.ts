import { messages as dates } from '../site/dates.ts';

/** Amounts, covers, days and lists inside the sentences of papers. Months have one name in Hindi, written out or not. */
export const messages = {
  'papers.amount.Lakh': '{count} लाख',
  'papers.amount.Crore': '{count} करोड़',
  'papers.amount.k': '{count} हज़ार',
  'papers.range': '{low} से {high}',
  'papers.cover.above': '{deductible} के ऊपर {cover}',
  'papers.cover.only': '{covers} के कवर में: {line}',
  'papers.list.or': '{list} या {last}',
  'papers.day': '{day} {month} {year}',
  'papers.month.1': dates['date.month.1'],
  'papers.month.2': dates['date.month.2'],
  'papers.month.3': dates['date.month.3'],
  'papers.month.4': dates['date.month.4'],
  'papers.month.5': dates['date.month.5'],
  'papers.month.6': dates['date.month.6'],
  'papers.month.7': dates['date.month.7'],
  'papers.month.8': dates['date.month.8'],
  'papers.month.9': dates['date.month.9'],
  'papers.month.10': dates['date.month.10'],
  'papers.month.11': dates['date.month.11'],
  'papers.month.12': dates['date.month.12'],
};
