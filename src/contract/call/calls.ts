/**
 * THE table of calls (specification section 7): the server registers its routes from it, the browser's
 * client is typed from it, tests iterate it. What travels stands in `shapes.ts`, one entry a call, so that
 * the browser gets this small table without the schemas.
 *
 * `jsonFields` are the fields of a form post that hold JSON text; every other field is plain text. `jsonLists` are
 * those of them that hold a list; in the others stands an object. `queryFields` stand in the address. The first word of
 * a post says whether it may be sent again by itself.
 */
export const calls = {
  getMedicalConditions: get('/health-plan/get-medical-conditions/', { queryFields: ['mobile'] }),
  getCities: get('/health-plan/get-cities/'),
  getPlace: get('/health-plan/get-place/{pincode}/'),
  // Ours, as get-place is: what is sold, and how it is scored, whoever asks (decision record 028).
  getDocuments: get('/health-plan/product/{product_slug}/documents/'),
  getScoringMethod: get('/health-plan/scoring-method/'),
  getStays: get('/health-plan/stays/'),
  getEntryAges: get('/health-plan/entry-ages/'),
  getCatalogue: get('/health-plan/catalogue/'),
  getYearsMethod: get('/health-plan/years-method/'),
  hospitalsByPincode: form('safe', '/health-plan/hospitals/by-pincode/', { jsonFields: ['data'] }),
  saveDetails: form('another', '/health-plan/save-details/results/', {
    jsonFields: ['data'],
    queryFields: ['hot'],
  }),
  // Ours: the start page, whoever asks; nothing of it is kept (decision record 089).
  getFirstPrice: form('safe', '/health-plan/first-price/', { jsonFields: ['data'] }),
  getProof: get('/health-plan/proof/'),
  // Ours: what was said for a quote, for a page that reads it back (decision record 088).
  getQuote: get('/health-plan/quote/{quote_id}/'),
  // Ours: the answers of a quote that are changed in place (decision records 172 and 176).
  changeBearable: form('safe', '/health-plan/quote/{quote_id}/bearable/'),
  changeImportance: form('safe', '/health-plan/quote/{quote_id}/importance/', { jsonFields: ['data'] }),
  // Ours: a browser has taken over what was said by plain forms (decision record 088).
  forgetSaid: form('safe', '/health-plan/lp/forget/'),
  getScore: form('safe', '/health-plan/get-score/{quote_id}/', { jsonFields: ['data', 'filters'] }),
  // Ours: one block as its list shows it, in a tenth of the bytes (decision record 066).
  getCards: form('safe', '/health-plan/get-cards/{quote_id}/', { jsonFields: ['data', 'filters'] }),
  // Ours: what other years and weights, or another amount to bear, would have recommended in that list (decision record 172).
  getOtherChoices: form('safe', '/health-plan/get-other-choices/{quote_id}/', {
    jsonFields: ['data', 'filters'],
  }),
  // Ours: the questions of the checklist, with what each other answer would change (decision record 180).
  getOtherAnswers: form('safe', '/health-plan/get-other-answers/{quote_id}/', { jsonFields: ['data'] }),
  // Ours: what plans leave to a family in the years ahead (decision record 061).
  getYears: form('safe', '/health-plan/get-years/{quote_id}/', { jsonFields: ['data'] }),
  // Ours: the ways to insure a family, priced on one plan (decision record 068).
  getSplitPlans: form('safe', '/health-plan/get-split-plans/{quote_id}/', { jsonFields: ['data'] }),
  quoteResults: form('another', '/health-plan/quote/results/', { jsonFields: ['data'] }),
  getFiveYearProjection: form('safe', '/health-plan/get-five-year-projection/', {
    jsonFields: ['riders'],
    jsonLists: ['riders'],
  }),
  onserverPremium: json('safe', '/health-plan/onserver-premium/'),
  getProcessingStatus: form('safe', '/health-plan/get-processing-status/'),
  createTransaction: form('safe', '/health-plan/transaction/create/', { jsonFields: ['data'] }),
  // Whether a purchase of this product is to be begun, or one of this visitor's stands open.
  isNewProposal: form('safe', '/health-plan/is-new-proposal/{insurer}'),
  // The same purchase as `transaction/create/`, by the names of a plan.
  openProposal: form('safe', '/health-plan/proposal/', {
    jsonFields: ['plan', 'members', 'familyCity', 'parentCity'],
    jsonLists: ['members'],
  }),
  getProposal: get('/health-plan/proposal/form-config/{id}/'),
  saveProposer: form('safe', '/health-plan/proposal/{id}/', { jsonFields: ['data'] }),
  saveInsured: form('safe', '/health-plan/proposal/insured-details/{id}/', { jsonFields: ['data'] }),
  saveNominee: form('safe', '/health-plan/proposal/nominee-details/{id}/', { jsonFields: ['data'] }),
  saveBank: form('safe', '/health-plan/proposal/bank-details/{id}/', { jsonFields: ['data'] }),
  saveLifestyle: form('safe', '/health-plan/proposal/lifestyle-details/{id}/', { jsonFields: ['data'] }),
  saveDisease: form('safe', '/health-plan/proposal/disease-details/{id}/', { jsonFields: ['data'] }),
  savePortability: form('safe', '/health-plan/proposal/portability-details/{id}/', { jsonFields: ['data'] }),
  // One answer of the proposer, from the page of the identity check.
  editPan: form('safe', '/health-plan/proposal/edit-pan/{id}/'),
  agreePremium: form('safe', '/health-plan/proposal/{id}/agree/premium/', { jsonFields: ['data'] }),
  toProcess: form('safe', '/health-plan/proposal/{id}/to-process/'),
  // The same hand-over by its other names: of an insurer that asks for the read information sheet, and of another try.
  toCisProposal: form('safe', '/health-plan/proposal/{id}/to-cis-proposal/'),
  toPaymentGateway: form('safe', '/health-plan/proposal/{id}/to-payment-gateway/'),
  getSuccess: get('/health-plan/proposal/{id}/success/'),
  getFailure: get('/health-plan/proposal/{id}/failure/'),
  getTerms: get('/health-plan/proposal/{id}/tnc/'),
  getRiders: get('/health-plan/proposal/{id}/riders/'),
  // Ours: how a bought policy stands with its renewal, and its begin; both by the id of its proposal (decision record 074).
  getRenewal: get('/health-plan/proposal/{id}/renewal/'),
  beginRenewal: form('safe', '/health-plan/proposal/{id}/renew/'),
  // These two have no proposal beside them: `cpt_id` names it (decision record 064).
  addRiders: form('safe', '/health-plan/riders/add/', { jsonFields: ['data'], jsonLists: ['data'] }),
  removeRider: form('safe', '/health-plan/riders/remove/'),
  kycInit: get('/kyc/ckyc-init/health/{insurer}/{id}/'),
  // A search that finds nobody costs one of few tries.
  kycSearch: form('turned-away', '/kyc/ckyc-search/health/{insurer}/{id}/', {
    jsonFields: ['mandatory_fields', 'fieldsets'],
  }),
  fetchBankDetails: json('safe', '/health-plan/proposal/insurer/{insurer}/fetch_bank_details/'),
  // The names that an insurer's own system has for the areas of a pincode.
  fetchArea: json('safe', '/health-plan/proposal/insurer/{insurer}/fetch_area/'),
  share: form('safe', '/product_page/share/', { jsonFields: ['data'] }),
  // Ours: what is behind a short url (decision record 069).
  getShared: get('/product_page/share/{id}/'),
  // Ours: what this visitor has bought, since no account tells it.
  getPurchases: get('/health-plan/my-purchases/'),
  // Ours: back to a purchase from another device, by a link and a code (decision record 075).
  // Each makes the one before it end, and sends a letter.
  makeResumeLink: form('turned-away', '/health-plan/proposal/{id}/resume-link/'),
  getResume: get('/health-plan/resume-link/{id}/'),
  // It guesses one of few codes.
  sendResumeCode: form('turned-away', '/health-plan/resume-code/'),
  // A wrong code costs one of few tries.
  resume: form('turned-away', '/health-plan/resume/'),
  // Ours: a policy opens for its holder on any device, by a number and a code (decision record 186).
  getOpeningPage: get('/health-plan/open-policies/'),
  // Each sends a code.
  sendOpeningCode: form('turned-away', '/health-plan/open-policies/code/'),
  // A wrong code costs one of few tries.
  openPolicies: form('turned-away', '/health-plan/open-policies/'),
  closePolicies: form('safe', '/health-plan/close-policies/'),
  // Ours: who may open a policy (decision record 187).
  getWhoOpens: get('/health-plan/proposal/{id}/who-opens/'),
  letIn: form('safe', '/health-plan/proposal/{id}/let-in/'),
  endSecond: form('safe', '/health-plan/proposal/{id}/end-second/'),
  // The first sends a code, and a wrong one costs one of few tries.
  sendMailCode: form('turned-away', '/health-plan/proposal/{id}/prove-mail/code/'),
  proveMail: form('turned-away', '/health-plan/proposal/{id}/prove-mail/'),
  endOpener: form('safe', '/health-plan/proposal/{id}/end-opener/'),
  // The lock of a device (decision record 194): each question is good once, and so is each answer.
  beginPasskey: form('turned-away', '/health-plan/proposal/{id}/passkey/begin/'),
  addPasskey: form('turned-away', '/health-plan/proposal/{id}/passkey/'),
  beginPasskeyOpening: form('turned-away', '/health-plan/open-policies/passkey/begin/'),
  openByPasskey: form('turned-away', '/health-plan/open-policies/passkey/'),
  objectToChange: form('safe', '/health-plan/proposal/{id}/not-me/'),
  // Ours: giving a policy back, and taking that back (decision records 195 and 196). One policy is ended once.
  getEnding: get('/health-plan/proposal/{id}/ending/'),
  endPolicy: form('safe', '/health-plan/proposal/{id}/end-policy/'),
  keepPolicy: form('safe', '/health-plan/proposal/{id}/keep-policy/'),
  // Ours: changing a policy (decision record 201). The codes as those of who may open it.
  getChanges: get('/health-plan/proposal/{id}/changes/'),
  sendChangeCode: form('turned-away', '/health-plan/proposal/{id}/change-policy/code/'),
  changePolicy: form('turned-away', '/health-plan/proposal/{id}/change-policy/', { jsonFields: ['data'] }),
  withdrawChange: form('safe', '/health-plan/proposal/{id}/withdraw-change/'),
  // What browsers tell of how the site is used (decision record 092). Told twice it is kept once, by the id of each event.
  logEvent: form('safe', '/log-event/', { jsonFields: ['events'], jsonLists: ['events'] }),
  // Ours: what a visitor said yes to (decision record 091).
  getConsents: get('/health-plan/consents/'),
  recordConsent: form('another', '/health-plan/consent/'),
  // Ours: a person to talk to, and to be called by (decision record 101).
  getHelp: form('safe', '/health-plan/help-desk/'),
  // Each is a call to somebody.
  askCallBack: form('turned-away', '/health-plan/call-back/', { jsonFields: ['data'] }),
  // Ours: a visitor has no account to sign out of (decision record 040).
  leaveDevice: form('safe', '/health-plan/leave/'),
} as const satisfies Record<string, CallRow<string>>;

type CallRow<Path extends string> = JsonAndQuery & {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  readonly encoding: 'none' | 'form' | 'json';
  readonly repeat: Repeat;
};

type JsonAndQuery = {
  readonly jsonFields?: readonly string[];
  readonly jsonLists?: readonly string[];
  readonly queryFields?: readonly string[];
};

/** What is only read may always be read again. */
function get<Path extends `/${string}`>(path: Path, fields?: JsonAndQuery): CallRow<Path> {
  return { method: 'GET', path, encoding: 'none', repeat: 'safe', ...fields };
}

function form<Path extends `/${string}`>(repeat: Repeat, path: Path, fields?: JsonAndQuery): CallRow<Path> {
  return { method: 'POST', path, encoding: 'form', repeat, ...fields };
}

function json<Path extends `/${string}`>(repeat: Repeat, path: Path): CallRow<Path> {
  return { method: 'POST', path, encoding: 'json', repeat };
}

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
