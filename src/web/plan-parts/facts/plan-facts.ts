import type { WirePlan } from '#contract/plan/shapes.ts';
import { addMonths, type IsoDate } from '#domain/date.ts';
import type { Translate } from '#web/browser/text.tsx';
import type { Fact } from '#web/ui/facts.tsx';
import { type CopayTerms, copayText } from './copay-words.ts';
import { coverText } from './cover-words.ts';
import { type RoomFacts, roomText } from './room-words.ts';

/** What the facts of a plan are read from. */
export type FactsOf = Pick<WirePlan, 'sum_assured' | 'deductible' | 'ped'> & {
  readonly facts: RoomFacts & CopayTerms & Pick<WirePlan['facts'], 'restoration' | 'cover_basis'>;
};

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
    { label: words.t('plan.fact.room'), ...roomText(words.t, plan.facts) },
    { label: words.t('plan.item.copay'), ...copayText(words.t, plan.facts, covered.eldestAge) },
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

function waitFact({ t, dateText }: Words, { ped }: FactsOf, { coverStart }: FactsFor): Fact {
  const label = t('plan.fact.wait');
  const months = ped.waiting_period;
  if (months === 0) return { label, value: t('plan.wait.none'), note: t('plan.wait.none.note') };
  const note = t('plan.wait.months.note', { date: dateText(addMonths(coverStart, months)) });
  return { label, value: t('plan.wait.months', { months }), note };
}
