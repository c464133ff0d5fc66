import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { freeLookDays, freeLookEnds } from '#domain/cover/policy-days.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { type FactsFor, planFacts } from '#web/plan-parts/facts/plan-facts.ts';
import { gainThings } from '#web/plan-parts/gain-words.ts';
import { dayOf } from '#web/platform/day-of.ts';
import type { Translate } from '#web/platform/text.tsx';

export type Words = { readonly t: Translate; readonly dateText: (day: string) => string };

export const amountText = (amount: number) => formatRupees(rupees(amount));

export function peopleText(t: Translate, { ages }: WireShared): string {
  return t('decision.people', { count: ages.length });
}

/** "62, 34 and under 1". */
export function agesText(t: Translate, ages: readonly number[]): string {
  const said = ages.map((age) => (age === 0 ? t('decision.lede.months') : String(age)));
  return said.reduce((list, next, at) =>
    at === said.length - 1
      ? t('people.list.last', { list, last: next })
      : t('people.list.next', { list, next }),
  );
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

type LeftRow = { readonly id: string; readonly text: string; readonly amount: string };

/** What of a stay, of most years and of a bad one the family pays itself, beside the premium. */
export function leftOf(t: Translate, { chosen, stay }: WireShared): readonly LeftRow[] {
  const { own_share, years } = chosen;
  const bill = stay && { stay: stay.title, bill: amountText(stay.bill) };
  return [
    ...(bill && own_share !== null
      ? [{ id: 'stay', text: t('decision.left.stay', bill), amount: amountText(own_share) }]
      : []),
    { id: 'nine', text: t('decision.left.nine'), amount: amountText(years.nine_in_ten) },
    { id: 'twenty', text: t('decision.left.twenty'), amount: amountText(years.one_in_twenty) },
    { id: 'hundred', text: t('decision.left.hundred'), amount: amountText(years.one_in_hundred) },
  ];
}

type Reasons = { readonly why: readonly string[]; readonly gave: readonly string[] };

/** What speaks for the chosen plan beside the others, and what these have that it has not. */
export function reasonsOf(t: Translate, shared: WireShared): Reasons {
  const all = shared.runners_up.map((plan) => reasonsBeside(t, shared, plan));
  const why = all.flatMap((reasons) => reasons.why);
  const gave = all.flatMap((reasons) => reasons.gave);
  return {
    why: why.length > 0 ? why : [t('decision.why.none')],
    gave: gave.length > 0 ? gave : [t('decision.gave.none')],
  };
}

const toldByRupees = ['cheaper', 'stay', 'years'] as const;

/** Rupees by which the chosen plan is ahead of another, in the premium, in the stay that is told and in a very bad year. */
function aheadOf(
  { chosen, stay }: WireShared,
  other: WireDecided,
): Record<(typeof toldByRupees)[number], number> {
  return {
    cheaper: other.premium - chosen.premium,
    stay: stay === null ? 0 : (other.own_share ?? 0) - (chosen.own_share ?? 0),
    years: other.years.one_in_hundred - chosen.years.one_in_hundred,
  };
}

function reasonsBeside(t: Translate, shared: WireShared, plan: WireShared['runners_up'][number]): Reasons {
  const other = plan.product_title;
  const ahead = aheadOf(shared, plan);
  const { gets, misses, weaker } = gainThings(t, plan.gain);
  const said = (side: 'why' | 'gave', sign: number) => (by: (typeof toldByRupees)[number]) =>
    ahead[by] * sign > 0
      ? [
          t(`decision.${side}.${by}`, {
            other,
            amount: amountText(Math.abs(ahead[by])),
            stay: shared.stay?.title ?? '',
          }),
        ]
      : [];
  return {
    why: [
      ...toldByRupees.flatMap(said('why', 1)),
      ...(gets === undefined ? [] : [t('decision.why.things', { things: gets, other })]),
    ],
    gave: [
      ...toldByRupees.flatMap(said('gave', -1)),
      ...(misses === undefined ? [] : [t('decision.gave.things', { things: misses, other })]),
      ...(weaker === undefined ? [] : [t('decision.gave.weaker', { things: weaker, other })]),
    ],
  };
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
  { chosen, cover_start, cover_end, renew_by }: WireShared,
): readonly DateRow[] {
  const start = dayOf(cover_start);
  const operations = chosen.waits.find(({ kind }) => kind === 'specific-treatment')?.from;
  const waits = chosen.waits.flatMap(({ kind, from }): DateRow[] => {
    if (from === null || (kind === 'joint-replacement' && from === operations)) return [];
    return [{ id: kind, day: dayOf(from), text: t(`decision.date.${kind}`), note: undefined }];
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

/** What goes into a messenger, a line each, the address last. */
export function messageOf(words: Words, shared: WireShared, address: string): readonly string[] {
  const { t, dateText } = words;
  const { chosen, runners_up } = shared;
  const [, room, copay] = factsOf(words, chosen, shared);
  const from = oldIllnessFrom(chosen);
  const others = runners_up.map((plan) =>
    t('decision.message.plan', {
      plan: plan.product_title,
      amount: amountText(plan.premium),
      left: amountText(plan.years.one_in_hundred),
    }),
  );
  return [
    t('decision.message.1', {
      people: peopleText(t, shared),
      plan: chosen.product_title,
      amount: amountText(chosen.premium),
      cover: coverText(t, chosen.sum_assured),
      room: room?.value ?? '',
      copay: copay?.value ?? '',
    }),
    t('decision.message.2', { amount: amountText(chosen.years.one_in_hundred) }),
    ...(others.length > 0 ? [t('decision.message.also', { plans: others.join('; ') })] : []),
    ...(from === null ? [] : [t('decision.message.3', { date: dateText(from) })]),
    address,
  ];
}
