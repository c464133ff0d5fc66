import type { StayTable } from '../claim/stay.ts';
import type { PlanFeatures, RiderEffect } from '../cover/features.ts';
import type { IsoDate } from '../date.ts';
import type { Ombudsmen } from '../help/ombudsman.ts';
import type { ConditionId, InsurerSlug, ProductId, SlabId } from '../ids.ts';
import type { ClaimsTable } from '../judge/years/claims-table.ts';
import type { LocalText } from '../local-text.ts';
import type { City } from '../location/city.ts';
import type { Place, Zone } from '../location/place.ts';
import type { Rupees } from '../money.ts';
import type { Condition } from '../person/condition.ts';
import type { Habit } from '../person/lifestyle.ts';
import type { Relation } from '../person/relation.ts';
import type { FormChanges, FormDefinition, FormName } from '../proposal/form/fields.ts';
import type { Channel } from '../quote/channel.ts';
import type { ProductType } from '../quote/quote.ts';
import type { EndingTable } from '../service/ending/ending-sum.ts';
import type { RequestKind } from '../service/request-kinds.ts';
import type { HospitalsByPrefix } from './hospital.ts';

/** Special handling by insurer (specification section 6) as data, never a branch on a name. */
export type Capabilities = {
  readonly bankDetailsFetch: boolean;
  readonly kycInNewTab: boolean;
  /** Its identity check asks for the pincode that the registry knows as well. */
  readonly kycPincode: boolean;
  readonly ridersHiddenOnTerms: boolean;
  readonly bankNameChoices: readonly string[] | undefined;
  readonly cisProposal: boolean;
  readonly areaFetch: boolean;
  readonly panEdit: boolean;
};

/** A third-party administrator: settles claims for insurers that do not do so in house. */
export type Tpa = { readonly id: string; readonly title: string; readonly phone: string };

/** Says how an insurer dealt with the claims on its health policies in one year, and how firmly it stood at its end. */
export type ClaimRecord = {
  /** The year runs from April to March: "2025-26". */
  readonly financialYear: string;
  /** The insurer settled this share of the claims that were decided, by number. */
  readonly settledPercent: number;
  /** This share of the settled claims was paid within 30 days of the last paper. */
  readonly within30DaysPercent: number;
  readonly complaintsPer10000Policies: number;
  /** Its capital on the last day of that year, times what the regulator counts as required; absent: nobody published it. */
  readonly solvencyRatio?: number | undefined;
  /** Who published the figures, or that they are invented. */
  readonly source: LocalText;
};

/** An insurer as the regulator registered it. */
export type Company = { readonly name: string; readonly address: string; readonly registration: string };

export type GrievanceOfficer = { readonly name: string; readonly phone: string; readonly email: string };

export type Insurer = {
  readonly id: number;
  readonly slug: InsurerSlug;
  readonly title: string;
  /** Name of the one-ink mark that the web app draws. */
  readonly mark: string;
  readonly phone: string;
  /** Its own page on which policies are renewed; absent: it is asked by telephone. */
  readonly renewalUrl?: string | undefined;
  /** Who stands behind the name, as its policies say it; absent: nobody gave it. */
  readonly company?: Company | undefined;
  /** Hears complaints before anybody else does; absent: nobody gave one. */
  readonly grievanceOfficer?: GrievanceOfficer | undefined;
  readonly capabilities: Capabilities;
  /** Days for which it takes an identity check of an earlier application; absent: each application is checked. */
  readonly identityCheckHoldsDays?: number | undefined;
  /** It takes these requests on policies as a filled form by mail, and answers to a person; absent: all on line. */
  readonly requestsByMail?: { readonly email: string; readonly kinds: readonly RequestKind[] } | undefined;
  readonly claimsProcess: readonly LocalText[];
  readonly claimsUsps: readonly LocalText[];
  readonly claimRecord: ClaimRecord;
  /**
   * The insurer pays this share of the premium without tax to who sells the policy. It is no part of any
   * score or order.
   */
  readonly commissionPercent: Readonly<Record<ProductType, number>>;
  /** Claims administrators to choose from; empty means claims are settled in house. */
  readonly tpas: readonly Tpa[];
};

export type Eligibility = {
  /** Entry ages in whole years, both ends allowed. */
  readonly adultMin: number;
  readonly adultMax: number;
  /** Children enter from this age in days on. */
  readonly childMinDays: number;
  /** Children enter up to this age in years. */
  readonly childMaxYears: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  readonly relations: readonly Relation[];
  /** First digits of the pincodes it is sold at; absent: all of India. */
  readonly pincodePrefixes: readonly string[] | undefined;
};

export const saleModes = ['online', 'offline', 'not-integrated'] as const;
export type SaleMode = (typeof saleModes)[number];

/** The government standard plan is a variant of plan, not a channel. */
export const planVariants = ['ordinary', 'arogya-sanjeevani'] as const;

export const coverBases = ['floater', 'individual'] as const;

/** Years that a policy can be bought for. */
export const policyTerms = [1, 2, 3] as const;
export type TermYears = (typeof policyTerms)[number];

/** `live`: the insurer answers each price itself. */
export const pricings = ['rate-table', 'live'] as const;

/** How it is sold (specification section 4). Each limit is inclusive: above it the next rule applies. */
export type Sale = {
  readonly mode: SaleMode;
  /** An insurer's medical decision is needed from this age or this sum insured. */
  readonly medicalFromAge: number | undefined;
  readonly medicalFromSumInsured: Rupees | undefined;
  readonly onlineUpToAge: number | undefined;
  readonly onlineUpToSumInsured: Rupees | undefined;
};

export type RatingFactors = {
  /** Percent off the sum of individual premiums by number of people on the floater. Six stands for six and more. */
  readonly floaterDiscountPercent: Readonly<Record<2 | 3 | 4 | 5 | 6, number>>;
  /** Percent off when two or more people are each insured on their own sum insured. */
  readonly multiIndividualDiscountPercent: number;
  readonly termDiscountPercent: Readonly<Record<TermYears, number>>;
  readonly habitLoadingPercent: Readonly<Partial<Record<Habit, number>>>;
  /** Percent by condition id; a person's loadings add up to at most `maxLoadingPercent`. */
  readonly conditionLoadingPercent: Readonly<Record<number, number>>;
  readonly maxLoadingPercent: number;
};

export const rateBys = ['person', 'primary-and-additional', 'family-shape'] as const;
/** What one rate row is the premium of: any one person; the eldest adult, or anyone else; a whole family of one shape. */
export type RateBy = (typeof rateBys)[number];

/** Both ages are inclusive, in whole years. */
export type RateBand = { readonly fromAge: number; readonly toAge: number; readonly annualPremium: Rupees };

/** Annual premiums by slab and zone: key `slab|zone`, with `|covers` where not by person (rate-row.ts); bands rise in age. */
export type RateTable = ReadonlyMap<string, readonly RateBand[]>;

export function rateKey(slab: SlabId, zone: Zone): string {
  return `${slab}|${zone}`;
}

/** What a rider costs a year. */
export type RiderPrice =
  /** The rider costs a share of the plan's premium. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** Off the plan's premium, for a term that is worse. */
  | { readonly kind: 'percent-off'; readonly percent: number }
  /** It is paid once for the policy. */
  | { readonly kind: 'flat'; readonly amount: Rupees }
  /** For each person whom it covers. */
  | { readonly kind: 'per-person'; readonly amount: Rupees }
  /** For each person by age; whoever is of no band is not covered. */
  | { readonly kind: 'by-age'; readonly bands: readonly RateBand[] }
  /** The insurer answers it itself. */
  | { readonly kind: 'live' };

export const riderBenefits = ['health', 'other'] as const;
/** What the cap on riders counts apart (riders.ts). */
export type RiderBenefit = (typeof riderBenefits)[number];

export type Rider = {
  readonly id: string;
  readonly title: LocalText;
  /** Riders of one group exclude each other: only one can be chosen. */
  readonly exclusiveGroup: string | undefined;
  /** One of these has to be chosen too; none: it stands by itself. */
  readonly needs: readonly string[];
  /** Whom it covers, in whole years, both included; undefined: people of any age. */
  readonly ages?: { readonly from: number; readonly to: number } | undefined;
  readonly benefit: RiderBenefit;
  /** Its price is part of the premium that discounts by head count and other riders' percentages are taken of. */
  readonly changesBasePremium: boolean;
  readonly price: RiderPrice;
  /** Undefined: it pays beside the hospital bill and changes no term of it. */
  readonly effect: RiderEffect | undefined;
};

export type Slab = {
  readonly id: SlabId;
  readonly sumInsured: Rupees;
  /** Only super top-ups have one. */
  readonly deductible: Rupees | undefined;
  /** The product's features with this slab's own ones laid over. */
  readonly features: PlanFeatures;
};

export type Product = {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  /** The number under which the regulator has it filed; absent: nobody gave it. */
  readonly uin?: string | undefined;
  readonly insurer: InsurerSlug;
  readonly productType: ProductType;
  readonly variant: (typeof planVariants)[number];
  readonly coverBases: readonly (typeof coverBases)[number][];
  /** These channels sell it; undefined means all. */
  readonly soldIn: readonly Channel[] | undefined;
  /** Conditions with which nobody joins this product, beside those that block everywhere. */
  readonly declinedConditions: readonly ConditionId[];
  readonly eligibility: Eligibility;
  readonly sale: Sale;
  /** `live`: the insurer answers each price itself; its rate table is empty. */
  readonly pricing: (typeof pricings)[number];
  readonly zonePricing: boolean;
  readonly rateBy: RateBy;
  readonly termYears: readonly TermYears[];
  readonly factors: RatingFactors;
  readonly rates: RateTable;
  readonly slabs: readonly Slab[];
  readonly riders: readonly Rider[];
  readonly networkHospitals: number;
  /** What it gives back of a policy that ends before its time, the oldest filing first; absent: as the law has it. */
  readonly endings?: readonly EndingTable[] | undefined;
  readonly standardExclusions: readonly { readonly code: string; readonly text: LocalText }[];
  readonly specialFeatures: readonly LocalText[];
  readonly usps: readonly LocalText[];
  readonly similarProducts: readonly ProductId[];
  readonly faqs: readonly { readonly question: LocalText; readonly answer: LocalText }[];
  readonly comboPlanTitle: LocalText | undefined;
  readonly generalConditions: readonly LocalText[];
  readonly formChanges: readonly FormChanges[];
};

export type TaxRate = {
  readonly productTypes: readonly ProductType[];
  readonly effectiveFrom: IsoDate;
  readonly percent: number;
};

export type Bank = {
  readonly prefix: string;
  readonly name: string;
  /** It is part of another bank since that day, and its codes no longer settle. */
  readonly merged?: { readonly into: string; readonly on: IsoDate } | undefined;
  /** It settles under the letters of another bank, though its own do not end with X, as those of most that do. */
  readonly subMember?: true | undefined;
  /**
   * Says to whom the bank lends its letters: absent means to sub-members under codes with letters; `any`
   * means under any code; a list means to these alone.
   */
  readonly lends?: 'any' | readonly string[] | undefined;
};
export type BankBranch = {
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string;
  readonly city: string;
};

/** What insurers sell, loaded once and checked whole. Immutable; a new catalogue is a new version. */
export type Catalogue = {
  /** Content fingerprint with the day it took effect; quotes say which one priced them. */
  readonly version: string;
  /** It sells from this day on, not before. */
  readonly effectiveFrom: IsoDate;
  /** Its insurers are invented; every page says so. */
  readonly demo: boolean;
  readonly insurers: ReadonlyMap<InsurerSlug, Insurer>;
  readonly products: readonly Product[];
  readonly slabs: ReadonlyMap<SlabId, { readonly product: Product; readonly slab: Slab }>;
  readonly conditions: readonly Condition[];
  readonly taxRates: readonly TaxRate[];
  readonly forms: Readonly<Record<FormName, FormDefinition>>;
  /** First three digits of the pincode to zone; anything else is zone 3. */
  readonly zones: ReadonlyMap<string, Zone>;
  readonly banks: readonly Bank[];
  readonly branches: ReadonlyMap<string, BankBranch>;
  readonly cities: readonly City[];
  readonly hospitals: HospitalsByPrefix;
  /** Usual hospital stays with their costs, for the bill test. */
  readonly stays: StayTable;
  /** How often people go to hospital, why, and what it costs, for the years ahead. */
  readonly claims: ClaimsTable;
  /** Undefined in a catalogue without their list. */
  readonly ombudsmen?: Ombudsmen | undefined;
  /** Undefined for a pincode that does not exist. */
  readonly placeOf: (pincode: string) => Place | undefined;
};
