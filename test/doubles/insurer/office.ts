import type { Signable } from './signatures.ts';

/** What a call holds: the fields that this insurer looks at. */
export type InsurerCall = {
  readonly insurer: string;
  readonly reference: string;
  readonly [field: string]: unknown;
};

type Decision = { readonly kind: string; readonly reason?: string };

type StoredApplication = {
  /** Tells a changed proposal from the same one asked again. */
  readonly terms: string;
  readonly mobile: string;
  readonly decision: Decision;
  /** It is counted in milliseconds. */
  readonly proposedAt: number;
  policyNumber: string | null;
};

export type Office = {
  readonly answer: (call: string, insurerCall: InsurerCall) => Signable;
  /** Every policy that was ever issued, with its reference. */
  readonly policies: readonly { readonly reference: string; readonly policyNumber: string }[];
};

/** It is counted in milliseconds. */
const [reviewTakes, pricingTakes] = [5_000, 3_000];

const ok = (json: unknown): Signable => ({ status: 200, json });
const refused = (code: string): Signable => ({ status: 422, json: { code } });

/**
 * The work behind the door: proposals, decisions, policies. Steered by the last four digits of the proposer's mobile:
 * 0001 is declined, 0005 declined after review, 0004 not issued, 0008 has claimed, 0009 unknown at renewal; requests on a
 * policy of 0011 are refused, of 0013 need more, of 0014 stay with the insurer.
 */
export function openOffice(now: () => number): Office {
  const cases = new Map<string, StoredApplication>();
  const policies: { reference: string; policyNumber: string }[] = [];
  const pricedFrom = new Map<string, number>();
  const requests = new Map<string, StoredRequest>();
  const caseOf = ({ insurer, reference }: InsurerCall) => cases.get(`${insurer} ${reference}`);
  const calls: Readonly<Record<string, (call: InsurerCall) => Signable>> = {
    ping: ({ insurer }) => ok({ insurer }),
    propose: (call) => {
      const storedApplication = caseOf(call);
      const application =
        storedApplication?.policyNumber || storedApplication?.terms === termsOf(call)
          ? storedApplication
          : newCase(call, now());
      cases.set(`${call.insurer} ${call.reference}`, application);
      return ok({ reference: call.reference, decision: decisionOn(application, now()) });
    },
    decision: (call) => {
      const application = caseOf(call);
      if (!application) return refused('not-proposed');
      return ok({ reference: call.reference, decision: decisionOn(application, now()) });
    },
    issue: (call) => {
      const application = caseOf(call);
      if (!application || decisionOn(application, now()).kind !== 'accepted') return refused('not-accepted');
      if (application.mobile === '0004') return { status: 503, json: { code: 'policy-system-down' } };
      application.policyNumber ??= issued(policies, call);
      return ok({ reference: call.reference, policyNumber: application.policyNumber });
    },
    'look-up': (call) => ok({ reference: call.reference, policyNumber: caseOf(call)?.policyNumber ?? null }),
    'renewal-terms': (call) => renewalOf(call, caseOf(call)),
    service: (call) => serviceOf(call, cases.get(`${call.insurer} ${call.policyReference}`), requests, now()),
    areas: () => ok({ areas: ['Ramnagar', 'Shivpuri'] }),
    'live-premium': (call) => ok(livePriceOf(call, pricedFrom, now())),
  };
  return {
    policies,
    answer: (call, insurerCall) =>
      calls[call]?.(insurerCall) ?? { status: 404, json: { code: 'unknown-call' } },
  };
}

function issued(policies: { reference: string; policyNumber: string }[], { reference }: InsurerCall): string {
  const policyNumber = `REF/26/${String(policies.length + 1).padStart(6, '0')}`;
  policies.push({ reference, policyNumber });
  return policyNumber;
}

function mobileOf({ proposer }: InsurerCall): string {
  const isThere = typeof proposer === 'object' && proposer !== null && 'mobile' in proposer;
  return isThere ? String(proposer.mobile) : '';
}

function termsOf(call: InsurerCall): string {
  return JSON.stringify([call.slab, call.total, call.route, call.termYears, call.riders, mobileOf(call)]);
}

function newCase(call: InsurerCall, proposedAt: number): StoredApplication {
  const mobile = mobileOf(call).slice(-4);
  const later: Decision = { kind: call.route === 'straight-through' ? 'accepted' : 'under-review' };
  const decision = mobile === '0001' ? { kind: 'declined', reason: 'Not under our rules' } : later;
  return { terms: termsOf(call), mobile, decision, proposedAt, policyNumber: null };
}

function decisionOn({ decision, mobile, proposedAt }: StoredApplication, now: number): Decision {
  if (decision.kind !== 'under-review' || now - proposedAt < reviewTakes) return decision;
  return mobile === '0005' ? { kind: 'declined', reason: 'Not after the review' } : { kind: 'accepted' };
}

/** A year without a claim adds what the product says, up to its most; a claim takes as much away. */
function renewalOf(call: InsurerCall, application: StoredApplication | undefined): Signable {
  if (!application || application.policyNumber !== call.policyNumber || application.mobile === '0009')
    return refused('not-our-policy');
  const { percentPerYear, maxPercent } = Object(call.noClaimBonus);
  const [sum, before, years] = [call.sumInsured, call.bonus, call.termYears].map(Number);
  const claimed = application.mobile === '0008';
  const step = ((sum ?? 0) * Number(percentPerYear)) / 100;
  const bonus = (before ?? 0) + (claimed ? -step : step * (years ?? 0));
  const most = ((sum ?? 0) * Number(maxPercent)) / 100;
  const sumWithBonus = (sum ?? 0) + Math.max(0, Math.min(bonus, most));
  return ok({ reference: call.reference, claimed, sumWithBonus });
}

type StoredRequest = { readonly receivedAt: number; isLetGo: boolean };

/** The same question again answers how the request stands; what is taken back in time is let go. */
function serviceOf(
  call: InsurerCall,
  application: StoredApplication | undefined,
  requests: Map<string, StoredRequest>,
  now: number,
): Signable {
  if (!application || application.policyNumber !== call.policyNumber) return refused('not-our-policy');
  const key = `${call.insurer} ${call.reference}`;
  const request = requests.get(key) ?? { receivedAt: now, isLetGo: false };
  requests.set(key, request);
  const answer = answerOn(call, request, application, now);
  const isLate = answer.kind === 'refused' || isSettled(call, answer);
  if (call.act === 'withdraw' && !isLate) request.isLetGo = true;
  return ok({ reference: call.reference, answer: answerOn(call, request, application, now) });
}

/** A cancelled policy runs on until its last day, and a claim that was approved is then paid. */
function isSettled({ kind }: InsurerCall, answer: ReturnType<typeof answerOn>): boolean {
  if (answer.kind !== 'accepted' || kind === 'cancel') return false;
  return kind !== 'claim' || ('award' in answer && answer.award.paid);
}

function answerOn(
  call: InsurerCall,
  { receivedAt, isLetGo }: StoredRequest,
  { mobile }: StoredApplication,
  now: number,
) {
  if (isLetGo) return { kind: 'let-go' };
  if (now - receivedAt < reviewTakes || mobile === '0014') return { kind: 'received' };
  if (call.kind === 'claim') return claimAnswerOn(call, mobile, now - receivedAt >= 2 * reviewTakes);
  if (mobile === '0011') return { kind: 'refused', text: 'Not under the terms' };
  return mobile === '0013' ? { kind: 'more-needed', text: 'A signed letter' } : { kind: 'accepted' };
}

/** What it pays of a claim, with its clause where that is less than the bill. */
function claimAnswerOn({ details }: InsurerCall, mobile: string, isPaid: boolean) {
  const { amount = 50_000, additions = 0 } = { ...(typeof details === 'object' && details) } as {
    readonly amount?: number;
    readonly additions?: number;
  };
  if (mobile === '0011') return { kind: 'refused', text: 'In its waiting period', clause: '4.2' };
  if (mobile === '0013' && additions === 0) return { kind: 'more-needed', text: 'The discharge summary' };
  const cut = {
    amount: Math.floor((amount * 4) / 5),
    paid: isPaid,
    clause: '3.1',
    text: 'Room above the limit',
  };
  return { kind: 'accepted', award: mobile === '0016' ? cut : { amount, paid: isPaid } };
}

/** The first question begins the work; above 65 there is no price, above 70 it never ends. */
function livePriceOf(call: InsurerCall, pricedFrom: Map<string, number>, now: number): unknown {
  const question = JSON.stringify(call);
  const pricedAt = pricedFrom.get(question) ?? now;
  pricedFrom.set(question, pricedAt);
  const ages = Array.isArray(call.people) ? call.people.map(({ age }) => Number(age)) : [];
  const eldest = Math.max(...ages);
  if (now - pricedAt < pricingTakes || eldest > 70) return { kind: 'pending' };
  if (eldest > 65) return { kind: 'none' };
  return { kind: 'quoted', annual: ages.reduce((sum, age) => sum + 4_000 + age * 250, 0) };
}
