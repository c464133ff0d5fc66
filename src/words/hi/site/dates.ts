import type { messages as english } from '../../en/site/dates.ts';

export const messages = {
  'date.day': '{day} {month} {year}',
  'date.month.1': 'जनवरी',
  'date.month.2': 'फ़रवरी',
  'date.month.3': 'मार्च',
  'date.month.4': 'अप्रैल',
  'date.month.5': 'मई',
  'date.month.6': 'जून',
  'date.month.7': 'जुलाई',
  'date.month.8': 'अगस्त',
  'date.month.9': 'सितंबर',
  'date.month.10': 'अक्टूबर',
  'date.month.11': 'नवंबर',
  'date.month.12': 'दिसंबर',
} as const satisfies Record<keyof typeof english, string>;
