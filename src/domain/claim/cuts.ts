import { type Rupees, rupees } from '../money.ts';
import type { ClaimStep } from './claim-step.ts';
import { type CutKind, cutKinds } from './cut-kinds.ts';
import type { Settlement } from './settle-bill.ts';

/** One row holds all steps of its kind together, with what the first of them went by. */
export type Cut = {
  readonly kind: CutKind;
  readonly amount: Rupees;
  readonly days?: number;
  readonly charged?: Rupees;
  readonly limit?: Rupees;
  readonly percent?: number;
};

/** The rows that move something; together they are what you pay. What a bonus or a refill gives back counts with the cover. */
export function cutsOf({ steps }: Pick<Settlement, 'steps'>): readonly Cut[] {
  return cutKinds.flatMap((kind) => {
    const alike = steps.filter((step) => cutKindOf(step) === kind);
    const amount = rupees(alike.reduce((sum, step) => sum + step.amount, 0));
    const [first] = alike;
    return first && amount > 0 ? [{ kind, amount, ...whyOf(first) }] : [];
  });
}

function cutKindOf(step: ClaimStep): CutKind {
  return step.kind === 'not-payable' ? kindOfCause[step.why.cause] : kindOfStep[step.kind];
}

type NotPayable = Extract<ClaimStep, { kind: 'not-payable' }>;

const kindOfStep: Readonly<Record<Exclude<ClaimStep['kind'], 'not-payable'>, CutKind>> = {
  'room-cap': 'room',
  'proportionate-cut': 'fees',
  'sub-limit': 'treatment',
  'co-pay': 'co-pay',
  deductible: 'deductible',
  'cover-limit': 'cover',
  bonus: 'cover',
  restoration: 'cover',
};

const kindOfCause: Readonly<Record<NotPayable['why']['cause'], CutKind>> = {
  'not-covered': 'not-covered',
  wait: 'not-covered',
  'non-payables': 'non-payables',
  consumables: 'consumables',
  ambulance: 'around',
  before: 'around',
  after: 'around',
};

function whyOf(step: ClaimStep): Omit<Cut, 'kind' | 'amount'> {
  switch (step.kind) {
    case 'room-cap':
      return { days: step.why.days, charged: step.why.chargedPerDay, limit: step.why.limitPerDay };
    case 'proportionate-cut':
      return { charged: step.why.chargedPerDay, limit: step.why.limitPerDay };
    case 'sub-limit':
      return { limit: step.why.limit };
    case 'co-pay':
      return { percent: step.why.percent };
    case 'deductible':
      return { limit: step.why.deductible };
    case 'cover-limit':
      return { limit: step.why.left };
    default:
      return {};
  }
}
