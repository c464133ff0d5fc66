import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { LimitedTreatment, ScoreItem } from '#domain/cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { formatRupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';

type FeatureWords = {
  readonly value: string | number | boolean | null;
  /** The wire's `verbose`: one short English phrase. Screens word the typed facts themselves. */
  readonly verbose: string;
  readonly available: boolean;
};

/** The wire's `sub_limits[].name`. */
export const treatmentWords: Readonly<Record<LimitedTreatment, string>> = {
  cataract: 'Cataract',
  'joint-replacement': 'Joint replacement',
  'modern-treatment': 'Modern treatments',
  cardiac: 'Heart treatment',
  cancer: 'Cancer treatment',
  hernia: 'Hernia',
  'kidney-stone': 'Kidney stones',
};

/** Value, words and availability of one item of the score list (specification section 3). */
export function verboseFeature(item: ScoreItem, slab: Slab): FeatureWords {
  switch (item) {
    case 'copay':
      return copay(slab);
    case 'icu':
      return icu(slab);
    case 'room_rent':
      return roomRent(slab);
    case 'outpatient_benefits':
      return outpatient(slab);
    case 'critical_illness_coverage':
      return criticalIllness(slab);
    case 'restore_benefits':
      return restoration(slab);
    case 'maternity_cover':
      return maternity(slab);
    case 'health_checkup':
      return healthCheckup(slab);
    case 'pre_existing':
      return preExisting(slab);
    case 'bonus':
      return bonus(slab);
    default:
      return never(item);
  }
}

function copay({ features: { copay: share } }: Slab): FeatureWords {
  if (share.percent === 0) return { value: 0, verbose: 'You pay nothing on a claim', available: true };
  const from = share.fromAge === undefined ? '' : ` when you join at ${share.fromAge} or older`;
  return {
    value: share.percent,
    verbose: `You pay ${share.percent}% of every claim${from}`,
    available: share.fromAge !== undefined,
  };
}

function icu(slab: Slab): FeatureWords {
  const limit = icuLimitPerDay(slab);
  if (limit === undefined) return { value: 'no-limit', verbose: 'No limit', available: true };
  return { value: limit, verbose: `Up to ${formatRupees(limit)} a day`, available: true };
}

function roomRent(slab: Slab): FeatureWords {
  const { roomRent: room } = slab.features;
  switch (room.kind) {
    case 'no-limit':
      return { value: 'no-limit', verbose: 'No limit', available: true };
    case 'single-private':
      return { value: room.tier, verbose: singleRooms[room.tier], available: true };
    case 'shared':
      return { value: 'd', verbose: 'Shared room', available: true };
    case 'capped': {
      const limit = roomLimitPerDay(slab);
      return limit === undefined
        ? { value: 'no-limit', verbose: 'No limit', available: true }
        : { value: limit, verbose: `Up to ${formatRupees(limit)} a day`, available: true };
    }
    default:
      return never(room);
  }
}

const singleRooms = {
  a: 'Any single private room',
  b: 'Single private room with AC',
  c: 'Single private room of the lowest class',
} as const;

function outpatient({ features: { outpatient: visits } }: Slab): FeatureWords {
  return visits.kind === 'none'
    ? { value: 0, verbose: 'Not covered', available: false }
    : { value: visits.perYear, verbose: `Up to ${formatRupees(visits.perYear)} a year`, available: true };
}

function criticalIllness({ features: { criticalIllness: cover } }: Slab): FeatureWords {
  switch (cover.kind) {
    case 'none':
      return { value: null, verbose: 'Not covered', available: false };
    case 'rider':
      return { value: 'rider', verbose: 'As a paid extra', available: false };
    case 'covered':
      return {
        value: cover.sumInsured,
        verbose: `${formatRupees(cover.sumInsured)} for ${cover.illnesses} illnesses`,
        available: true,
      };
    default:
      return never(cover);
  }
}

function restoration({ features: { restoration: refill } }: Slab): FeatureWords {
  switch (refill.kind) {
    case 'none':
      return { value: 'none', verbose: 'Cover is not refilled', available: false };
    case 'once':
      return {
        value: 'once',
        verbose: refill.anyIllness ? 'Refilled once a year' : 'Refilled once a year for another illness',
        available: true,
      };
    case 'unlimited':
      return { value: 'unlimited', verbose: 'Refilled every time', available: true };
    default:
      return never(refill);
  }
}

function maternity({ features: { maternity: birth } }: Slab): FeatureWords {
  return birth.kind === 'none'
    ? { value: 0, verbose: 'Not covered', available: false }
    : {
        value: birth.caesarean,
        verbose: `Up to ${formatRupees(birth.caesarean)} after ${birth.waitMonths} months`,
        available: true,
      };
}

function healthCheckup({ features: { healthCheckup: checkup } }: Slab): FeatureWords {
  return checkup.kind === 'none'
    ? { value: 0, verbose: 'Not covered', available: false }
    : { value: checkup.max, verbose: `Up to ${formatRupees(checkup.max)}`, available: true };
}

function preExisting({ features: { waitingPeriods } }: Slab): FeatureWords {
  const months = waitingPeriods.preExistingMonths;
  return {
    value: months,
    verbose: months === 0 ? 'Covered from the first day' : `Covered after ${months} months`,
    available: true,
  };
}

function bonus({ features: { noClaimBonus } }: Slab): FeatureWords {
  const { percentPerYear, maxPercent } = noClaimBonus;
  return percentPerYear === 0
    ? { value: 0, verbose: 'None', available: false }
    : { value: percentPerYear, verbose: `${percentPerYear}% a year, up to ${maxPercent}%`, available: true };
}
