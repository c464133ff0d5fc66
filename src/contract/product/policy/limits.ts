import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { PlanFeatures, RoomCut, RoomRent, SubLimit } from '#domain/cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import { overSlabs, type PaperSection, rupeeRange, type SoldProduct, sectionOf } from './paper.ts';
import { treatmentUnits, treatmentWords } from './treatment-words.ts';

type Slabs = readonly Slab[];

export function roomSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('Room and intensive care', [
    ...overSlabs(slabs, ({ features }) => `Room: ${roomWords(features.roomRent)}`, roomRupees),
    ...overSlabs(slabs, ({ features }) => `Intensive care: ${icuWords(features.icu)}`, icuRupees),
  ]);
}

export function dearerRoomSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    'If you take a dearer room',
    overSlabs(slabs, ({ features }) =>
      features.roomRent.kind === 'no-limit'
        ? 'No room is too dear: there is no limit.'
        : cutWords(features.roomCut),
    ),
  );
}

export function copaySection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('Your share of each bill (co-pay)', overSlabs(slabs, copayWords));
}

export function deductibleSection({ product: { slabs } }: SoldProduct): PaperSection | undefined {
  const deductibles = slabs.flatMap(({ deductible }) => deductible ?? []);
  if (deductibles.length === 0) return undefined;
  return sectionOf('What you pay first (deductible)', [
    `You, or another policy, pay the first part of the bills of a year: ${rupeeRange(deductibles)}, as you choose. All bills of the year count together.`,
  ]);
}

export function treatmentSection({ product: { slabs } }: SoldProduct): PaperSection {
  const treatments = new Set(
    slabs.flatMap(({ features }) => features.subLimits.map(({ treatment }) => treatment)),
  );
  const lines = [...treatments].flatMap((treatment) =>
    overSlabs(slabs, ({ features }) => {
      const limit = features.subLimits.find((known) => known.treatment === treatment);
      return limit ? subLimitWords(limit) : `${treatmentWords[treatment]}: no limit of its own.`;
    }),
  );
  return sectionOf(
    'Limits on treatments',
    lines.length > 0 ? lines : ['No treatment has a limit of its own.'],
  );
}

export function waitsSection({ product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf('Waiting periods', [
    'Accidents: covered from the first day.',
    ...overSlabs(slabs, ({ features: { waitingPeriods } }) =>
      waitingPeriods.initialDays === 0
        ? 'New illness: covered from the first day.'
        : `New illness: covered after ${waitingPeriods.initialDays} days.`,
    ),
    ...overSlabs(
      slabs,
      ({ features }) =>
        `Listed operations and illnesses, such as cataract, hernia and stones: ${monthsWords(features.waitingPeriods.specificMonths)}.`,
    ),
    ...overSlabs(
      slabs,
      ({ features }) =>
        `Replacing a joint, unless after an accident: ${monthsWords(features.waitingPeriods.jointMonths)}.`,
    ),
    ...overSlabs(
      slabs,
      ({ features }) =>
        `Illness you had before the policy began: ${monthsWords(features.waitingPeriods.preExistingMonths)}.`,
    ),
    'Waits that you served with another insurer count when you move without a break.',
  ]);
}

export function copayWords({ features: { copay } }: Slab): string {
  if (copay.percent === 0) return 'None. You pay no share of a bill.';
  return copay.fromAge === undefined
    ? `You pay ${copay.percent}% of every bill.`
    : `You pay ${copay.percent}% of every bill if you join at ${copay.fromAge} or older. Who joins younger pays none.`;
}

export function roomWords(room: RoomRent): string {
  switch (room.kind) {
    case 'no-limit':
      return 'any, at any rent';
    case 'single-private':
      return singleRooms[room.tier];
    case 'shared':
      return 'a room shared with others';
    case 'capped':
      return `${shareWords(room.percentPerDay, room.maxPerDay)} a day`;
    default:
      return never(room);
  }
}

/** The end of a line on room limits: the rupees a day that the limit comes to, if there is one. */
export function roomRupees(slabs: Slabs): string {
  return inRupees(slabs, roomLimitPerDay);
}

export function icuWords(icu: PlanFeatures['icu']): string {
  return icu.kind === 'no-limit' ? 'no limit' : `${shareWords(icu.percentPerDay, icu.maxPerDay)} a day`;
}

export function icuRupees(slabs: Slabs): string {
  return inRupees(slabs, icuLimitPerDay);
}

export function cutWords(cut: RoomCut): string {
  switch (cut) {
    case 'none':
      return 'You pay the difference in rent, and nothing more.';
    case 'fees':
      return 'Rent, nursing, doctors and theatre are paid only in the proportion of your limit to the rent. Tests, medicines and implants are not cut.';
    case 'fees-and-tests':
      return 'Rent, nursing, doctors, theatre and tests are paid only in the proportion of your limit to the rent. Medicines and implants are not cut.';
    default:
      return never(cut);
  }
}

export function subLimitWords({ treatment, percentOfSumInsured, max }: SubLimit): string {
  return `${treatmentWords[treatment]}: up to ${shareWords(percentOfSumInsured, max)}, ${treatmentUnits[treatment]}.`;
}

const singleRooms = {
  a: 'any single private room',
  b: 'a single private room with air conditioning',
  c: 'a single private room of the lowest class',
} as const;

function shareWords(percent: number | undefined, max: Rupees | undefined): string {
  if (percent === undefined) return max === undefined ? 'the cover' : formatRupees(max);
  const share = `${percent}% of the cover`;
  return max === undefined ? share : `${share}, at most ${formatRupees(max)}`;
}

function inRupees(slabs: Slabs, limitOf: (slab: Slab) => Rupees | undefined): string {
  const limits = slabs.flatMap((slab) => limitOf(slab) ?? []);
  return limits.length === 0 ? '.' : ` (${rupeeRange(limits)}).`;
}

function monthsWords(months: number): string {
  return months === 0 ? 'covered from the first day' : `covered after ${months} months`;
}
