import type { LimitedTreatment } from '../cover/features.ts';
import type { WaitKind } from '../cover/waiting.ts';
import type { IsoDate } from '../date.ts';
import type { Rupees } from '../money.ts';
import type { AmountLine } from './bill.ts';

/** The order in which a bill is settled, and in which steps stand. */
export const stepKinds = [
  'not-payable',
  'room-cap',
  'proportionate-cut',
  'sub-limit',
  'co-pay',
  'deductible',
  'cover-limit',
  'bonus',
  'restoration',
] as const;
export type StepKind = (typeof stepKinds)[number];

export type NotPayable =
  | { readonly cause: 'not-covered' }
  | { readonly cause: 'wait'; readonly wait: WaitKind; readonly coveredFrom: IsoDate }
  | { readonly cause: 'non-payables' | 'consumables' }
  | { readonly cause: 'ambulance'; readonly limit: Rupees }
  | { readonly cause: 'before' | 'after'; readonly days: number; readonly coveredDays: number };

type Step<Kind extends StepKind, Why> = {
  readonly kind: Kind;
  /** Rupees this step adds to what you pay; bonus and restoration take some off again and are negative. Never 0. */
  readonly amount: Rupees;
  readonly why: Why;
};

export type CutLine = Extract<AmountLine, 'nursing' | 'doctors' | 'theatre'>;

export type ClaimStep =
  | Step<'not-payable', NotPayable>
  | Step<
      'room-cap',
      {
        readonly of: 'room' | 'icu';
        readonly days: number;
        readonly chargedPerDay: Rupees;
        readonly limitPerDay: Rupees;
      }
    >
  | Step<
      'proportionate-cut',
      { readonly line: CutLine; readonly chargedPerDay: Rupees; readonly limitPerDay: Rupees }
    >
  | Step<'sub-limit', { readonly of: LimitedTreatment | 'birth'; readonly limit: Rupees }>
  | Step<'co-pay', { readonly percent: number; readonly admissible: Rupees }>
  | Step<'deductible', { readonly deductible: Rupees; readonly left: Rupees }>
  | Step<'cover-limit' | 'bonus' | 'restoration', { readonly left: Rupees }>;

export function amountOf(steps: readonly ClaimStep[]): number {
  return steps.reduce((sum, { amount }) => sum + amount, 0);
}

/** Steps that move nothing are not told. */
export function listedSteps(step: ClaimStep): readonly ClaimStep[] {
  return step.amount === 0 ? [] : [step];
}
