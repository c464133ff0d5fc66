/**
 * THE table of calls (specification section 7): the server registers its routes from it, the browser's
 * client is typed from it, tests iterate it. What travels stands in `shapes.ts`, one entry a call, so that
 * the browser gets this small table without the schemas.
 *
 * `jsonFields` are the fields of a form post that hold JSON text; every other field is plain text. `jsonLists` are
 * those of them that hold a list; in the others stands an object. `queryFields` stand in the address. `repeat` says
 * whether the call may be sent again by itself.
 */
export const calls = {
  getMedicalConditions: {
    method: 'GET',
    path: '/health-plan/get-medical-conditions/',
    encoding: 'none',
    repeat: 'safe',
    queryFields: ['mobile'],
  },
  getCities: { method: 'GET', path: '/health-plan/get-cities/', encoding: 'none', repeat: 'safe' },
  getPlace: { method: 'GET', path: '/health-plan/get-place/{pincode}/', encoding: 'none', repeat: 'safe' },
  // Ours, as get-place is: what is sold, and how it is scored, whoever asks (decision record 028).
  getDocuments: {
    method: 'GET',
    path: '/health-plan/product/{product_slug}/documents/',
    encoding: 'none',
    repeat: 'safe',
  },
  getScoringMethod: { method: 'GET', path: '/health-plan/scoring-method/', encoding: 'none', repeat: 'safe' },
  getStays: { method: 'GET', path: '/health-plan/stays/', encoding: 'none', repeat: 'safe' },
  getEntryAges: { method: 'GET', path: '/health-plan/entry-ages/', encoding: 'none', repeat: 'safe' },
  getCatalogue: { method: 'GET', path: '/health-plan/catalogue/', encoding: 'none', repeat: 'safe' },
  getYearsMethod: { method: 'GET', path: '/health-plan/years-method/', encoding: 'none', repeat: 'safe' },
  hospitalsByPincode: {
    method: 'POST',
    path: '/health-plan/hospitals/by-pincode/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveDetails: {
    method: 'POST',
    path: '/health-plan/save-details/results/',
    encoding: 'form',
    repeat: 'another',
    jsonFields: ['data'],
    queryFields: ['hot'],
  },
  // Ours: the start page, whoever asks; nothing of it is kept (decision record 089).
  getFirstPrice: {
    method: 'POST',
    path: '/health-plan/first-price/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  getProof: { method: 'GET', path: '/health-plan/proof/', encoding: 'none', repeat: 'safe' },
  // Ours: what was said for a quote, for a page that reads it back (decision record 088).
  getQuote: { method: 'GET', path: '/health-plan/quote/{quote_id}/', encoding: 'none', repeat: 'safe' },
  // Ours: a browser has taken over what was said by plain forms (decision record 088).
  forgetSaid: { method: 'POST', path: '/health-plan/lp/forget/', encoding: 'form', repeat: 'safe' },
  getScore: {
    method: 'POST',
    path: '/health-plan/get-score/{quote_id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data', 'filters'],
  },
  // Ours: one block as its list shows it, in a tenth of the bytes (decision record 066).
  getCards: {
    method: 'POST',
    path: '/health-plan/get-cards/{quote_id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data', 'filters'],
  },
  // Ours: what plans leave to a family in the years ahead (decision record 061).
  getYears: {
    method: 'POST',
    path: '/health-plan/get-years/{quote_id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  // Ours: the ways to insure a family, priced on one plan (decision record 068).
  getSplitPlans: {
    method: 'POST',
    path: '/health-plan/get-split-plans/{quote_id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  quoteResults: {
    method: 'POST',
    path: '/health-plan/quote/results/',
    encoding: 'form',
    repeat: 'another',
    jsonFields: ['data'],
  },
  getFiveYearProjection: {
    method: 'POST',
    path: '/health-plan/get-five-year-projection/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['riders'],
    jsonLists: ['riders'],
  },
  onserverPremium: {
    method: 'POST',
    path: '/health-plan/onserver-premium/',
    encoding: 'json',
    repeat: 'safe',
  },
  getProcessingStatus: {
    method: 'POST',
    path: '/health-plan/get-processing-status/',
    encoding: 'form',
    repeat: 'safe',
  },
  createTransaction: {
    method: 'POST',
    path: '/health-plan/transaction/create/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  // Whether a purchase of this product is to be begun, or one of this visitor's stands open.
  isNewProposal: {
    method: 'POST',
    path: '/health-plan/is-new-proposal/{insurer}',
    encoding: 'form',
    repeat: 'safe',
  },
  // The same purchase as `transaction/create/`, by the names of a plan.
  openProposal: {
    method: 'POST',
    path: '/health-plan/proposal/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['plan', 'members', 'familyCity', 'parentCity'],
    jsonLists: ['members'],
  },
  getProposal: {
    method: 'GET',
    path: '/health-plan/proposal/form-config/{id}/',
    encoding: 'none',
    repeat: 'safe',
  },
  saveProposer: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveInsured: {
    method: 'POST',
    path: '/health-plan/proposal/insured-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveNominee: {
    method: 'POST',
    path: '/health-plan/proposal/nominee-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveBank: {
    method: 'POST',
    path: '/health-plan/proposal/bank-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveLifestyle: {
    method: 'POST',
    path: '/health-plan/proposal/lifestyle-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  saveDisease: {
    method: 'POST',
    path: '/health-plan/proposal/disease-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  savePortability: {
    method: 'POST',
    path: '/health-plan/proposal/portability-details/{id}/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  // One answer of the proposer, from the page of the identity check.
  editPan: { method: 'POST', path: '/health-plan/proposal/edit-pan/{id}/', encoding: 'form', repeat: 'safe' },
  agreePremium: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/agree/premium/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  toProcess: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/to-process/',
    encoding: 'form',
    repeat: 'safe',
  },
  // The same hand-over by its other names: of an insurer that asks for the read information sheet, and of another try.
  toCisProposal: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/to-cis-proposal/',
    encoding: 'form',
    repeat: 'safe',
  },
  toPaymentGateway: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/to-payment-gateway/',
    encoding: 'form',
    repeat: 'safe',
  },
  getSuccess: {
    method: 'GET',
    path: '/health-plan/proposal/{id}/success/',
    encoding: 'none',
    repeat: 'safe',
  },
  getFailure: {
    method: 'GET',
    path: '/health-plan/proposal/{id}/failure/',
    encoding: 'none',
    repeat: 'safe',
  },
  getTerms: { method: 'GET', path: '/health-plan/proposal/{id}/tnc/', encoding: 'none', repeat: 'safe' },
  getRiders: { method: 'GET', path: '/health-plan/proposal/{id}/riders/', encoding: 'none', repeat: 'safe' },
  // Ours: how a bought policy stands with its renewal, and its begin; both by the id of its proposal (decision record 074).
  getRenewal: {
    method: 'GET',
    path: '/health-plan/proposal/{id}/renewal/',
    encoding: 'none',
    repeat: 'safe',
  },
  beginRenewal: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/renew/',
    encoding: 'form',
    repeat: 'safe',
  },
  // These two have no proposal beside them: `cpt_id` names it (decision record 064).
  addRiders: {
    method: 'POST',
    path: '/health-plan/riders/add/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
    jsonLists: ['data'],
  },
  removeRider: { method: 'POST', path: '/health-plan/riders/remove/', encoding: 'form', repeat: 'safe' },
  kycInit: { method: 'GET', path: '/kyc/ckyc-init/health/{insurer}/{id}/', encoding: 'none', repeat: 'safe' },
  kycSearch: {
    method: 'POST',
    path: '/kyc/ckyc-search/health/{insurer}/{id}/',
    encoding: 'form',
    // A search that finds nobody costs one of few tries.
    repeat: 'turned-away',
    jsonFields: ['mandatory_fields', 'fieldsets'],
  },
  fetchBankDetails: {
    method: 'POST',
    path: '/health-plan/proposal/insurer/{insurer}/fetch_bank_details/',
    encoding: 'json',
    repeat: 'safe',
  },
  // The names that an insurer's own system has for the areas of a pincode.
  fetchArea: {
    method: 'POST',
    path: '/health-plan/proposal/insurer/{insurer}/fetch_area/',
    encoding: 'json',
    repeat: 'safe',
  },
  share: {
    method: 'POST',
    path: '/product_page/share/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['data'],
  },
  // Ours: what is behind a short url (decision record 069).
  getShared: { method: 'GET', path: '/product_page/share/{id}/', encoding: 'none', repeat: 'safe' },
  // Ours: what this visitor has bought, since no account tells it.
  getPurchases: { method: 'GET', path: '/health-plan/my-purchases/', encoding: 'none', repeat: 'safe' },
  // Ours: back to a purchase from another device, by a link and a code (decision record 075).
  makeResumeLink: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/resume-link/',
    encoding: 'form',
    // Each makes the one before it end, and sends a letter.
    repeat: 'turned-away',
  },
  getResume: { method: 'GET', path: '/health-plan/resume-link/{id}/', encoding: 'none', repeat: 'safe' },
  sendResumeCode: {
    method: 'POST',
    path: '/health-plan/resume-code/',
    encoding: 'form',
    // One of few codes.
    repeat: 'turned-away',
  },
  resume: {
    method: 'POST',
    path: '/health-plan/resume/',
    encoding: 'form',
    // A wrong code costs one of few tries.
    repeat: 'turned-away',
  },
  // What browsers tell of how the site is used (decision record 092). Told twice it is kept once, by the id of each event.
  logEvent: {
    method: 'POST',
    path: '/log-event/',
    encoding: 'form',
    repeat: 'safe',
    jsonFields: ['events'],
    jsonLists: ['events'],
  },
  // Ours: what a visitor said yes to (decision record 091).
  getConsents: { method: 'GET', path: '/health-plan/consents/', encoding: 'none', repeat: 'safe' },
  recordConsent: { method: 'POST', path: '/health-plan/consent/', encoding: 'form', repeat: 'another' },
  // Ours: a person to talk to, and to be called by (decision record 101).
  getHelp: { method: 'POST', path: '/health-plan/help-desk/', encoding: 'form', repeat: 'safe' },
  askCallBack: {
    method: 'POST',
    path: '/health-plan/call-back/',
    encoding: 'form',
    // Each is a call to somebody.
    repeat: 'turned-away',
    jsonFields: ['data'],
  },
  // Ours: a visitor has no account to sign out of (decision record 040).
  leaveDevice: { method: 'POST', path: '/health-plan/leave/', encoding: 'form', repeat: 'safe' },
} as const satisfies Record<string, CallRow>;

type CallRow = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly encoding: 'none' | 'form' | 'json';
  readonly jsonFields?: readonly string[];
  readonly jsonLists?: readonly string[];
  readonly queryFields?: readonly string[];
  readonly repeat: Repeat;
};

/**
 * When a call may be sent again by itself. `safe`: also when nobody knows whether it arrived, because done twice it is as
 * done once. `another`: then too, though each time leaves another quote or receipt behind, alike but for its id and time:
 * the one that was answered last is gone on with, and the rest go by their rule. `turned-away`: only when the answer says
 * that nothing was done.
 */
export type Repeat = 'safe' | 'another' | 'turned-away';

export type CallName = keyof typeof calls;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The `{names}` of a call's path. */
export type ParamsOf<Name extends CallName> = Readonly<Record<NamesIn<(typeof calls)[Name]['path']>, string>>;

/** Calls that save one proposal form: they answer `SaveAnswer` and share one body. */
export const saveCallOf = {
  proposerDetails: 'saveProposer',
  insuredMembers: 'saveInsured',
  nomineeDetails: 'saveNominee',
  bankDetails: 'saveBank',
  portabilityDetails: 'savePortability',
  medicalDetails: 'saveDisease',
  lifeStyleDetails: 'saveLifestyle',
} as const satisfies Record<string, CallName>;
