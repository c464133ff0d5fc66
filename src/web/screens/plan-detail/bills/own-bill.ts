import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { ownBill } from '#domain/claim/bill.ts';
import { cutsOf } from '#domain/claim/cuts.ts';
import { linesOfOwn, type OwnAmounts } from '#domain/claim/estimate/own-amounts.ts';
import { freshYear } from '#domain/claim/remaining-cover.ts';
import { type Claim, settleBill } from '#domain/claim/settle-bill.ts';
import { type RoomChoice, roomChoices } from '#domain/claim/stay.ts';
import { bareFeatures } from '#domain/cover/bare-features.ts';
import type { PlanFeatures, RoomRent } from '#domain/cover/features.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { type Rupees, rupees } from '#domain/money.ts';

export type OwnQuestion = {
  readonly plan: WirePlan;
  readonly eldestAge: number;
  readonly room: RoomChoice;
  readonly rents: WireBillTest['rents'];
  readonly amounts: OwnAmounts;
  /** The hospital charges more for doctors and theatre in a dearer room; where it does not, nothing is cut in proportion. */
  readonly billsByRoom: boolean;
};

type Tested = Omit<WireBillTest['stays'][number]['rooms'][number], 'rent' | 'stacked'>;

/** A bill typed by hand, settled here: nothing of it is sent. */
export function settleOwnBill({ plan, eldestAge, room, rents, amounts, billsByRoom }: OwnQuestion): Tested {
  const facts = {
    waits: 'other-illness',
    birth: undefined,
    treatments: [],
    sides: 1,
    room,
    rents: rentsOf(rents),
  } as const;
  const settled = settleBill({
    person: 'you',
    entryAge: eldestAge,
    claimFreeYears: 0,
    dates: undefined,
    bill: ownBill(facts, linesOfOwn(amounts)),
    slab: slabOf(plan, billsByRoom),
    year: freshYear,
  });
  const { total, planPays, youPay } = settled;
  return {
    room,
    total,
    plan_pays: planPays,
    you_pay: youPay,
    cuts: cutsOf(settled).map((cut) => ({ ...cut })),
  };
}

function rentsOf(rents: WireBillTest['rents']): Readonly<Record<RoomChoice, Rupees>> {
  const rentIn = (choice: RoomChoice) => rupees(rents.find(({ room }) => room === choice)?.amount ?? 0);
  const [shared, single, singleAc, deluxe] = roomChoices.map(rentIn);
  const none = rupees(0);
  return {
    shared: shared ?? none,
    single: single ?? none,
    'single-ac': singleAc ?? none,
    deluxe: deluxe ?? none,
  };
}

/** The terms by which such a bill is settled, out of the facts of the plan. */
function slabOf({ slab_id, sum_assured, deductible, facts }: WirePlan, billsByRoom: boolean): Claim['slab'] {
  const { copay_percent: percent, copay_from_age: fromAge } = facts;
  const features: PlanFeatures = {
    ...bareFeatures,
    roomRent: roomRentOf(facts),
    copay: { percent, fromAge: fromAge ?? undefined },
    consumables: facts.consumables,
    roomCut: billsByRoom ? facts.room_cut : 'none',
  };
  return {
    id: asId<SlabId>(slab_id),
    sumInsured: rupees(sum_assured),
    deductible: deductible === null ? undefined : rupees(deductible),
    features,
  };
}

function roomRentOf({
  room,
  room_tier,
  room_limit_per_day: limit,
  room_percent,
}: WirePlan['facts']): RoomRent {
  if (room === 'single-private') return { kind: room, tier: room_tier ?? 'c' };
  if (room !== 'capped') return { kind: room };
  return {
    kind: 'capped',
    percentPerDay: room_percent ?? 100,
    maxPerDay: limit === null ? undefined : rupees(limit),
  };
}
