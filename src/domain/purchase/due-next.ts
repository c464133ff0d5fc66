import { graceEnds } from '../cover/continuity.ts';
import { freeLookEnds } from '../cover/policy-days.ts';
import { waitsFrom } from '../cover/waiting.ts';
import { addDays, dayInIndia, type IsoDate } from '../date.ts';
import { mandateDays } from '../proposal/expiry.ts';
import type { PricedPlan } from '../proposal/proposal.ts';
import type { OwnPurchase } from './purchase-view.ts';

/** What can be due, the most pressing first: two of one day are told by it. */
export const dueKinds = ['decision', 'free-look', 'grace', 'renewal', 'cover-starts', 'first-wait'] as const;
export type DueKind = (typeof dueKinds)[number];

export type DueNext = {
  readonly on: IsoDate;
  readonly kind: DueKind;
  /** All of which it is due on that day. */
  readonly purchases: readonly OwnPurchase[];
};

type Due = { readonly on: IsoDate; readonly kind: DueKind; readonly purchase: OwnPurchase };

/** A purchase with its plan as it was bought; the plan is undefined once it has left the catalogue and was kept without. */
export type PlannedPurchase = { readonly purchase: OwnPurchase; readonly plan: PricedPlan | undefined };

/**
 * The one date that comes next over all that somebody has bought; undefined where none is to come. Of waits only the first is
 * among them, which everybody has: it says nothing of anybody's health.
 */
export function dueNext(purchases: readonly PlannedPurchase[], today: IsoDate): DueNext | undefined {
  const coming = purchases.flatMap(dueDates).filter(({ on }) => on >= today);
  const [first] = coming.toSorted(byDayThenKind);
  if (!first) return undefined;
  const { on, kind } = first;
  const alike = coming.filter((one) => one.on === on && one.kind === kind);
  return { on, kind, purchases: alike.map(({ purchase }) => purchase) };
}

function byDayThenKind(a: Due, b: Due): number {
  if (a.on !== b.on) return a.on < b.on ? -1 : 1;
  return dueKinds.indexOf(a.kind) - dueKinds.indexOf(b.kind);
}

function dueDates({ purchase, plan }: PlannedPurchase): readonly Due[] {
  const { proposal, payment, policy, outcome, renewal } = purchase;
  const due = (kind: DueKind, on: IsoDate): Due => ({ kind, on, purchase });
  if (outcome === 'blocked' && payment)
    return [due('decision', addDays(dayInIndia(payment.updatedAt), mandateDays))];
  if (!policy || policy.endedOn !== undefined) return [];
  const { coverFrom, coverUntil, issuedAt } = policy;
  const isRenewed = renewal === 'renewed';
  const firstWait = plan && waitsFrom(plan.features, coverFrom).find(({ kind }) => kind === 'other-illness');
  return [
    // A renewal has neither: it goes on with what was served, and cannot be returned.
    ...(proposal.renewal ? [] : [due('free-look', freeLookEnds(dayInIndia(issuedAt)))]),
    ...(proposal.renewal || !firstWait?.coveredFrom || firstWait.coveredFrom === coverFrom
      ? []
      : [due('first-wait', firstWait.coveredFrom)]),
    due('cover-starts', coverFrom),
    ...(isRenewed ? [] : [due('renewal', coverUntil), due('grace', graceEnds(coverUntil))]),
  ];
}
