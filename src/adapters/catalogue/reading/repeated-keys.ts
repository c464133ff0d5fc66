import { type Token, tokensIn } from './json-rows.ts';

type RepeatedKey = { readonly keys: readonly (string | number)[]; readonly row: number };

/** An object with the keys it has had so far, or a list; `place` is the key or position that is being read. */
type Level =
  | { readonly kind: 'object'; readonly keys: Set<string>; place: string; isKeyNext: boolean }
  | { readonly kind: 'list'; place: number };

/** Keys that stand again in their object, in JSON text that parses. JSON.parse takes the last one in silence. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const repeated: RepeatedKey[] = [];
  const levels: Level[] = [];
  for (const token of tokensIn(text)) {
    const level = levels.at(-1);
    if (level?.kind === 'object' && level.isKeyNext && token.text !== '}') {
      if (isRepeated(level, token)) repeated.push({ keys: levels.map(({ place }) => place), row: token.row });
    } else {
      move(levels, token);
    }
  }
  return repeated;
}

function isRepeated(level: Extract<Level, { kind: 'object' }>, { text }: Token): boolean {
  level.place = text.includes('\\') ? String(JSON.parse(text)) : text.slice(1, -1);
  level.isKeyNext = false;
  const isKnown = level.keys.has(level.place);
  level.keys.add(level.place);
  return isKnown;
}

function move(levels: Level[], { text }: Token): void {
  const level = levels.at(-1);
  if (text === '{') levels.push({ kind: 'object', keys: new Set(), place: '', isKeyNext: true });
  else if (text === '[') levels.push({ kind: 'list', place: 0 });
  else if (text === '}' || text === ']') levels.pop();
  else if (text === ',' && level?.kind === 'list') level.place++;
  else if (text === ',' && level?.kind === 'object') level.isKeyNext = true;
}
