import type { Slab } from '../catalogue/catalogue.ts';
import type {
  Copay,
  CriticalIllness,
  HealthCheckup,
  Maternity,
  NoClaimBonus,
  Outpatient,
  Restoration,
  ScoreItem,
} from '../cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '../cover/room-cap.ts';
import { never } from '../result.ts';
import { scoringMethod } from './scoring-weights.ts';

export type FeatureUtilities = Readonly<Record<ScoreItem, number>>;

const levels = scoringMethod.features;

/**
 * How much each feature is worth, 0 (none) to 1 (all that can be wanted). A better feature is never worth less.
 * `eldestAge` decides whether a co-pay that starts at an entry age applies.
 */
export function featureUtilities(slab: Slab, eldestAge: number): FeatureUtilities {
  const { features } = slab;
  return {
    copay: copayUtility(effectiveCopayPercent(features.copay, eldestAge)),
    icu: icuUtility(slab),
    room_rent: roomUtility(slab),
    outpatient_benefits: outpatientUtility(features.outpatient),
    critical_illness_coverage: criticalIllnessUtility(features.criticalIllness),
    restore_benefits: restorationUtility(features.restoration),
    maternity_cover: maternityUtility(features.maternity),
    health_checkup: checkupUtility(features.healthCheckup),
    pre_existing: leftOf(features.waitingPeriods.preExistingMonths, levels.preExisting.monthsForNone),
    bonus: bonusUtility(features.noClaimBonus),
  };
}

/** The share these people would bear: none when they all enter below the age from which it applies. */
export function effectiveCopayPercent({ percent, fromAge }: Copay, eldestAge: number): number {
  return fromAge !== undefined && eldestAge < fromAge ? 0 : percent;
}

function copayUtility(percent: number): number {
  return Math.max(0, 1 - percent * levels.copay.lossPerPercent);
}

function icuUtility(slab: Slab): number {
  const limit = icuLimitPerDay(slab);
  if (limit === undefined) return 1;
  return Math.min(levels.icu.mostWhenCapped, limit / (2 * levels.icu.rupeesADayForHalf));
}

function roomUtility(slab: Slab): number {
  const { roomRent } = slab.features;
  switch (roomRent.kind) {
    case 'no-limit':
      return 1;
    case 'single-private':
      return levels.room.singlePrivate[roomRent.tier];
    case 'shared':
      return levels.room.shared;
    case 'capped': {
      const limit = roomLimitPerDay(slab) ?? 0;
      return Math.min(levels.room.mostWhenCapped, limit / (2 * levels.room.rupeesADayForHalf));
    }
    default:
      return never(roomRent);
  }
}

function outpatientUtility(outpatient: Outpatient): number {
  return outpatient.kind === 'none' ? 0 : partOf(outpatient.perYear, levels.outpatient.rupeesAYearForAll);
}

function criticalIllnessUtility(cover: CriticalIllness): number {
  const level = levels.criticalIllness;
  switch (cover.kind) {
    case 'none':
      return 0;
    case 'rider':
      return level.rider;
    case 'covered':
      return (
        level.covered +
        level.forSumInsured * partOf(cover.sumInsured, level.sumInsuredForAll) +
        level.forIllnesses * partOf(cover.illnesses, level.illnessesForAll)
      );
    default:
      return never(cover);
  }
}

function restorationUtility(restoration: Restoration): number {
  switch (restoration.kind) {
    case 'none':
      return 0;
    case 'once':
      return restoration.anyIllness ? levels.restoration.onceAnyIllness : levels.restoration.onceOtherIllness;
    case 'unlimited':
      return levels.restoration.unlimited;
    default:
      return never(restoration);
  }
}

function maternityUtility(maternity: Maternity): number {
  if (maternity.kind === 'none') return 0;
  const level = levels.maternity;
  const averageBirth = (maternity.normal + maternity.caesarean) / 2;
  return (
    level.covered +
    level.forAmount * partOf(averageBirth, level.averageBirthForAll) +
    level.forWait * leftOf(maternity.waitMonths, level.monthsForNone)
  );
}

function checkupUtility(checkup: HealthCheckup): number {
  if (checkup.kind === 'none') return 0;
  const level = levels.healthCheckup;
  return level.covered + level.forAmount * partOf(checkup.max / checkup.everyYears, level.rupeesAYearForAll);
}

function bonusUtility({ percentPerYear, maxPercent }: NoClaimBonus): number {
  const level = levels.bonus;
  return (
    level.forYearlyStep * partOf(percentPerYear, level.percentAYearForAll) +
    level.forMaximum * partOf(maxPercent, level.maximumForAll)
  );
}

/** How far an amount goes towards all that earns points, 0 to 1. */
function partOf(amount: number, forAll: number): number {
  return Math.min(1, amount / forAll);
}

function leftOf(months: number, forNone: number): number {
  return Math.max(0, 1 - months / forNone);
}
