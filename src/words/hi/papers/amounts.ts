import type { messages as english } from '../../en/papers/amounts.ts';

/** Amounts, covers, days and lists inside the sentences of papers. */
export const messages = {
  'papers.amount.Lakh': '{count} लाख',
  'papers.amount.Crore': '{count} करोड़',
  'papers.amount.k': '{count} हज़ार',
  'papers.range': '{low} से {high}',
  'papers.cover.above': '{deductible} के ऊपर {cover}',
  'papers.cover.only': '{covers} के कवर में: {line}',
  'papers.list.or': '{list} या {last}',
  'papers.day': '{day} {month} {year}',
  'papers.month.1': 'जनवरी',
  'papers.month.2': 'फ़रवरी',
  'papers.month.3': 'मार्च',
  'papers.month.4': 'अप्रैल',
  'papers.month.5': 'मई',
  'papers.month.6': 'जून',
  'papers.month.7': 'जुलाई',
  'papers.month.8': 'अगस्त',
  'papers.month.9': 'सितंबर',
  'papers.month.10': 'अक्टूबर',
  'papers.month.11': 'नवंबर',
  'papers.month.12': 'दिसंबर',
} as const satisfies Record<keyof typeof english, string>;
