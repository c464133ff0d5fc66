import type { Slab } from '#domain/catalogue/catalogue.ts';
import { billTotal, usualBill } from '#domain/claim/bill.ts';
import { amountOf, type ClaimStep, stepKinds } from '#domain/claim/claim-step.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { settleBill } from '#domain/claim/settle-bill.ts';
import { roomChoices, type Stay, type StayTable, stayLines } from '#domain/claim/stay.ts';
import { bareFeatures } from '#domain/cover/bare-features.ts';
import type { PlanFeatures } from '#domain/cover/features.ts';
import type { SlabId } from '#domain/ids.ts';
import { inLanguage, type Language } from '#domain/local-text.ts';
import type { CityTier } from '#domain/location/city.ts';
import { crore } from '#domain/money.ts';
import type { WireStays } from './stays.ts';

const tiers: readonly CityTier[] = [1, 2, 3];

export function staysToWire(table: StayTable, language: Language): WireStays {
  const { asOf, note, roomFactors, stays } = table;
  return {
    as_of: asOf,
    note: inLanguage(note, language),
    room_factors: roomChoices.map((room) => ({ room, percent: roomFactors[room] })),
    steps: [...stepKinds],
    cut_example: cutExample(table, language),
    stays: stays.map((stay) => ({
      id: stay.id,
      title: inLanguage(stay.title, language),
      waits: stay.waits,
      treatment: stay.treatment ?? null,
      option: stay.option ?? null,
      admissions: stay.admissions,
      room_days: stay.roomDays,
      icu_days: stay.icuDays,
      days_before: stay.daysBefore,
      days_after: stay.daysAfter,
      tiers: tiers.map((tier) => tierToWire(table, stay, tier)),
    })),
  };
}

function tierToWire(
  table: StayTable,
  stay: Stay,
  tier: CityTier,
): WireStays['stays'][number]['tiers'][number] {
  const costs = stay.costs[tier];
  return {
    tier,
    rents: roomChoices.map((room) => ({ room, amount: costs.rents[room] })),
    icu_per_day: costs.icuPerDay,
    nursing_per_day: costs.nursingPerDay,
    before: costs.before,
    after: costs.after,
    lines: stayLines.map((line) => ({ line, amount: costs[line] })),
    totals: roomChoices.map((room) => ({ room, amount: billTotal(usualBill(table, stay, tier, room)) })),
  };
}

/** A plan without any other limit, so that only the room cuts. */
const sharedRoomOnly: PlanFeatures = {
  ...bareFeatures,
  roomRent: { kind: 'shared' },
  consumables: true,
  roomCut: 'fees',
};

const examplePlan: Slab = {
  id: 'example' as SlabId, // no slab of a catalogue: only its features are looked at
  sumInsured: crore(1),
  deductible: undefined,
  features: sharedRoomOnly,
};

function cutExample(table: StayTable, language: Language): WireStays['cut_example'] {
  const stay = table.stays.find(({ waits }) => waits !== 'maternity');
  if (!stay) return null;
  const { shared: limit, 'single-ac': rent } = stay.costs[1].rents;
  const { steps, total, planPays } = settleBill({
    person: 'example',
    entryAge: 30,
    claimFreeYears: 0,
    dates: undefined,
    bill: usualBill(table, stay, 1, 'single-ac'),
    slab: examplePlan,
    year: freshYear,
  });
  const sumOf = (kind: ClaimStep['kind']) => amountOf(steps.filter((step) => step.kind === kind));
  return {
    title: inLanguage(stay.title, language),
    rent,
    limit,
    percent: Math.round((limit / rent) * 100),
    total,
    not_payable: sumOf('not-payable'),
    above_limit: sumOf('room-cap'),
    fees_cut: sumOf('proportionate-cut'),
    plan_pays: planPays,
  };
}
