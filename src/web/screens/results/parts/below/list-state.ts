import type { ResultsData } from '../../answer.ts';

/** What we assume of the people of a list until they say otherwise, and how its plans stand by it. */
export type ListState = ReturnType<typeof listStateOf>;

/** In the order in which one of several is named. */
export const guesses = ['birth', 'bearable', 'cover', 'gender', 'place'] as const;
export type Guess = (typeof guesses)[number];

export type Best = { readonly slabId: string; readonly title: string; readonly premium: number };

export type Change = {
  readonly guess: Guess;
  readonly before: Best;
  readonly now: Best;
  /** Plans of both lists that stand elsewhere among them; undefined where they share none, as at another cover. */
  readonly moved: number | undefined;
};

export function listStateOf(data: ResultsData) {
  const { quoteId, block, uidata, bearable, importance, requestedCover, options, cards } = data;
  const { members, city } = uidata;
  const best = cards.find(({ recommended }) => recommended);
  return {
    quoteId,
    block,
    people: members.map(({ id, age, diseases }) => [id, age, ...diseases].join()).join(' '),
    kind: options.fullPlans === true,
    guesses: {
      birth: importance.maternity_cover ?? '',
      bearable: String(bearable.amount),
      cover: String(requestedCover),
      gender: members.find(({ id }) => id === 'spouse')?.gender ?? '',
      place: city.id,
    },
    best:
      best && best.premium !== null
        ? { slabId: best.slab_id, title: best.product_title, premium: best.premium }
        : undefined,
    /** Plans in their order, as far as their cards came. */
    order: cards.flatMap(({ group, slab_id }) => (group === 'list' ? [slab_id] : [])),
  };
}

function movedBetween(before: readonly string[], now: readonly string[]): number | undefined {
  const stayed = now.filter((id) => before.includes(id));
  const stood = before.filter((id) => now.includes(id));
  return stayed.length === 0 ? undefined : stayed.filter((id, at) => stood[at] !== id).length;
}

/** What another guess has changed for the same people; undefined where nothing but a guess is not what changed. */
export function changeBetween(before: ListState, now: ListState): Change | undefined {
  const isSame = before.block === now.block && before.people === now.people && before.kind === now.kind;
  const guess = guesses.find((one) => before.guesses[one] !== now.guesses[one]);
  if (!isSame || !guess || !before.best || !now.best) return undefined;
  return { guess, before: before.best, now: now.best, moved: movedBetween(before.order, now.order) };
}
