import * as v from 'valibot';
import { consentsResponse, recordConsentRequest } from '../consent/shapes.ts';
import { logEventRequest } from '../event/shapes.ts';
import * as help from '../help/shapes.ts';
import * as kyc from '../kyc/shapes.ts';
import * as access from '../opening/shapes.ts';
import * as home from '../product/home.ts';
import { hospitalsRequest, hospitalsResponse } from '../product/hospitals.ts';
import { methodResponse } from '../product/method.ts';
import * as product from '../product/shapes.ts';
import { staysResponse } from '../product/stays.ts';
import { yearsMethodResponse } from '../product/years-method.ts';
import * as riders from '../proposal/riders.ts';
import * as proposal from '../proposal/shapes.ts';
import * as opening from '../purchase/opening.ts';
import { purchasesResponse } from '../purchase/purchases.ts';
import * as purchase from '../purchase/shapes.ts';
import { quoteAnswersResponse } from '../quote/answers/shapes.ts';
import { otherChoicesRequest, otherChoicesResponse } from '../quote/bearable/other-choices.ts';
import * as bearable from '../quote/bearable/shapes.ts';
import { cardsRequest, cardsResponse } from '../quote/cards.ts';
import { otherAnswersRequest, otherAnswersResponse } from '../quote/importance/other-answers.ts';
import { importanceRequest, importanceShape } from '../quote/importance/shapes.ts';
import * as lookUps from '../quote/look-ups/shapes.ts';
import * as quotedPlan from '../quote/quoted-plan.ts';
import { quoteResultsRequest, quoteResultsResponse } from '../quote/requote.ts';
import * as quote from '../quote/shapes.ts';
import { splitPlansRequest, splitPlansResponse } from '../quote/split.ts';
import { yearsRequest, yearsResponse } from '../quote/years.ts';
import { beginRenewalResponse, renewalResponse } from '../renewal/shapes.ts';
import * as resume from '../resume/shapes.ts';
import * as change from '../service/change-shapes.ts';
import { endingResponse, endPolicyRequest } from '../service/ending-shapes.ts';
import { sharedResponse, shareRequest, shareResponse } from '../share/shapes.ts';
import type { CallName, ParamsOf } from './calls.ts';

const nothing = v.strictObject({});
const done = v.object({ success: v.literal(true) });
const save = { request: proposal.saveRequest, response: proposal.saveAnswer };
const handOver = { request: purchase.toProcessRequest, response: purchase.toProcessResponse };

/** What each call takes and answers. Path parameters are texts and stand in `calls.ts`. */
export const shapes = {
  getMedicalConditions: {
    request: lookUps.medicalConditionsRequest,
    response: lookUps.medicalConditionsResponse,
  },
  getCities: { request: nothing, response: lookUps.citiesResponse },
  getPlace: { request: nothing, response: lookUps.placeResponse },
  getDocuments: { request: nothing, response: product.documentsResponse },
  getScoringMethod: { request: nothing, response: methodResponse },
  getStays: { request: nothing, response: staysResponse },
  getEntryAges: { request: nothing, response: product.entryAgesResponse },
  getCatalogue: { request: nothing, response: product.catalogueResponse },
  getYearsMethod: { request: nothing, response: yearsMethodResponse },
  hospitalsByPincode: { request: hospitalsRequest, response: hospitalsResponse },
  saveDetails: { request: quote.saveDetailsRequest, response: quote.saveDetailsResponse },
  getFirstPrice: { request: home.firstPriceRequest, response: home.firstPriceResponse },
  getProof: { request: nothing, response: home.proofResponse },
  getQuote: { request: nothing, response: quoteAnswersResponse },
  changeBearable: { request: bearable.bearableRequest, response: bearable.bearableShape },
  changeImportance: { request: importanceRequest, response: importanceShape },
  forgetSaid: { request: nothing, response: done },
  getScore: { request: quote.getScoreRequest, response: quote.getScoreResponse },
  getCards: { request: cardsRequest, response: cardsResponse },
  getOtherChoices: { request: otherChoicesRequest, response: otherChoicesResponse },
  getOtherAnswers: { request: otherAnswersRequest, response: otherAnswersResponse },
  getYears: { request: yearsRequest, response: yearsResponse },
  getSplitPlans: { request: splitPlansRequest, response: splitPlansResponse },
  quoteResults: { request: quoteResultsRequest, response: quoteResultsResponse },
  getFiveYearProjection: { request: quotedPlan.projectionRequest, response: quotedPlan.projectionResponse },
  onserverPremium: {
    request: quotedPlan.onserverPremiumRequest,
    response: quotedPlan.onserverPremiumResponse,
  },
  getProcessingStatus: {
    request: quotedPlan.processingStatusRequest,
    response: quotedPlan.processingStatusResponse,
  },
  createTransaction: {
    request: quotedPlan.createTransactionRequest,
    response: quotedPlan.createTransactionResponse,
  },
  isNewProposal: { request: opening.isNewProposalRequest, response: opening.isNewProposalResponse },
  openProposal: { request: opening.openProposalRequest, response: opening.openProposalResponse },
  getProposal: { request: nothing, response: proposal.getProposalResponse },
  saveProposer: save,
  saveInsured: save,
  saveNominee: save,
  saveBank: save,
  saveLifestyle: save,
  saveDisease: save,
  savePortability: save,
  agreePremium: { request: purchase.agreeRequest, response: proposal.saveAnswer },
  toProcess: handOver,
  toCisProposal: handOver,
  toPaymentGateway: handOver,
  getSuccess: { request: nothing, response: purchase.postPaymentResponse },
  getFailure: { request: nothing, response: purchase.postPaymentResponse },
  getTerms: { request: nothing, response: purchase.termsResponse },
  getRiders: { request: nothing, response: riders.ridersResponse },
  addRiders: { request: riders.addRidersRequest, response: riders.riderChangeResponse },
  removeRider: { request: riders.removeRiderRequest, response: riders.riderChangeResponse },
  kycInit: { request: nothing, response: kyc.kycInitResponse },
  kycSearch: { request: kyc.kycSearchRequest, response: kyc.kycSearchResponse },
  fetchBankDetails: { request: proposal.bankDetailsRequest, response: proposal.bankDetailsResponse },
  fetchArea: { request: proposal.areaRequest, response: proposal.areaResponse },
  editPan: { request: proposal.editPanRequest, response: proposal.saveAnswer },
  share: { request: shareRequest, response: shareResponse },
  getShared: { request: nothing, response: sharedResponse },
  getPurchases: { request: nothing, response: purchasesResponse },
  getRenewal: { request: nothing, response: renewalResponse },
  beginRenewal: { request: nothing, response: beginRenewalResponse },
  makeResumeLink: { request: resume.resumeLinkRequest, response: resume.resumeLinkResponse },
  getResume: { request: nothing, response: resume.resumeResponse },
  getHelp: { request: help.helpRequest, response: help.helpResponse },
  askCallBack: { request: help.callBackRequest, response: help.callBackResponse },
  sendResumeCode: { request: resume.sendResumeCodeRequest, response: resume.resumeResponse },
  getOpeningPage: { request: nothing, response: access.openingPageResponse },
  sendOpeningCode: { request: access.openingCodeRequest, response: access.openingResponse },
  openPolicies: { request: access.openPoliciesRequest, response: access.openingResponse },
  closePolicies: { request: nothing, response: access.closePoliciesResponse },
  getWhoOpens: { request: nothing, response: access.whoOpensResponse },
  letIn: { request: access.letInRequest, response: access.whoOpensResponse },
  endSecond: { request: access.endSecondRequest, response: access.whoOpensResponse },
  sendMailCode: { request: nothing, response: access.openingResponse },
  proveMail: { request: access.proveMailRequest, response: access.openingResponse },
  endOpener: { request: access.endOpenerRequest, response: access.whoOpensResponse },
  beginPasskey: { request: nothing, response: access.passkeyQuestion },
  addPasskey: { request: access.passkeyAnswer, response: access.whoOpensResponse },
  beginPasskeyOpening: { request: nothing, response: access.passkeyQuestion },
  openByPasskey: { request: access.passkeyAnswer, response: access.passkeyOpened },
  objectToChange: { request: nothing, response: access.whoOpensResponse },
  getEnding: { request: nothing, response: endingResponse },
  endPolicy: { request: endPolicyRequest, response: endingResponse },
  keepPolicy: { request: nothing, response: endingResponse },
  getChanges: { request: nothing, response: change.changesResponse },
  sendChangeCode: { request: change.changeCodeRequest, response: access.openingResponse },
  changePolicy: { request: change.changePolicyRequest, response: change.changesResponse },
  withdrawChange: { request: change.withdrawChangeRequest, response: change.changesResponse },
  resume: { request: resume.resumeRequest, response: resume.resumeResponse },
  logEvent: { request: logEventRequest, response: done },
  getConsents: { request: nothing, response: consentsResponse },
  recordConsent: { request: recordConsentRequest, response: consentsResponse },
  leaveDevice: { request: nothing, response: done },
} as const satisfies Record<
  CallName,
  { readonly request: v.GenericSchema; readonly response: v.GenericSchema }
>;

export type Shapes = typeof shapes;

/** What a caller sends. */
export type CallInput<Name extends CallName> = {
  readonly params: ParamsOf<Name>;
  readonly body: v.InferInput<Shapes[Name]['request']>;
};

/** A handler receives this, checked and parsed. */
export type CallRequest<Name extends CallName> = {
  readonly params: ParamsOf<Name>;
  readonly body: v.InferOutput<Shapes[Name]['request']>;
};

export type CallAnswer<Name extends CallName> = v.InferOutput<Shapes[Name]['response']>;

export type WireFailure = {
  readonly code: string;
  readonly message: string;
  /** Each named as its payload names it, `data.members.2.age`. The browser reads no codes of fields. */
  readonly fields: readonly { readonly field: string; readonly code?: string; readonly message: string }[];
  /**
   * A purchase that is not to be had online says by it which of the offline screens applies (specification
   * section 8).
   */
  readonly status?: string;
};

export type CallResult<Name extends CallName> =
  | { readonly ok: true; readonly value: CallAnswer<Name> }
  | {
      readonly ok: false;
      readonly status: number;
      readonly failure: WireFailure;
      /** Before the same is worth asking again, where the answer says so. */
      readonly waitSeconds?: number;
    };
