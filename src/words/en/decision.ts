import { messages as demands } from './demands.ts';
import { messages as gains } from './gains.ts';
import { messages as plans } from './plans.ts';

/** The family's decision page: what was chosen, what was given up, dates, and what to do. */
export const messages = {
  ...plans,
  ...gains,
  ...demands,
  'decision.page': 'Health cover: the decision',
  'decision.people': '{count, plural, one {one person} other {# people}}',
  'decision.head': 'Health cover: the decision, {date}. Page {page} of 2',
  'decision.title': 'Chosen: {plan}',
  'decision.lede':
    '{count, plural, one {From {insurer}, for one person aged {ages} in {city}.} other {From {insurer}, for {people} aged {ages} in {city}.}}',
  'decision.lede.months': 'under 1',
  'decision.of':
    '{plans, plural, one {The only plan with a price that has exactly {cover} of cover.} other {Chosen out of # plans with a price that have exactly {cover} of cover.}}',
  'decision.price': '{amount} a year',
  'decision.all-in': 'All in: {amount} a year over ten years, premiums and the bills left to pay.',
  'decision.demands.met': 'What mattered a lot, and it has: {features}.',
  'decision.demands.unmet': 'What mattered a lot, and it does not have: {features}.',
  'decision.price.note': 'Price of {date}, for one year, without riders, by the answers that were given',
  'decision.price.note.before':
    'Price of {date}, for one year, without riders and before any answers on health and habits',
  'decision.price.riders': 'With {riders}. Price of {date}, for one year, by the answers that were given',
  'decision.why': 'Why this one',
  'decision.why.beside': 'Beside {other}: {things}.',
  'decision.ahead.full': 'paid from the first rupee, not only what is above {theirs} a year',
  'decision.ahead.deductible': 'paid from {ours} of a year’s bills, not from {theirs}',
  'decision.ahead.cover': 'a cover of {ours}, not {theirs}',
  'decision.ahead.cheaper': '{amount} less premium a year',
  'decision.ahead.stay': '{amount} less to pay ({stay})',
  'decision.ahead.years':
    'in 1 of 100 {year, select, first {first years} other {years}} {amount} less to pay',
  'decision.why.none':
    '{count, plural, one {It leaves no less to pay than the other plan, and has no better terms.} other {It leaves no less to pay than the other plans, and has no better terms.}}',
  'decision.gave': 'What was given up',
  'decision.gave.with': 'With {other}: {things}.',
  'decision.gave.none':
    '{count, plural, one {Nothing that the other plan has.} other {Nothing that the other plans have.}}',
  'decision.beside':
    '{count, plural, =0 {The plan in figures} one {Beside the other plan} other {Beside the others}}',
  'decision.beside.left-out': 'Compared too, but without a price for these people: {plans}.',
  'decision.name.cover': '{title}, {cover}',
  'decision.cover.above': '{cover} above {amount}',
  'decision.beside.what': 'What',
  'decision.beside.premium': 'Premium a year',
  'decision.beside.all-in': 'All in, a year, over ten years',
  'decision.beside.riders': 'Riders in it',
  'decision.beside.riders.none': 'None',
  'decision.beside.stay': 'Left to pay: {stay}, bill {bill}',
  'decision.beside.twenty':
    'Left to pay in 1 of 20 {year, select, first {first years} other {years}}, or more',
  'decision.beside.hundred':
    'Left to pay in 1 of 100 {year, select, first {first years} other {years}}, or more',
  'decision.beside.from': 'Illness from before: paid from',
  'decision.beside.61':
    '{count, plural, one {Premium at 61} other {Premium when the eldest is 61}}, today’s prices',
  'decision.beside.70':
    '{count, plural, one {All premiums up to 70} other {All premiums until the eldest is 70}}, today’s prices',
  'decision.beside.network': 'Cashless hospitals in and around {city}',
  'decision.beside.network.of': '{cashless} of {hospitals}',
  'decision.left': 'What is left to pay',
  'decision.left.nothing': 'nothing',
  'decision.left.stay': '{stay}: left of a bill of {bill}',
  'decision.left.nine':
    '{left, select, nothing {In 9 of 10 {year, select, first {first years} other {years}}, for hospital} other {In 9 of 10 {year, select, first {first years} other {years}}, for hospital no more than}}',
  'decision.left.twenty':
    '{left, select, nothing {In a bad {year, select, first {first year} other {year}}, 1 of 20} other {In a bad {year, select, first {first year} other {year}}, 1 of 20, this or more}}',
  'decision.left.hundred':
    '{left, select, nothing {In a very bad {year, select, first {first year} other {year}}, 1 of 100} other {In a very bad {year, select, first {first year} other {year}}, 1 of 100, this or more}}',
  'decision.reference': 'On the phone, name {reference}. It opens nothing.',
  'decision.back.plan': 'Back to the plan',
  'decision.back.comparison': 'Back to the comparison',
  'decision.years.note':
    'What people of {count, plural, one {this age} other {these ages}} pay themselves in {year, select, first {the first year, with its waits} other {a year}}, beside the premium, counted from surveys. {year, select, first {The stay: at} other {Stays at}} the prices of the city, in a single AC room, every wait over.',
  'decision.years.held':
    'With a super top-up, the policy that is held pays first in the stay. The years count each plan alone.',
  'decision.dates': 'Dates to keep',
  'decision.dates.note': 'If it is paid on {date}. The policy itself has the true dates.',
  'decision.date.accident': 'Cover starts. Accidents are paid.',
  'decision.date.other-illness': 'New illness is paid, except those below.',
  'decision.date.specific-treatment': 'Cataract, hernia, stones and other listed operations are paid.',
  'decision.date.joint-replacement': 'Knee and hip replacement is paid.',
  'decision.date.pre-existing': 'An illness from before the policy is paid.',
  'decision.date.never': 'Except the illnesses that its wording leaves out for good.',
  'decision.date.maternity': 'Childbirth is paid, up to its limit.',
  'decision.date.free-look': 'Last day to give the policy back (free look).',
  'decision.date.free-look.note': 'If it reaches you on {date}: {days} days from that day',
  'decision.date.last': 'Last day of cover. Renew by then.',
  'decision.date.last.note': 'Up to {date} the waits are kept, but nothing in between is paid.',
  'decision.date.moratorium': 'From now on a claim is refused only for proven fraud.',
  'decision.room': 'The room',
  'decision.room.text': '{value}: {note}.',
  'decision.cashless': 'A cashless stay, in three steps',
  'decision.cashless.1': 'Show the policy card and a photo identity at the hospital’s insurance desk.',
  'decision.cashless.1.note': '2 days before a planned stay, within 24 hours of an emergency',
  'decision.cashless.2': 'The hospital asks {insurer}. The answer is due within 1 hour.',
  'decision.cashless.3': 'Sign the final bill. Discharge is to be approved within 3 hours.',
  'decision.cashless.3.note': 'Hospital not in the network: pay, and send the bills to the insurer',
  'decision.free-look': 'If you change your mind: free look',
  'decision.free-look.text':
    'Write to {insurer} within {days} days of getting the policy. It returns the premium, less the days covered, a medical test and stamp duty.',
  'decision.complain': 'How to complain',
  'decision.complain.1': 'Grievance officer of {insurer}, {phone}.',
  'decision.complain.1.note': 'The answer is due within 14 days',
  'decision.complain.2': 'Bima Bharosa of IRDAI: bimabharosa.irdai.gov.in or 155255.',
  'decision.complain.3': 'The Insurance Ombudsman of your state, cioins.co.in.',
  'decision.complain.3.note': 'After 30 days or a poor answer, within 1 year. Free of charge, up to ₹50 lakh',
  'decision.complain.4': 'A consumer commission.',
  'decision.change': 'Can still change before you pay',
  'decision.change.text':
    'Answers on health and habits: {insurer} may add to the price or ask for a test. A birth date that differs from these ages. A rider, or a longer term. Each change is shown and has to be accepted.',
  'decision.demo': 'Demo catalogue: plans and insurers are invented.',
  'decision.commission': 'Chhatri gets {amount} of the first premium from {insurer}.',
  'decision.commission.other': '{plan} would bring {amount}.',
  'decision.send': 'Send',
  'decision.copy': 'Copy the link',
  'decision.copied': 'The link is copied',
  'decision.copy.failed': 'It could not be copied. Press and hold the address of the message.',
  'decision.print': 'Print, 2 pages',
  'decision.actions': 'Send or print',
  'decision.message': 'This goes into the message',
  'decision.message.note':
    'Whoever has the link can read this page until {date}, nothing else of yours. It says ages, the city and what matters a lot to you in a plan; no names, illnesses or habits, and no wish for a child. “Leave this device” erases it.',
  'decision.message.1':
    'Health cover for {people}: {plan}, {amount} a year. Cover {cover}. Room: {room}. Co-pay: {copay}.',
  'decision.message.2':
    'In 1 of 100 {year, select, first {first years} other {years}} {amount} or more would be left to pay.',
  'decision.message.2.alone':
    'In 1 of 100 {year, select, first {first years} other {years}} {amount} or more would be left to pay, counted without the policy that is held.',
  'decision.message.also': 'Beside it: {plans}.',
  'decision.message.plan': '{plan} {amount}, leaves {left} to pay',
  'decision.message.plan.alone': '{plan} {amount}',
  'decision.message.3': 'An illness from before is paid from {date}.',
  'decision.preview.title': 'Health cover decided: {plan}, {amount} a year',
  'decision.preview.text':
    'Cover {cover} for {people}. What it pays, what was given up, dates to keep and how to complain.',
  'decision.next': 'Prices for other people',
} as const;
