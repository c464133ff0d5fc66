import type { Insurer, Product, Slab } from '../../catalogue/catalogue.ts';
import type { Hospital } from '../../catalogue/hospital.ts';
import { settlementAt } from '../../catalogue/hospital.ts';
import type { InsurerSlug } from '../../ids.ts';
import type { LocalText } from '../../local-text.ts';
import type { Condition } from '../../person/condition.ts';
import type { SoundChoice } from '../../price/riders/plan-choice.ts';
import { nextScreen, type ProcessingStatus } from '../../purchase/processing-status.ts';
import { scoringMethod } from '../scoring-weights.ts';

/** Why a plan is not recommended, whatever it costs. */
export type Floor =
  /** It is sold on paper only. */
  | { readonly kind: 'on-paper' }
  /** It never pays for illnesses that somebody of the family has: their names. */
  | { readonly kind: 'never-covered'; readonly illnesses: readonly LocalText[] }
  /** Others have so many hospitals without cash there, its insurer none. */
  | { readonly kind: 'no-hospital' }
  /** From this age on it asks so many times today's price, the market only `market` times. */
  | { readonly kind: 'later-price'; readonly age: number; readonly times: number; readonly market: number }
  | { readonly kind: 'claims'; readonly settledPercent: number }
  /** Complaints of 10,000 policies, and the middle one of the insurers. */
  | { readonly kind: 'complaints'; readonly per10000: number; readonly median: number }
  /** Its insurer has less capital than the regulator asks for. */
  | { readonly kind: 'solvency'; readonly ratio: number }
  /** It is not sound, and a sound plan, with these riders, costs so many rupees a year more all in: hardly more, or below 0. */
  | {
      readonly kind: 'not-sound';
      readonly sound: { readonly product: Product; readonly choice: SoundChoice };
      readonly more: number;
    };

type FloorPlan = {
  readonly insurer: Insurer;
  readonly slab: Slab;
  readonly status: ProcessingStatus;
};

export type FloorFacts = {
  /** Insurers with a hospital near that is paid without cash; none where nobody has one. */
  readonly cashlessNear: ReadonlySet<InsurerSlug>;
  /** The middle one of all insurers has so many. */
  readonly medianComplaints: number;
  /** What somebody of the family declared. */
  readonly declared: readonly Pick<Condition, 'id' | 'name'>[];
};

const { settledPercent: leastSettled, timesComplaints, solvencyRatio: leastSolvency } = scoringMethod.floors;

/** The first reason of its sale, its terms, its insurer's hospitals and record that stands against a plan. */
export function floorOf(
  { insurer, slab, status }: FloorPlan,
  { cashlessNear, medianComplaints, declared }: FloorFacts,
): Floor | undefined {
  if (nextScreen(status).kind === 'offline') return { kind: 'on-paper' };
  const never = declared.filter(({ id }) => slab.features.neverCovered?.includes(id));
  if (never.length > 0) return { kind: 'never-covered', illnesses: never.map(({ name }) => name) };
  if (cashlessNear.size > 0 && !cashlessNear.has(insurer.slug)) return { kind: 'no-hospital' };
  const { settledPercent, complaintsPer10000Policies: per10000, solvencyRatio: ratio } = insurer.claimRecord;
  if (settledPercent < leastSettled) return { kind: 'claims', settledPercent };
  if (per10000 > timesComplaints * medianComplaints)
    return { kind: 'complaints', per10000, median: medianComplaints };
  if (ratio !== undefined && ratio < leastSolvency) return { kind: 'solvency', ratio };
  return undefined;
}

/** Insurers that pay without cash at one of these hospitals. */
export function cashlessAt(
  hospitals: readonly Hospital[],
  insurers: Iterable<InsurerSlug>,
): ReadonlySet<InsurerSlug> {
  return new Set(
    [...insurers].filter((insurer) =>
      hospitals.some((hospital) => settlementAt(hospital, insurer) === 'cashless'),
    ),
  );
}

/** The middle one; of an even count the mean of the two in the middle. */
export function medianComplaintsOf(insurers: Iterable<Pick<Insurer, 'claimRecord'>>): number {
  const sorted = [...insurers]
    .map(({ claimRecord }) => claimRecord.complaintsPer10000Policies)
    .sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}
