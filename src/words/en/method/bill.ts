/** How a hospital bill is settled. Every figure comes from the stays or from the rule itself. */
export const messages = {
  'bill.lede':
    'What a plan pays of a bill and what you pay, step by step. It is an estimate from the plan’s terms: the insurer decides each claim.',
  'bill.steps.title': 'The steps, in order',
  'bill.steps.text': 'Each step works on the amount that the step before has left.',
  'bill.step.not-payable':
    '<b>Not payable.</b> The whole bill while a waiting period runs, and a childbirth that the plan does not cover. Otherwise: registration, attendants and the like; consumables such as gloves, unless the plan or a rider pays them; the ambulance above its limit; costs before and after the stay on more days than the plan covers.',
  'bill.step.room-cap':
    '<b>Room limit.</b> Room rent above the plan’s daily limit, for each day. Intensive care above its own limit. A plan for a class of room pays what that class costs in the same hospital.',
  'bill.step.proportionate-cut':
    '<b>Cut in proportion.</b> If you take a costlier room, most plans also pay less for nursing, doctors and operation theatre: the same share as the limit is of the rent. Some cut nothing. Tests, medicines, implants and intensive care are never cut this way.',
  'bill.step.sub-limit':
    '<b>Limit on the treatment.</b> For each eye or joint, otherwise for the whole bill; for childbirth, its own limit. If there are several limits, the lowest counts. A treatment in several admissions is counted as one stay here: where the policy limits each stay, or the ambulance of each, you may pay less.',
  'bill.step.co-pay':
    '<b>Co-pay.</b> Your share of what is payable after these steps. If it starts at an age, the age at which you joined counts.',
  'bill.step.deductible':
    '<b>Deductible.</b> Only in super top-ups: what earlier bills of the year have left of it.',
  'bill.step.cover-limit': '<b>Cover.</b> What is above the cover left for this year.',
  'bill.step.bonus':
    '<b>Bonus.</b> When the cover is used up, the bonus for years without a claim pays back.',
  'bill.step.restoration':
    '<b>Refill.</b> Fills the cover again for later claims of the year: once for any illness, once only for another illness, or for every claim, as the plan says.',
  'bill.sum': 'What you pay and what the plan pays always add up to the bill. Amounts are whole rupees.',
  'bill.example.title': 'What a costlier room does',
  'bill.example.text':
    '{title}, in a metro. The plan is for a shared room at {limit} a day. You take a single room with air conditioning at {rent} a day. The limit is {percent}% of the rent, so the plan pays {percent}% of nursing, doctors and operation theatre.',
  'bill.drawn': '{title}: of a bill of {total} the plan pays {pays}. Each bar is what one step takes off.',
  'bill.drawn.bill': 'The whole bill',
  'bill.drawn.not_payable': 'Not payable',
  'bill.drawn.above_limit': 'Room rent above the limit',
  'bill.drawn.fees_cut': 'Nursing, doctors and theatre, cut in proportion',
  'bill.drawn.pays': 'The plan pays',
  'bill.drawn.minus': '−{amount}',
  'bill.drawn.yours': 'You pay',
  'bill.drawn.left': 'Left of the bill',
  'bill.example.sum':
    'You pay {above} of room rent above the limit, and {fees} of these fees. In a room within the limit you pay neither.',
  'bill.promises.title': 'What you can count on',
  'bill.promises.term':
    'Better terms never make you pay more: room limit, co-pay, cover, limits on treatments, consumables, refill, deductible.',
  'bill.promises.bill': 'A higher charge, a longer stay or a costlier room never makes you pay less.',
  'bill.promises.cover': 'No plan pays more than its cover, its bonus and its refill.',
  'bill.promises.blind':
    'Only the plan’s terms, the bill and what you said count. What an insurer pays us does not.',
  'bill.differ.title': 'Where insurers differ',
  'bill.differ.copay': 'Whether co-pay comes before or after the deductible and the cover. Here: before.',
  'bill.differ.refill':
    'When a refill opens: only once the whole cover is used, or as soon as part of it is. Here: from the second paid claim.',
  'bill.differ.around':
    'Whether costs before and after the stay count inside a limit on a treatment. Here: they do.',
  'bill.differ.rooms':
    'In hospitals that charge the same in every room there should be no cut in proportion. Here: cut as the plan says.',
  'bill.differ.package': 'We do not know the prices agreed between a hospital and an insurer.',
  'bill.stays.title': 'Usual hospital stays and their costs',
  'bill.stays.text': '{count} stays to compare plans with, in a metro, in another big city, and elsewhere.',
  'bill.stays.note': '{note} Costs last checked on {date}.',
  'bill.stays.factors':
    'In a costlier room hospitals charge more for nursing, doctors and operation theatre. As a share of the price in a shared room:',
  'bill.factor': '{room}: {percent}%',
  'bill.stay.days':
    '{room, plural, one {1 day in a room} other {# days in a room}}{icu, plural, =0 {} one {, 1 day in intensive care} other {, # days in intensive care}}{admissions, plural, one {} other {, in # admissions}}.',
  'bill.stay.wait.accident': 'Covered from the first day.',
  'bill.stay.wait.other-illness': 'Covered after the first waiting period.',
  'bill.stay.wait.specific-treatment': 'Covered after the waiting period for listed operations.',
  'bill.stay.wait.joint-replacement': 'Covered after the waiting period for joint replacement.',
  'bill.stay.wait.pre-existing': 'Covered after the waiting period for old illness.',
  'bill.stay.wait.maternity': 'Covered after the waiting period for childbirth.',
  'bill.stay.limited': 'Some plans have a separate limit for it.',
  'bill.stay.option': 'Some plans have a limit for newer methods of treatment.',
  'bill.stay.totals': '{title}: the whole bill',
  'bill.stay.lines': '{title}: line by line',
  'bill.stay.see': 'Line by line',
  'bill.stay.see.what': ': {title}',
  'bill.column.room': 'The whole bill in',
  'bill.column.line': 'Line',
  'bill.column.tier': '{tier, select, 1 {Metro} 2 {Big city} other {Elsewhere}}',
  'bill.room.shared': 'Shared room',
  'bill.room.single': 'Single room',
  'bill.room.single-ac': 'Single room with AC',
  'bill.room.deluxe': 'Deluxe room or suite',
  'bill.line.rent': '{room}, a day',
  'bill.line.icu': 'Intensive care, a day',
  'bill.line.nursing': 'Nursing, a day',
  'bill.line.doctors': 'Doctors',
  'bill.line.theatre': 'Operation theatre',
  'bill.line.tests': 'Tests',
  'bill.line.medicines': 'Medicines',
  'bill.line.implants': 'Implants',
  'bill.line.consumables': 'Consumables',
  'bill.line.nonPayables': 'Never payable',
  'bill.line.ambulance': 'Ambulance',
  'bill.line.before': '{days} days before',
  'bill.line.after': '{days} days after',
  'bill.line.none': 'none',
} as const;
