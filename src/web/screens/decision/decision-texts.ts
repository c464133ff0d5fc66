import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { freeLookDays, freeLookEnds } from '#domain/cover/policy-days.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { dayOf } from '#web/browser/day-of.ts';
import type { Translate } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { type FactsFor, planFacts } from '#web/plan-parts/facts/plan-facts.ts';

export type Words = { readonly t: Translate; readonly dateText: (day: string) => string };

export const amountText = (amount: number) => formatRupees(rupees(amount));

export function peopleText(t: Translate, { ages }: WireShared): string {
  return t('decision.people', { count: ages.length });
}

/** It gives "62, 34 and under 1". */
export function agesText(t: Translate, ages: readonly number[]): string {
  const statedAges = ages.map((age) => (age === 0 ? t('decision.lede.months') : String(age)));
  return statedAges.reduce((list, next, at) =>
    at === statedAges.length - 1
      ? t('people.list.last', { list, last: next })
      : t('people.list.next', { list, next }),
  );
}

type Titled = Pick<WireDecided, 'product_title' | 'sum_assured' | 'deductible'>;

/** A cover, and of a super top-up from where on it pays. */
export function wholeCoverText(
  t: Translate,
  { sum_assured, deductible }: Omit<Titled, 'product_title'>,
): string {
  const cover = coverText(t, sum_assured);
  return deductible === null ? cover : t('decision.cover.above', { cover, amount: coverText(t, deductible) });
}

const nameWithCover = (t: Translate, plan: Titled) =>
  t('decision.name.cover', { title: plan.product_title, cover: wholeCoverText(t, plan) });

/** The chosen plan and those beside it by their titles; with their covers those that share one. */
export function namesOf(t: Translate, { chosen, runners_up }: WireShared): readonly string[] {
  const plans = [chosen, ...runners_up];
  const isAlone = ({ product_title: title }: Titled) =>
    plans.filter(({ product_title: other }) => other === title).length === 1;
  return plans.map((plan) => (isAlone(plan) ? plan.product_title : nameWithCover(t, plan)));
}

/** What was compared and has no price; undefined where that is nothing. */
export function leftOutText(t: Translate, { left_out }: WireShared): string | undefined {
  if (left_out.length === 0) return undefined;
  return t('decision.beside.left-out', { plans: left_out.map((plan) => nameWithCover(t, plan)).join('; ') });
}

/** Cover, room, co-pay and wait, in the order in which they are always told. */
export function factsOf(words: Words, plan: WireDecided, shared: WireShared) {
  const covered: FactsFor = {
    people: shared.ages.length,
    eldestAge: shared.ages[0] ?? 0,
    coverStart: dayOf(shared.cover_start),
  };
  return planFacts(words, plan, covered);
}

export function oldIllnessFrom({ waits }: WireDecided): string | null {
  return waits.find(({ kind }) => kind === 'pre-existing')?.from ?? null;
}

/** What was said to matter a lot: what of it the chosen plan has, and what it has not. */
export function demandTexts(t: Translate, { demands }: WireShared): readonly string[] {
  return ([true, false] as const).flatMap((isMet) => {
    const features = demands.filter(({ is_met }) => is_met === isMet).map(({ name }) => t(`demand.${name}`));
    if (features.length === 0) return [];
    return [t(isMet ? 'decision.demands.met' : 'decision.demands.unmet', { features: features.join('; ') })];
  });
}

type LeftRow = { readonly id: string; readonly text: string; readonly amount: string };

/** Nothing is a word and no amount. */
export const leftAmount = (t: Translate, amount: number) =>
  amount === 0 ? t('decision.left.nothing') : amountText(amount);

/** What of a stay, of most years and of a bad one the family pays itself, beside the premium. */
export function leftOf(t: Translate, { chosen, stay, shown_year: year }: WireShared): readonly LeftRow[] {
  const { own_share, years } = chosen;
  const extent = (amount: number) => (amount === 0 ? 'nothing' : 'some');
  const bill = stay && { stay: stay.title, bill: amountText(stay.bill) };
  return [
    ...(bill && own_share !== null
      ? [{ id: 'stay', text: t('decision.left.stay', bill), amount: leftAmount(t, own_share) }]
      : []),
    {
      id: 'nine',
      text: t('decision.left.nine', { year, left: extent(years.nine_in_ten) }),
      amount: leftAmount(t, years.nine_in_ten),
    },
    {
      id: 'twenty',
      text: t('decision.left.twenty', { year, left: extent(years.one_in_twenty) }),
      amount: leftAmount(t, years.one_in_twenty),
    },
    {
      id: 'hundred',
      text: t('decision.left.hundred', { year, left: extent(years.one_in_hundred) }),
      amount: leftAmount(t, years.one_in_hundred),
    },
  ];
}

export type DateRow = {
  readonly id: string;
  readonly day: IsoDate;
  readonly text: string;
  readonly note: string | undefined;
};

/** The days that matter of a policy that begins then, in their order. */
export function datesOf(
  { t, dateText }: Words,
  { chosen, cover_start, cover_end, renew_by, births }: WireShared,
): readonly DateRow[] {
  const start = dayOf(cover_start);
  const operations = chosen.waits.find(({ kind }) => kind === 'specific-treatment')?.from;
  const waits = chosen.waits.flatMap(({ kind, from }): DateRow[] => {
    if (from === null || (kind === 'maternity' && !births)) return [];
    if (kind === 'joint-replacement' && from === operations) return [];
    const note =
      kind === 'pre-existing' && chosen.facts.never_covered.length > 0 ? t('decision.date.never') : undefined;
    return [{ id: kind, day: dayOf(from), text: t(`decision.date.${kind}`), note }];
  });
  const rows: readonly DateRow[] = [
    ...waits,
    {
      id: 'free-look',
      day: freeLookEnds(start),
      text: t('decision.date.free-look'),
      note: t('decision.date.free-look.note', { date: dateText(start), days: freeLookDays }),
    },
    {
      id: 'last',
      day: dayOf(cover_end),
      text: t('decision.date.last'),
      note: t('decision.date.last.note', { date: dateText(renew_by) }),
    },
    {
      id: 'moratorium',
      day: addMonths(start, moratoriumMonths),
      text: t('decision.date.moratorium'),
      note: undefined,
    },
  ];
  return rows.toSorted((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)));
}

/** The years of a super top-up are counted without the policy below it, which a message has to say, or leave them out. */
const isTopUp = ({ deductible }: WireDecided) => deductible !== null;

/** What goes into a messenger, a line each, the address last. */
export function messageOf(words: Words, shared: WireShared, address: string): readonly string[] {
  const { t, dateText } = words;
  const { chosen, runners_up, shown_year: year } = shared;
  const [, room, copay] = factsOf(words, chosen, shared);
  const from = oldIllnessFrom(chosen);
  const [, ...names] = namesOf(t, shared);
  const others = runners_up.map((plan, at) =>
    t(isTopUp(plan) ? 'decision.message.plan.alone' : 'decision.message.plan', {
      plan: names[at] ?? '',
      amount: amountText(plan.premium),
      left: leftAmount(t, plan.years.one_in_hundred),
    }),
  );
  return [
    t('decision.message.1', {
      people: peopleText(t, shared),
      plan: chosen.product_title,
      amount: amountText(chosen.premium),
      cover: wholeCoverText(t, chosen),
      room: room?.value ?? '',
      copay: copay?.value ?? '',
    }),
    ...(chosen.all_in === null ? [] : [t('decision.all-in', { amount: amountText(chosen.all_in) })]),
    ...demandTexts(t, shared),
    ...(chosen.years.one_in_hundred > 0
      ? [
          t(isTopUp(chosen) ? 'decision.message.2.alone' : 'decision.message.2', {
            amount: amountText(chosen.years.one_in_hundred),
            year,
          }),
        ]
      : []),
    ...(others.length > 0 ? [t('decision.message.also', { plans: others.join('; ') })] : []),
    ...(from === null ? [] : [t('decision.message.3', { date: dateText(from) })]),
    address,
  ];
}
