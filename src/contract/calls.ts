/**
 * THE table of calls (specification section 7): the server registers its routes from it, the browser's
 * client is typed from it, tests iterate it. What travels stands in `shapes.ts`, one entry a call, so that
 * the browser gets this small table without the schemas.
 *
 * `jsonFields` are the fields of a form post that hold JSON text; every other field is plain text.
 */
export const calls = {
  getMedicalConditions: { method: 'GET', path: '/health-plan/get-medical-conditions/', encoding: 'none' },
  getPlace: { method: 'GET', path: '/health-plan/get-place/{pincode}/', encoding: 'none' },
  // Ours, as get-place is: what is sold, and how it is scored, whoever asks (decision record 028).
  getDocuments: { method: 'GET', path: '/health-plan/product/{product_slug}/documents/', encoding: 'none' },
  getScoringMethod: { method: 'GET', path: '/health-plan/scoring-method/', encoding: 'none' },
  getStays: { method: 'GET', path: '/health-plan/stays/', encoding: 'none' },
  getCatalogue: { method: 'GET', path: '/health-plan/catalogue/', encoding: 'none' },
  saveDetails: {
    method: 'POST',
    path: '/health-plan/save-details/results/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  getScore: {
    method: 'POST',
    path: '/health-plan/get-score/{quote_id}/',
    encoding: 'form',
    jsonFields: ['data', 'filters'],
  },
  quoteResults: {
    method: 'POST',
    path: '/health-plan/quote/results/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  getFiveYearProjection: { method: 'POST', path: '/health-plan/get-five-year-projection/', encoding: 'form' },
  onserverPremium: { method: 'POST', path: '/health-plan/onserver-premium/', encoding: 'json' },
  getProcessingStatus: { method: 'POST', path: '/health-plan/get-processing-status/', encoding: 'form' },
  createTransaction: {
    method: 'POST',
    path: '/health-plan/transaction/create/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  getProposal: { method: 'GET', path: '/health-plan/proposal/form-config/{id}/', encoding: 'none' },
  saveProposer: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  saveInsured: {
    method: 'POST',
    path: '/health-plan/proposal/insured-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  saveNominee: {
    method: 'POST',
    path: '/health-plan/proposal/nominee-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  saveBank: {
    method: 'POST',
    path: '/health-plan/proposal/bank-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  saveLifestyle: {
    method: 'POST',
    path: '/health-plan/proposal/lifestyle-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  saveDisease: {
    method: 'POST',
    path: '/health-plan/proposal/disease-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  savePortability: {
    method: 'POST',
    path: '/health-plan/proposal/portability-details/{id}/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  agreePremium: {
    method: 'POST',
    path: '/health-plan/proposal/{id}/agree/premium/',
    encoding: 'form',
    jsonFields: ['data'],
  },
  toProcess: { method: 'POST', path: '/health-plan/proposal/{id}/to-process/', encoding: 'form' },
  getSuccess: { method: 'GET', path: '/health-plan/proposal/{id}/success/', encoding: 'none' },
  getFailure: { method: 'GET', path: '/health-plan/proposal/{id}/failure/', encoding: 'none' },
  getTerms: { method: 'GET', path: '/health-plan/proposal/{id}/tnc/', encoding: 'none' },
  kycInit: { method: 'GET', path: '/kyc/ckyc-init/health/{insurer}/{id}/', encoding: 'none' },
  kycSearch: {
    method: 'POST',
    path: '/kyc/ckyc-search/health/{insurer}/{id}/',
    encoding: 'form',
    jsonFields: ['mandatory_fields', 'fieldsets'],
  },
  fetchBankDetails: {
    method: 'POST',
    path: '/health-plan/proposal/insurer/{insurer}/fetch_bank_details/',
    encoding: 'json',
  },
  // Ours: a visitor has no account to sign out of (decision record 040).
  leaveDevice: { method: 'POST', path: '/health-plan/leave/', encoding: 'form' },
} as const satisfies Record<string, CallRow>;

type CallRow = {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}/`;
  readonly encoding: 'none' | 'form' | 'json';
  readonly jsonFields?: readonly string[];
};

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
