import type { WireUnfinished } from '#contract/purchase/purchases.ts';
import { useMemberNames, useMemberWords } from '../people-names.ts';

/** First names; who is alone by name and relation; and as the quote calls them where the names are not known yet. */
export function usePeopleLine(people: WireUnfinished['people']): string {
  const words = useMemberWords(people);
  const nameOf = useMemberNames(people);
  const keys = people.map(({ key }) => key);
  const [first, ...others] = keys;
  if (first !== undefined && others.length === 0) return nameOf(first);
  const names = people.flatMap(({ name }) => name?.split(' ')[0] ?? []);
  return names.length === people.length ? names.join(', ') : words.line(keys);
}
