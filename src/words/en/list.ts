import { messages as gains } from './gains.ts';
import { messages as pickNames } from './pick-names.ts';
import { messages as tenYears } from './ten-years.ts';
import { messages as why } from './why.ts';

/** A list that decides: three picks, guesses, reasons in rupees. */
export const messages = {
  ...gains,
  ...pickNames,
  ...tenYears,
  ...why,
  'results.sort.cover': 'Most cover first',
  'results.sort.bad-year': 'Least in a bad year',
  'list.covers': '<b>Cover</b>, lowest sound price',
  'list.covers.bare': '<b>Cover</b>',
  'list.covers.guess': '{cover}: our guess',
  'list.covers.none': 'none',
  'list.picks.title':
    '{count, plural, one {One to start from} =2 {Two to start from} other {Three to start from}}',
  'list.picks.sound':
    'Sound: no co-pay (at 61 or older one only if every such plan has it), a single AC room paid in full, a refill where cover is shared.',
  'list.picks.bad': '{stay}: you pay',
  'list.picks.year': 'a year',
  'list.pick.stay': '{stay}, bill {bill}{year, select, first {, after the waits} other {}}: you pay',
  'list.pick.stay.top': '{stay}, bill {bill}: after both policies you pay',
  'list.pick.stay.again': 'The same stay: you pay',
  'list.pick.all-in': 'All in, a year',
  'list.pick.all-in.note': 'averaged over ten years',
  'list.pick.above': 'Pays only above {amount} of a year’s bills',
  'list.pick.more': '<b>{extra} more</b> a year.',
  'list.pick.more.cover': '<b>{extra} more a year</b> for a cover of {cover}, not {other}.',
  'list.pick.hundred':
    '{year, select, first {Year 1, 1 time in 100} other {1 of 100 years}}: you pay <b>{amount}</b> or more',
  'list.key.note':
    'What you pay is an estimate for people like you, {year, select, first {in the first year, while waits run} other {once the waits are over}}.',
  'list.key.live':
    '{count, plural, one {1 live price is} other {# live prices are}} still to come; one may change a pick.',
  'list.near.lead': 'Near equals.',
  'list.near':
    '{count, plural, one {One{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}} costs} other {#{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}} cost}} about as much all in: {plans}.',
  'list.near.cheapest': 'We recommend the one that costs least this year.',
  'list.near.some': '{plans} and {count} more',
  'list.near.one':
    'All in, no other plan{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}} comes near {title}.',
  'list.near.plan': '{title} {allIn} a year ({extra} more this year)',
  'list.next.near':
    'Others cost about the same over ten years; this one is the cheapest now. Next: {title}, <b>{extra} more this year</b>.',
  'list.next.same': 'Next best: {title}, at the same price.',
  'list.next.more': 'Next best: {title}, <b>{extra} more this year</b>.',
  'list.next.less': 'Next best: {title} <b>saves {extra} this year</b>.',
  'list.pick.alone': 'The only plan that fits',
  'list.see': 'See {title}',
  'list.compare': '{count, plural, =2 {Compare the two} other {Compare the three}}',
  'list.title':
    '{count, plural, =0 {For {cover}, no other plan with a price fits} one {1 more plan for {cover}} other {# more plans for {cover}}}',
  'list.title.all':
    '{count, plural, =0 {No plan for {cover}} one {1 plan for {cover}} other {# plans for {cover}}}',
  'list.say':
    '{count, plural, =0 {No plan fits} one {1 plan fits} other {# plans fit}} your answers and filters, of {all} in the catalogue. Prices of {date}.',
  'list.stay': 'All plans by one stay: what it leaves to you',
  'list.stay.option': '{title}, bill {bill}',
  'list.card.stay.top': '{stay}, after both policies: you pay',
  'list.card.year': 'a year, {cover}',
  'list.card.room': 'Room a day',
  'list.card.room.about': 'about {rent}',
  'list.card.room.about.fees': 'cut above {rent}',
  'list.card.room.fees': 'claim cut if costlier',
  'list.card.room.none': 'you pay what is above',
  'list.card.room.single': 'Single AC',
  'list.card.room.bites': 'a single room costs {rent}',
  'list.card.copay': '₹{percent} of every ₹100',
  'list.card.wait': 'Old illness',
  'list.card.above': 'Pays above',
  'list.card.above.note': 'of a year’s bills',
  'list.card.wait.after': 'in {months} months',
  'list.card.all-in': 'All in <b>{amount}</b>',
  'list.card.near': 'Cashless near',
  'list.card.near.of': '{cashless} of {count}',
  'list.card.own': '{count, plural, one {Your hospital} other {Your hospitals}}',
  'list.card.own.cashless':
    '{count, plural, one {{cashless, plural, =0 {Pay first} other {Cashless}}} other {{cashless} of {count} cashless}}',
  'list.card.comparing': 'Comparing',
  'list.card.seen': 'You looked at this last.',
  'list.card.buy': 'Buy offline',
  'list.kinds': 'Which kind of plan',
  'list.kind.SUPER_TOPUP': 'On top of my policy',
  'list.kind.INDEMNITY': 'Full plans',
  'list.kind.from': 'from {price}',
  'list.kind.pick': 'recommended at {price}',
  'list.kind.none': 'none passes',
  'list.kind.waits': 'no price yet',
  'list.kind.SUPER_TOPUP.lead': 'A super top-up pays what is above {amount} a year.',
  'list.kind.SUPER_TOPUP.text':
    'Cover from work ends with the job: those first {amount} are then yours to pay.',
  'list.kind.INDEMNITY.lead': 'A full plan pays from the first rupee.',
  'list.kind.INDEMNITY.text':
    'It stays when the job and its cover end. While you hold both, it costs more than a super top-up.',
  'list.card.open.load': 'before a medical check',
  'list.card.open.offline': 'final on paper',
  'tray.card': 'Compare',
  'tray.chosen': '{count, plural, one {1 plan chosen to compare} other {# plans chosen to compare}}',
} as const;
