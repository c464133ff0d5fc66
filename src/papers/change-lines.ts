import { parseIsoDate } from '#domain/date.ts';
import { inLanguage, type LocalText } from '#domain/local-text.ts';
import type { ChangeLine } from '#domain/service/change/policy-change.ts';
import type { Say } from '#words/sentences.ts';
import { shortDay } from './days.ts';

/** A question whose answer changes, ready to be read. Undefined: nothing was answered. */
export type WordedLine = {
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** What was and what is, in the words of whoever reads it. */
export function changeLinesInWords(say: Say, lines: readonly ChangeLine[]): readonly WordedLine[] {
  const several = lines.some(({ nominee }) => nominee !== undefined && nominee > 1);
  return lines.map(({ label, nominee, before, after }) => {
    const own = label ? inLanguage(label, say.locale) : say('service.change.share');
    return {
      label: several && nominee !== undefined ? say('service.change.line', { at: nominee, label: own }) : own,
      before: inWords(say, before),
      after: inWords(say, after),
    };
  });
}

function inWords(say: Say, text: LocalText | undefined): string | undefined {
  const day = text && parseIsoDate(text.en);
  return day ? shortDay(say, day) : text && inLanguage(text, say.locale);
}
