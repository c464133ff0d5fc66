import { fail, ok, type Result } from '#domain/result.ts';

const maxDepth = 12;
const poisonedKeys = ['__proto__', 'constructor', 'prototype'];
const token = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\],]/g;

/**
 * JSON text that may travel: no key that reaches a prototype, none twice in one object, at most 12 levels, no NUL and
 * no half of a character. JSON.parse would let all of these through in silence.
 */
export function readJson(text: string): Result<unknown> {
  const structure = checkStructure(text);
  if (!structure.ok) return structure;
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('TEXT_INVALID');
  }
}

type Level = { readonly keys: Set<string> | undefined; isKeyNext: boolean };

function checkStructure(text: string): Result<undefined> {
  const levels: Level[] = [];
  for (const [found] of text.matchAll(token)) {
    if (found.startsWith('"')) {
      const verdict = checkText(found, levels.at(-1));
      if (!verdict.ok) return verdict;
    } else {
      moveLevel(levels, found);
      if (levels.length > maxDepth) return fail('TEXT_TOO_LONG');
    }
  }
  return ok(undefined);
}

function moveLevel(levels: Level[], mark: string): void {
  const level = levels.at(-1);
  if (mark === '{') levels.push({ keys: new Set(), isKeyNext: true });
  else if (mark === '[') levels.push({ keys: undefined, isKeyNext: false });
  else if (mark !== ',') levels.pop();
  else if (level) level.isKeyNext = level.keys !== undefined;
}

function checkText(quoted: string, level: Level | undefined): Result<undefined> {
  const text = unquote(quoted);
  if (text === undefined || text.includes('\0') || !text.isWellFormed()) return fail('TEXT_INVALID');
  if (!level?.keys || !level.isKeyNext) return ok(undefined);
  if (poisonedKeys.includes(text)) return fail('ANSWER_UNKNOWN');
  if (level.keys.has(text)) return fail('ANSWER_REPEATED');
  level.keys.add(text);
  level.isKeyNext = false;
  return ok(undefined);
}

function unquote(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
