/** These are the words of the policy schedule. */
export const messages = {
  'papers.schedule.kind': 'Chhatri · policy schedule',
  'papers.schedule.file': 'Policy schedule {number}',
  'papers.schedule.title': '{insurer}: {product}',
  'papers.schedule.number': 'Policy number {number}',
  'papers.schedule.cover': 'The cover',
  'papers.schedule.sum': 'Sum insured',
  'papers.schedule.sum.text':
    '{amount} ({inWords}), {basis, select, floater {shared by everybody below} other {for each person below}}',
  'papers.schedule.deductible': 'Deductible a year',
  'papers.schedule.bonus': 'Bonus for years without a claim, added to it',
  'papers.schedule.renews': 'Renews policy',
  'papers.schedule.since': 'Covered without a break since',
  'papers.schedule.period': 'Period of cover',
  'papers.schedule.period.text':
    '{from}, 00:00 to {until}, 24:00 ({years, plural, one {# year} other {# years}})',
  'papers.schedule.proposer': 'Proposer',
  'papers.schedule.address': 'Address',
  'papers.schedule.nominee': 'Nominee',
  'papers.schedule.proposal': 'Application number',
  'papers.schedule.issued': 'Issued on',
  'papers.schedule.people': 'Insured people',
  'papers.schedule.name': 'Name',
  'papers.schedule.relation': 'Relation',
  'papers.schedule.self': 'Self',
  'papers.schedule.birth': 'Date of birth',
  'papers.schedule.age': 'Age at start',
  'papers.schedule.age.years': '{count, plural, one {# year} other {# years}}',
  'papers.schedule.age.months': '{count, plural, one {# month} other {# months}}',
  'papers.schedule.unknown': 'not given',
  'papers.schedule.premium': 'Premium',
  'papers.schedule.premium.net': 'Premium',
  'papers.schedule.gst': 'GST',
  'papers.schedule.gst.nil': 'nil',
  'papers.schedule.total': 'Total paid',
  'papers.schedule.payment': 'Payment',
  'papers.schedule.limits': 'Room and your share of a bill',
  'papers.schedule.copay': 'Your share of each bill (co-pay): {line}',
  'papers.schedule.cashless': 'How to be treated without paying first (cashless)',
  'papers.schedule.cashless.desk':
    '1. Show this policy number, {number}, and an identity proof at the insurance desk of a network hospital: before a planned stay as early as {insurer} asks, within 24 hours of an emergency.',
  'papers.schedule.cashless.first':
    'Your other policy, or you, pay the first {deductible} of a year’s bills. Show that policy too, and keep its settlement letters.',
  'papers.schedule.cashless.ask':
    '2. The hospital asks {insurer}. The answer is due within 1 hour. If it does not come, call {phone}.',
  'papers.schedule.cashless.leave':
    '3. On the day you leave, the last answer is due within 3 hours. You pay what the policy does not cover. Keep every bill and report.',
  'papers.schedule.waits': 'What is covered from when',
  'papers.schedule.wait.accident': 'Accidents',
  'papers.schedule.wait.other-illness': 'New illnesses, except those with a later date here',
  'papers.schedule.wait.specific-treatment': 'Illnesses and operations on the list with their own wait',
  'papers.schedule.wait.joint-replacement': 'Replacing a joint, unless after an accident',
  'papers.schedule.never': 'Never, if you already had it',
  'papers.schedule.wait.pre-existing': 'Illness that you already had and told us about',
  'papers.schedule.wait.maternity': 'Maternity',
  'papers.ported': 'What counts from your old policy',
  'papers.ported.old': 'Moved from {insurer}, policy {number}, which runs until {until}.',
  'papers.ported.keep':
    'This cover begins on {from}. Keep the old policy running until then, even after the insurer has said yes.',
  'papers.ported.issued':
    'This cover begins on {from}, in place of the old policy. Keep the old policy running until then.',
  'papers.ported.whole':
    'The time served there counts for the whole {whole}: the old policy had {sum} with {bonus} bonus.',
  'papers.ported.part':
    'The time served there counts for {part}, the old sum insured of {sum} and its bonus of {bonus}. The {rest} above it waits in full.',
  'papers.ported.decides': 'The insurer confirms this after it has seen the history of the old policy.',
  'papers.ported.since': '{name}: covered without a break since {since}',
  'papers.ported.new': '{name}: not on the old policy, so every wait begins anew',
  'papers.ported.what': 'For what',
  'papers.ported.when': 'What is paid',
  'papers.ported.step': 'up to {amount} from {from}',
  'papers.ported.step.whole': 'in full from {from}',
  'papers.ported.then': '{before}, then {next}',
  'papers.ported.never': 'Not covered',
  'papers.ported.accident': 'Accidents',
  'papers.ported.other-illness': 'New illness',
  'papers.ported.specific-treatment': 'Listed operations',
  'papers.ported.joint-replacement': 'Joint replacement',
  'papers.ported.pre-existing': 'Illness you already have',
  'papers.ported.maternity': 'Childbirth',
  'papers.ported.moratorium': 'No more disputes, except for fraud',
  'papers.schedule.free-look':
    'Free look: you may give this policy back within {days} days of receiving it. The premium is returned less the days of cover, medical tests and stamp duty.',
  'papers.schedule.complaints.insurer':
    'Complaints, step 1: the grievance officer of {insurer}, {phone}. An answer is due within 14 days.',
  'papers.schedule.complaints.regulator':
    'Step 2: the regulator’s Bima Bharosa portal, bimabharosa.irdai.gov.in, or telephone 155255.',
  'papers.schedule.complaints.ombudsman':
    'Step 3: the Insurance Ombudsman of your state, free of charge, cioins.co.in.',
  'papers.schedule.demo':
    'Demo: made from a catalogue of invented insurers and products. No insurer has granted this cover and no money was taken.',
} as const;
