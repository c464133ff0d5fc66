import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** A participle says that something was done and not what the thing is, so no name ends with one. */
const participles: ReadonlySet<string> = new Set(
  `told untold said unsaid asked kept brought given taken held unheld heard unheard seen drawn written known lasting
  noted answered counted shown chosen found made sent left gone sold bought paid typed named called wanted begun spoken
  standing wish wishes stand stands`.split(/\s+/),
);

/** A question (`isHeld`, `setIsHeld`) ends with what it asks, and "not found" is the web's own word. */
const question = /^(?:(?:is|are|has|was|may|can|not)|set(?:Is|Are|Has|Was|May|Can))(?=[A-Z-])/;

type HouseWord = { readonly means: string; readonly where: RegExp };

const nowhere = /^(?!)/;

/** Words that once stood for several things: each stands for one, in these files, or for none. */
const houseWords: Readonly<Record<string, HouseWord>> = {
  told: { means: 'an event, an answer or a text: say which', where: nowhere },
  said: { means: 'an answer, a text or the form memory: say which', where: nowhere },
  asked: { means: 'a request, an input or a call: say which', where: nowhere },
  kept: { means: 'stored, cached or saved: say which', where: nowhere },
  unsaid: { means: 'that an insurer does not answer: a silence', where: nowhere },
  wish: { means: 'a request, or options', where: nowhere },
  standing: { means: 'a state or a rank', where: nowhere },
  perishable: { means: 'a kind of record that retention deletes', where: nowhere },
  desk: { means: 'the words of the help desk', where: /^src\/words\// },
  door: { means: 'a way in, tried by attacks', where: /^test\/attack\// },
  jar: { means: "a session's cookies in a browser", where: /^src\/server\/visit\/session-cookie-jar\.ts$/ },
  breaker: { means: 'the circuit breaker of calls to a company outside', where: /^src\/adapters\/http\// },
};

const wordsOf = (name: string) => name.split(/(?=[A-Z])|[-_.]/).map((word) => word.toLowerCase());

const namesFault = (path: string, name: string): readonly string[] => {
  const words = wordsOf(name);
  const isNoun = participles.has(words.at(-1) ?? '') && !question.test(name);
  return [
    ...(isNoun ? [`${path}: ${name} is named by a participle`] : []),
    ...words.flatMap((word) => {
      const house = houseWords[word] ?? houseWords[word.replace(/s$/, '')];
      return house && !house.where.test(path) ? [`${path}: ${name}: "${word}" is ${house.means}`] : [];
    }),
  ];
};

type Declaration = { readonly id?: object | null };

/** Types, and what a file exports. */
function namesIn(program: ReturnType<typeof parseSync>['program']): readonly string[] {
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    if (!node) return [];
    const isType = node.type === 'TSTypeAliasDeclaration' || node.type === 'ClassDeclaration';
    if (!isType && !isExported) return [];
    const named: readonly Declaration[] =
      'declarations' in node ? node.declarations : 'id' in node ? [node] : [];
    return named.flatMap(({ id }) => (id && 'name' in id && typeof id.name === 'string' ? [id.name] : []));
  });
}

type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode);

/** The names that a pattern binds. A property taken out under its own name is called as its type calls it. */
function namesBoundBy(pattern: SyntaxNode): readonly string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property')
    return pattern.shorthand === true ? [] : nodesIn(pattern.value).flatMap(namesBoundBy);
  return ['left', 'argument', 'elements', 'properties', 'parameter'].flatMap((key) =>
    nodesIn(pattern[key]).flatMap(namesBoundBy),
  );
}

/** What a node declares, and the parameters of what is called; an underscore says that nobody reads the name. */
function namesDeclaredBy(node: SyntaxNode): readonly string[] {
  const isNamed = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
  const patterns = [node.params, node.param, isNamed ? node.id : undefined].flatMap(nodesIn);
  const names = patterns.flatMap(namesBoundBy).filter((name) => !name.startsWith('_'));
  return names.includes('right') ? names.filter((name) => name !== 'left') : names;
}

/** Variables, parameters and inner functions, wherever they stand. */
function localNamesIn(part: unknown, names: string[] = []): readonly string[] {
  if (typeof part !== 'object' || part === null) return names;
  if (isNode(part)) names.push(...namesDeclaredBy(part));
  for (const inner of Object.values(part)) localNamesIn(inner, names);
  return names;
}

/** A comment that goes on from the name below it ("Of the whole list.") cannot be read by itself. */
const fragment = /^[\s*]*(?:Of|Told|Said|Asked|Kept) /;

function faultsIn(path: string, text: string): readonly string[] {
  const { program, comments } = parseSync(path, text);
  const [fileName = ''] = basename(path).split('.');
  return [
    ...namesFault(path, fileName),
    ...new Set([...namesIn(program), ...localNamesIn(program)].flatMap((name) => namesFault(path, name))),
    ...comments
      .filter(({ value }, at) => fragment.test(value) && !followsLine(text, comments, at))
      .map(({ value }) => `${path}: a comment begins without its subject: ${value.trim().slice(0, 50)}`),
  ];
}

type Place = { readonly type: string; readonly start: number; readonly end: number };

/** The second line of one comment of several may begin with any word. */
function followsLine(text: string, comments: readonly Place[], at: number): boolean {
  const [before, comment] = [comments[at - 1], comments[at]];
  if (!before || !comment || comment.type !== 'Line') return false;
  return /^\s*$/.test(text.slice(before.end, comment.start)) && before.type === 'Line';
}

test.each([
  ['src/domain/a.ts', 'export type Asked = { readonly id: string };', 2],
  ['src/domain/a.ts', 'type CardsWish = string;', 2],
  ['src/domain/a.ts', 'export function gainShown() {}', 1],
  ['src/domain/a.ts', 'export const isShown = true;', 0],
  ['src/domain/a.ts', 'export const savedDraft = 1;', 0],
  ['src/domain/a.ts', 'const told = 2;', 2],
  ['src/domain/a.ts', 'const found = 2; const [isShown, setIsShown] = useState(false);', 1],
  ['src/domain/a.ts', 'export function read(asked: string) { return (kept = asked) => kept; }', 4],
  ['src/domain/a.ts', 'export const order = (left: number, right: number) => left - right;', 0],
  ['src/domain/a.ts', 'export const rest = (left: number) => left;', 1],
  ['src/domain/a.ts', 'const { given } = answer;', 0],
  ['src/domain/a.ts', 'const { answer: given, list: [shown] } = facts; function drawn() {}', 3],
  ['src/domain/a.ts', 'type Ask = (wish: string) => void; try {} catch (heard) {}', 3],
  ['src/domain/a.ts', 'export const first = (_named: string, by: string) => by;', 0],
  ['src/web/told.ts', '', 2],
  ['src/web/kept-lists.ts', '', 1],
  ['src/server/ground/breaker.ts', '', 1],
  ['src/adapters/http/circuit-breaker.ts', 'export type CircuitBreaker = string;', 0],
  ['src/domain/a.ts', '/** Of the whole list. */\nexport const a = 1;', 1],
  ['src/domain/a.ts', '// Asked once.\nexport const a = 1;', 1],
  [
    'src/domain/a.ts',
    '// A sentence that goes on in the line below, which begins with a name:\n// Of Age.\n',
    0,
  ],
])('names and comments of %s that read "%s" have %i faults', (path, text, count) => {
  expect(faultsIn(path, text)).toHaveLength(count);
});

test('no name is a participle, no word stands for two things, and comments are sentences', () => {
  const files = globSync('{src,test,scripts}/**/*.{ts,tsx}').filter(
    (path) => path !== 'test/gate/words-of-code.test.ts',
  );
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => faultsIn(path, readFileSync(path, 'utf8')))).toEqual([]);
});
