import type { Slab } from '../catalogue/catalogue.ts';
import { formatRupees, type Rupees } from '../money.ts';
import { never } from '../result.ts';
import type { ScoreItem } from './features.ts';
import { icuLimitPerDay, roomLimitPerDay } from './room-cap.ts';

/** What can be said of an item of the score list; words name each, with the facts that go into it. */
export type FeaturePhrase =
  | 'copay.none'
  | 'copay.always'
  | 'copay.from-age'
  | 'limit.none'
  | 'limit.a-day'
  | 'limit.a-year'
  | 'limit.in-all'
  | 'room.single.a'
  | 'room.single.b'
  | 'room.single.c'
  | 'room.shared'
  | 'not-covered'
  | 'critical-illness.rider'
  | 'critical-illness.covered'
  | 'restoration.none'
  | 'restoration.once'
  | 'restoration.once-any'
  | 'restoration.unlimited'
  | 'maternity.covered'
  | 'pre-existing.none'
  | 'pre-existing.months'
  | 'bonus.none'
  | 'bonus.percent';

export type FeatureFacts = {
  readonly value: string | number | boolean | null;
  readonly available: boolean;
  readonly phrase: FeaturePhrase;
  /** Amounts are written out; counts are numbers. */
  readonly values: Readonly<Record<string, string | number>>;
};

/** Value, availability and what is to be said of one item of the score list (specification section 3). */
export function featureFacts(item: ScoreItem, slab: Slab): FeatureFacts {
  return factsOf[item](slab);
}

const factsOf: Readonly<Record<ScoreItem, (slab: Slab) => FeatureFacts>> = {
  copay,
  icu: (slab) => limitPerDay(icuLimitPerDay(slab)),
  room_rent: roomRent,
  outpatient_benefits: outpatient,
  critical_illness_coverage: criticalIllness,
  restore_benefits: restoration,
  maternity_cover: maternity,
  health_checkup: healthCheckup,
  pre_existing: preExisting,
  bonus,
};

function there(
  value: FeatureFacts['value'],
  phrase: FeaturePhrase,
  values: FeatureFacts['values'] = {},
): FeatureFacts {
  return { value, available: true, phrase, values };
}

function absent(value: FeatureFacts['value'], phrase: FeaturePhrase): FeatureFacts {
  return { value, available: false, phrase, values: {} };
}

function copay({ features }: Slab): FeatureFacts {
  const { percent, fromAge } = features.copay;
  if (percent === 0) return there(0, 'copay.none');
  return fromAge === undefined
    ? { value: percent, available: false, phrase: 'copay.always', values: { percent } }
    : there(percent, 'copay.from-age', { percent, age: fromAge });
}

function limitPerDay(limit: Rupees | undefined): FeatureFacts {
  return limit === undefined
    ? there('no-limit', 'limit.none')
    : there(limit, 'limit.a-day', { amount: formatRupees(limit) });
}

function roomRent(slab: Slab): FeatureFacts {
  const { roomRent: room } = slab.features;
  switch (room.kind) {
    case 'no-limit':
      return there('no-limit', 'limit.none');
    case 'single-private':
      return there(room.tier, `room.single.${room.tier}`);
    case 'shared':
      return there('d', 'room.shared');
    case 'capped':
      return limitPerDay(roomLimitPerDay(slab));
    default:
      return never(room);
  }
}

function outpatient({ features: { outpatient: visits } }: Slab): FeatureFacts {
  return visits.kind === 'none'
    ? absent(0, 'not-covered')
    : there(visits.perYear, 'limit.a-year', { amount: formatRupees(visits.perYear) });
}

function criticalIllness({ features: { criticalIllness: cover } }: Slab): FeatureFacts {
  switch (cover.kind) {
    case 'none':
      return absent(null, 'not-covered');
    case 'rider':
      return absent('rider', 'critical-illness.rider');
    case 'covered': {
      const { sumInsured, illnesses } = cover;
      return there(sumInsured, 'critical-illness.covered', { amount: formatRupees(sumInsured), illnesses });
    }
    default:
      return never(cover);
  }
}

function restoration({ features: { restoration: refill } }: Slab): FeatureFacts {
  switch (refill.kind) {
    case 'none':
      return absent('none', 'restoration.none');
    case 'once':
      return there('once', refill.anyIllness ? 'restoration.once-any' : 'restoration.once');
    case 'unlimited':
      return there('unlimited', 'restoration.unlimited');
    default:
      return never(refill);
  }
}

function maternity({ features: { maternity: birth } }: Slab): FeatureFacts {
  if (birth.kind === 'none') return absent(0, 'not-covered');
  const { caesarean, waitMonths: months } = birth;
  return there(caesarean, 'maternity.covered', { amount: formatRupees(caesarean), months });
}

function healthCheckup({ features: { healthCheckup: checkup } }: Slab): FeatureFacts {
  return checkup.kind === 'none'
    ? absent(0, 'not-covered')
    : there(checkup.max, 'limit.in-all', { amount: formatRupees(checkup.max) });
}

function preExisting({ features: { waitingPeriods } }: Slab): FeatureFacts {
  const months = waitingPeriods.preExistingMonths;
  return months === 0 ? there(0, 'pre-existing.none') : there(months, 'pre-existing.months', { months });
}

function bonus({ features: { noClaimBonus } }: Slab): FeatureFacts {
  const { percentPerYear: percent, maxPercent: most } = noClaimBonus;
  return percent === 0 ? absent(0, 'bonus.none') : there(percent, 'bonus.percent', { percent, most });
}
