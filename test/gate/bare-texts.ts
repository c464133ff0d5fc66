import { resolve } from 'node:path';
import {
  type Expression,
  isArrowFunction,
  isBlock,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningLikeElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isReturnStatement,
  isStringLiteral,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/**
 * What stands in a list of children. `steady`: one element, always. `may-go`: none, one or several of them. `constant`: a
 * text that is the same for as long as its place is there. `text`: one that may change or go.
 */
type Child = 'steady' | 'may-go' | 'constant' | 'text';

/** Components of ours that draw one element, whatever they are given. */
const oneElement: ReadonlySet<string> = new Set(['Icon', 'Link', 'ButtonLink']);

const nothing = TypeFlags.Undefined | TypeFlags.Null | TypeFlags.BooleanLike | TypeFlags.Void;
const texts =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;

type TextKinds = { readonly text: boolean; readonly mayGo: boolean; readonly listOfTexts: boolean };

const none: TextKinds = { text: false, mayGo: false, listOfTexts: false };

/** Types that were looked at, by their id: some hold themselves, and each look asks the compiler. */
type VisitedTypes = Map<number, TextKinds>;

/** What a value of a type is drawn as. */
function shownOf(checker: Checker, type: Type | undefined, types: VisitedTypes): TextKinds {
  if (!type) return { ...none, text: true };
  const before = types.get(type.id);
  if (before) return before;
  types.set(type.id, none);
  const kinds = textKindsOf(checker, type, types);
  types.set(type.id, kinds);
  return kinds;
}

function textKindsOf(checker: Checker, type: Type, types: VisitedTypes): TextKinds {
  if (type.isUnionType()) {
    const parts = type.getTypes().map((part) => shownOf(checker, part, types));
    return {
      text: parts.some(({ text }) => text),
      mayGo: parts.some(({ mayGo }) => mayGo),
      listOfTexts: parts.some(({ listOfTexts }) => listOfTexts),
    };
  }
  // What is empty, zero or false is drawn as nothing where it ends a condition.
  if (type.flags & nothing || (type.isLiteralType() && !type.value)) return { ...none, mayGo: true };
  if (type.flags & (texts | TypeFlags.TypeParameter)) return { ...none, text: true };
  if (!checker.isArrayType(type)) return none;
  // An array is a reference to the type of all arrays, which the compiler's own types do not say.
  const { text } = shownOf(checker, checker.getTypeArguments(type as never)[0], types);
  return { text, mayGo: true, listOfTexts: text };
}

/** A literal, or a message that nothing is put into. */
function isConstant(value: Expression): boolean {
  if (isStringLiteral(value) || isNoSubstitutionTemplateLiteral(value)) return true;
  if (!isCallExpression(value) || !isIdentifier(value.expression)) return false;
  const [id, ...values] = value.arguments;
  return value.expression.text === 't' && id !== undefined && isStringLiteral(id) && values.length === 0;
}

/** What an expression of the project is drawn as. */
type Reader = (value: Expression) => TextKinds;

function childOf(read: Reader, node: Node): Child | undefined {
  if (isJsxText(node)) return node.text.trim() === '' && node.text.includes('\n') ? undefined : 'constant';
  if (!isJsxExpression(node)) return isOneElement(node) ? 'steady' : 'may-go';
  if (!node.expression) return undefined;
  if (isConstant(node.expression)) return 'constant';
  const { text, mayGo } = read(node.expression);
  if (text) return 'text';
  return mayGo ? 'may-go' : 'steady';
}

function tagOf(node: Node): string {
  const element = isJsxElement(node) ? node.openingElement : node;
  return isJsxOpeningLikeElement(element) && isIdentifier(element.tagName) ? element.tagName.text : '';
}

const isOneElement = (node: Node) => /^[a-z]/.test(tagOf(node)) || oneElement.has(tagOf(node));

/** Texts among the children of one element or fragment that have no element of their own and need one. */
function bareIn(read: Reader, node: Node): readonly Node[] {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  // What stands in a fragment is taken away piece by piece.
  const isFragment = isJsxFragment(node) || tagOf(node) === 'Fragment';
  const children = [...node.children].flatMap((child) => {
    const kind = childOf(read, child);
    return kind ? [{ child, kind }] : [];
  });
  const [only, ...others] = children;
  if (only && others.length === 0 && !isFragment) {
    const value = isJsxExpression(only.child) ? only.child.expression : undefined;
    return value && read(value).listOfTexts ? [only.child] : [];
  }
  const firstThatGoes = children.findIndex(({ kind }) => kind === 'may-go');
  return children.flatMap(({ child, kind }, at) => {
    const isAfter = firstThatGoes >= 0 && firstThatGoes < at;
    return kind === 'text' || (kind === 'constant' && (isFragment || isAfter)) ? [child] : [];
  });
}

/** What a component answers with, where that is a text without an element. */
function bareAnswers(read: Reader, node: Node): readonly Node[] {
  if (!isFunctionDeclaration(node) && !isArrowFunction(node) && !isFunctionExpression(node)) return [];
  if (!node.body || !node.type?.getText().includes('ReactNode')) return [];
  const answers: Expression[] = [];
  const find = (inner: Node): void => {
    if (isFunctionDeclaration(inner) || isArrowFunction(inner) || isFunctionExpression(inner)) return;
    if (isReturnStatement(inner) && inner.expression) answers.push(inner.expression);
    inner.forEachChild(find);
  };
  if (isBlock(node.body)) node.body.forEachChild(find);
  else answers.push(node.body);
  return answers.filter((answer) => read(answer).text);
}

function bareTextsOf(read: Reader, file: SourceFile): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    for (const bare of [...bareIn(read, node), ...bareAnswers(read, node)]) {
      const line = file.text.slice(0, bare.getStart(file)).split('\n').length;
      texts.push(`${line}: ${bare.getText(file).replace(/\s+/g, ' ')}`);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return texts;
}

/**
 * Texts in src/web that come, go or change beside something else, or have something put before them, without an element
 * of their own: in a page that a browser translated they are another node (decision 123).
 * @param planted the text of a file of src/web instead of what is on disk: then of that file alone.
 */
export function bareTexts(planted?: { readonly path: string; readonly text: string }): readonly string[] {
  const at = planted && resolve(planted.path);
  const readFile = (path: string) => (path === at ? planted?.text : undefined);
  const api = new API({ cwd: resolve('.'), ...(planted && { fs: { readFile } }) });
  try {
    const config = resolve('src/web/tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('The web project does not open');
    const { program, checker } = project;
    const types: VisitedTypes = new Map();
    const read: Reader = (value) => shownOf(checker, checker.getTypeAtLocation(value), types);
    const web = `${resolve('src/web')}/`;
    const paths = program
      .getSourceFileNames()
      .filter((path) => path.startsWith(web) && path.endsWith('.tsx'));
    return paths
      .filter((path) => at === undefined || path === at)
      .flatMap((path) => {
        const file = program.getSourceFile(path);
        if (!file) throw new Error(`No source of ${path}`);
        return bareTextsOf(read, file).map((bare) => `${path.slice(web.length)}:${bare}`);
      });
  } finally {
    api.close();
  }
}
