import type { FamilyShape } from '../catalogue/rate-row.ts';
import type { Rupees } from '../money.ts';

/** One step of a price: what it is, its size, where it comes from. Steps add up to the total. */
export type PriceStep = { readonly cause: PriceCause; readonly amount: Rupees; readonly source: string };

/** This is the premium of a whole family of one shape, by the age of its eldest. */
type FamilyBase = {
  readonly kind: 'family-base';
  readonly shape: FamilyShape;
  readonly eldest: string;
  readonly ageYears: number;
} & PricedBand;

/** The ages of the rate row, both included. */
export type PricedBand = { readonly fromAge: number; readonly toAge: number };

export type PriceCause =
  | ({ readonly kind: 'base'; readonly member: string; readonly ageYears: number } & PricedBand)
  /** Filed by primary and additional insured: which of the two this person is. */
  | ({ readonly kind: 'primary-base'; readonly member: string; readonly ageYears: number } & PricedBand)
  | ({ readonly kind: 'additional-base'; readonly member: string; readonly ageYears: number } & PricedBand)
  | FamilyBase
  | { readonly kind: 'habit-loading'; readonly member: string; readonly percent: number }
  | { readonly kind: 'condition-loading'; readonly member: string; readonly percent: number }
  /** A rider that changes the base premium. */
  | { readonly kind: 'base-rider'; readonly rider: string; readonly percent?: number }
  | { readonly kind: 'floater-discount'; readonly percent: number }
  | { readonly kind: 'multi-individual-discount'; readonly percent: number }
  | { readonly kind: 'rider'; readonly rider: string; readonly percent?: number }
  | { readonly kind: 'term-discount'; readonly percent: number; readonly years: number }
  | { readonly kind: 'live'; readonly insurer: string }
  | { readonly kind: 'rounding' }
  | { readonly kind: 'tax'; readonly percent: number };

/** Why an insurer's own price did not come. */
export const noLivePriceReasons = ['insurer-gave-none', 'insurer-timed-out', 'insurer-busy'] as const;
export const noPriceReasons = ['no-rate', 'riders-over-cap', ...noLivePriceReasons] as const;
export type NoPriceReason = (typeof noPriceReasons)[number];

/** How a premium is told: there, still asked for, or not to be had. */
export const premiumStatuses = ['quoted', 'pending', 'unavailable'] as const;

/** `needs-validation` is the wire's `premium_type: VALIDATION`: a kind, never zero. */
export type Premium =
  | {
      readonly kind: 'quoted';
      readonly net: Rupees;
      readonly tax: Rupees;
      readonly total: Rupees;
      readonly steps: readonly PriceStep[];
    }
  | { readonly kind: 'pending' }
  | {
      readonly kind: 'needs-validation';
      readonly reason: NoPriceReason;
    };
