import { withoutAccents } from '../composed-text.ts';
import { normaliseName } from './name.ts';

/** Before a name, and no part of it. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'sri', 'smt', 'kum', 'prof', 'adv', 'capt']);

/** One name that is shortened or written in several ways on Indian papers. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ...namesLike('muhammad', 'md mohd mohammad mohammed mohamed mohamad mohamet muhammed muhamad muhamed'),
  ...namesLike('sheikh', 'sk shaik shaikh sheik shaykh shekh'),
  ['kr', 'kumar'],
]);

function namesLike(name: string, spellings: string): readonly (readonly [string, string])[] {
  return spellings.split(' ').map((one) => [one, name]);
}

/**
 * Whether two spellings can be one person's name, as long as the birth date agrees too, which its callers see to. Case,
 * dots, accents, titles and the order of the words do not count, nor whether two that stand together are joined; an initial stands for a word that begins with it, or is left out;
 * one whole word agrees.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.join('') === b.join('')) return true;
  return spellingsOf(a, b).some((one) =>
    spellingsOf(b, a).some((another) => isPartOf(one, another) || isPartOf(another, one)),
  );
}

/** Somebody with one name bears it twice on papers that want two. */
function wordsOf(name: string): readonly string[] {
  const words = withoutAccents(normaliseName(name)).toLowerCase().split(' ').filter(Boolean);
  const own = words.filter((word) => !titles.has(word));
  const spelt = (own.length > 0 ? own : words).map((word) => otherSpellings.get(word) ?? word);
  return spelt.filter((word, at) => isInitial(word) || spelt.indexOf(word) === at);
}

/** As it stands, with words joined as the other name has them, and with a letter joined to the word behind it: "D Souza" is "DSouza". */
function spellingsOf(words: readonly string[], other: readonly string[]): readonly (readonly string[])[] {
  return [joinedAs(words, other), ...withInitialJoined(words)];
}

/** This finds "Vijaya Lakshmi" beside a "Vijayalakshmi". */
function joinedAs(words: readonly string[], other: readonly string[]): readonly string[] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  const count = words.findIndex((_, at) => at > 0 && other.includes(words.slice(0, at + 1).join(''))) + 1;
  if (count === 0) return [first, ...joinedAs(rest, other)];
  return [words.slice(0, count).join(''), ...joinedAs(words.slice(count), other)];
}

function withInitialJoined(words: readonly string[]): readonly (readonly string[])[] {
  const at = words.findIndex((word, index) => isInitial(word) && !isInitial(words[index + 1] ?? 'x'));
  const [initial, next] = [words[at], words[at + 1]];
  if (initial === undefined || next === undefined) return [words];
  return [words, [...words.slice(0, at), initial + next, ...words.slice(at + 2)]];
}

/** Every word of the shorter name has one of its own in the longer; whole words are found before initials. */
function isPartOf(shorter: readonly string[], longer: readonly string[]): boolean {
  const remaining = [...longer];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = remaining.findIndex(fits);
    if (at < 0) return false;
    remaining.splice(at, 1);
    return true;
  };
  const others = shorter.filter((word) => !take((each) => each === word));
  const isWholeWordShared = shorter.some((word) => !isInitial(word) && !others.includes(word));
  return (
    isWholeWordShared &&
    others.every((word) => take((each) => isInitialOf(word, each))) &&
    remaining.every(isInitial)
  );
}

function isInitial(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

function isInitialOf(word: string, other: string): boolean {
  return (isInitial(word) && other.startsWith(word)) || (isInitial(other) && word.startsWith(other));
}
