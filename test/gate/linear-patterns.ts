import { checkSync } from 'recheck/lib/browser.js';
import { parseSync } from 'vite';
import type { SourceFile } from './architecture-rules.ts';

/**
 * By an exact method alone, which judges the same every time; what is too involved for it has to be written simpler. The
 * milliseconds are for a busy machine: most patterns take a hundredth of them.
 */
const judging = { checker: 'automaton', timeout: 30_000 } as const;

export type Pattern = { readonly path: string; readonly source: string; readonly flags: string };

/** Every regular expression of a source file; a constructed one is none that could be judged, and is named as "RegExp". */
export function patternsIn({ path, text }: SourceFile): readonly Pattern[] {
  const patterns: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // A list of nodes has none of these; a node has those of its kind.
    const { regex, type, callee } = node as Readonly<Record<string, unknown>>;
    if (type === 'Literal' && isPattern(regex))
      patterns.push({ path, source: regex.pattern, flags: regex.flags });
    if (isRegExp(callee)) patterns.push({ path, source: 'RegExp', flags: '' });
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, text).program.body);
  return patterns;
}

function isPattern(value: unknown): value is { readonly pattern: string; readonly flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function isRegExp(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === 'RegExp';
}

const judged = new Map<string, string | undefined>();

/** Why a pattern is not linear in the length of what it is held against; undefined when it is. */
export function faultOf({ path, source, flags }: Pattern): string | undefined {
  if (source === 'RegExp')
    return `${path}: a pattern that is put together cannot be judged; write it as it is`;
  const key = `/${source}/${flags}`;
  if (!judged.has(key)) judged.set(key, verdictOn(source, flags));
  const verdict = judged.get(key);
  return verdict && `${path}: ${key} is ${verdict}`;
}

function verdictOn(source: string, flags: string): string | undefined {
  const verdict = checkSync(source, flags, judging);
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : 'too involved to judge';
}
