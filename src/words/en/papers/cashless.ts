/** A stay in hospital without paying first: on a paper, and on the page of the policy. */
export const messages = {
  'papers.cashless.file': 'Cashless in three steps {number}',
  'papers.cashless.kind': 'Chhatri · in hospital',
  'papers.cashless.title': 'Cashless in three steps',
  'papers.cashless.reference': '{insurer}, policy number {number}',
  'papers.cashless.numbers': 'Have these ready',
  'papers.cashless.planned': 'When the stay is planned',
  'papers.cashless.planned.call':
    '1. Call {desk}, {phone}, as soon as you know the date. Ask which hospital near you is in the network, and how many days before the stay it wants to know of it.',
  'papers.cashless.planned.show':
    '2. At the hospital’s insurance desk show policy number {number} and an identity proof of the patient with a photo. The hospital sends the request.',
  'papers.cashless.above':
    'Show your other policy too: it, or you, pay the first {deductible} of a year’s bills. Keep its settlement letters.',
  'papers.cashless.planned.expect':
    '3. The answer is due within {answer, plural, one {# hour} other {# hours}}. On the day you leave, the last one is due within {discharge, plural, one {# hour} other {# hours}} of the final bill; what the hospital charges for a longer wait, {insurer} bears. You pay what the policy does not cover.',
  'papers.cashless.emergency': 'In an emergency',
  'papers.cashless.emergency.go':
    '1. Go to the nearest hospital. Treatment comes first; somebody else can do the rest.',
  'papers.cashless.emergency.show':
    '2. Within 24 hours have policy number {number} and the patient’s identity proof shown at the insurance desk, and call {desk}, {phone}.',
  'papers.cashless.emergency.expect':
    '3. The same times hold: {answer, plural, one {# hour} other {# hours}} for the answer, {discharge, plural, one {# hour} other {# hours}} on the day you leave.',
  'papers.cashless.elsewhere': 'When no network hospital is near',
  'papers.cashless.elsewhere.ask':
    'Call {desk}, {phone}, all the same: it tells you the nearest network hospital, and notes that you called.',
  'papers.cashless.elsewhere.pay':
    'Otherwise pay yourself and send {insurer} the claim form with every bill and receipt, the discharge summary and the reports, in the original. Keep copies. The money comes to your bank account.',
  'papers.cashless.late': 'When the answer is late or no',
  'papers.cashless.late.text':
    'Call {desk}, {phone}, and ask for the reason in writing. A no to cashless is not a no to the claim: you can pay and send the bills.',
  'papers.cashless.own': 'What {insurer} itself asks for',
} as const;
