import type { Say } from '#words/sentences.ts';

/** It gives "a", "a and b", "a, b and c". */
export function allOf(say: Say, words: readonly string[]): string {
  return joined(say, words, 'people.list.last');
}

/** It gives "a", "a or b", "a, b or c". */
export function oneOf(say: Say, words: readonly string[]): string {
  return joined(say, words, 'papers.list.or');
}

function joined(say: Say, words: readonly string[], end: 'people.list.last' | 'papers.list.or'): string {
  const [first = '', ...others] = words;
  return others.reduce((list, word, at) => {
    const isLast = at === others.length - 1;
    return isLast ? say(end, { list, last: word }) : say('people.list.next', { list, next: word });
  }, first);
}
