import type { CallName } from '#contract/call/calls.ts';
import { scoreItems } from '#domain/cover/features.ts';
import type { UsageEvent } from '#domain/event/event-kinds.ts';
import type { ProposalStep } from '#domain/proposal/steps.ts';
import type { PageEvent } from '#web/browser/pending-events.ts';

type CallEvent = Extract<PageEvent, readonly ['call', ...unknown[]]>;
type Answer = CallEvent[3];

/** Whose failures are no problem that somebody sees: they poll, or are ours. */
const unseen: readonly CallName[] = ['onserverPremium', 'logEvent', 'getConsents'];

const stepOfSave = {
  saveProposer: 'proposer',
  saveInsured: 'insured-members',
  saveNominee: 'nominee',
  saveBank: 'bank',
  savePortability: 'portability',
  saveDisease: 'medical',
  saveLifestyle: 'lifestyle',
} as const satisfies Readonly<Partial<Record<CallName, ProposalStep>>>;

type EventMapper = (data: unknown, answer: Answer) => readonly UsageEvent[];

const onAnswer =
  (events: (data: unknown) => readonly UsageEvent[]): EventMapper =>
  (data, { ok }) =>
    ok ? events(data) : [];

/** Looked up by a page itself, counted at the press or by the server, or ours alone. A call that is in neither list does not compile. */
type Uncounted =
  | keyof typeof stepOfSave
  | 'addPasskey'
  | 'addRiders'
  | 'agreePremium'
  | 'askCallBack'
  | 'beginPasskey'
  | 'beginPasskeyOpening'
  | 'beginRenewal'
  | 'closePolicies'
  | 'endOpener'
  | 'endSecond'
  | 'getOpeningPage'
  | 'getWhoOpens'
  | 'letIn'
  | 'getEnding'
  | 'endPolicy'
  | 'keepPolicy'
  | 'getChanges'
  | 'sendChangeCode'
  | 'changePolicy'
  | 'withdrawChange'
  | 'objectToChange'
  | 'openByPasskey'
  | 'openPolicies'
  | 'proveMail'
  | 'sendMailCode'
  | 'sendOpeningCode'
  | 'changeBearable'
  | 'createTransaction'
  | 'editPan'
  | 'fetchArea'
  | 'fetchBankDetails'
  | 'forgetSaid'
  | 'getCards'
  | 'getCatalogue'
  | 'getCities'
  | 'getConsents'
  | 'getDocuments'
  | 'getEntryAges'
  | 'getFailure'
  | 'getFirstPrice'
  | 'getFiveYearProjection'
  | 'getHelp'
  | 'getMedicalConditions'
  | 'getOtherAnswers'
  | 'getOtherChoices'
  | 'getPlace'
  | 'getProcessingStatus'
  | 'getProof'
  | 'getProposal'
  | 'getPurchases'
  | 'getQuote'
  | 'getRenewal'
  | 'getResume'
  | 'getRiders'
  | 'getScore'
  | 'getScoringMethod'
  | 'getShared'
  | 'getSplitPlans'
  | 'getStays'
  | 'getSuccess'
  | 'getTerms'
  | 'getYears'
  | 'getYearsMethod'
  | 'isNewProposal'
  | 'kycInit'
  | 'kycSearch'
  | 'leaveDevice'
  | 'logEvent'
  | 'makeResumeLink'
  | 'onserverPremium'
  | 'openProposal'
  | 'quoteResults'
  | 'recordConsent'
  | 'removeRider'
  | 'resume'
  | 'saveDetails'
  | 'sendResumeCode'
  | 'toCisProposal'
  | 'toPaymentGateway'
  | 'toProcess';

const mappers: Readonly<Record<Exclude<CallName, Uncounted>, EventMapper>> = {
  share: onAnswer(() => [{ name: 'decision-shared', fields: {} }]),
  changeImportance: onAnswer((data) => importanceEvents(data)),
  hospitalsByPincode: onAnswer((data) => [
    { name: 'hospitals-searched', fields: { by: wordIn(data, 'search') ? 'name' : 'place' } },
  ]),
};

/** What an answered call tells. `problem-shown` still needs the route, which the caller knows. */
export function eventsOfCall(
  [, name, body, answer]: CallEvent,
  route: Extract<UsageEvent, { readonly name: 'problem-shown' }>['fields']['route'],
): readonly UsageEvent[] {
  const problem = problemOf(name, answer);
  if (problem !== undefined)
    return [{ name: 'problem-shown', fields: { problem: 'call', status: problem, route } }];
  const steps: Readonly<Partial<Record<CallName, ProposalStep>>> = stepOfSave;
  const step = steps[name];
  if (step && answer.ok && 'form_error' in answer.value) {
    const field = 'mobile' in (answer.value.form_error ?? {}) ? 'mobile' : 'other';
    return [{ name: 'form-refused', fields: { step, field } }];
  }
  const tellers: Readonly<Partial<Record<CallName, EventMapper>>> = mappers;
  return tellers[name]?.('data' in body ? body.data : undefined, answer) ?? [];
}

/** No answer, a server that is away or busy, a bug of ours: what is wrong with answers stands at their fields. */
function problemOf(name: CallName, answer: Answer): number | undefined {
  if (answer.ok || unseen.includes(name)) return undefined;
  const { status } = answer;
  const isOurs = status === 0 || status === 429 || (status >= 500 && status <= 599);
  return isOurs ? status : undefined;
}

/** It tells which features were answered, and not how much they matter. */
function importanceEvents(data: unknown): readonly UsageEvent[] {
  const features = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  return scoreItems
    .filter((item) => features.includes(item))
    .map((feature): UsageEvent => ({ name: 'importance-changed', fields: { feature } }));
}

/** A word of what was sent that is compared with known ones; nothing else of it is looked at. */
function wordIn(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([name]) => name === key)?.[1]
    : undefined;
}
