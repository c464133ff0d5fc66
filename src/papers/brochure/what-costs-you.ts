import type { Product, Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import type { Habit } from '#domain/person/lifestyle.ts';
import type { Say } from '#words/sentences.ts';
import { allOf } from '../lists.ts';
import { declinedNames, medicalLines } from '../product/joining.ts';
import { copayLine, icuLines, roomLines, subLimitLine } from '../product/limits.ts';
import { overSlabs } from '../product/over-slabs.ts';
import type { ProductFacts } from '../product/product-facts.ts';
import { type PaperSection, sectionOf } from '../tree.ts';

/** What a brochure of the insurer would leave out: made from the same facts as the price. */
export function costsYouSection(say: Say, facts: ProductFacts): PaperSection {
  const { slabs } = facts.product;
  return sectionOf(say('papers.costs'), [
    ...overSlabs(say, slabs, (slab) => (slab.features.copay.percent === 0 ? '' : copayLine(say, slab))),
    ...roomLines(say, slabs, isRoomLimited),
    ...overSlabs(say, slabs, (slab) => dearerLine(say, slab)),
    ...icuLines(say, slabs, ({ features }) => features.icu.kind !== 'no-limit'),
    ...overSlabs(say, slabs, ({ features }) =>
      features.subLimits.map((limit) => subLimitLine(say, limit)).join(' '),
    ),
    ...overSlabs(say, slabs, (slab) => waitsInShort(say, slab)),
    ...overSlabs(say, slabs, ({ features }) => missingLine(say, features)),
    ...medicalLines(say, facts.product),
    habitsLine(say, facts.product),
    declinedLine(say, declinedNames(say, facts)),
  ]);
}

function isRoomLimited({ features }: Slab): boolean {
  return features.roomRent.kind !== 'no-limit';
}

function dearerLine(say: Say, slab: Slab): string {
  if (!isRoomLimited(slab)) return '';
  return say('papers.costs.dearer', { what: say(`papers.dearer.${slab.features.roomCut}`) });
}

function waitsInShort(say: Say, { features: { waitingPeriods } }: Slab): string {
  const { preExistingMonths: old, specificMonths: listed } = waitingPeriods;
  return [
    ...(old === 0 ? [] : [say('papers.costs.wait.old', { months: old })]),
    ...(listed === 0 ? [] : [say('papers.costs.wait.listed', { months: listed })]),
  ].join(' ');
}

function missingLine(say: Say, features: PlanFeatures): string {
  const missing = [
    ...(features.maternity.kind === 'none' ? (['maternity'] as const) : []),
    ...(features.outpatient.kind === 'none' ? (['visits'] as const) : []),
    ...(features.consumables ? [] : (['consumables'] as const)),
    ...(features.ayush ? [] : (['ayush'] as const)),
    ...(features.restoration.kind === 'none' ? (['refill'] as const) : []),
  ].map((part) => say(`papers.costs.missing.${part}`));
  return missing.length === 0 ? '' : say('papers.costs.missing', { missing: allOf(say, missing) });
}

function habitsLine(say: Say, { factors: { habitLoadingPercent } }: Product): string {
  const raised = Object.entries(habitLoadingPercent).filter(([, percent]) => percent > 0);
  if (raised.length === 0) return '';
  const habits = raised.map(
    ([habit, percent]) => say(`papers.costs.habit.${habit as Habit}`, { percent }), // keys are habits by type
  );
  return say('papers.costs.habits', { habits: allOf(say, habits) });
}

/** A brochure names a few; more than these would bury the other lines, and the wording names each. */
const namedConditions = 3;

function declinedLine(say: Say, names: readonly string[]): string {
  if (names.length === 0) return '';
  return names.length > namedConditions
    ? say('papers.costs.declined.many', { count: names.length })
    : say('papers.costs.declined', { conditions: names.join('; ') });
}
