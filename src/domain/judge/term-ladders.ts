import type { PlanFeatures } from '../cover/features.ts';
import { rupees } from '../money.ts';
import { scoringMethod } from './scoring-weights.ts';
import { noLimit, refillLevels } from './term-level.ts';
import type { ReferenceTerms } from './years/reference.ts';

/** Where a contract stands on the scale of a feature when that is all it lacks; the poorest first. */
export type LevelTerms = { readonly level: number; readonly terms: ReferenceTerms };

const { levels } = scoringMethod;

export const lackingNothing: ReferenceTerms = { features: {} };

/** The terms are the same objects for every family, so that references are made once. */
export const termLadders = {
  copay: levels.copayPercent.map((percent) => at(0 - percent, { copay: { percent, fromAge: undefined } })),
  icu: [...levels.icuRupeesADay.map((perDay) => at(perDay, { icu: capped(perDay) })), at(noLimit, {})],
  roomRent: [
    ...levels.roomRupeesADay.map((perDay) => at(perDay, { roomRent: capped(perDay) })),
    at(noLimit, {}),
  ],
  refill: refillLevels.map((restoration, level) => at(level, { restoration })),
  /** The cover has no refill, so that the bonus alone makes the difference. */
  bonus: levels.bonusPercent.map(
    (level): LevelTerms => ({
      level,
      terms: { features: { restoration: { kind: 'none' } }, extraPercent: level },
    }),
  ),
  preExisting: levels.preExistingMonths.map(
    (months): LevelTerms => ({
      level: 0 - months,
      terms: { features: {}, preExistingMonths: months },
    }),
  ),
} as const;

function at(level: number, features: Partial<PlanFeatures>): LevelTerms {
  return { level, terms: { features } };
}

function capped(perDay: number) {
  return { kind: 'capped', percentPerDay: 100, maxPerDay: rupees(perDay) } as const;
}
