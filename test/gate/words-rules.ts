import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './architecture-rules.ts';

type Span = { readonly start: number; readonly end: number };

/** A literal, or a template whose values are left out. */
type Text = { readonly parts: readonly string[]; readonly at: number };

type Texts = {
  readonly texts: readonly Text[];
  /** What is thrown is for programmers. */
  readonly thrown: readonly Span[];
  /** Ids that are said with no values. */
  readonly bare: readonly string[];
};

/** Each file is asked for its sentences and for the ids it names. */
const textCache = new WeakMap<SourceFile, Texts>();

function textsOf(file: SourceFile): Texts {
  const texts = textCache.get(file) ?? readTexts(file);
  textCache.set(file, texts);
  return texts;
}

function readTexts({ path, text }: SourceFile): Texts {
  const { program, errors } = parseSync(path, text);
  const broken = errors[0];
  if (broken !== undefined) throw new Error(`${path}: ${broken.message}`);
  const texts: Text[] = [];
  const thrown: Span[] = [];
  const bare: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [id, ...values] }) => {
      const isSpeech = /(?:^|\.)(?:t|say)$/.test(text.slice(callee.start, callee.end));
      if (isSpeech && values.length === 0 && id?.type === 'Literal') bare.push(String(id.value));
    },
    NewExpression: (node) => {
      if (/Error$/.test(text.slice(node.callee.start, node.callee.end))) thrown.push(node);
    },
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push({ parts: [node.value], at: node.start });
    },
    TemplateLiteral: (node) => {
      texts.push({ parts: node.quasis.map(({ value }) => value.cooked ?? value.raw), at: node.start });
    },
    JSXText: (node) => texts.push({ parts: [node.value], at: node.start }),
  }).visit(program);
  return { texts, thrown, bare };
}

/** Ids of texts that a file says as they stand, without anything to put into their places. */
export const bareIdsIn = (file: SourceFile): readonly string[] => textsOf(file).bare;

/** Texts of a file that read like a sentence for people, but for what is thrown; markup splits a text. */
export function sentencesIn(file: SourceFile): string[] {
  const { texts, thrown } = textsOf(file);
  const isThrown = (at: number) => thrown.some(({ start, end }) => start <= at && at < end);
  return texts
    .filter(({ at }) => !isThrown(at))
    .flatMap(({ parts }) => parts.join('{}').split(/<[^>]*>/))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(isSentence);
}

/** Two words that begin like a sentence or end like one, or three with a capital. Code, styles and lists of codes are none. */
function isSentence(text: string): boolean {
  if (/[{}]/.test(text.replaceAll('{}', ''))) return false;
  const words = text.match(/(?<![\w./#@:+-])[\p{L}\p{M}’']+(?![\w/#@:=+-])/gu) ?? [];
  if (words.length < 2 || !words.some((word) => /[\p{Ll}\u0900-\u097f]/u.test(word))) return false;
  const begins = /^[^\p{L}]*(?:\p{Lu}[\p{Ll}\s]|[\u0900-\u097f])/u.test(text);
  const ends = /[.?!।]$/.test(text);
  return begins || ends || (words.length >= 3 && /[A-Z\u0900-\u097f]/.test(text));
}

const hasArea = (part: string) => /^[a-z][\w-]*\./.test(part);
/** `${step}.step`: only what follows the area is fixed. */
const hasEnding = (parts: readonly string[]) => parts.length === 2 && /^\.[a-z]/.test(parts[1] ?? '');

/** Tells of an id whether a file names it: as a literal, or by a template with its area or its ending. */
export function namesIn(files: readonly SourceFile[]): (id: string) => boolean {
  const literals = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const { texts } of files.map(textsOf)) {
    for (const { parts } of texts) {
      const [first = ''] = parts;
      if (parts.length === 1) literals.add(first);
      else if (hasArea(first) || hasEnding(parts)) templates.set(parts.join('{}'), patternOf(parts));
    }
  }
  const patterns = [...templates.values()];
  return (id) => literals.has(id) || patterns.some((pattern) => pattern.test(id));
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}
