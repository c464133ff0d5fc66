import type { FastifyRequest } from 'fastify';
import { type CallName, calls } from '#contract/call/calls.ts';
import { routeOf } from '../calls/call-routes.ts';
import { operatorsTemplates, signInPath } from '../operators/addresses.ts';
import { landingTemplate } from '../pages/page-addresses.ts';
import { yourDataTemplates } from '../your-data/addresses.ts';
import type { Lane } from './lanes.ts';

const laneOfCall: Readonly<Record<CallName, Lane>> = {
  getMedicalConditions: 'read',
  getCities: 'read',
  getPlace: 'read',
  getDocuments: 'read',
  getScoringMethod: 'read',
  getStays: 'read',
  getEntryAges: 'read',
  getCatalogue: 'read',
  getYearsMethod: 'read',
  hospitalsByPincode: 'read',
  saveDetails: 'save',
  getFirstPrice: 'score',
  getProof: 'read',
  getQuote: 'read',
  forgetSaid: 'read',
  getScore: 'score',
  getCards: 'score',
  getYears: 'score',
  getSplitPlans: 'score',
  quoteResults: 'save',
  getFiveYearProjection: 'score',
  onserverPremium: 'score',
  getProcessingStatus: 'read',
  createTransaction: 'purchase',
  isNewProposal: 'read',
  openProposal: 'purchase',
  getProposal: 'read',
  saveProposer: 'save',
  saveInsured: 'save',
  saveNominee: 'save',
  saveBank: 'save',
  saveLifestyle: 'save',
  saveDisease: 'save',
  savePortability: 'save',
  agreePremium: 'purchase',
  toProcess: 'purchase',
  toCisProposal: 'purchase',
  toPaymentGateway: 'purchase',
  getSuccess: 'purchase',
  getFailure: 'purchase',
  getTerms: 'read',
  getRiders: 'score',
  addRiders: 'save',
  removeRider: 'save',
  kycInit: 'purchase',
  kycSearch: 'purchase',
  fetchBankDetails: 'read',
  fetchArea: 'read',
  editPan: 'save',
  share: 'score',
  getShared: 'read',
  getPurchases: 'read',
  getRenewal: 'purchase',
  beginRenewal: 'purchase',
  // These two wait for a mail server and an SMS gateway: in a lane with places, who waits there would take those of saves.
  makeResumeLink: 'purchase',
  getResume: 'read',
  sendResumeCode: 'purchase',
  resume: 'save',
  // Small, and never in the way of what people typed.
  logEvent: 'read',
  getConsents: 'read',
  recordConsent: 'save',
  getHelp: 'read',
  askCallBack: 'save',
  leaveDevice: 'save',
};

export const returnTemplate = '/health-plan/payment/return/:id/';
export const toGatewayTemplate = '/health-plan/payment/to-gateway/:id/';
export const toRegistryTemplate = '/health-plan/identity/to-registry/:id/';
export const fromRegistryTemplate = '/health-plan/identity/return/';

const papersTemplates: readonly string[] = [
  'policy.pdf',
  'receipt.pdf',
  'information-sheet.pdf',
  'card.pdf',
  'cashless.pdf',
  'policy.ics',
  'receipt',
].map((file) => `/health-plan/proposals/:id/${file}`);

/** What belongs to a visit, and is answered by what that visit began: to a stranger nothing of it is there. */
const templatesOfVisits: ReadonlySet<string> = new Set([
  returnTemplate,
  toGatewayTemplate,
  toRegistryTemplate,
  fromRegistryTemplate,
  ...papersTemplates,
]);

export const isOfVisits = (template: string | undefined): boolean =>
  template !== undefined && templatesOfVisits.has(template);

const templatesOfOperators: ReadonlySet<string> = new Set([signInPath, ...operatorsTemplates]);

export const isOfOperators = (template: string | undefined): boolean =>
  template !== undefined && templatesOfOperators.has(template);

/** By template, as the router matched it: what an address looks like says nothing of where it leads. */
const laneOfRoute: ReadonlyMap<string, Lane> = new Map<string, Lane>([
  ['/healthz', 'always'],
  ['/readyz', 'always'],
  ['/metrics', 'always'],
  ['/assets/*', 'always'],
  ['/.well-known/chhatri-site/:nonce', 'read'],
  ['/.well-known/security.txt', 'read'],
  ['/health-plan/payment/webhook/', 'always'],
  [returnTemplate, 'purchase'],
  [toGatewayTemplate, 'purchase'],
  [toRegistryTemplate, 'purchase'],
  [fromRegistryTemplate, 'purchase'],
  ...yourDataTemplates.map((template): [string, Lane] => [template, 'score']),
  [signInPath, 'read'],
  ...operatorsTemplates.map((template): [string, Lane] => [template, 'read']),
  ['/sandbox', 'read'],
  ['/sandbox/', 'read'],
  ['/sandbox/outbox', 'read'],
  ['/sandbox/ways-in', 'read'],
  ['/sandbox/webview', 'read'],
  ['/sandbox/pay/:order', 'purchase'],
  ['/sandbox/identity/:page', 'purchase'],
  ['/health-plan/proposals/:id/policy.pdf', 'drawing'],
  ['/health-plan/proposals/:id/receipt.pdf', 'drawing'],
  ['/health-plan/proposals/:id/information-sheet.pdf', 'drawing'],
  ['/health-plan/proposals/:id/card.pdf', 'drawing'],
  ['/health-plan/proposals/:id/cashless.pdf', 'drawing'],
  ['/health-plan/proposals/:id/policy.ics', 'read'],
  ['/health-plan/proposals/:id/receipt', 'read'],
  ['/s/:id/picture.png', 'drawing'],
  ['/health-plan/openapi.json', 'score'],
  ['/health-plan/docs', 'score'],
  ['/health-plan', 'read'],
  ['/health-plan/', 'read'],
  ['/health-plan/buy/:transaction_id/', 'purchase'],
  ['/health-plan/compare/:planType/:quoteID/:toCompare/table.csv', 'page'],
  ['/health-plan/own-channel/:quote_id/:block/', 'read'],
  ['/unreadable-address', 'read'],
  ['/', 'page'],
  [landingTemplate, 'page'],
  ['/*', 'page'],
  ...Object.entries(laneOfCall).map(([name, lane]): [string, Lane] => [
    // The record's keys are the names of the table.
    routeOf(calls[name as CallName].path),
    lane,
  ]),
]);

/** Where nothing was matched, little is done. */
export function laneOf({ routeOptions }: FastifyRequest): Lane {
  return (routeOptions.url !== undefined && laneOfRoute.get(routeOptions.url)) || 'read';
}

export function isKnownRoute(template: string): boolean {
  return laneOfRoute.has(template);
}
