/** How a hospital bill is settled. Every figure comes from the stays or from the rule itself. */
export const messages = {
  'bill.title': 'How a hospital bill is settled',
  'bill.lede':
    'What a plan pays of a bill and what you pay, step by step. It is an estimate from the plan’s terms: the insurer decides each claim.',
  'bill.steps.title': 'The steps, in order',
  'bill.steps.text': 'Each step works on what the one before has left.',
  'bill.step.not-payable':
    '<b>Not payable.</b> The whole bill while a wait runs, and a birth that the plan does not cover. Else: registration, attendants and the like; consumables such as gloves, unless the plan or an extra pays them; the ambulance above its limit; days before and after the stay beyond the plan’s.',
  'bill.step.room-cap':
    '<b>Room limit.</b> Rent above the plan’s limit a day, for each day. Intensive care above its own limit. A plan for a class of room pays what that class costs in the same hospital.',
  'bill.step.proportionate-cut':
    '<b>Cut in proportion.</b> In a dearer room most plans also pay nursing, doctors and theatre only in the proportion of limit to rent. Some cut tests too, some cut nothing. Medicines, implants and intensive care are never cut this way.',
  'bill.step.sub-limit':
    '<b>Limit on the treatment.</b> For each eye or joint, else for the whole bill; for a birth the limit on that birth. Of several the tightest holds.',
  'bill.step.co-pay':
    '<b>Co-pay.</b> Your share of what is then payable. Where it starts at an age, the age at which you joined counts.',
  'bill.step.deductible':
    '<b>Deductible.</b> Super top-ups only: what earlier bills of the year have left of it.',
  'bill.step.cover-limit': '<b>Cover.</b> What is above the cover that is left this year.',
  'bill.step.bonus':
    '<b>Bonus.</b> Gives back from the bonus of years without a claim, once the cover is used.',
  'bill.step.restoration':
    '<b>Refill.</b> Gives back in later claims of the year: once, for any illness or only for another one, or for each of them.',
  'bill.sum': 'What you pay and what the plan pays always add up to the bill. Amounts are whole rupees.',
  'bill.example.title': 'What a dearer room does',
  'bill.example.text':
    '{title}, in a metro. The plan is for a shared room at {limit} a day. You take a single room with air conditioning at {rent} a day. The limit is {percent}% of the rent, so {percent}% of nursing, doctors and theatre is paid.',
  'bill.example.sum':
    'You pay {above} of rent above the limit, and {fees} more of the fees. A room within the limit costs you neither.',
  'bill.promises.title': 'What you can count on',
  'bill.promises.term':
    'A better term never makes you pay more: room limit, co-pay, cover, limits on treatments, consumables, refill, deductible.',
  'bill.promises.bill': 'A higher line, a longer stay or a dearer room never makes you pay less.',
  'bill.promises.cover': 'No plan pays more than its cover, its bonus and its refill.',
  'bill.promises.blind':
    'Only the plan’s terms, the bill and what you said count. What an insurer pays us does not.',
  'bill.differ.title': 'Where insurers differ',
  'bill.differ.copay': 'Co-pay before or after the deductible and the cover. Here: before.',
  'bill.differ.refill':
    'When a refill opens: only once the whole cover is used, or as soon as part of it is. Here: from the second paid claim.',
  'bill.differ.around': 'Whether days before and after count inside a limit on a treatment. Here: they do.',
  'bill.differ.rooms':
    'Hospitals that charge the same in every room should cause no cut in proportion. Here: cut as the plan says.',
  'bill.differ.package': 'Prices agreed between a hospital and an insurer are not known to us.',
  'bill.stays.title': 'Usual hospital stays and their costs',
  'bill.stays.text': '{count} stays to compare plans with, in a metro, in another big city, and elsewhere.',
  'bill.stays.note': '{note} Costs last looked at on {date}.',
  'bill.stays.factors':
    'In a dearer room hospitals charge more for nursing, doctors and theatre. As a share of the price in a shared room:',
  'bill.factor': '{room}: {percent}%',
  'bill.stay.days':
    '{room, plural, one {1 day in a room} other {# days in a room}}{icu, plural, =0 {} one {, 1 day in intensive care} other {, # days in intensive care}}{admissions, plural, one {} other {, in # admissions}}.',
  'bill.stay.wait.accident': 'Covered from the first day.',
  'bill.stay.wait.other-illness': 'Covered after the first wait.',
  'bill.stay.wait.specific-treatment': 'Covered after the wait for listed operations.',
  'bill.stay.wait.joint-replacement': 'Covered after the wait for replacing a joint.',
  'bill.stay.wait.pre-existing': 'Covered after the wait for old illness.',
  'bill.stay.wait.maternity': 'Covered after the wait for a birth.',
  'bill.stay.limited': 'Some plans have a limit of their own for it.',
  'bill.stay.option': 'Some have one for newer ways of doing it.',
  'bill.stay.totals': '{title}: the whole bill',
  'bill.stay.lines': '{title}: line by line',
  'bill.stay.see': 'Line by line',
  'bill.column.room': 'The whole bill in',
  'bill.column.line': 'Line',
  'bill.column.tier': '{tier, select, 1 {Metro} 2 {Big city} other {Elsewhere}}',
  'bill.room.shared': 'Shared room',
  'bill.room.single': 'Single room',
  'bill.room.single-ac': 'Single room with AC',
  'bill.room.deluxe': 'Large room or suite',
  'bill.line.rent': '{room}, a day',
  'bill.line.icu': 'Intensive care, a day',
  'bill.line.nursing': 'Nursing, a day',
  'bill.line.doctors': 'Doctors',
  'bill.line.theatre': 'Theatre',
  'bill.line.tests': 'Tests',
  'bill.line.medicines': 'Medicines',
  'bill.line.implants': 'Implants',
  'bill.line.consumables': 'Consumables',
  'bill.line.nonPayables': 'Never payable',
  'bill.line.ambulance': 'Ambulance',
  'bill.line.before': 'In {days} days before',
  'bill.line.after': 'In {days} days after',
  'bill.line.none': 'none',
} as const;
