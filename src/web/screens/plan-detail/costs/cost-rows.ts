import type { WireBillTest } from '#contract/plan/bills/bill-test.ts';
import type { WirePlan } from '#contract/plan/shapes.ts';
import type { CutKind } from '#domain/claim/cut-kinds.ts';

type TestedStay = WireBillTest['stays'][number];
type TestedRoom = TestedStay['rooms'][number];

/** What a stay leaves to pay, and of which. */
export type StayCost = { readonly title: string; readonly amount: number; readonly bill: number };

/** One kind of bill that stays with the buyer. Those without an amount are paid in full by the buyer. */
export type CostRow =
  | { readonly kind: 'deductible'; readonly amount: number }
  | { readonly kind: 'co-pay'; readonly on: StayCost; readonly percent: number }
  | { readonly kind: 'room'; readonly on: StayCost; readonly limit: number; readonly rent: number }
  | { readonly kind: 'never-covered'; readonly conditions: readonly number[] }
  | { readonly kind: 'declared' | 'old-illness'; readonly months: number }
  | {
      readonly kind: 'consumables';
      readonly on: StayCost;
      readonly least: StayCost;
      readonly rider: number | undefined;
    }
  | { readonly kind: 'treatment'; readonly on: StayCost; readonly limit: number }
  | { readonly kind: 'cover'; readonly on: StayCost; readonly cover: number }
  | {
      readonly kind: 'birth';
      readonly on: StayCost;
      readonly paid: { readonly most: number; readonly months: number } | undefined;
    }
  | { readonly kind: 'doctor-visits' }
  | { readonly kind: 'non-payables'; readonly on: StayCost };

/** The page has at most so many rows. */
const most = 5;
/** The room in which costs are told: what most families take. */
export const usualRoom = 'single-ac';

/** The stay that is shown before another one is chosen. */
export const usualStayIn = (test: WireBillTest | undefined): TestedStay | undefined =>
  test?.stays.find(({ id }) => id === test.usual) ?? test?.stays[0];

/** What costs the buyer under this plan, in the order in which it is told. Never empty: no plan pays every item of a bill. */
export function costRows(plan: WirePlan, declared: readonly number[]): readonly CostRow[] {
  const test = plan.content?.bill_test;
  if (!test) return [];
  const illnesses = test.stays.filter((stay) => !stay.is_birth);
  const months = plan.ped.waiting_period;
  const never = new Set(declared.filter((id) => plan.facts.never_covered.includes(id)));
  const isAnyoneIll = declared.length > 0;
  const oldIllness = months > 0 && (!isAnyoneIll || declared.some((id) => !never.has(id)));
  const rows: readonly (CostRow | undefined)[] = [
    never.size > 0 ? { kind: 'never-covered', conditions: [...never] } : undefined,
    plan.deductible === null ? undefined : { kind: 'deductible', amount: plan.deductible },
    copayRow(illnesses),
    roomRow(illnesses),
    oldIllness && isAnyoneIll ? { kind: 'declared', months } : undefined,
    consumablesRow(illnesses, plan),
    limitRow(illnesses),
    coverRow(illnesses, plan.sum_assured),
    birthRow(test.stays, plan),
    oldIllness && !isAnyoneIll ? { kind: 'old-illness', months } : undefined,
    plan.facts.outpatient === null ? { kind: 'doctor-visits' } : undefined,
    otherRow(illnesses),
  ];
  return rows.filter((row) => row !== undefined).slice(0, most);
}

function roomOf({ rooms }: TestedStay): TestedRoom | undefined {
  return rooms.find(({ room }) => room === usualRoom);
}

/** Adds up each stay's cut of these kinds, the dearest first; stays without it are left out. */
function costsOf(stays: readonly TestedStay[], kinds: readonly CutKind[]): readonly (StayCost & Why)[] {
  return stays
    .flatMap((stay) => {
      const tested = roomOf(stay);
      const cuts = tested?.cuts.filter(({ kind }) => kinds.includes(kind)) ?? [];
      const amount = cuts.reduce((sum, cut) => sum + cut.amount, 0);
      const [first] = cuts;
      return tested && first && amount > 0
        ? [{ title: shortTitle(stay.title), amount, bill: tested.total, why: first }]
        : [];
    })
    .toSorted((left, right) => right.amount - left.amount);
}

type Why = { readonly why: TestedRoom['cuts'][number] };

/** "Cancer: operation and six rounds" is "Cancer" where the room is tight. */
export function shortTitle(title: string): string {
  return title.split(/[:,]/, 1)[0] ?? title;
}

function copayRow(stays: readonly TestedStay[]): CostRow | undefined {
  const [on] = costsOf(stays, ['co-pay']);
  return on && { kind: 'co-pay', on, percent: on.why.percent ?? 0 };
}

function roomRow(stays: readonly TestedStay[]): CostRow | undefined {
  const [on] = costsOf(stays, ['room', 'fees']);
  return on && { kind: 'room', on, limit: on.why.limit ?? 0, rent: on.why.charged ?? 0 };
}

function consumablesRow(stays: readonly TestedStay[], { content }: WirePlan): CostRow | undefined {
  const costs = costsOf(stays, ['consumables']);
  const [on, least] = [costs[0], costs.at(-1)];
  const rider = content?.riders.find(({ effect }) => effect?.kind === 'consumables-paid')?.premium;
  return on && least && { kind: 'consumables', on, least, rider: rider ?? undefined };
}

/** What gloves, syringes and the like cost at the dearest usual stay; undefined where the plan pays them. */
export function remainingConsumables({ content }: WirePlan): StayCost | undefined {
  const stays = content?.bill_test.stays.filter((stay) => !stay.is_birth) ?? [];
  return costsOf(stays, ['consumables'])[0];
}

function limitRow(stays: readonly TestedStay[]): CostRow | undefined {
  const [on] = costsOf(stays, ['treatment']);
  return on && { kind: 'treatment', on, limit: on.why.limit ?? 0 };
}

function coverRow(stays: readonly TestedStay[], cover: number): CostRow | undefined {
  const [on] = costsOf(stays, ['cover']);
  return on && { kind: 'cover', on, cover };
}

function birthRow(stays: readonly TestedStay[], { facts }: WirePlan): CostRow | undefined {
  const birth = stays.find((stay) => stay.is_birth);
  const tested = birth && roomOf(birth);
  if (!tested || tested.you_pay === 0) return undefined;
  const { maternity } = facts;
  return {
    kind: 'birth',
    on: { title: shortTitle(birth.title), amount: tested.you_pay, bill: tested.total },
    paid: maternity ? { most: maternity.caesarean, months: maternity.wait_months } : undefined,
  };
}

function otherRow(stays: readonly TestedStay[]): CostRow | undefined {
  const [on] = costsOf(stays, ['non-payables']);
  return on && { kind: 'non-payables', on };
}
