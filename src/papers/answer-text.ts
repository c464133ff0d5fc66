import { parseIsoDate } from '#domain/date.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Answer, FieldDefinition } from '#domain/proposal/form/fields.ts';
import type { Say } from '#words/sentences.ts';
import { dayInWords, monthInWords } from './days.ts';

/** An answer as the reader's language says it: a choice by its label, a date written out. */
export function answerText(say: Say, answer: Answer, field: FieldDefinition | undefined): string {
  if (typeof answer === 'boolean') return say(answer ? 'visitor-data.yes' : 'visitor-data.no');
  const choices = field?.choices ?? [];
  const wordOf = (text: string) => {
    const choice = choices.find(({ id }) => id === text);
    return choice ? inLanguage(choice.label, say.locale) : wordOfKind(say, text, field?.kind);
  };
  return typeof answer === 'string' ? wordOf(answer) : answer.map(wordOf).join(', ');
}

function wordOfKind(say: Say, text: string, kind: FieldDefinition['kind'] | undefined): string {
  switch (kind) {
    case 'yes-no':
      return text === 'yes' || text === 'no' ? say(`visitor-data.${text}`) : text;
    case 'gender':
      return text === 'MALE' || text === 'FEMALE' ? say(`visitor-data.gender.${text}`) : text;
    case 'date':
    case 'date-of-birth': {
      const date = parseIsoDate(text);
      return date ? dayInWords(say, date) : text;
    }
    case 'height':
    case 'weight':
      return say(`papers.proposal.${kind}`, { count: text });
    case 'month':
      return monthInWords(say, text);
    case 'amount':
      return /^\d{1,12}$/.test(text) ? formatRupees(rupees(Number(text))) : text;
    default:
      return text;
  }
}
