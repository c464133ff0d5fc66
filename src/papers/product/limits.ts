import type { Slab } from '#domain/catalogue/catalogue.ts';
import type { LimitedTreatment, SubLimit } from '#domain/cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, type Rupees } from '#domain/money.ts';
import type { Condition } from '#domain/person/condition.ts';
import { never } from '#domain/result.ts';
import type { Say } from '#words/sentences.ts';
import { rangeOf } from '../amounts.ts';
import { type PaperSection, sectionOf } from '../tree.ts';
import { type AlikeSlabs, overSlabs } from './over-slabs.ts';
import type { ProductWithNames, SoldProduct } from './product-facts.ts';

type Slabs = readonly Slab[];

export function roomSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(say('papers.room'), [
    ...roomLines(say, slabs, () => true),
    ...icuLines(say, slabs, () => true),
  ]);
}

export function dearerRoomSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    say('papers.dearer'),
    overSlabs(say, slabs, (slab) => dearerLine(say, slab)),
  );
}

export function dearerLine(say: Say, { features }: Slab): string {
  return features.roomRent.kind === 'no-limit'
    ? say('papers.dearer.no-limit')
    : say(`papers.dearer.${features.roomCut}`);
}

export function copaySection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  return sectionOf(
    say('papers.copay'),
    overSlabs(say, slabs, (slab) => copayLine(say, slab)),
  );
}

/** Nothing where no cover has a deductible. */
export function deductibleSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  const deductibles = slabs.flatMap(({ deductible }) => deductible ?? []);
  const amounts = rangeOf(say, deductibles, formatRupees);
  return sectionOf(
    say('papers.deductible'),
    deductibles.length === 0 ? [] : [say('papers.deductible.range', { amounts })],
  );
}

export function treatmentSection(say: Say, { product: { slabs } }: SoldProduct): PaperSection {
  const treatments = new Set(
    slabs.flatMap(({ features }) => features.subLimits.map(({ treatment }) => treatment)),
  );
  const lines = [...treatments].flatMap((treatment) =>
    overSlabs(say, slabs, ({ features }) => {
      const limit = features.subLimits.find((limit) => limit.treatment === treatment);
      if (limit) return subLimitLine(say, limit);
      return say('papers.treatment.free', { treatment: say(`treatment.${treatment}`) });
    }),
  );
  return sectionOf(say('papers.treatments'), lines.length > 0 ? lines : [say('papers.treatments.none')]);
}

export function waitsSection(say: Say, { product: { slabs }, conditions }: ProductWithNames): PaperSection {
  const waits = (lineOf: (waiting: Slab['features']['waitingPeriods']) => string) =>
    overSlabs(say, slabs, ({ features }) => lineOf(features.waitingPeriods));
  return sectionOf(say('papers.waits'), [
    say('papers.waits.accident'),
    ...waits(({ initialDays: days }) => say('papers.waits.new', { days })),
    ...waits(({ specificMonths: months }) => say('papers.waits.listed', { months })),
    ...waits(({ jointMonths: months }) => say('papers.waits.joint', { months })),
    ...waits(({ preExistingMonths: months }) => say('papers.waits.old', { months })),
    ...overSlabs(say, slabs, (slab) => neverLine(say, slab, conditions)),
    say('papers.waits.served'),
  ]);
}

/** Nothing where every illness is covered after its wait. */
export function neverLine(say: Say, { features }: Slab, conditions: readonly Condition[]): string {
  const names = conditions
    .filter(({ id }) => features.neverCovered?.includes(id))
    .map(({ name }) => inLanguage(name, say.locale));
  return names.length === 0 ? '' : say('papers.never', { illnesses: names.join('; ') });
}

export function copayLine(say: Say, { features: { copay } }: Slab): string {
  const { percent, fromAge } = copay;
  if (percent === 0) return say('papers.copay.none');
  return fromAge === undefined
    ? say('papers.copay.always', { percent })
    : say('papers.copay.from', { percent, years: fromAge });
}

/** A limit in rupees a day stands behind its percentage, over all covers that share it. */
export function roomLines(say: Say, slabs: Slabs, isStated: (slab: Slab) => boolean): readonly string[] {
  return overSlabs(
    say,
    slabs,
    (slab) => (isStated(slab) ? roomLine(say, slab, noRupees) : ''),
    (alike) => roomLine(say, alike[0], rupeesOf(say, alike, roomLimitPerDay)),
  );
}

export function icuLines(say: Say, slabs: Slabs, isStated: (slab: Slab) => boolean): readonly string[] {
  return overSlabs(
    say,
    slabs,
    (slab) => (isStated(slab) ? icuLine(say, slab, noRupees) : ''),
    (alike) => icuLine(say, alike[0], rupeesOf(say, alike, icuLimitPerDay)),
  );
}

export function subLimitLine(say: Say, { treatment, percentOfSumInsured, max }: SubLimit): string {
  return say('papers.treatment.limited', {
    treatment: say(`treatment.${treatment}`),
    each: limitedEach[treatment],
    ...limitValues(percentOfSumInsured, max),
  });
}

/** What one limit holds for. */
const limitedEach: Readonly<Record<LimitedTreatment, 'eye' | 'joint' | 'stay'>> = {
  cataract: 'eye',
  'joint-replacement': 'joint',
  'modern-treatment': 'stay',
  cardiac: 'stay',
  cancer: 'stay',
  hernia: 'stay',
  'kidney-stone': 'stay',
};

function roomLine(say: Say, { features: { roomRent: room } }: Slab, rupees: string): string {
  switch (room.kind) {
    case 'no-limit':
      return say('papers.room.no-limit');
    case 'single-private':
      return say(`papers.room.single.${room.tier}`);
    case 'shared':
      return say('papers.room.shared');
    case 'capped':
      return say('papers.room.capped', { rupees, ...limitValues(room.percentPerDay, room.maxPerDay) });
    default:
      return never(room);
  }
}

function icuLine(say: Say, { features: { icu } }: Slab, rupees: string): string {
  return icu.kind === 'no-limit'
    ? say('papers.icu.no-limit')
    : say('papers.icu.capped', { rupees, ...limitValues(icu.percentPerDay, icu.maxPerDay) });
}

/** What the sentences on limits ask for: which of the two limits are given, and each of them. */
function limitValues(percent: number | undefined, max: Rupees | undefined) {
  const amount = max === undefined ? '' : formatRupees(max);
  if (percent === undefined) return { limit: max === undefined ? 'none' : 'amount', percent: 0, max: amount };
  return { limit: max === undefined ? 'percent' : 'both', percent, max: amount };
}

/** The choice of the sentences where no limit comes to rupees. */
const noRupees = 'none';

function rupeesOf(say: Say, alike: AlikeSlabs, limitOf: (slab: Slab) => Rupees | undefined): string {
  const limits = alike.flatMap((slab) => limitOf(slab) ?? []);
  return limits.length === 0 ? noRupees : rangeOf(say, limits, formatRupees);
}
