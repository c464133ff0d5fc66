import type { CallName } from '#contract/call/calls.ts';
import type { CallRequest } from '#contract/call/shapes.ts';
import type { Allowance } from '../../turns/limits/allowances.ts';
import { day, hour } from '../../turns/limits/meter.ts';
import type { Tries } from '../../turns/limits/tries.ts';
import type { RouteRules } from '../../turns/route-rules.ts';

/** How much one request of a call has in it, and how much of that may come. */
export type Batch<Name extends CallName> = {
  readonly sizeOf: (body: CallRequest<Name>['body']) => number;
  readonly allowances: readonly Allowance[];
};

export type CallRules<Name extends CallName> = Pick<RouteRules, 'lane' | 'tries'> & {
  /** Absent: a request counts as one and no more. */
  readonly batch?: Batch<Name>;
  /**
   * Where its answer is kept. `browser`: for an hour by everybody, as it holds nothing of a person. `server`: for who asked,
   * since people go back, reload and filter, and it costs most to answer. Absent: nowhere.
   */
  readonly keeping?: 'browser' | 'server';
};

/*
 * What writes rows, or sends messages, has a small part of its own: an address begins some hundred visits an hour, and what
 * it writes with all their own parts has to be bounded (119, 148).
 */

/** On the way to pay nobody is kept waiting for what others do at the same address. */
export const handOvers: Tries = { visit: 30, own: 30, address: 300 };
/** Each is a mail or an SMS that costs money, to whomever a draft names: it can be one too many for whoever gets it. */
const messages: Tries = { visit: 10, own: 1, ownOfKnown: 5, address: 60 };

/** The limits of the identity check: the registry is asked about somebody, and paid for it. */
export const checks: Tries = { visit: 20, own: 3, address: 200, ceiling: 400 };

/** Each opens everything that a visitor began: of somebody who begins without end that is much. */
export const belongings: Tries = { visit: 300, own: 300, address: 12_000 };

const quotes: Tries = { visit: 60, own: 2, ownOfKnown: 5, address: 600 };
const purchases: Tries = { visit: 60, own: 1, ownOfKnown: 5, address: 300 };

/** Each makes what was kept of a list untrue: it is judged anew at the next look. A press every second fits in. */
const changes: Tries = { visit: 3_600, own: 3_600, address: 12_000 };

/** A link or a pincode could be tried until one fits. */
const guesses: Tries = { visit: 120, own: 60, address: 1200, countsRefusals: true };

/** What nobody agreed to is refused and not kept, but takes room too: a flood of it would be free. */
const eventRequests: Tries = { visit: 1_200, own: 0, address: 6_000, countsRefusals: true };

/**
 * A visit that says yes to being counted tells some hundred events. Visits cost nothing to begin, so that none has a part of
 * its own here: an address fills no store with many of them. Nobody loses by it, as what is not taken waits in its browser.
 */
const events: Batch<'logEvent'> = {
  sizeOf: (body) => body.events.length,
  allowances: [
    { window: hour, visit: 1_500, own: 0, address: 6_000 },
    { window: day, visit: 3_000, own: 0, address: 30_000 },
  ],
};

/** What each call counts as, waits among, and leaves kept. */
export const callRules: { readonly [Name in CallName]: CallRules<Name> } = {
  getMedicalConditions: { lane: 'read', keeping: 'browser' },
  getCities: { lane: 'read', keeping: 'browser' },
  getPlace: { lane: 'read', keeping: 'browser' },
  getDocuments: { lane: 'read', keeping: 'browser' },
  getScoringMethod: { lane: 'read', keeping: 'browser' },
  getStays: { lane: 'read', keeping: 'browser' },
  getEntryAges: { lane: 'read', keeping: 'browser' },
  getCatalogue: { lane: 'read', keeping: 'browser' },
  getYearsMethod: { lane: 'read', keeping: 'browser' },
  hospitalsByPincode: { lane: 'read' },
  saveDetails: { lane: 'save', tries: quotes },
  getFirstPrice: { lane: 'score' },
  getProof: { lane: 'read', keeping: 'browser' },
  getQuote: { lane: 'read' },
  changeBearable: { lane: 'save', tries: changes },
  changeImportance: { lane: 'save', tries: changes },
  forgetSaid: { lane: 'read' },
  getScore: { lane: 'score', keeping: 'server' },
  getCards: { lane: 'score', keeping: 'server' },
  getOtherChoices: { lane: 'score', keeping: 'server' },
  getOtherAnswers: { lane: 'score', keeping: 'server' },
  getYears: { lane: 'score' },
  getSplitPlans: { lane: 'score', keeping: 'server' },
  quoteResults: { lane: 'save', tries: quotes },
  getFiveYearProjection: { lane: 'score' },
  onserverPremium: { lane: 'score' },
  getProcessingStatus: { lane: 'read' },
  createTransaction: { lane: 'purchase', tries: purchases },
  isNewProposal: { lane: 'read' },
  openProposal: { lane: 'purchase', tries: purchases },
  getProposal: { lane: 'read' },
  saveProposer: { lane: 'save' },
  saveInsured: { lane: 'save' },
  saveNominee: { lane: 'save' },
  saveBank: { lane: 'save' },
  saveLifestyle: { lane: 'save' },
  saveDisease: { lane: 'save' },
  savePortability: { lane: 'save' },
  agreePremium: { lane: 'purchase' },
  toProcess: { lane: 'purchase', tries: handOvers },
  toCisProposal: { lane: 'purchase', tries: handOvers },
  toPaymentGateway: { lane: 'purchase', tries: handOvers },
  getSuccess: { lane: 'purchase' },
  getFailure: { lane: 'purchase' },
  getTerms: { lane: 'read' },
  getRiders: { lane: 'score' },
  addRiders: { lane: 'save' },
  removeRider: { lane: 'save' },
  kycInit: { lane: 'purchase' },
  kycSearch: { lane: 'purchase', tries: checks },
  fetchBankDetails: { lane: 'read' },
  fetchArea: { lane: 'read', tries: guesses },
  editPan: { lane: 'save', tries: { visit: 30, own: 10, address: 300 } },
  share: { lane: 'score', tries: { visit: 30, own: 0, address: 300 } },
  getShared: { lane: 'read' },
  getPurchases: { lane: 'read', tries: belongings },
  getRenewal: { lane: 'purchase' },
  beginRenewal: { lane: 'purchase', tries: purchases },
  // These two wait for a mail server and an SMS gateway: in a lane with places, who waits there would take those of saves.
  makeResumeLink: { lane: 'purchase', tries: messages },
  getResume: { lane: 'read', tries: guesses },
  sendResumeCode: { lane: 'purchase', tries: messages },
  resume: { lane: 'save', tries: { visit: 60, own: 20, address: 300, countsRefusals: true } },
  getOpeningPage: { lane: 'read', tries: belongings },
  // Counted by number, visit and network where they are kept too (186).
  sendOpeningCode: { lane: 'save', tries: messages },
  openPolicies: { lane: 'save', tries: { visit: 60, own: 20, address: 300, countsRefusals: true } },
  closePolicies: { lane: 'save' },
  getWhoOpens: { lane: 'read' },
  letIn: { lane: 'save' },
  endSecond: { lane: 'save' },
  sendMailCode: { lane: 'save', tries: messages },
  proveMail: { lane: 'save', tries: { visit: 60, own: 20, address: 300, countsRefusals: true } },
  endOpener: { lane: 'save' },
  beginPasskey: { lane: 'save', tries: guesses },
  addPasskey: { lane: 'save', tries: guesses },
  beginPasskeyOpening: { lane: 'save', tries: guesses },
  openByPasskey: { lane: 'save', tries: { visit: 60, own: 20, address: 300, countsRefusals: true } },
  objectToChange: { lane: 'save' },
  // Each asks an insurer.
  getEnding: { lane: 'purchase' },
  endPolicy: { lane: 'purchase' },
  keepPolicy: { lane: 'purchase' },
  getChanges: { lane: 'read' },
  sendChangeCode: { lane: 'save', tries: messages },
  changePolicy: { lane: 'purchase', tries: { visit: 60, own: 20, address: 300, countsRefusals: true } },
  withdrawChange: { lane: 'purchase' },
  // It is small, and never in the way of what people typed.
  logEvent: { lane: 'read', tries: eventRequests, batch: events },
  getConsents: { lane: 'read', tries: belongings },
  recordConsent: { lane: 'save', tries: { visit: 120, own: 2, ownOfKnown: 5, address: 600 } },
  getHelp: { lane: 'read', tries: belongings },
  // What a network may have of a day is bounded where it is kept (153), and a stranger keeps no neighbour from the first.
  askCallBack: { lane: 'save', tries: { visit: 5, own: 0, ownOfKnown: 1, address: 60 } },
  leaveDevice: { lane: 'save' },
};
