/**
 * Unicode's limit for text that is processed as a stream (UAX 15, D4): no writing has more marks on one letter. Putting
 * marks in order takes a step for every pair of them.
 */
const heapOfMarks = /\p{M}{31}/u;
const accents = /(\p{sc=Latn})\p{Mn}+/gu;

/** More marks on one letter than any writing has. */
export function hasHeapOfMarks(text: string): boolean {
  return heapOfMarks.test(text);
}

/** Letters and marks that make up one letter become one. A heap of marks, which is no text, stays as it is. */
export function composed(text: string): string {
  return hasHeapOfMarks(text) ? text : text.normalize('NFC');
}

/** Letters of Latin without accents, as many proofs have them. Signs of vowels of Indian scripts stay: they are letters of their own. */
export function withoutAccents(text: string): string {
  return hasHeapOfMarks(text) ? text : composed(text.normalize('NFD').replace(accents, '$1'));
}
