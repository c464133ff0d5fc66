/** A text as the build parsed it (ICU): what stands, what is filled in, and what depends on a count or a kind. */
export type Parsed = string | readonly Part[];
type Part = string | readonly [name: string, kind?: string, choices?: Choices];
type Choices = { readonly [key: string]: Parsed };

export type Values = Readonly<Record<string, string | number>>;

/** In a choice by count the count itself. */
const count = '#';

/** Says a parsed text by the rules of its language; a value that is missing leaves its place empty. */
export function speak(text: Parsed, values: Values, rules: Intl.PluralRules): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : filled(part, values, rules))).join('');
}

function filled(
  [name, kind, choices]: Exclude<Part, string>,
  values: Values,
  rules: Intl.PluralRules,
): string {
  const value = String(values[name] ?? '');
  if (choices === undefined) return value;
  // An exact number comes before the kind of number that the language makes of it.
  const key = kind === 'plural' && !Object.hasOwn(choices, value) ? rules.select(Number(value)) : value;
  const pattern = (Object.hasOwn(choices, key) ? choices[key] : choices.other) ?? '';
  const parts =
    typeof pattern === 'string' ? pattern : pattern.map((part) => (part === count ? value : part));
  return speak(parts, values, rules);
}
