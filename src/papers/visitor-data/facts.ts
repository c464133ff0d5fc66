import type { ConsentReceipt } from '#domain/consent/receipt.ts';
import { dayInIndia, type Instant } from '#domain/date.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords } from '../days.ts';
import type { PaperFact } from '../tree.ts';

export function day(say: Say, at: Instant): string {
  return dayInWords(say, dayInIndia(at));
}

export function consentFact(say: Say, { purpose, given, at }: ConsentReceipt): PaperFact {
  const what = say(`visitor-data.consent.${purpose}`);
  const date = day(say, at);
  return {
    name: say('visitor-data.consent', { what }),
    value: say(given ? 'visitor-data.consent.yes' : 'visitor-data.consent.no', { date }),
  };
}
