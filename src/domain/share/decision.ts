import type { Insurer, Product, Slab } from '../catalogue/catalogue.ts';
import type { IsoDate } from '../date.ts';
import type { Gain } from '../judge/gain.ts';
import type { ShownYear } from '../judge/shown-year.ts';
import type { Demand } from '../judge/verdict/demands.ts';
import type { YearsAhead } from '../judge/years/years.ts';
import type { LocalText } from '../local-text.ts';
import type { Rupees } from '../money.ts';
import type { BlockId } from '../quote/block-id.ts';
import type { LaterPremiums } from './later-premiums.ts';

/** A plan of a decision, for a year: what is filed of it, and what these ages make of it. */
export type DecidedPlan = {
  readonly insurer: Pick<Insurer, 'title' | 'phone'>;
  readonly product: Pick<Product, 'title'>;
  readonly slab: Slab;
  readonly premium: Rupees;
  /** What the riders that it is taken with are called. Not in every copy that is kept. */
  readonly riders?: readonly LocalText[];
  readonly commission: Rupees;
  /** Rupees a year over the years one keeps it. Not in every copy that is kept, nor where no scores are shown. */
  readonly allIn?: number;
  readonly years: Pick<YearsAhead, 'nineInTen' | 'oneInTwenty' | 'oneInHundred'>;
  /** The decision's stay leaves this much to pay. */
  readonly ownShare: Rupees | undefined;
  /** Not in every copy that is kept. */
  readonly later?: LaterPremiums;
  /** Hospitals near, and at how many of them its insurer pays directly. Not in every copy that is kept. */
  readonly network?: { readonly hospitals: number; readonly cashless: number };
};

/** What was said to matter a lot is told to others but for these: they would say that somebody is ill, or hopes for a child. */
const privateDemands: readonly Demand[] = ['pre_existing', 'maternity_cover'];

export const demandsToShare = (demands: readonly Demand[]): readonly Demand[] =>
  demands.filter((demand) => !privateDemands.includes(demand));

/** A plan that was not taken, and what the chosen one has more and less beside it. */
export type RunnerUp = DecidedPlan & { readonly gain: Gain };

/** A plan by its name and terms alone. */
export type NamedPlan = Pick<DecidedPlan, 'product' | 'slab'>;

/** What a family decided, as others may read it: nobody's name, relation, illness or habit is in it, though a price may go by one. */
export type Decision = {
  readonly block: BlockId;
  /** The ages are in whole years, the eldest first. */
  readonly ages: readonly number[];
  readonly city: LocalText;
  readonly pricedOn: IsoDate;
  readonly coverStart: IsoDate;
  /** Plans with a price that are sold at exactly this cover: those of the list, but for such as have no price. */
  readonly plans: number;
  /** All figures of years are those of it. In a copy from before they are those after every wait. */
  readonly shownYear?: ShownYear;
  readonly stay: { readonly title: LocalText; readonly bill: Rupees } | undefined;
  readonly chosen: DecidedPlan;
  /** The plans it was compared with, each at its own cover; where it was with none, those that the list has beside it. */
  readonly runnersUp: readonly RunnerUp[];
  /** Compared, but without a price for these people. Not in every copy that is kept. */
  readonly leftOut?: readonly NamedPlan[];
  /** What was said to matter a lot, as far as others may read it, and what of it the chosen plan lacks. Not in every copy that is kept. */
  readonly demands?: readonly Demand[];
  readonly unmet?: readonly Demand[];
  /** Whether a birth is anything to them. Not in every copy that is kept. */
  readonly mayHaveBirth?: boolean;
  /** Prices go by all answers, those on health too. In a copy from before they are without health and habits. */
  readonly byAnswers?: true;
};

/** What a copy is kept as: with the name that its print has, whatever later ones are called by. */
export type StoredDecision = Decision & {
  /** Not in every copy that is kept. */
  readonly reference?: string;
};

/** As many as a comparison holds beside one plan, and as two pages of paper have room for. */
export const mostBeside = 3;

/** Days for which a shared decision can be read: a family takes weeks, and its prices hold for less. */
export const shareDays = 30;
