import type { WirePlan } from '#contract/plan/shapes.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { Fact } from '#web/ui/facts.tsx';
import { coverText } from './cover-words.ts';

/** What the facts of a plan are read from. */
export type FactsOf = Pick<WirePlan, 'sum_assured' | 'deductible' | 'facts' | 'ped'>;

/** What the facts of a plan depend on beside the plan. */
export type FactsFor = {
  readonly people: number;
  readonly eldestAge: number;
  readonly coverStart: IsoDate;
};

type Words = { readonly t: Translate; readonly dateText: (date: IsoDate) => string };

/** Cover, room limit per day, co-pay, wait for old illness: always these, in this order. The fifth fact is the premium. */
export function planFacts(words: Words, plan: FactsOf, covered: FactsFor): readonly Fact[] {
  return [
    coverFact(words, plan, covered),
    roomFact(words, plan),
    copayFact(words, plan, covered),
    waitFact(words, plan, covered),
  ];
}

function coverFact({ t }: Words, { sum_assured, deductible, facts }: FactsOf, { people }: FactsFor): Fact {
  const label = t('plan.fact.cover');
  const value = coverText(t, sum_assured);
  if (deductible !== null)
    return {
      label,
      value,
      note: t('plan.cover.deductible', { amount: coverText(t, deductible) }),
      care: true,
    };
  const refill = t(`plan.cover.refill.${facts.restoration}`);
  const basis = people < 2 ? 'one' : facts.cover_basis === 'floater' ? 'shared' : 'each';
  return { label, value, note: t(`plan.cover.${basis}`, { refill }) };
}

function roomFact({ t }: Words, { facts }: FactsOf): Fact {
  const label = t('plan.fact.room');
  switch (facts.room) {
    case 'no-limit':
      return { label, value: t('plan.room.none'), note: t('plan.room.none.note') };
    case 'single-private': {
      const tier = facts.room_tier ?? 'c';
      const note = tier === 'a' ? t('plan.room.single.a.note') : t(`plan.room.cut.${facts.room_cut}`);
      return { label, value: t(`plan.room.single.${tier}`), note };
    }
    case 'shared':
      return { label, value: t('plan.room.shared'), note: t(`plan.room.cut.${facts.room_cut}`), care: true };
    case 'capped': {
      const value =
        facts.room_limit_per_day === null
          ? t('plan.room.none')
          : formatRupees(rupees(facts.room_limit_per_day));
      const note = t(`plan.room.over.${facts.room_cut}`);
      return { label, value, note, care: true };
    }
    default:
      return never(facts.room);
  }
}

function copayFact({ t }: Words, { facts }: FactsOf, { eldestAge }: FactsFor): Fact {
  const label = t('plan.fact.copay');
  const { copay_percent: percent, copay_from_age: from } = facts;
  const applies = effectiveCopayPercent({ percent, fromAge: from ?? undefined }, eldestAge);
  if (applies > 0)
    return {
      label,
      value: t('plan.copay.some', { percent: applies }),
      note: t('plan.copay.some.note', { percent: applies }),
      care: true,
    };
  const note =
    percent > 0 && from !== null
      ? t('plan.copay.none.from', { percent, age: from })
      : t('plan.copay.none.note');
  return { label, value: t('plan.copay.none'), note };
}

function waitFact({ t, dateText }: Words, { ped }: FactsOf, { coverStart }: FactsFor): Fact {
  const label = t('plan.fact.wait');
  const months = ped.waiting_period;
  if (months === 0) return { label, value: t('plan.wait.none'), note: t('plan.wait.none.note') };
  const note = t('plan.wait.months.note', { date: dateText(addMonths(coverStart, months)) });
  return { label, value: t('plan.wait.months', { months }), note };
}
