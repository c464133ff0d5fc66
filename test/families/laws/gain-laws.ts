import type { Catalogue, Slab } from '#domain/catalogue/catalogue.ts';
import { commonStays, dearestOf } from '#domain/claim/common-stays.ts';
import type { RoomRents } from '#domain/claim/stay.ts';
import { effectiveCopayPercent } from '#domain/cover/copay.ts';
import type { RoomRent, ScoreItem } from '#domain/cover/features.ts';
import { icuLimitPerDay, roomLimitPerDay } from '#domain/cover/room-cap.ts';
import { fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import { gainOf, type Moved } from '#domain/judge/gain.ts';
import { cityTier } from '#domain/location/city.ts';
import { listedPlans } from '#domain/offer/listed.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import type { LawBook } from '../law-book.ts';
import { yearsOf } from './saving-laws.ts';

type About = { readonly eldest: number; readonly rents: RoomRents | undefined; readonly birth: boolean };

/** What the lines between neighbours of a list say is what the two contracts say. */
export function gainLaws(book: LawBook, catalogue: Catalogue, { block, plans }: ScoredBlock): void {
  const { members } = block;
  const tier = cityTier(block.pincode, catalogue.cities);
  const rents = dearestOf(commonStays(catalogue.stays, members, tier))?.bill.rents;
  const [eldest, facts] = [Math.max(...members.map(yearsOf)), fitFactsOf(members)];
  const birth = members.some(
    (member) =>
      yearsOf(member) >= 18 &&
      yearsOf(member) <= 50 &&
      !/Son$|Daughter$|^Father|^Mother|^Grand/.test(member.relation),
  );
  const { picks, list } = listedPlans(plans);
  for (const [at, plan] of [...picks, ...list].entries()) {
    const before = [...picks, ...list][at - 1];
    const gain = before && gainOf(plan, before, facts, rents);
    if (gain) lineLaws(book, plan, before, gain, { eldest, rents, birth });
  }
}

function lineLaws(
  book: LawBook,
  plan: ScoredPlan,
  before: ScoredPlan,
  { extra, better, worse }: NonNullable<ReturnType<typeof gainOf>>,
  { eldest, rents, birth }: About,
): void {
  const between = `${plan.slab.id} beside ${before.slab.id}`;
  const total = ({ premium }: ScoredPlan) => (premium.kind === 'quoted' ? premium.total : Number.NaN);
  book.holds(
    'extra rupees are the difference of two premiums',
    extra === total(plan) - total(before),
    between,
  );
  const moved = [...better, ...worse];
  const items = moved.map(({ item }) => item);
  book.holds('a feature is bought or given up, not both', new Set(items).size === items.length, between);
  book.holds(
    'nobody is sold a birth that cannot be theirs',
    birth || !items.includes('maternity_cover'),
    between,
  );
  for (const { item, now, was } of moved) {
    const isTrue =
      `${now}` === `${termsOf(plan.slab, item, eldest)}` &&
      `${was}` === `${termsOf(before.slab, item, eldest)}`;
    book.holds('figures of a line are those of the contracts', isTrue, { between, item, now, was });
  }
  for (const [side, ahead, behind] of [
    [better, plan, before],
    [worse, before, plan],
  ] as const) {
    book.holds(
      'what is ahead is there',
      side.every(({ item }) => isThere(ahead.slab, item)),
      between,
    );
    const isRoom = side.some(({ item }: Moved) => item === 'room_rent');
    book.holds(
      'a room that is ahead pays more there',
      !isRoom || paysMore(ahead.slab, behind.slab, rents),
      between,
    );
  }
}

/** A rider is still to be bought, whatever it is of. */
function isThere({ features }: Slab, item: ScoreItem): boolean {
  if (item === 'critical_illness_coverage') return features.criticalIllness.kind === 'covered';
  return item !== 'maternity_cover' || features.maternity.kind === 'covered';
}

/** A class beside an amount a day, by what that class costs there; the order of two classes or two amounts is plain. */
function paysMore(ahead: Slab, behind: Slab, rents: RoomRents | undefined): boolean {
  const [more, less] = [ahead, behind].map((slab) => roomLimitPerDay(slab));
  if ((more === undefined) === (less === undefined) || isFree(ahead)) return true;
  const [above, below] = [more ?? costOf(ahead, rents), less ?? costOf(behind, rents)];
  return above > below;
}

const isFree = ({ features }: Slab): boolean => features.roomRent.kind === 'no-limit';

function costOf({ features: { roomRent } }: Slab, rents: RoomRents | undefined): number {
  if (roomRent.kind === 'shared') return rents?.shared ?? Number.NaN;
  return (isLowest(roomRent) ? rents?.single : rents?.['single-ac']) ?? Number.NaN;
}

const isLowest = (room: RoomRent): boolean => room.kind === 'single-private' && room.tier === 'c';

type Terms = readonly (number | undefined)[];

/** As a line tells them: read off the contract. */
const terms: Readonly<Record<Exclude<ScoreItem, 'copay'>, (slab: Slab) => Terms>> = {
  icu: (slab) => [icuLimitPerDay(slab)],
  room_rent: (slab) => roomTerms(slab),
  outpatient_benefits: ({ features: { outpatient } }) => [
    outpatient.kind === 'covered' ? outpatient.perYear : 0,
  ],
  critical_illness_coverage: ({ features: { criticalIllness: lump } }) =>
    lump.kind === 'covered' ? [2, lump.sumInsured, lump.illnesses] : [lump.kind === 'rider' ? 1 : 0, 0, 0],
  restore_benefits: ({ features: { restoration } }) => {
    if (restoration.kind === 'once') return [restoration.anyIllness ? 2 : 1];
    return [restoration.kind === 'none' ? 0 : 3];
  },
  maternity_cover: ({ features: { maternity: birth } }) =>
    birth.kind === 'none' ? [0, 0, undefined] : [birth.normal, birth.caesarean, birth.waitMonths],
  health_checkup: ({ features: { healthCheckup: checkup } }) =>
    checkup.kind === 'covered' ? [checkup.max, checkup.everyYears] : [0],
  pre_existing: ({ features }) => [features.waitingPeriods.preExistingMonths],
  bonus: ({ features: { noClaimBonus: bonus } }) => [bonus.percentPerYear, bonus.maxPercent],
};

function termsOf(slab: Slab, item: ScoreItem, eldest: number): Terms {
  return item === 'copay' ? [effectiveCopayPercent(slab.features.copay, eldest)] : terms[item](slab);
}

function roomTerms(slab: Slab): Terms {
  const { roomRent } = slab.features;
  if (roomRent.kind === 'single-private') return [{ a: 4, b: 3, c: 2 }[roomRent.tier], 0];
  if (roomRent.kind === 'no-limit') return [5, undefined];
  return roomRent.kind === 'shared' ? [1, 0] : [0, roomLimitPerDay(slab)];
}
