import type { ClaimPaper } from '#domain/claim/estimate/claim-papers.ts';
import type { EstimateField } from '#domain/claim/estimate/estimate-form.ts';
import type { OwnField } from '#domain/claim/estimate/own-amounts.ts';

/** What a policy will pay of a stay, and how to get it. */
export const messages = {
  'claims.back': 'Your policy',
  'claims.choose': 'Please choose',
  'claims.wrong': 'Please look at these again',
  'claims.estimate': 'What will the plan pay?',
  'claims.estimate.lede':
    'Worked out from policy {number} of {product} with its riders, limits and waits. Nothing that you enter here is stored, and nothing goes to {insurer}.',
  'claims.estimate.form': 'The stay',
  'claims.estimate.change': 'Change the stay',
  'claims.estimate.button': 'Work it out',
  'claims.estimate.ask.who': 'Who will be treated?',
  'claims.estimate.ask.stay': 'For what?',
  'claims.estimate.ask.why': 'What does it come from?',
  'claims.estimate.ask.in-room': 'Which room?',
  'claims.estimate.ask.at': 'Which hospital?',
  'claims.estimate.ask.on': 'On which day?',
  'claims.estimate.hint.on': 'This policy covers from {from} to {until}.',
  'claims.estimate.hint.stay': 'Amounts of these are usual ones in your city.',
  'claims.estimate.stay.other': 'Another illness or treatment',
  'claims.estimate.stay.other-listed': 'A listed operation, such as hernia, stones, tonsils or sinus',
  'claims.estimate.why.new': 'Something new',
  'claims.estimate.why.accident': 'An accident',
  'claims.estimate.why.pre-existing': 'An older illness that was not told before the purchase',
  'claims.estimate.why.illness': '{illness} ({names}), told before the purchase',
  'claims.estimate.at.network': 'Another one in the insurer’s network',
  'claims.estimate.at.outside': 'Another one outside the network',
  'claims.estimate.at.named':
    '{hospital} ({settlement, select, cashless {cashless} reimbursement {pay first} other {only in an emergency}})',
  'claims.estimate.own': 'I have an estimate from the hospital',
  'claims.estimate.own.lede': 'Copy its parts. With one of them here, what you leave empty counts as ₹0.',
  'claims.estimate.about': '{who}: {stay}, on {day}',
  'claims.estimate.all': 'The plan pays all of {bill}.',
  'claims.estimate.part': 'The plan pays {pays} of {bill}. You pay {yours}.',
  'claims.estimate.none': 'The plan pays nothing of {bill}. You pay it.',
  'claims.estimate.wait': 'Not covered yet on {day}: it is from {from}.',
  'claims.estimate.never': 'This policy never pays for it.',
  'claims.estimate.part-wait':
    'Until {from} it is paid up to {amount} a year: for that much the wait was served with the insurer before. From {from} on, the whole cover.',
  'claims.estimate.wait.accident': 'Accidents are covered from the first day of the policy.',
  'claims.estimate.wait.other-illness': 'New illness waits for the first days of a policy.',
  'claims.estimate.wait.specific-treatment': 'Listed operations have a wait of their own.',
  'claims.estimate.wait.joint-replacement':
    'Replacing a joint has a wait of its own, unless after an accident.',
  'claims.estimate.wait.pre-existing': 'Illness from before the policy waits longest.',
  'claims.estimate.wait.maternity': 'Childbirth has a wait of its own.',
  'claims.estimate.rows': 'From the bill to what the plan pays',
  'claims.estimate.own-bill': 'The parts that you copied from the estimate.',
  'claims.estimate.first':
    'Counted as the first claim of this policy year: nothing has been approved yet on claims made here. What other claims have used of the cover comes off. The insurer’s own answer holds.',
  'claims.estimate.used':
    'Claims made here have used {used} of this policy year’s cover: that is taken off. The insurer’s own answer holds.',
  'claims.how.cashless': 'At {hospital}, without paying first',
  'claims.how.reimbursement': 'At {hospital}, pay first and send the bills',
  'claims.how.excluded': 'At {hospital}, only in an emergency',
  'claims.how.network': 'a hospital of the network',
  'claims.how.outside': 'a hospital outside the network',
  'claims.how.excluded.text':
    '{insurer} pays nothing there but in an emergency. For a planned stay choose another hospital.',
  'claims.papers.cashless': 'Papers to take along',
  'claims.papers.reimbursement': 'Papers to send, each in the original',
  'claims.paper.card': 'The card of the policy, or its number {number}',
  'claims.paper.identity': 'A photo identity of {who}',
  'claims.paper.advice': 'The doctor’s advice to be admitted',
  'claims.paper.claim-form': 'The claim form of {insurer}, signed',
  'claims.paper.bills': 'Every bill and receipt of the hospital and the chemist',
  'claims.paper.discharge': 'The discharge summary',
  'claims.paper.reports': 'Reports of tests, and X-rays',
  'claims.paper.prescriptions': 'The prescriptions that the chemist’s bills go by',
  'claims.paper.account': 'A cancelled cheque of the account for the money',
  'claims.paper.police': 'Of a road accident the police report (FIR or MLC)',
  'claims.estimate.less': 'Was less paid, or nothing? See what you can do',
} as const satisfies Record<
  `claims.paper.${ClaimPaper}` | `claims.estimate.ask.${Exclude<EstimateField, OwnField>}`,
  string
> &
  Record<string, string>;
