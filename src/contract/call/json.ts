import { fail, ok, type Result } from '#domain/result.ts';

const maxDepth = 12;
/**
 * The limit is for one list or object. The longest list of any call is far shorter; each entry costs a check
 * of its own.
 */
const mostEntries = 256;
const poisonedKeys = ['__proto__', 'constructor', 'prototype'];

/**
 * JSON text that may travel: no key that reaches a prototype, none twice in one object, at most 12 levels and 256
 * entries in each, no NUL and no half of a character. JSON.parse would let all of these through in silence.
 */
export function readJson(text: string): Result<unknown> {
  const value = parsed(text);
  if (value === undefined) return fail('TEXT_INVALID');
  const structure = checkStructure(text);
  return structure.ok ? ok(value) : structure;
}

/** Undefined for what is no JSON; no JSON text means undefined itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Level = { readonly keys: Set<string> | undefined; isKeyNext: boolean; entries: number };

/** One pass over text that is known to be JSON: outside its texts a quote begins a text, a bracket is a bracket. */
function checkStructure(text: string): Result<undefined> {
  const levels: Level[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '"') {
      const end = endOfText(text, at);
      const verdict = checkText(text.slice(at, end + 1), levels.at(-1));
      if (!verdict.ok) return verdict;
      at = end;
    } else if (!moveLevel(levels, mark)) {
      return fail('TEXT_TOO_LONG');
    }
  }
  return ok(undefined);
}

/** Where the closing quote stands of the text that begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

/** Answers false where the text grows too deep or one level too long. */
function moveLevel(levels: Level[], mark: string): boolean {
  const level = levels.at(-1);
  if (mark === '{') levels.push({ keys: new Set(), isKeyNext: true, entries: 1 });
  else if (mark === '[') levels.push({ keys: undefined, isKeyNext: false, entries: 1 });
  else if (mark === '}' || mark === ']') levels.pop();
  else if (mark === ',' && level) {
    level.isKeyNext = level.keys !== undefined;
    level.entries += 1;
    return level.entries <= mostEntries;
  }
  return levels.length <= maxDepth;
}

function checkText(quoted: string, level: Level | undefined): Result<undefined> {
  const text = String(JSON.parse(quoted));
  if (text.includes('\0') || !text.isWellFormed()) return fail('TEXT_INVALID');
  if (!level?.keys || !level.isKeyNext) return ok(undefined);
  if (poisonedKeys.includes(text)) return fail('ANSWER_UNKNOWN');
  if (level.keys.has(text)) return fail('ANSWER_REPEATED');
  level.keys.add(text);
  level.isKeyNext = false;
  return ok(undefined);
}
