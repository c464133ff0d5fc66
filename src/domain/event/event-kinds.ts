import { scoreItems } from '#domain/cover/features.ts';
import { tourNames } from '#domain/flag/tours.ts';
import { flagNames, flagVersions } from '#domain/flag/versions.ts';
import { kycStages } from '#domain/kyc/kyc.ts';
import { languages } from '#domain/local-text.ts';
import { filterNames } from '#domain/offer/filters/filter-names.ts';
import { sortOrders } from '#domain/offer/filters/filters.ts';
import { paymentStates } from '#domain/payment/payment.ts';
import { proposalStates } from '#domain/proposal/state.ts';
import { proposalSteps } from '#domain/proposal/steps.ts';
import { offlineTypes } from '#domain/purchase/processing-status.ts';
import { planGroups } from '#domain/quote/quote.ts';
import { type FieldRules, type FieldsOf, insurer, oneOf, product, whole } from './fields.ts';
import { loggedFiles } from './files.ts';
import { loggedRoutes } from './routes.ts';

const devices = oneOf(['mobile', 'desktop']);
const groups = oneOf(planGroups);
const routes = oneOf(loggedRoutes);

type FilterName = Exclude<(typeof filterNames)[keyof typeof filterNames], 'sort'>;

/** What a list can be narrowed by, under the names that addresses and kept events have: events are told as they are published. */
export const loggedFilters = Object.values(filterNames).filter((name): name is FilterName => name !== 'sort');

export const shownProblems = ['chunk-load', 'script', 'page', 'call'] as const;

export const vitals = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;

/** How the site is used, as only the browser sees it; kept only after a yes to `usage`. */
export const usageEvents = {
  'page-viewed': { route: routes, device: devices },
  'filter-changed': { filter: oneOf(loggedFilters) },
  'sort-changed': { sort: oneOf(sortOrders) },
  /** How many plans are in the comparison then. */
  'plan-compared': { plans: whole(1, 4) },
  'term-chosen': { years: whole(1, 3) },
  /** Not which one: a rider can be about an illness. */
  'rider-chosen': { change: oneOf(['added', 'removed']) },
  'importance-changed': { feature: oneOf(scoreItems) },
  'hospitals-searched': { by: oneOf(['place', 'name']) },
  'file-taken': { file: oneOf(loggedFiles) },
  'comparison-opened': { plan_type: groups, plans: whole(1, 10) },
  /** The server does not see it: the page of a plan is fetched before a press, for whoever points at its link. */
  'plan-opened': { plan_type: groups, product },
  'offline-shown': { type: oneOf(offlineTypes) },
  'decision-shared': {},
  'language-changed': { language: oneOf(languages) },
  'form-refused': { step: oneOf(proposalSteps), field: oneOf(['mobile', 'other']) },
  'problem-shown': { problem: oneOf(shownProblems), status: whole(0, 599), route: routes },
  'tour-closed': { tour: oneOf(tourNames) },
  'flag-seen': { flag: oneOf(flagNames), version: oneOf(flagVersions) },
  /** The value is in milliseconds, that of `cls` in thousandths. */
  'vital-measured': { vital: oneOf(vitals), value: whole(0, 600_000), route: routes, device: devices },
} as const satisfies Readonly<Record<string, FieldRules>>;

/** How far a visit came, as the server sees it; kept only after a yes to `usage` too, and taken from no browser. */
export const stepEvents = {
  /** By the first answer that came to the server: people and a place on the start page, or one of them in the questions. */
  'quote-begun': { by: oneOf(['first-price', 'ages', 'place', 'quote']) },
  'quote-saved': { product_type: oneOf(['INDEMNITY', 'SUPER_TOPUP']) },
  'results-seen': { plan_type: groups },
  'buy-pressed': { plan_type: groups },
} as const satisfies Readonly<Record<string, FieldRules>>;

/** What became of a proposal, told by the server from what happened: part of the service. */
export const serviceEvents = {
  'proposal-begun': { insurer, product, proposal_type: oneOf(['new-policy', 'renewal']) },
  'proposal-step-saved': { step: oneOf(proposalSteps) },
  'identity-answered': { stage: oneOf(kycStages) },
  'premium-agreed': {},
  'payment-started': { purpose: oneOf(['pay', 'block']) },
  'payment-moved': { state: oneOf(paymentStates) },
  'proposal-moved': { state: oneOf(proposalStates) },
} as const satisfies Readonly<Record<string, FieldRules>>;

type EventOf<Events extends Readonly<Record<string, FieldRules>>> = {
  readonly [Name in keyof Events]: { readonly name: Name; readonly fields: FieldsOf<Events[Name]> };
}[keyof Events];

export type UsageEvent = EventOf<typeof usageEvents>;
export type StepEvent = EventOf<typeof stepEvents>;
export type ServiceEvent = EventOf<typeof serviceEvents>;
export type AnyEvent = UsageEvent | StepEvent | ServiceEvent;

/** Who hears of it: analytics of how the site is used, or the log of customers' proposals. */
export const eventKinds = ['usage', 'service'] as const;
export type EventKind = (typeof eventKinds)[number];
