import type { CallerHolds, CallTime } from '#domain/help/call-back.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import type { Language } from '#domain/local-text.ts';
import type { AuditAct, AuditVerdict } from '#domain/operating/audit.ts';
import type { StuckReason } from '#domain/operating/stuck.ts';
import type { ExtraPaymentReason } from '#domain/payment/payment.ts';
import type { ProposalState } from '#domain/proposal/state.ts';

/** What is the matter, and what an operator can do. */
export const stuckWords: Readonly<Record<StuckReason, { readonly is: string; readonly help: string }>> = {
  'paid-not-issued': {
    is: 'Paid, and no policy yet: the insurer has not issued it.',
    help: 'Call the insurer with the number; `refund` gives the money back instead.',
  },
  undecided: {
    is: 'The money is blocked, and the insurer has not decided for days.',
    help: 'Call the insurer; after 14 days the money is released by itself.',
  },
  'payment-unheard': {
    is: 'The bank has not said how a payment ended.',
    help: 'Look at the order at the gateway; it is asked about by itself.',
  },
  'money-held': {
    is: 'The application is closed, and its money is not back yet.',
    help: '`retry` asks the gateway at once; look at the order there.',
  },
  'second-payment': {
    is: 'The buyer paid an order twice, and the second payment is not back yet.',
    help: 'It goes back by itself; `retry` asks at once. After an hour give back that payment, by its name in `show`, in the gateway’s dashboard.',
  },
  'other-amount': {
    is: 'Money of another amount than the order’s came, and is not back yet. It never counts as paid.',
    help: 'It goes back by itself, or lapses at the bank; `retry` asks at once. After an hour look at that payment, by its name in `show`, in the gateway’s dashboard.',
  },
  'other-currency': {
    is: 'Money that is no rupees came with an order. It never counts as paid.',
    help: 'What was taken goes back by itself; what is only held is never taken and lapses at the bank within days. Look at that payment, by its name in `show`, in the gateway’s dashboard.',
  },
  'premium-given-back': {
    is: 'The gateway gave back premium of an issued policy, and nobody here asked for it.',
    help: 'Ask who gave it back in the gateway’s dashboard: the policy ends with the insurer, or the buyer pays the insurer again. Listed for 30 days.',
  },
  'refund-not-done': {
    is: 'Money is to go back, and the gateway has not done it.',
    help: '`retry` asks the gateway at once; look at its balance and at the order.',
  },
  'money-of-nobody': {
    is: 'Money came for an order that no purchase here has: its purchase was erased or let go of, or it is another shop’s at the same account.',
    help: 'Look at the order in the gateway’s dashboard, and give back there what nobody is to have. The gateway’s word that it went back strikes it out; `settle-order` with the order and a reason does so where it is to stay.',
  },
  'erasure-waits': {
    is: 'Its erasure was asked for, and its money or its order has not come to an end.',
    help: 'It goes on by itself; `retry` asks gateway and insurer at once.',
  },
  'request-late': {
    is: 'A holder has asked for something on a policy, and the insurer’s day to answer has passed.',
    help: 'Call the insurer with the policy’s number. It is asked again by itself, and its answer counts whenever it comes.',
  },
  'return-not-paid': {
    is: 'A policy was returned or cancelled, the insurer agreed, and the money has not left for the bank.',
    help: 'It is asked for again by itself; look at the order in the gateway’s dashboard, and at its balance.',
  },
  'claim-not-settled': {
    is: 'The insurer has approved a claim, and has not said by its day that it has paid.',
    help: 'Call the holder whether the patient has left the hospital, and the insurer with the reference. It is asked again by itself.',
  },
  'message-undelivered': {
    is: 'A letter did not arrive, or nobody knows whether it did.',
    help: '`retry-message` sends it again where the trouble is mended.',
  },
};

/** What money beyond an order came for, as far as anybody knows. */
export const extraPaymentWords: Readonly<Record<ExtraPaymentReason, string>> = {
  second: 'paid twice',
  amount: 'another amount',
  currency: 'another currency',
};

export const stateWords: Readonly<Record<ProposalState, string>> = {
  drafting: 'being filled in',
  submitted: 'with the insurer, not paid',
  'awaiting-payment': 'accepted, to be paid',
  'awaiting-decision': 'the insurer decides, money is blocked',
  paid: 'paid, policy not issued',
  issued: 'policy issued',
  declined: 'declined by the insurer',
  expired: 'closed unpaid',
  refunded: 'money given back',
};

export const actWords: Readonly<Record<AuditAct, string>> = {
  'looked-up': 'looked something up',
  'looked-at': 'looked at a purchase',
  listed: 'looked through a list',
  retried: 'asked insurer and gateway again',
  'message-retried': 'had a letter sent again',
  'letter-sent-anew': 'had the letter of a policy sent anew',
  'refund-asked': 'had money go back',
  'erasure-asked': 'had data erased',
  'call-number-read': 'read whom to call',
  'call-back-settled': 'struck out a call-back',
  'money-of-nobody': 'told of money for an order that nothing here knows',
  'unknown-order-settled': 'said that the money of an unknown order is dealt with',
  'log-anchored': 'had the log go on from where it stands',
  resealed: 'sealed everything by the current key',
  exported: 'took a copy of the data',
  searched: 'looked for a buyer by mobile, mail, or name and birth date',
  'number-changed': 'gave a policy another mobile',
  'number-objected': 'said that another mobile is not theirs',
  'signed-in': 'signed in',
  'operator-added': 'let somebody sign in',
  'operator-reset': 'gave an operator a new password and second factor',
  'operator-removed': 'lets an operator sign in no more',
};

export const holdsWords: Readonly<Record<CallerHolds, string>> = {
  purchase: 'a purchase',
  quote: 'plans',
  nothing: 'nothing',
};

export const timeWords: Readonly<Record<CallTime, string>> = {
  any: 'any time',
  morning: 'morning',
  afternoon: 'afternoon',
  evening: 'evening',
};

export const topicWords: Readonly<Record<HelpTopic, string>> = {
  gender: 'gender other than female or male',
  abroad: 'lives abroad, or another nationality',
  family: 'who can be covered',
  age: 'an age that is not taken',
  relation: 'a relation and its ages',
  body: 'height or weight',
  place: 'a pincode or state',
  name: 'a name',
  contact: 'mobile or email',
  bank: 'bank account',
  illness: 'an illness',
  porting: 'moving an old policy',
  identity: 'the identity check',
  form: 'an answer of the application',
  plan: 'a plan that is not sold online',
  opening: 'a policy or application that does not open',
  payment: 'a payment',
  decision: 'what an insurer decided',
};

export const languageWords: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi' };

/** Why there is no money to give back. */
export const noRefundWords: Readonly<Record<ProposalState, string>> = {
  drafting: 'Nothing is paid.',
  submitted: 'Nothing is paid.',
  'awaiting-payment': 'Nothing is paid; what comes late for a closed order goes back by itself.',
  'awaiting-decision': 'The money is blocked and not taken: it is released when the insurer declines.',
  paid: 'Somebody saves it at this moment: ask again.',
  issued: 'A policy was issued: its buyer gives it back to the insurer within the free look.',
  declined: 'What came for it goes back by itself; `retry` asks the gateway at once.',
  expired: 'What came for it goes back by itself; `retry` asks the gateway at once.',
  refunded: 'It goes back already; `retry` asks the gateway at once.',
};

const brokenWords = {
  missing: 'a line is missing',
  changed: 'a line is not as it was written',
  more: 'there is a line that this program did not write',
  cut: 'lines that stood there are gone, as audit-anchor.json in the data folder knows. After a backup was put back: `audit anchor`',
  'anchor-of-another-key':
    'audit-anchor.json in the data folder was sealed by a key that is not among these. Put the key back, or have the log go on: `audit anchor`',
  'anchor-damaged':
    'audit-anchor.json in the data folder is torn or was changed. When nothing else is missing: `audit anchor`',
} as const;

const soundWords = {
  whole: 'The log is whole: every line stands as it was written.',
  'without-anchor':
    'No line that is there was changed, but WHETHER THE LOG WAS EMPTIED OR CUT IS NOT KNOWN: the data folder has no audit-anchor.json, where its end is noted. A new server has none before its first line is a minute old; of any other, somebody took it away. The next line begins it anew.',
} as const;

export function verdictWords(verdict: AuditVerdict): string {
  return verdict.kind === 'broken'
    ? `THE LOG IS BROKEN at line ${verdict.at}: ${brokenWords[verdict.how]}.`
    : soundWords[verdict.kind];
}
