import { importances, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import type { ImportanceAnswers } from '#domain/judge/importance.ts';

/** The name of the checklist's answers in the query of an address. */
export const importanceKey = 'importance';

/** `maternity_cover.high,bonus.low`: what it does not know is as if it were not there; of an item said twice the first counts. */
export function importanceOfAddress(text = ''): ImportanceAnswers {
  const texts = text.split(',');
  return answersOf((item) => {
    const word = texts.find((one) => one.startsWith(`${item}.`))?.slice(item.length + 1);
    return importances.find((importance) => importance.toLowerCase() === word);
  });
}

/** The same answers always give the same text; undefined when nothing was answered. */
export function importanceAddress(answers: ImportanceAnswers): string | undefined {
  const texts = scoreItems.flatMap((item) => {
    const importance = answers[item];
    return importance ? [`${item}.${importance.toLowerCase()}`] : [];
  });
  return texts.length > 0 ? texts.join(',') : undefined;
}

type WireImportance = { readonly importance?: Record<string, (typeof importances)[number]> };

/** To spread into `data` of `get-score/`: nothing when nothing was answered. */
export function importanceToWire(answers: ImportanceAnswers): WireImportance {
  return importanceAddress(answers) === undefined ? {} : { importance: { ...answers } };
}

/** The answers with one more of them; `undefined` takes it back, so that our guess stands again. */
export function changeAnswer(
  answers: ImportanceAnswers,
  item: ScoreItem,
  importance: ImportanceAnswers[ScoreItem],
): ImportanceAnswers {
  return answersOf((one) => (one === item ? importance : answers[one]));
}

function answersOf(of: (item: ScoreItem) => ImportanceAnswers[ScoreItem]): ImportanceAnswers {
  const entries = scoreItems.map((item) => [item, of(item)] as const);
  return Object.fromEntries(entries.filter(([, importance]) => importance !== undefined));
}
