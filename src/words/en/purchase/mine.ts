/** What a visitor has bought, found again. */
export const messages = {
  'mine.lede':
    'What opens in this browser. On any other phone or computer policies open by your mobile or policy number and a code.',
  'mine.lede.here': 'What opens in this browser. At present it opens nowhere else.',
  'mine.none.title': 'No policy opens in this browser',
  'mine.none.text':
    'A policy opens on every phone and computer, by its number or your mobile and a code. Your insurer has it all the same.',
  'mine.none.text.here':
    'A policy opens in the browser in which it was bought. Your insurer has it all the same.',
  'mine.none.button': 'See plans and prices',
  'mine.data': 'Your data: see it, download it, have it erased',
  'mine.elsewhere': 'Bought on another phone or computer?',
  'mine.elsewhere.1':
    'It opens here too: type your mobile or policy number, then the code that comes to your mobile.',
  'mine.elsewhere.open': 'Open my policies',
  'mine.state.none': 'Sent, not paid yet',
  'mine.state.pending': 'Waiting for the bank',
  'mine.state.blocked': 'Insurer decides, money blocked',
  'mine.state.paid': 'Paid, policy on its way',
  'mine.state.issued': 'Policy issued',
  'mine.state.ended': 'Cover has ended',
  'mine.state.failed': 'Payment failed',
  'mine.state.cancelled': 'Payment cancelled',
  'mine.state.declined': 'Not accepted by the insurer',
  'mine.state.expired': 'Price expired',
  'mine.state.refund-due': 'Money on its way back',
  'mine.state.refunded': 'Money sent back',
  'mine.due': 'Due next',
  'mine.due.free-look':
    '{count, plural, one {Last day to return {plan}} other {Last day to return your # policies}}',
  'mine.due.free-look.text':
    'Read names and dates by then. If you tell the insurer by this day, the premium comes back less the days of cover, medical tests and stamp duty.',
  'mine.due.decision':
    '{count, plural, one {Decision on {plan} by this day} other {Decision on # applications by this day}}',
  'mine.due.decision.text':
    'If the insurer says no, or says nothing, the blocked amount is released in full.',
  'mine.due.renewal':
    '{count, plural, one {Renew {plan} by this day} other {Renew your # policies by this day}}',
  'mine.due.renewal.text': 'Cover ends at midnight. Nothing renews by itself.',
  'mine.due.grace':
    '{count, plural, one {Last day to renew {plan}} other {Last day to renew your # policies}}',
  'mine.due.grace.text': 'Cover has ended: nothing is covered until it is renewed.',
  'mine.due.cover-starts':
    '{count, plural, one {Cover of {plan} starts} other {Cover of your # policies starts}}',
  'mine.due.cover-starts.text': 'Nothing is covered by it before this day.',
  'mine.due.first-wait':
    '{count, plural, one {The first wait of {plan} is over} other {The first wait of your # policies is over}}',
  'mine.due.first-wait.text':
    'Until then it pays for accidents. From this day on for new illness too, but for what waits longer.',
  'mine.policies': 'Policies',
  'mine.applications': 'Applications',
  'mine.kept': 'Kept',
  'mine.kept.title': 'Quote for {people}',
  'mine.kept.title.top-up': 'Top-up quote for {people}',
  'mine.kept.who': '{ages, select, none {} other {{ages}, }}{cover}',
  'mine.kept.until': 'Kept in this browser, until {date} at the latest',
  'mine.row.cover':
    '{basis, select, shared {{cover}, shared.} each {{cover} each.} other {{cover}.}} {hasEnded, select, yes {Ended {until}} unused {Given back before its first day} other {Until {until}}}',
  'mine.row.owes': 'You pay ₹{percent} of every ₹100 of a bill',
} as const;
