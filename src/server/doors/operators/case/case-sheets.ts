import type { Instant } from '#domain/date.ts';
import { formatRupees } from '#domain/money.ts';
import type { MaskedPayment } from '#domain/operating/masked-case.ts';
import type { OperatorsCase } from '#usecases/operating/read-case.ts';
import { formatDuration, inIndia, type Sheet } from '../sheet.ts';
import { callLedgerSheet, deliverySheet, stuckSheet } from '../sheets.ts';
import { extraPaymentWords, stateWords } from '../words.ts';

/** One purchase, from what it is to what was heard of it. */
export function caseSheets(one: OperatorsCase, now: Instant): readonly Sheet[] {
  const stuck = one.stuck.map((each) => ({
    ...each,
    reference: one.number,
    isOfPurchase: true,
    unanswered: undefined,
    letter: undefined,
  }));
  return [
    factSheet(one, now),
    ...(stuck.length > 0 ? [stuckSheet(stuck, now)] : []),
    paymentSheet(one),
    callLedgerSheet(one.calls),
    letterSheet(one),
  ];
}

function factSheet(one: OperatorsCase, now: Instant): Sheet {
  const { policy } = one;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['state', `${one.state}: ${stateWords[one.state]}`],
    ['since', `${inIndia(one.updatedAt)}, ${formatDuration(one.updatedAt, now)} ago`],
    ['begun', inIndia(one.createdAt)],
    ['kind', one.isRenewal ? 'a renewal' : 'a new policy'],
    ['insurer, plan', `${one.insurer}, ${one.plan}`],
    ['cover', one.sumInsured === undefined ? undefined : formatRupees(one.sumInsured)],
    ['price', `${formatRupees(one.total)} for ${one.termYears} y, ${one.people} insured`],
    ['price holds until', one.priceHoldsUntil],
    ['proposer', [one.initials, one.email, one.mobile].filter((text) => text !== '').join('  ')],
    ['identity check', one.identity],
    ['agreed', one.agreedAt && inIndia(one.agreedAt)],
    ['closed because', one.closedBecause],
    [
      'tries to issue',
      one.issueTries === 0 ? undefined : `${one.issueTries}, last ${timeOf(one.issueTriedAt)}`,
    ],
    ['policy', policy && `${policy.policyNumber}, ${policy.coverFrom} to ${policy.coverUntil}`],
    ['issued', policy && inIndia(policy.issuedAt)],
  ];
  return {
    title: `Purchase ${one.number}`,
    columns: ['what', 'is'],
    rows: rows.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
    none: '',
  };
}

function paymentSheet({ payments }: OperatorsCase): Sheet {
  return {
    title: 'Orders at the gateway, and money beyond them',
    columns: ['order', 'receipt', 'amount', 'for', 'state', 'tries', 'why not', 'opened', 'changed'],
    rows: payments.map((payment) => [
      payment.gatewayOrderId,
      payment.receipt,
      amountOf(payment),
      payment.beyond === undefined ? payment.purpose : extraPaymentWords[payment.beyond],
      payment.state,
      String(payment.tries),
      payment.failureReason ?? '',
      inIndia(payment.createdAt),
      inIndia(payment.updatedAt),
    ]),
    none: 'None was opened.',
  };
}

function letterSheet({ letters }: OperatorsCase): Sheet {
  const sheet = deliverySheet(letters.map(({ delivery }) => delivery));
  return {
    ...sheet,
    columns: ['letter', ...sheet.columns],
    rows: sheet.rows.map((row, at) => [letters[at]?.key ?? '', ...row]),
  };
}

function timeOf(at: Instant | undefined): string {
  return at === undefined ? 'not known' : inIndia(at);
}

/** Nobody here knows what an amount of another currency is worth. */
function amountOf({ amount, beyond, givenBack }: MaskedPayment): string {
  const whole = beyond === 'currency' ? `${amount}, no rupees` : formatRupees(amount);
  return givenBack > 0 ? `${whole}, ${formatRupees(givenBack)} of it given back there` : whole;
}
