export type Token = { readonly text: string; readonly row: number };

/** Row (from 1) of the value that the keys lead to, in JSON text that parses; of the deepest one that is there. */
export function rowOfValue(text: string, keys: readonly (string | number)[]): number {
  const tokens = tokensOf(text);
  let at = 0;
  for (const key of keys) {
    const next = childOf(tokens, at, String(key));
    if (next === undefined) break;
    at = next;
  }
  return tokens[at]?.row ?? 1;
}

// A file with many faults is asked about many times in a row.
let latest: { readonly text: string; readonly tokens: readonly Token[] } | undefined;

function tokensOf(text: string): readonly Token[] {
  if (latest?.text !== text) latest = { text, tokens: [...tokensIn(text)] };
  return latest.tokens;
}

/**
 * The tokens of JSON text that parses, one after the other: a large file is gone through without a list of them, and a
 * long text in it without a pattern that would run out of stack. No token runs over the end of a row.
 */
export function* tokensIn(text: string): Generator<Token> {
  let row = 1;
  let at = 0;
  while (at < text.length) {
    if (isBlank(text, at)) {
      if (text.charAt(at) === '\n') row++;
      at++;
      continue;
    }
    const end = endOfToken(text, at);
    yield { text: text.slice(at, end), row };
    at = end;
  }
}

/** Space, tab and ends of rows; no other sign of so low a number stands outside a text. */
function isBlank(text: string, at: number): boolean {
  return text.charCodeAt(at) <= space;
}

const space = 0x20;
const marks = '{}[],:';

function endOfToken(text: string, start: number): number {
  const first = text.charAt(start);
  if (first === '"') return endOfText(text, start);
  let at = start + 1;
  if (marks.includes(first)) return at;
  while (at < text.length && !isBlank(text, at) && !marks.includes(text.charAt(at))) at++;
  return at;
}

/** After the first quote that an even number of backslashes precedes. */
function endOfText(text: string, start: number): number {
  let quote = start;
  let escapes: number;
  do {
    quote = text.indexOf('"', quote + 1);
    escapes = 0;
    while (text.charAt(quote - 1 - escapes) === '\\') escapes++;
  } while (escapes % 2 === 1);
  return quote + 1;
}

/** Index of the first token of a child value: by name in an object, by position in a list. */
function childOf(tokens: readonly Token[], at: number, key: string): number | undefined {
  const inObject = tokens[at]?.text === '{';
  if (!inObject && tokens[at]?.text !== '[') return undefined;
  let start = at + 1;
  for (let position = 0; !isClosing(tokens[start]); position++) {
    const name = inObject ? tokens[start]?.text : `"${position}"`;
    const value = inObject ? start + 2 : start;
    if (name === JSON.stringify(key)) return value;
    start = endOf(tokens, value);
    if (tokens[start]?.text === ',') start++;
  }
  return undefined;
}

/** Index after the last token of the value that starts here. */
function endOf(tokens: readonly Token[], at: number): number {
  let depth = 0;
  let index = at;
  do {
    const text = tokens[index]?.text;
    if (text === '{' || text === '[') depth++;
    if (isClosing(tokens[index])) depth--;
    index++;
  } while (depth > 0);
  return index;
}

function isClosing(token: Token | undefined): boolean {
  return token === undefined || token.text === '}' || token.text === ']';
}
