import type { WirePlan } from '#contract/plan/shapes.ts';
import type { WireBlock, WireMember } from '#contract/quote/shapes.ts';
import { addRupees, type Rupees, rupees } from '#domain/money.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { BlockId } from '#domain/quote/block-id.ts';
import { personOf } from '#domain/quote/person-block.ts';
import { memberKeyOf } from '#web/plan-parts/members.ts';

/** What a way needs to know of a plan. */
export type OfferedPlan = Pick<
  WirePlan,
  'premium' | 'recommended' | 'insurer_title' | 'product_title' | 'sale'
>;

export type OfferedBlock = Pick<WireBlock, 'type' | 'block'> & {
  readonly uidata: { readonly members: readonly Pick<WireMember, 'id'>[] };
  readonly plans: readonly OfferedPlan[];
};

/** A plan with its price of a year. */
export type Priced = { readonly plan: OfferedPlan; readonly premium: Rupees };

/** One plan that is needed in a way of covering the group. */
export type Part = {
  readonly block: BlockId;
  readonly members: readonly MemberKey[];
  readonly plans: number;
  /** Plans whose price is not here yet or not given. */
  readonly unpriced: number;
  readonly cheapest: Priced | undefined;
  /** Undefined when no plan stands out, it has no price yet, or scores are off. */
  readonly recommended: Priced | undefined;
};

/**
 * `split`: two or more plans. `family`, `parents` and `one` only where nothing is to split. `apart`: a policy for each
 * person, where no product takes everybody.
 */
export type WayKind = 'split' | 'combined' | 'individual' | 'apart' | 'family' | 'parents' | 'one';

export type Way = {
  readonly kind: WayKind;
  readonly parts: readonly Part[];
  /** Undefined while one of the parts has no priced plan. */
  readonly cheapestTotal: Rupees | undefined;
  readonly recommendedTotal: Rupees | undefined;
};

/** The ways to cover the group that its blocks allow (specification section 4), in the order of the page. */
export function waysOf(blocks: readonly OfferedBlock[]): readonly Way[] {
  const of = (...types: readonly WireBlock['type'][]) => blocks.filter(({ type }) => types.includes(type));
  const floating = of('family', 'parents');
  const ways = [
    wayOf(floatingKind(floating), floating),
    wayOf('combined', of('combined')),
    ...aloneWays(blocks),
  ];
  return ways.filter(({ parts }) => parts.length > 0);
}

function floatingKind(blocks: readonly OfferedBlock[]): WayKind {
  if (blocks.length > 1) return 'split';
  return blocks[0]?.type === 'parents' ? 'parents' : 'family';
}

/** Each on an own cover: on one policy, or, where each has an own block, on as many as there are people. */
function aloneWays(blocks: readonly OfferedBlock[]): readonly Way[] {
  const everybody = new Set(blocks.flatMap(({ uidata }) => uidata.members.map(({ id }) => id)));
  const whole = blocks.filter(({ block }) => block === 'individual');
  if (whole.length > 0) return [wayOf(everybody.size === 1 ? 'one' : 'individual', whole)];
  const own = blocks.filter(({ block }) => personOf(block) !== undefined);
  return own.length === everybody.size ? [wayOf('apart', own)] : [];
}

function wayOf(kind: WayKind, blocks: readonly OfferedBlock[]): Way {
  const parts = blocks.map(partOf);
  return {
    kind,
    parts,
    cheapestTotal: totalOf(parts.map(({ cheapest }) => cheapest)),
    recommendedTotal: totalOf(parts.map(({ recommended }) => recommended)),
  };
}

function partOf({ block, uidata, plans }: OfferedBlock): Part {
  const priced = plans.flatMap(pricedOf);
  return {
    block,
    members: uidata.members.map(memberKeyOf),
    plans: plans.length,
    unpriced: plans.length - priced.length,
    cheapest: priced.toSorted((a, b) => a.premium - b.premium)[0],
    recommended: priced.find(({ plan }) => plan.recommended),
  };
}

function pricedOf(plan: OfferedPlan): readonly Priced[] {
  return plan.premium === null ? [] : [{ plan, premium: rupees(plan.premium) }];
}

function totalOf(picks: readonly (Priced | undefined)[]): Rupees | undefined {
  const found = picks.filter((pick) => pick !== undefined);
  return found.length === picks.length && found.length > 0
    ? addRupees(found.map(({ premium }) => premium))
    : undefined;
}
