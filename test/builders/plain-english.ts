import type { Translate } from '#web/browser/text.tsx';

/** English of these words as ICU says it: cases by what they are chosen by, months and years too; other counts stay as they are written. */
export function plainEnglishOf(words: Readonly<Record<string, string>>): Translate {
  return (id, values = {}) =>
    (words[id] ?? id)
      .replace(/\{(months|years), plural, ((?:\S+ \{[^{}]*\} ?)+)\}/g, (_all, key: string, cases: string) =>
        caseOf(cases, `=${values[key]}`).replace('#', `${values[key]}`),
      )
      .replace(/\{(\w+), select, (.*?\})\}(?!\w)/g, (_all, key: string, cases: string) =>
        caseOf(cases, `${values[key]}`),
      )
      .replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));
}

function caseOf(cases: string, value: string): string {
  const rows = [...cases.matchAll(/(\S+) \{((?:[^{}]|\{\w+\})*)\}/g)];
  const row = rows.find(([, name]) => name === value) ?? rows.find(([, name]) => name === 'other');
  return row?.[2] ?? '';
}
