import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { gainThings, type Moved } from '#web/plan-parts/gain-words.ts';
import { amountText, namesOf } from './decision-texts.ts';

type Reasons = { readonly why: readonly string[]; readonly gave: readonly string[] };

/** What speaks for the chosen plan beside each of the others, and what each of these has that it has not. */
export function reasonsOf(t: Translate, shared: WireShared): Reasons {
  const { chosen, runners_up } = shared;
  const count = runners_up.length;
  const [, ...names] = namesOf(t, shared);
  const lines = (id: 'decision.why.beside' | 'decision.gave.with', thingsOf: ThingsOf) =>
    runners_up.flatMap((plan, at) => {
      const things = thingsOf(plan);
      return things.length > 0 ? [t(id, { other: names[at] ?? '', things: things.join('; ') })] : [];
    });
  const why = lines('decision.why.beside', (other) => aheadOf(t, chosen, other, shared, other.gain.better));
  const gave = lines('decision.gave.with', (other) =>
    aheadOf(t, other, chosen, shared, other.gain.worse.map(fromTheOther)),
  );
  return {
    why: why.length > 0 ? why : [t('decision.why.none', { count })],
    gave: gave.length > 0 ? gave : [t('decision.gave.none', { count })],
  };
}

type ThingsOf = (other: WireShared['runners_up'][number]) => readonly string[];

const fromTheOther = ({ item, now, was }: Moved): Moved => ({ item, now: was, was: now });

/** In what the one is ahead of the other: cover, premium, the stay that is told, a very bad year, terms. */
function aheadOf(
  t: Translate,
  one: WireDecided,
  other: WireDecided,
  { stay, shown_year: year }: WireShared,
  better: readonly Moved[],
): readonly string[] {
  const saved = (by: 'cheaper' | 'stay' | 'years', amount: number) =>
    amount > 0
      ? [t(`decision.ahead.${by}`, { amount: amountText(amount), stay: stay?.title ?? '', year })]
      : [];
  const { gets } = gainThings(t, { better: [...better], worse: [] });
  return [
    ...coverAhead(t, one, other),
    ...saved('cheaper', other.premium - one.premium),
    ...saved('stay', stay ? (other.own_share ?? 0) - (one.own_share ?? 0) : 0),
    ...saved('years', yearsSaved(one, other)),
    ...(gets === undefined ? [] : [gets]),
  ];
}

function coverAhead(t: Translate, one: WireDecided, other: WireDecided): readonly string[] {
  const amounts = (ours: number | null, theirs: number | null) => ({
    ours: coverText(t, ours ?? 0),
    theirs: coverText(t, theirs ?? 0),
  });
  const start = (one.deductible ?? 0) < (other.deductible ?? 0);
  const kind = one.deductible === null ? 'full' : 'deductible';
  return [
    ...(start ? [t(`decision.ahead.${kind}`, amounts(one.deductible, other.deductible))] : []),
    ...(one.sum_assured > other.sum_assured
      ? [t('decision.ahead.cover', amounts(one.sum_assured, other.sum_assured))]
      : []),
  ];
}

/** Years of two kinds are not held against each other: those of a super top-up are without the policy below it. */
function yearsSaved(one: WireDecided, other: WireDecided): number {
  const isOfOneKind = (one.deductible === null) === (other.deductible === null);
  return isOfOneKind ? other.years.one_in_hundred - one.years.one_in_hundred : 0;
}
