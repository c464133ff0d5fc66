import { cutsOf } from '#domain/claim/cuts.ts';
import { papersFor } from '#domain/claim/estimate/claim-papers.ts';
import type { Estimate } from '#domain/claim/estimate/estimate.ts';
import type { CheckedStay } from '#domain/claim/estimate/estimate-form.ts';
import type { YearSoFar } from '#domain/claim/remaining-cover.ts';
import { inLanguage } from '#domain/local-text.ts';
import { formatRupees, type Rupees, rupees } from '#domain/money.ts';
import type { PolicySchedule } from '#domain/proposal/papers/policy-schedule.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { cashlessSteps } from '../cashless/cashless.ts';
import { dayInWords } from '../days.ts';
import { type PaperSection, textOf } from '../tree.ts';
import type { ClaimClauses, Clause } from '../wording/clauses.ts';

export type EstimateFacts = {
  readonly schedule: PolicySchedule;
  readonly checked: CheckedStay;
  readonly estimate: Estimate;
  /** What claims that were told here have used of the policy year. */
  readonly usedThisYear: YearSoFar;
  /** Empty once the plan has left the catalogue. */
  readonly clauses: ClaimClauses;
  /** The person as the papers call them. */
  readonly who: string;
};

export type EstimateRow = {
  readonly is: 'bill' | 'cut' | 'pays' | 'owes';
  readonly name: string;
  readonly amount: string;
  /** Why, and what the wording says of it. */
  readonly notes: readonly string[];
};

export type EstimateText = {
  /** Who, what and when. */
  readonly title: string;
  /** The rupees, in a sentence. */
  readonly verdict: string;
  /** What a wait does to it, in sentences; empty where none is in the way. */
  readonly wait: readonly string[];
  readonly rows: readonly EstimateRow[];
  readonly notes: readonly string[];
  /** How to get it there, and the papers for it. */
  readonly sections: readonly PaperSection[];
};

/** What a policy pays of a stay, as its page says it. */
export function estimateText(say: Say, facts: EstimateFacts): EstimateText {
  const { checked, who } = facts;
  return {
    title: say('claims.estimate.about', {
      who,
      stay: stayName(say, checked),
      day: dayInWords(say, checked.on),
    }),
    verdict: verdictOf(say, facts),
    wait: waitSentences(say, facts),
    rows: rowsOf(say, facts),
    notes: [...(checked.isOwnBill ? [] : [say('bill-test.note')]), usedNote(say, facts)],
    sections: [howSection(say, facts), papersSection(say, facts)],
  };
}

function stayName(say: Say, { stay, bill }: CheckedStay): string {
  if (stay) return inLanguage(stay.title, say.locale);
  return say(`claims.estimate.stay.${bill.waits === 'specific-treatment' ? 'other-listed' : 'other'}`);
}

function usedNote(say: Say, { usedThisYear: { paid: amount } }: EstimateFacts): string {
  return amount === 0
    ? say('claims.estimate.first')
    : say('claims.estimate.used', { used: formatRupees(amount) });
}

function verdictOf(say: Say, { estimate: { settlement } }: EstimateFacts): string {
  const { total, planPays, youPay } = settlement;
  const values = { bill: formatRupees(total), pays: formatRupees(planPays), yours: formatRupees(youPay) };
  if (youPay === 0) return say('claims.estimate.all', values);
  return say(planPays === 0 ? 'claims.estimate.none' : 'claims.estimate.part', values);
}

function waitSentences(say: Say, { estimate: { wait }, checked }: EstimateFacts): readonly string[] {
  if (wait === undefined) return [];
  if (wait.kind === 'part') {
    const amount = amountInWords(say, wait.upTo);
    return [say('claims.estimate.part-wait', { from: dayInWords(say, wait.wholeFrom), amount })];
  }
  if (wait.coveredFrom === undefined) return [say('claims.estimate.never')];
  const day = dayInWords(say, checked.on);
  return [
    say('claims.estimate.wait', { day, from: dayInWords(say, wait.coveredFrom) }),
    say(`claims.estimate.wait.${wait.of}`),
  ];
}

function rowsOf(say: Say, facts: EstimateFacts): readonly EstimateRow[] {
  const { estimate, checked, clauses } = facts;
  const { total, planPays, youPay } = estimate.settlement;
  const money = (amount: Rupees) => formatRupees(amount);
  const cuts = cutsOf(estimate.settlement).map((cut): EstimateRow => {
    const isWait = cut.kind === 'not-covered' && estimate.wait !== undefined;
    const why = isWait ? [] : [whyOf(say, cut)];
    const clause = isWait && checked.stay?.birth === undefined ? clauses.wait : clauses[cut.kind];
    return {
      is: 'cut',
      name: say(`bill-test.cut.${cut.kind}`),
      amount: say('bill-test.minus', { amount: money(cut.amount) }),
      notes: [...why, ...(clause ? [clauseText(say, clause)] : [])],
    };
  });
  return [
    { is: 'bill', name: say('bill-test.bill'), amount: money(total), notes: [aboutBill(say, checked)] },
    ...cuts,
    { is: 'pays', name: say('bill-test.pays'), amount: money(planPays), notes: [] },
    { is: 'owes', name: say('bill-test.yours'), amount: money(youPay), notes: [] },
  ];
}

function whyOf(
  say: Say,
  { kind, amount, charged, limit, days = 0, percent = 0 }: ReturnType<typeof cutsOf>[number],
) {
  const money = (value: Rupees | undefined) => formatRupees(value ?? rupees(0));
  const values = { amount: money(amount), charged: money(charged), limit: money(limit), days, percent };
  return say(`bill-test.why.${kind}`, values);
}

/** The place in the wording, and what it says. */
export function clauseText(say: Say, { part, heading, text }: Clause): string {
  return say('claims.letter.clause', { part, heading, text });
}

function aboutBill(say: Say, { bill, room, isOwnBill }: CheckedStay): string {
  if (isOwnBill) return say('claims.estimate.own-bill');
  const values = { room: say(`bill-test.room.${room}`), rent: formatRupees(bill.rents[room]) };
  return say('bill-test.about', { ...values, days: bill.roomDays, icu: bill.icu.days });
}

function howSection(say: Say, { schedule, checked }: EstimateFacts): PaperSection {
  const { settlement, hospital } = checked;
  const name = hospital?.name ?? say(settlement === 'cashless' ? 'claims.how.network' : 'claims.how.outside');
  const heading = say(`claims.how.${settlement}`, { hospital: name });
  const [planned, emergency, elsewhere, late] = cashlessSteps(say, schedule);
  const excluded = textOf(say('claims.how.excluded.text', { insurer: schedule.insurerTitle }));
  const first = {
    cashless: planned?.blocks ?? [],
    reimbursement: elsewhere?.blocks ?? [],
    excluded: [excluded, ...(emergency?.blocks ?? [])],
  }[settlement];
  return { heading, blocks: [...first, ...(late?.blocks ?? [])] };
}

function papersSection(say: Say, { schedule, checked, who }: EstimateFacts): PaperSection {
  const { settlement, cause } = checked;
  const isCashless = settlement === 'cashless';
  const values = { number: schedule.policyNumber, insurer: schedule.insurerTitle, who };
  const lines = papersFor(settlement, cause.kind === 'accident').map((paper) =>
    say(`claims.paper.${paper}`, values),
  );
  return {
    heading: say(isCashless ? 'claims.papers.cashless' : 'claims.papers.reimbursement'),
    blocks: [{ kind: 'list', lines }],
  };
}
