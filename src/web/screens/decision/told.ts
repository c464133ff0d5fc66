import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { type FactsFor, planFacts } from '#web/plan-parts/facts/plan-facts.ts';
import { gainThings } from '#web/plan-parts/gain-words.ts';
import { dayOf } from '#web/platform/day-of.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { MessageId } from '#words/areas.ts';

export type Words = { readonly t: Translate; readonly dateText: (day: string) => string };

export const amountText = (amount: number) => formatRupees(rupees(amount));

export function peopleText(t: Translate, { ages }: WireShared): string {
  return t('people.count', { count: ages.length });
}

/** "62, 34 and under 1". */
export function agesText(t: Translate, ages: readonly number[]): string {
  const said = ages.map((age) => (age === 0 ? t('decision.lede.months') : String(age)));
  return said.reduce((list, next, at) =>
    t(at === said.length - 1 ? 'people.list.last' : 'people.list.next', { list, next }),
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

type Reasons = { readonly why: readonly string[]; readonly gave: readonly string[] };

/** What speaks for the chosen plan beside the others, and what these have that it has not. */
export function reasonsOf(t: Translate, { chosen, runners_up }: WireShared): Reasons {
  const reasons = runners_up.map((plan) => reasonsBeside(t, chosen, plan));
  const why = reasons.flatMap((one) => one.why);
  const gave = reasons.flatMap((one) => one.gave);
  return {
    why: why.length > 0 ? why : [t('decision.why.none')],
    gave: gave.length > 0 ? gave : [t('decision.gave.none')],
  };
}

function reasonsBeside(t: Translate, chosen: WireDecided, plan: WireShared['runners_up'][number]): Reasons {
  const other = plan.product_title;
  const { gets, misses, weaker } = gainThings(t, plan.gain);
  const saves = plan.premium - chosen.premium;
  const less = plan.years.one_in_hundred - chosen.years.one_in_hundred;
  const sum = (id: MessageId, amount: number) =>
    amount > 0 ? [t(id, { amount: amountText(amount), other })] : [];
  const told = (id: MessageId, things: string | undefined) =>
    things === undefined ? [] : [t(id, { things, other })];
  return {
    why: [
      ...sum('decision.why.cheaper', saves),
      ...sum('decision.why.years', less),
      ...told('decision.why.things', gets),
    ],
    gave: [
      ...sum('decision.gave.cheaper', -saves),
      ...sum('decision.gave.years', -less),
      ...told('decision.gave.things', misses),
      ...told('decision.gave.weaker', weaker),
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
export function messageOf(words: Words, shared: WireShared): readonly string[] {
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
    shared.shorturl,
  ];
}
