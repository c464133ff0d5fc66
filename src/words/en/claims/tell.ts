import type { ClaimField } from '#domain/service/claim/claim-form.ts';
import type { ClaimSort } from '#domain/service/claim/claim-sorts.ts';
import type { RequestState } from '#domain/service/request-state.ts';

/** A claim that is told to the insurer, and how it stands. */
export const messages = {
  'claims.tell': 'A claim',
  'claims.tell.what': 'What happened?',
  'claims.tell.another': 'Another claim',
  'claims.tell.lede':
    'We tell {insurer}, give you a reference, and stay with it until it is settled. What you enter is kept sealed.',
  'claims.tell.lede.paper':
    '{insurer} takes claims by form. We mail it the filled form, give you a reference, and listen for the answer. The papers go from you to {insurer}.',
  'claims.tell.reader':
    'You may read this policy. Its holder makes a claim here; in an emergency anybody may call the insurer.',
  'claims.tell.patient': 'the patient',
  'claims.sort.planned': 'A stay is planned',
  'claims.sort.planned.text': 'A hospital with cashless asks first, and you pay only what is not covered.',
  'claims.sort.emergency': 'Emergency',
  'claims.sort.emergency.text': 'Go first. Everything else can wait.',
  'claims.sort.bills': 'I have paid bills',
  'claims.sort.bills.text': 'You send the papers, and what is covered is paid back to you.',
  'claims.tell.first': 'Go first. Tell us after.',
  'claims.tell.first.text':
    'No code and no form at the door: the card or policy number {number}, and a photo identity.',
  'claims.tell.call': 'Call {insurer}: {phone}',
  'claims.step.planned.1':
    'At least {tellDays, plural, one {# day} other {# days}} before the stay the hospital’s insurance desk asks {insurer}. The answer is due within {hours, plural, one {# hour} other {# hours}}.',
  'claims.step.planned.2':
    'On the day you leave, the last answer is due within {discharge, plural, one {# hour} other {# hours}} of the final bill.',
  'claims.step.emergency.1':
    'Within {tellHours, plural, one {# hour} other {# hours}} of admission {insurer} has to be told: by the policyholder here, or by anybody on the phone.',
  'claims.step.emergency.2':
    'The hospital’s desk asks {insurer}: the answer is due within {hours, plural, one {# hour} other {# hours}}, the last one within {discharge, plural, one {# hour} other {# hours}} of the final bill.',
  'claims.step.bills.1':
    'Within {papersDays, plural, one {# day} other {# days}} of leaving the hospital {insurer} has every paper.',
  'claims.step.bills.2':
    'Within {answerDays, plural, one {# day} other {# days}} of the last paper {insurer} pays, or says in writing why not. After that it owes you interest.',
  'claims.tell.estimate': 'What will the plan pay of it? Work it out before',
  'claims.tell.form': 'Make the claim',
  'claims.tell.ask.who': 'Who is the patient?',
  'claims.tell.ask.treatment': 'Treated for what?',
  'claims.tell.ask.at': 'In which hospital?',
  'claims.tell.ask.hospital': 'Name and town of the hospital, if it is not listed',
  'claims.tell.ask.on': 'Day of admission',
  'claims.tell.ask.amount': 'The hospital’s estimate',
  'claims.tell.ask.bills': 'All bills together',
  'claims.tell.hint.treatment': 'A few words, as the doctor says it. They go to {insurer} alone.',
  'claims.tell.hint.amount': 'Leave it empty if nobody has named one.',
  'claims.tell.at.other': 'Another one',
  'claims.tell.button': 'Tell {insurer}',
  'claims.tell.keep': 'Keep the policy',
  'claims.told.about': '{sort}. {who}: {treatment}. {hospital}, {day}.',
  'claims.told.reference': 'Your reference:',
  'claims.told.told': 'We are telling {insurer}',
  'claims.told.with-insurer': 'The claim is with {insurer}',
  'claims.told.more-needed': '{insurer} needs something more',
  'claims.told.accepted': '{insurer} has approved the claim',
  'claims.told.approved': '{insurer} has approved {pays}',
  'claims.told.withdrawing': 'We are taking it back',
  'claims.told.done': 'The claim is settled',
  'claims.told.paid': '{insurer} has paid {pays}',
  'claims.told.paid.part': '{insurer} has paid {pays} of {bill}',
  'claims.told.refused': '{insurer} does not pay this claim',
  'claims.told.withdrawn': 'This claim is taken back',
  'claims.told.on.done': 'Settled on {day}.',
  'claims.told.on.refused': 'Decided on {day}.',
  'claims.told.on.withdrawn': 'Taken back on {day}.',
  'claims.told.sort.planned': 'Planned stay',
  'claims.told.sort.emergency': 'Emergency',
  'claims.told.sort.bills': 'Bills that were paid',
  'claims.told.paper':
    'We have mailed {insurer} the filled form. Send it the papers yourself, with the reference.',
  'claims.told.late':
    'This was due by {due}. We are asking {insurer}. If it has all it needs, you can complain now.',
  'claims.told.words': 'In the words of {insurer}: “{words}”',
  'claims.told.clause': 'Clause of the policy: {clause}',
  'claims.told.add': 'I have given it to {insurer}',
  'claims.told.withdraw': 'Take the claim back',
  'claims.told.withdraw.code': 'To take the claim back, first type a code; then come back to this page',
  'claims.next.planned':
    'Now have the hospital’s desk ask {insurer} with this reference: at least {days, plural, one {# day} other {# days}} before the stay, or at once if it is sooner. The answer is due by {due}.',
  'claims.next.emergency':
    'Show the reference at the hospital’s desk. No answer {hours, plural, one {# hour} other {# hours}} after it asked? Call {insurer}.',
  'claims.next.bills':
    'Now send the papers to {insurer} with this reference, within {papers, plural, one {# day} other {# days}} of leaving the hospital. If all of them are there at once, the money or a reason is due by {due}; if later, as many days later.',
  'claims.next.more':
    'Give {insurer} what it asks for, with this reference; then the policyholder presses below. Its days count from then. Not sure what it wants? Call it.',
  'claims.next.accepted':
    'The last bill can still change the amount. We ask until it is settled. Not settled by {due}? Call {insurer}.',
  'claims.next.withdrawing': '{insurer} has not confirmed it yet.',
} as const satisfies Record<
  | `claims.sort.${ClaimSort}`
  | `claims.told.sort.${ClaimSort}`
  | `claims.step.${ClaimSort}.${1 | 2}`
  | `claims.next.${ClaimSort}`
  | `claims.told.${RequestState}`
  | `claims.tell.ask.${Exclude<ClaimField, 'amount'>}`,
  string
> &
  Record<string, string>;
