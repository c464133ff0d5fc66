import * as v from 'valibot';
import {
  limitedTreatments,
  longestWaitMonths,
  type PlanFeatures,
  roomCuts,
  roomTiers,
} from '#domain/cover/features.ts';
import { money, moneyOrNull, percent, percentOrNull, whole, wholeOrNull } from '../reading/value-schema.ts';

const waitMonths = v.pipe(
  whole,
  v.maxValue(longestWaitMonths, `must not be over ${longestWaitMonths} months`),
);

const none = v.strictObject({ kind: v.literal('none') });
const noLimit = v.strictObject({ kind: v.literal('no-limit') });

const roomRent = v.variant('kind', [
  noLimit,
  v.strictObject({ kind: v.literal('single-private'), tier: v.picklist(roomTiers) }),
  v.strictObject({ kind: v.literal('shared') }),
  v.strictObject({ kind: v.literal('capped'), percentPerDay: percent, maxPerDay: moneyOrNull }),
]);
const icu = v.variant('kind', [
  noLimit,
  v.strictObject({ kind: v.literal('capped'), percentPerDay: percentOrNull, maxPerDay: moneyOrNull }),
]);
const copay = v.strictObject({
  percent: v.pipe(percent, v.maxValue(100, 'must not be over 100')),
  fromAge: wholeOrNull,
});
const restoration = v.variant('kind', [
  none,
  v.strictObject({ kind: v.literal('once'), anyIllness: v.boolean() }),
  v.strictObject({ kind: v.literal('unlimited') }),
]);
const noClaimBonus = v.pipe(
  v.strictObject({ percentPerYear: percent, maxPercent: percent }),
  v.forward(
    v.check(
      ({ percentPerYear, maxPercent }) => maxPercent >= percentPerYear,
      'must not be below percentPerYear',
    ),
    ['maxPercent'],
  ),
);
const maternity = v.variant('kind', [
  none,
  v.strictObject({ kind: v.literal('covered'), normal: money, caesarean: money, waitMonths: whole }),
]);
const outpatient = v.variant('kind', [none, v.strictObject({ kind: v.literal('covered'), perYear: money })]);
const healthCheckup = v.variant('kind', [
  none,
  v.strictObject({
    kind: v.literal('covered'),
    max: money,
    everyYears: v.pipe(whole, v.minValue(1, 'must be 1 or more')),
  }),
]);
const criticalIllness = v.variant('kind', [
  none,
  v.strictObject({ kind: v.literal('rider') }),
  v.strictObject({ kind: v.literal('covered'), sumInsured: money, illnesses: whole }),
]);
const waitingPeriods = v.strictObject({
  initialDays: whole,
  specificMonths: waitMonths,
  jointMonths: waitMonths,
  preExistingMonths: waitMonths,
});
const subLimit = v.strictObject({
  treatment: v.picklist(limitedTreatments),
  percentOfSumInsured: percentOrNull,
  max: moneyOrNull,
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
  preHospitalisationDays: whole,
  postHospitalisationDays: whole,
  ambulance: moneyOrNull,
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
