import type { Insurer, Product, Slab } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import type { CptId } from '../ids.ts';
import type { AllIn } from '../judge/all-in/all-in.ts';
import type { Score } from '../judge/scoring.ts';
import type { ShownYear } from '../judge/shown-year.ts';
import type { Demand } from '../judge/verdict/demands.ts';
import type { Floor } from '../judge/verdict/floors.ts';
import type { Soundness } from '../judge/verdict/soundness.ts';
import type { FamilyWorth } from '../judge/worth.ts';
import type { YearsAhead } from '../judge/years/years.ts';
import type { Rupees } from '../money.ts';
import type { MemberKey } from '../person/member.ts';
import type { Premium } from '../price/premium.ts';
import type { SoundChoice } from '../price/riders/plan-choice.ts';
import type { ProcessingStatus } from '../purchase/processing-status.ts';
import type { Block } from '../quote/block.ts';
import type { BlockId } from '../quote/block-id.ts';
import type { QuoteRequest } from '../quote/quote.ts';
import type { FilterCounts } from './filters/filter-counts.ts';
import type { FilterRelief } from './filters/filter-relief.ts';

export type Plan = {
  readonly insurer: Insurer;
  readonly product: Product;
  /** With the terms as the riders leave them. */
  readonly slab: Slab;
  readonly block: BlockId;
  readonly cptId: CptId;
  readonly choice: SoundChoice;
  /** This is the premium of the whole term. */
  readonly premium: Premium;
  /** How these people can buy it, at their ages and this cover. */
  readonly status: ProcessingStatus;
};

/**
 * The three picks of a list: the cheapest sound plan, the best balance (the recommended one), and the one that leaves least
 * to pay in a very bad year. Fewer when they coincide: the first of its names is kept. Where all terms are the same there
 * is nothing to balance: the lowest price is the one pick.
 */
export const pickKinds = ['balance', 'lowest', 'cheapest', 'strongest'] as const;
export type PickKind = (typeof pickKinds)[number];

/** What is said of a pick. The recommended one is the best over the years, or near the best and the cheapest of these now. */
export const pickTitles = ['best', 'near', 'lowest', 'cheapest', 'strongest'] as const;

/** These plans of a list are what something is said of: all, those with what was demanded, or those that could be recommended. */
export const pickScopes = ['all', 'demanded', 'eligible'] as const;
export type PickScope = (typeof pickScopes)[number];

export type PickName = { readonly title: (typeof pickTitles)[number]; readonly scope: PickScope };

/** Another plan of the list beats it, in the form in which that one stands there. */
export type NeverBetter = {
  readonly than: Pick<Plan, 'slab' | 'product' | 'choice'>;
  readonly extra: Rupees;
};

export type ScoredPlan = Plan & {
  readonly score: Score;
  readonly recommended: boolean;
  /** Within a step of the least all in, and not beaten. */
  readonly nearEqual: boolean;
  readonly pick: PickKind | undefined;
  readonly neverBetter: NeverBetter | undefined;
  /** Sold at exactly the cover that was asked for; else it begins higher. */
  readonly atAskedCover: boolean;
  /** No co-pay before 61, no room limit below a single room there, a refill where several share the cover. */
  readonly sound: boolean;
  /** What was said to matter a lot to these people, and it does not have. */
  readonly unmet: readonly Demand[];
  /** These are of the year that is shown of its block; a super top-up pays above the policy that is held, which pays first. */
  readonly years: YearsAhead;
  /** What it costs a year over the years one keeps it; undefined while there is no price. */
  readonly allIn: AllIn | undefined;
  /** What of its premium the riders are with which it competes; undefined where it stands as it is filed, or was named. */
  readonly ridersCost: Rupees | undefined;
  /** Why it is not recommended, whatever it costs. */
  readonly floor: Floor | undefined;
  /** The same of a super top-up once the policy below it has ended; undefined where none is held. */
  readonly yearsAlone: YearsAhead | undefined;
};

/** Nobody is told to take a plan that another one beats, or that a floor keeps out where it is no pick all the same. */
export function isPutForward({ neverBetter, floor, pick }: ScoredPlan): boolean {
  return neverBetter === undefined && (floor === undefined || pick !== undefined);
}

/** What is said of a plan by holding it against the others of its list. */
export type Verdict = Pick<ScoredPlan, 'recommended' | 'nearEqual' | 'pick' | 'neverBetter'>;

/** The verdict on a plan that no other stands beside. */
export const unjudged: Verdict = {
  recommended: false,
  nearEqual: false,
  pick: undefined,
  neverBetter: undefined,
};

/** A block with what its quote asks for. */
export type QuotedBlock = Block & {
  /** The pincode that prices it: the parents' own one for their block. */
  readonly pincode: string;
  readonly request: QuoteRequest;
};

/** What of one person alone keeps a product from people. */
export const personReasons = ['age', 'relation', 'condition'] as const;
export type PersonReason = (typeof personReasons)[number];

/** One person whom it takes to be left out for a product to take the rest, and what that product says of them. */
export type Hindrance = { readonly member: MemberKey; readonly reason: PersonReason };

/** A block as it can be had. */
export type OfferedBlock = Block & {
  /** Where no product takes all of them: who keeps them from it. Empty also where it is nobody's doing. */
  readonly hindrances: readonly Hindrance[];
  /**
   * One person's own block may stand there because no product takes everybody: these people keep everybody
   * from it.
   */
  readonly apart: readonly Hindrance[];
};

export const notShownReasons = [
  'age',
  'pincode',
  'relation',
  'family-size',
  'condition',
  'sum-insured',
  'product-type',
  'cover-basis',
  'filter',
  'channel',
] as const;

export type NotShownReason = (typeof notShownReasons)[number];

export type HiddenPlan = {
  readonly product: Product;
  readonly insurer: Insurer;
  readonly block: BlockId;
  readonly reason: NotShownReason;
  /** Whose age, relation or condition is the reason; empty for any other reason. */
  readonly members: readonly MemberKey[];
};

export type ScoredBlock = {
  readonly block: QuotedBlock & OfferedBlock;
  readonly worth: FamilyWorth;
  /** What makes a plan sound for these people. */
  readonly soundness: Soundness;
  /** The cover that was asked for. */
  readonly requestedCover: Rupees;
  /** All its figures of years are those of it. */
  readonly shownYear: ShownYear;
  /** What was said to matter a lot to these people. */
  readonly demands: readonly Demand[];
  readonly plans: readonly ScoredPlan[];
  readonly notShown: readonly HiddenPlan[];
  readonly filterCounts: FilterCounts;
  /** An empty list names the filters that keep it empty. */
  readonly filterRelief: FilterRelief | undefined;
};

/** When and from what a price was made; shown beside it. */
export type PriceStamp = { readonly catalogueVersion: string; readonly on: IsoDate };
