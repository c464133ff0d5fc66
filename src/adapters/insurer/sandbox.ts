import { addRupees } from '#domain/money.ts';
import type { InsurerDecision } from '#domain/purchase/insurer-decision.ts';
import { isDecidedLater } from '#domain/purchase/processing-status.ts';
import { bonusAfter } from '#domain/renewal/bonus.ts';
import type {
  EndingPolicy,
  InsurerAnswer,
  InsurerCase,
  InsurerGateway,
  PaidCase,
  RenewalTerms,
  ServiceAnswer,
  ServiceCase,
} from '#usecases/ports/insurer-gateway.ts';
import { StoreUnavailable } from '#usecases/ports/store.ts';
import type { Clock } from '#usecases/ports.ts';
import { type CaseBook, openCaseBook, type SandboxCase, type SandboxRequest } from './case-book.ts';
import { claimAnswer } from './claim-answer.ts';
import { createLivePrices } from './live-price.ts';

/** Steered by the last four digits of the proposer's mobile number, and by the eldest age for live prices. */
export const sandboxInsurerGuide = [
  'insurer.0001',
  'insurer.0002',
  'insurer.0003',
  'insurer.0004',
  'insurer.0005',
  'insurer.0006',
  'insurer.0007',
  'insurer.0008',
  'insurer.0009',
  'insurer.0010',
  'insurer.0011',
  'insurer.0012',
  'insurer.0013',
  'insurer.0014',
  'insurer.0015',
  'insurer.0016',
  'insurer.other',
  'insurer.live-to-65',
  'insurer.live-to-70',
  'insurer.live-over-70',
  'insurer.areas',
  'insurer.no-areas',
] as const;

const reviewMs = 5_000;

export type SandboxInsurer = InsurerGateway & { readonly close: () => void };

/** @param dataDir folder of the insurer's own file, or ':memory:'. */
export function openSandboxInsurer({
  dataDir,
  clock,
}: {
  readonly dataDir: string;
  readonly clock: Clock;
}): SandboxInsurer {
  const book = openCaseBook(dataDir);
  const prices = createLivePrices(clock);
  return {
    propose: (proposal) => answerOf(() => propose(book, clock, proposal)),
    decision: (insurer, reference) =>
      answerOf(() => {
        const sandboxCase = book.find(insurer, reference);
        return sandboxCase ? toAnswer(decisionAt(sandboxCase, clock)) : refused;
      }),
    issue: (proposal) => answerOf(() => issue(book, clock, proposal)),
    lookUp: (insurer, reference) =>
      answerOf(() => {
        const sandboxCase = book.find(insurer, reference);
        if (sandboxCase?.steering === '0010') return refused;
        const policyNumber = sandboxCase?.policyNumber;
        return toAnswer(policyNumber === undefined ? undefined : { policyNumber });
      }),
    renewalTerms: (policy) => answerOf(() => renewalTerms(book, policy)),
    requestService: (request) => answerOf(() => requestService(book, clock, request)),
    areas: async (_insurer, pincode) => areasOf(pincode),
    livePremium: (question) => Promise.resolve(prices(question)),
    close: book.close,
  };
}

const refused = { ok: false, reason: 'refused' } as const;
const timedOut = { ok: false, reason: 'timed-out' } as const;
const unavailable = { ok: false, reason: 'unavailable' } as const;

async function answerOf<T>(work: () => InsurerAnswer<T>): Promise<InsurerAnswer<T>> {
  try {
    return work();
  } catch (error) {
    if (error instanceof StoreUnavailable) return unavailable;
    throw error;
  }
}

function toAnswer<T>(value: T): InsurerAnswer<T> {
  return { ok: true, value };
}

function propose(book: CaseBook, clock: Clock, proposal: InsurerCase): InsurerAnswer<InsurerDecision> {
  const steering = proposal.proposer.mobile.slice(-4);
  if (steering === '0002') return timedOut;
  const sandboxCase = book.find(proposal.insurer, proposal.reference);
  const { slab, total, route, termYears, riders } = proposal;
  const terms = JSON.stringify([slab, total, route, termYears, steering, ...riders]);
  if (sandboxCase && (sandboxCase.terms === terms || sandboxCase.policyNumber !== undefined)) {
    return toAnswer(decisionAt(sandboxCase, clock));
  }
  const newCase: SandboxCase = {
    reference: proposal.reference,
    insurer: proposal.insurer,
    steering,
    terms,
    route: proposal.route,
    decision: firstDecision(steering, proposal.route),
    proposedAt: clock.now(),
    issueAsks: 0,
    policyNumber: undefined,
  };
  book.put(newCase);
  return toAnswer(newCase.decision);
}

function firstDecision(steering: string, route: InsurerCase['route']): InsurerDecision {
  if (steering === '0001') {
    return {
      kind: 'declined',
      reason: 'The insurer does not accept this proposal under its underwriting policy',
    };
  }
  return isDecidedLater(route) ? { kind: 'under-review' } : { kind: 'accepted' };
}

function decisionAt(sandboxCase: SandboxCase, clock: Clock): InsurerDecision {
  const isReviewed = Date.parse(clock.now()) - Date.parse(sandboxCase.proposedAt) >= reviewMs;
  if (sandboxCase.decision.kind !== 'under-review' || !isReviewed || sandboxCase.steering === '0006')
    return sandboxCase.decision;
  if (sandboxCase.steering !== '0005') return { kind: 'accepted' };
  const document = sandboxCase.route === 'porting' ? 'the history of the old policy' : 'the medical review';
  return { kind: 'declined', reason: `The insurer does not accept this proposal after ${document}` };
}

const neverIssued: readonly string[] = ['0004', '0010'];

function issue(
  book: CaseBook,
  clock: Clock,
  proposal: PaidCase,
): InsurerAnswer<{ readonly policyNumber: string }> {
  const sandboxCase = book.find(proposal.insurer, proposal.reference);
  if (!sandboxCase || decisionAt(sandboxCase, clock).kind !== 'accepted') return refused;
  if (sandboxCase.policyNumber !== undefined) return toAnswer({ policyNumber: sandboxCase.policyNumber });
  const caseAfter = { ...sandboxCase, issueAsks: sandboxCase.issueAsks + 1 };
  if (
    neverIssued.includes(caseAfter.steering) ||
    (caseAfter.steering === '0003' && caseAfter.issueAsks <= 2)
  ) {
    book.put(caseAfter);
    return unavailable;
  }
  const policyNumber = policyNumberFor(proposal, book);
  book.put({ ...caseAfter, policyNumber });
  return caseAfter.steering === '0007' ? timedOut : toAnswer({ policyNumber });
}

/** Nobody has claimed unless the policy was bought with the mobile number that says so. */
function renewalTerms(book: CaseBook, policy: EndingPolicy): InsurerAnswer<RenewalTerms> {
  const sandboxCase = book.find(policy.insurer, policy.reference);
  if (sandboxCase?.policyNumber !== policy.policyNumber) return refused;
  if (sandboxCase.steering === '0009') return timedOut;
  const claimed = sandboxCase.steering === '0008';
  const bonus = bonusAfter(policy, policy.bonus, { years: policy.termYears, claimed });
  return toAnswer({ claimed, sumWithBonus: addRupees([policy.sumInsured, bonus]) });
}

/** It has a request for as long as a review takes, and then answers as the mobile says that the policy was bought with. */
function requestService(book: CaseBook, clock: Clock, request: ServiceCase): InsurerAnswer<ServiceAnswer> {
  const { insurer, reference, policyReference, policyNumber, act } = request;
  const sandboxCase = book.find(insurer, policyReference);
  if (sandboxCase?.policyNumber !== policyNumber) return refused;
  const { steering } = sandboxCase;
  if (steering === '0015') return timedOut;
  const before = book.findRequest(insurer, reference);
  const storedRequest = before ?? { insurer, reference, receivedAt: clock.now(), isLetGo: false };
  const isNow =
    act === 'withdraw' && requestAnswer(storedRequest, request, { steering, clock }).kind !== 'refused';
  const after = {
    ...storedRequest,
    isLetGo: storedRequest.isLetGo || (isNow && !isTooLate(storedRequest, request, { steering, clock })),
  };
  if (!before || after.isLetGo !== before.isLetGo) book.putRequest(after);
  // It has the request, and nobody hears of it before it is asked again.
  if (!before && steering === '0012') return timedOut;
  return toAnswer(requestAnswer(after, request, { steering, clock }));
}

type RequestSteering = { readonly steering: string; readonly clock: Clock };

/** What is accepted is settled at once, but for a cancelled policy, which runs on until its last day, and a claim, which is then paid. */
function isTooLate(storedRequest: SandboxRequest, request: ServiceCase, by: RequestSteering): boolean {
  const answer = requestAnswer(storedRequest, request, by);
  if (answer.kind !== 'accepted' || request.kind === 'cancel') return false;
  return request.kind !== 'claim' || answer.award?.isPaid === true;
}

function requestAnswer(
  { receivedAt, isLetGo }: SandboxRequest,
  { kind, details }: ServiceCase,
  { steering, clock }: RequestSteering,
): ServiceAnswer {
  if (isLetGo) return { kind: 'let-go' };
  const reviewed = Math.floor((Date.parse(clock.now()) - Date.parse(receivedAt)) / reviewMs);
  if (reviewed < 1 || steering === '0014') return { kind: 'received' };
  if (kind === 'claim') return claimAnswer(details, steering, reviewed > 1);
  if (steering === '0011')
    return {
      kind: 'refused',
      text: `The insurer does not take this ${kind.replace('change-', 'change of ')}`,
    };
  if (steering === '0013') return { kind: 'more-needed', text: 'A signed letter of the policyholder' };
  return { kind: 'accepted' };
}

/** "SHY-26-0048-11739": the insurer's letters, the year of cover, the office, a running number. */
function policyNumberFor({ insurer, coverFrom }: PaidCase, book: CaseBook): string {
  const letters = insurer
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  return `${letters}-${coverFrom.slice(2, 4)}-${book.office}-${book.nextSequence()}`;
}

const silent = /99$/;

const names = [
  'Ashoknagar',
  'Gandhinagar',
  'Indirapuram',
  'Lakshmipuram',
  'Ramnagar',
  'Shivpuri',
  'Subhashnagar',
  'Vasantvihar',
] as const;

const areaDigits = 4;

/** Invented: some common names, others at each pincode. Where it ends with 99 the insurer does not answer. */
export function areasOf(pincode: string): InsurerAnswer<readonly string[]> {
  if (silent.test(pincode)) return { ok: false, reason: 'timed-out' };
  const first = Number(pincode) % names.length;
  const value = Array.from({ length: areaDigits }, (_, at) => names[(first + at) % names.length] ?? '');
  return { ok: true, value };
}
