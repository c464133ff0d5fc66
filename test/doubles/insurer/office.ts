import type { Signable } from './signatures.ts';

/** What a call holds: the fields that this insurer looks at. */
export type Asked = {
  readonly insurer: string;
  readonly reference: string;
  readonly [field: string]: unknown;
};

type Decision = { readonly kind: string; readonly reason?: string };

type Kept = {
  /** Tells a changed proposal from the same one asked again. */
  readonly terms: string;
  readonly mobile: string;
  readonly decision: Decision;
  /** Milliseconds. */
  readonly proposedAt: number;
  policyNumber: string | null;
};

export type Office = {
  readonly answer: (call: string, asked: Asked) => Signable;
  /** Every policy that was ever issued, with its reference. */
  readonly policies: readonly { readonly reference: string; readonly policyNumber: string }[];
};

/** Milliseconds. */
const [reviewTakes, pricingTakes] = [5_000, 3_000];

const ok = (json: unknown): Signable => ({ status: 200, json });
const refused = (code: string): Signable => ({ status: 422, json: { code } });

/**
 * The work behind the door: proposals, decisions, policies. Steered by the last four digits of the proposer's mobile:
 * 0001 is declined, 0005 declined after review, 0004 not issued, 0008 has claimed, 0009 unknown at renewal.
 */
export function openOffice(now: () => number): Office {
  const cases = new Map<string, Kept>();
  const policies: { reference: string; policyNumber: string }[] = [];
  const pricedFrom = new Map<string, number>();
  const caseOf = ({ insurer, reference }: Asked) => cases.get(`${insurer} ${reference}`);
  const calls: Readonly<Record<string, (asked: Asked) => Signable>> = {
    ping: ({ insurer }) => ok({ insurer }),
    propose: (asked) => {
      const known = caseOf(asked);
      const kept = known?.policyNumber || known?.terms === termsOf(asked) ? known : newCase(asked, now());
      cases.set(`${asked.insurer} ${asked.reference}`, kept);
      return ok({ reference: asked.reference, decision: decisionOn(kept, now()) });
    },
    decision: (asked) => {
      const kept = caseOf(asked);
      if (!kept) return refused('not-proposed');
      return ok({ reference: asked.reference, decision: decisionOn(kept, now()) });
    },
    issue: (asked) => {
      const kept = caseOf(asked);
      if (!kept || decisionOn(kept, now()).kind !== 'accepted') return refused('not-accepted');
      if (kept.mobile === '0004') return { status: 503, json: { code: 'policy-system-down' } };
      kept.policyNumber ??= issued(policies, asked);
      return ok({ reference: asked.reference, policyNumber: kept.policyNumber });
    },
    'look-up': (asked) =>
      ok({ reference: asked.reference, policyNumber: caseOf(asked)?.policyNumber ?? null }),
    'renewal-terms': (asked) => renewalOf(asked, caseOf(asked)),
    areas: () => ok({ areas: ['Ramnagar', 'Shivpuri'] }),
    'live-premium': (asked) => ok(livePriceOf(asked, pricedFrom, now())),
  };
  return {
    policies,
    answer: (call, asked) => calls[call]?.(asked) ?? { status: 404, json: { code: 'unknown-call' } },
  };
}

function issued(policies: { reference: string; policyNumber: string }[], { reference }: Asked): string {
  const policyNumber = `REF/26/${String(policies.length + 1).padStart(6, '0')}`;
  policies.push({ reference, policyNumber });
  return policyNumber;
}

function mobileOf({ proposer }: Asked): string {
  const isThere = typeof proposer === 'object' && proposer !== null && 'mobile' in proposer;
  return isThere ? String(proposer.mobile) : '';
}

function termsOf(asked: Asked): string {
  return JSON.stringify([
    asked.slab,
    asked.total,
    asked.route,
    asked.termYears,
    asked.riders,
    mobileOf(asked),
  ]);
}

function newCase(asked: Asked, proposedAt: number): Kept {
  const mobile = mobileOf(asked).slice(-4);
  const later: Decision = { kind: asked.route === 'straight-through' ? 'accepted' : 'under-review' };
  const decision = mobile === '0001' ? { kind: 'declined', reason: 'Not under our rules' } : later;
  return { terms: termsOf(asked), mobile, decision, proposedAt, policyNumber: null };
}

function decisionOn({ decision, mobile, proposedAt }: Kept, now: number): Decision {
  if (decision.kind !== 'under-review' || now - proposedAt < reviewTakes) return decision;
  return mobile === '0005' ? { kind: 'declined', reason: 'Not after the review' } : { kind: 'accepted' };
}

/** A year without a claim adds what the product says, up to its most; a claim takes as much away. */
function renewalOf(asked: Asked, kept: Kept | undefined): Signable {
  if (!kept || kept.policyNumber !== asked.policyNumber || kept.mobile === '0009')
    return refused('not-our-policy');
  const { percentPerYear, maxPercent } = Object(asked.noClaimBonus);
  const [sum, before, years] = [asked.sumInsured, asked.bonus, asked.termYears].map(Number);
  const claimed = kept.mobile === '0008';
  const step = ((sum ?? 0) * Number(percentPerYear)) / 100;
  const bonus = (before ?? 0) + (claimed ? -step : step * (years ?? 0));
  const most = ((sum ?? 0) * Number(maxPercent)) / 100;
  const sumWithBonus = (sum ?? 0) + Math.max(0, Math.min(bonus, most));
  return ok({ reference: asked.reference, claimed, sumWithBonus });
}

/** The first question begins the work; above 65 there is no price, above 70 it never ends. */
function livePriceOf(asked: Asked, pricedFrom: Map<string, number>, now: number): unknown {
  const question = JSON.stringify(asked);
  const begun = pricedFrom.get(question) ?? now;
  pricedFrom.set(question, begun);
  const ages = Array.isArray(asked.people) ? asked.people.map(({ age }) => Number(age)) : [];
  const eldest = Math.max(...ages);
  if (now - begun < pricingTakes || eldest > 70) return { kind: 'pending' };
  if (eldest > 65) return { kind: 'none' };
  return { kind: 'quoted', annual: ages.reduce((sum, age) => sum + 4_000 + age * 250, 0) };
}
