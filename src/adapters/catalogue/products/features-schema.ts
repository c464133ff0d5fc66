import * as v from 'valibot';
import {
  limitedTreatments,
  longestInitialDays,
  longestWaitMonths,
  type PlanFeatures,
  roomCuts,
  roomTiers,
} from '#domain/cover/features.ts';
import { conditionId } from '#domain/ids.ts';
import {
  moneyWithin,
  numberWithin,
  orNull,
  percentWithin,
  whole,
  wholeWithin,
} from '../reading/value-schema.ts';

/** The regulator's most: the first wait of a policy, and each of the others. */
const initialDays = wholeWithin(0, longestInitialDays, ' days');
export const waitMonths = wholeWithin(0, longestWaitMonths, ' months');

/** No more than half of every bill. */
export const copayPercent = percentWithin(0, 50);

/**
 * What a term may be where no rule says it: half as much again as the market gives, or more, and no less than half of the
 * least. A number beyond is a slip of the pen: a share written as a fraction, a zero too many, paise.
 */
export const sizes = {
  roomPercentPerDay: numberWithin(0.5, 5),
  icuPercentPerDay: numberWithin(0.5, 10),
  perDay: moneyWithin(500, 1_00_000),
  bonusPercentPerYear: percentWithin(0, 150),
  bonusMaxPercent: numberWithin(0, 750),
  birth: moneyWithin(5_000, 10_00_000),
  birthWaitMonths: wholeWithin(0, 72, ' months'),
  outpatientPerYear: moneyWithin(500, 5_00_000),
  checkup: moneyWithin(200, 50_000),
  checkupYears: wholeWithin(1, 5),
  lumpSum: moneyWithin(50_000, 1_00_00_000),
  illnesses: wholeWithin(1, 150),
  limitPercent: numberWithin(1, 100),
  limit: moneyWithin(1_000, 1_00_00_000),
  daysBefore: wholeWithin(0, 180, ' days'),
  daysAfter: wholeWithin(0, 365, ' days'),
  ambulance: moneyWithin(500, 10_00_000),
};

const none = v.strictObject({ kind: v.literal('none') });
const noLimit = v.strictObject({ kind: v.literal('no-limit') });

const roomRent = v.variant('kind', [
  noLimit,
  v.strictObject({ kind: v.literal('single-private'), tier: v.picklist(roomTiers) }),
  v.strictObject({ kind: v.literal('shared') }),
  v.strictObject({
    kind: v.literal('capped'),
    percentPerDay: sizes.roomPercentPerDay,
    maxPerDay: orNull(sizes.perDay),
  }),
]);
const icu = v.variant('kind', [
  noLimit,
  v.strictObject({
    kind: v.literal('capped'),
    percentPerDay: orNull(sizes.icuPercentPerDay),
    maxPerDay: orNull(sizes.perDay),
  }),
]);
const copay = v.strictObject({
  percent: copayPercent,
  fromAge: orNull(wholeWithin(18, 100)),
});
const restoration = v.variant('kind', [
  none,
  v.strictObject({ kind: v.literal('once'), anyIllness: v.boolean() }),
  v.strictObject({ kind: v.literal('unlimited') }),
]);
const noClaimBonus = v.pipe(
  v.strictObject({ percentPerYear: sizes.bonusPercentPerYear, maxPercent: sizes.bonusMaxPercent }),
  v.forward(
    v.check(
      ({ percentPerYear, maxPercent }) => maxPercent >= percentPerYear,
      'must not be below percentPerYear',
    ),
    ['maxPercent'],
  ),
);
const coveredOrNone = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.variant('kind', [none, v.strictObject({ kind: v.literal('covered'), ...entries })]);
const maternity = coveredOrNone({
  normal: sizes.birth,
  caesarean: sizes.birth,
  waitMonths: sizes.birthWaitMonths,
});
const outpatient = coveredOrNone({ perYear: sizes.outpatientPerYear });
const healthCheckup = coveredOrNone({ max: sizes.checkup, everyYears: sizes.checkupYears });
const criticalIllness = v.variant('kind', [
  none,
  v.strictObject({ kind: v.literal('rider') }),
  v.strictObject({ kind: v.literal('covered'), sumInsured: sizes.lumpSum, illnesses: sizes.illnesses }),
]);
const waitingPeriods = v.strictObject({
  initialDays,
  specificMonths: waitMonths,
  jointMonths: waitMonths,
  preExistingMonths: waitMonths,
});
const subLimit = v.strictObject({
  treatment: v.picklist(limitedTreatments),
  percentOfSumInsured: orNull(sizes.limitPercent),
  max: orNull(sizes.limit),
});

const entries = {
  roomRent,
  icu,
  copay,
  restoration,
  noClaimBonus,
  maternity,
  outpatient,
  healthCheckup,
  criticalIllness,
  waitingPeriods,
  subLimits: v.array(subLimit),
  neverCovered: v.exactOptional(v.array(v.pipe(whole, v.transform(conditionId)))),
  preHospitalisationDays: sizes.daysBefore,
  postHospitalisationDays: sizes.daysAfter,
  ambulance: orNull(sizes.ambulance),
  ayush: v.boolean(),
  consumables: v.boolean(),
  roomCut: v.picklist(roomCuts),
};

export const features: v.GenericSchema<unknown, PlanFeatures> = v.strictObject(entries);

type SlabEntries = {
  readonly [Name in keyof typeof entries]: v.ExactOptionalSchema<(typeof entries)[Name], undefined>;
};

/** What one slab has otherwise than its product: any of the same. */
export const slabFeatures = v.strictObject(
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, v.exactOptional<v.GenericSchema>(schema)]),
  ) as SlabEntries, // one for each, which `Object.fromEntries` forgets
);
