import { messages as demands } from './demands.ts';

export const messages = {
  ...demands,
  'split.page': 'Ways to cover your group',
  'split.title': '{ways, plural, one {One way} =2 {Two ways} other {Three ways}} to cover {people} people',
  'split.number':
    '{count, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} other {#}}',
  'split.back': 'Back to your answers',
  'split.aged': '{name} {years}',
  'split.aged.months': '{name} {months, plural, one {1 month} other {# months}}',
  'split.people': '{people} in {city}.',
  'split.people.both': '{family} in {city}, {parents} in {parentsCity}.',
  'split.own':
    'Each way with the plans that the lists of its people recommend, at the prices of those lists.',
  'split.own.sound':
    'Each policy is on the cheapest sound plan for its own people: no co-pay (from 61 on only if every such plan has one), a single room paid in full, and a refill where a cover is shared. Where none is sound it is the cheapest.',
  'split.weak.copay': 'You pay {percent}% of each bill (co-pay).',
  'split.weak.room': 'It does not pay a single AC room in full.',
  'split.weak.intensive-care': 'It does not pay intensive care in full.',
  'split.weak.refill': 'A cover that is used up is not refilled.',
  'split.lacks': 'Without what you said matters a lot: {features}.',
  'split.demands': 'In every way plans count first that have what you said matters a lot: {features}.',
  'split.claim': 'One large claim in the year',
  'split.claim.topup': 'One large claim in the year, counted above the first {deductible}',
  'split.claim.of': '{name}, {amount}',
  'split.key.left': 'left of the cover',
  'split.key.refill': 'refill, for the next claim only',

  'split.recommended': 'Recommended',

  'split.with': 'With {riders}, {amount} of the price',
  'split.buys.for': '{names}, {cover}',
  'split.buys.each': '{count} covers of {cover}',
  'split.together.sum': 'Together, a year',
  'split.all-in': 'All in, a year',
  'split.all-in.note': 'averaged over ten years',
  'split.sound':
    '{plans, plural, =1 {Cheapest sound plan} =2 {Cheapest sound pair} other {Cheapest sound plans}}{scope, select, demanded { with what you asked for} eligible { that we could recommend} other {}}',
  'split.sound.note': 'all in {amount} a year',
  'split.cost.more': '{amount} a year more, all in',
  'split.cost.less': '{amount} a year less, all in',
  'split.cost.same': 'As much a year, all in',
  'split.cost.nothing': 'Nothing gained: {cost}',
  'split.now.more': '{amount} more this year.',
  'split.now.less': '{amount} less this year.',
  'split.now.same': 'The same price this year.',
  'split.way.apart': 'separate plans',
  'split.way.separate': 'a cover for each',
  'split.way.together': 'one plan for all',
  'split.reason.less': '{amount} a year less all in than {way}.',
  'split.reason.less.cover': '{cover} of cover, not {other}, and {amount} a year less all in than {way}.',
  'split.reason.same': 'All in it costs as much as {way}, and less this year.',
  'split.reason.same.left': 'All in it costs as much as {way}, and a large claim leaves you more.',
  'split.reason.near': 'All in hardly more than {way} ({amount} a year), and {less} less this year.',
  'split.reason.near.left':
    'All in hardly more than {way} ({amount} a year), and a large claim leaves everybody half of the cover.',
  'split.reason.only': 'The only way here that has a price.',
  'split.reason.price': 'It costs least this year.',
  'split.ill.sooner':
    'Bills for what {names} now {who, select, one {has} other {have}} ({illnesses}) are paid from {date}, not from {other}.',
  'split.ill.later':
    'But bills for what {names} now {who, select, one {has} other {have}} ({illnesses}) are paid only from {date}.',
  'split.own-part': '{amount} of this claim stays with you.',
  'split.places':
    'On a plan with you, your parents’ bills count at {city} prices, as its premium does; on plans of their own at {parentsCity} prices.',
  'split.bearable':
    '“All in” counts ten years, and twice what is above the {amount} you could bear{guess, select, guess { (our guess)} other {}}.',
  'split.bearable.change': 'Change it',
  'split.see.yours': 'See your plans',
  'split.total.less': '{extra} less than the first',

  'split.apart':
    '{policies, plural, =2 {Parents on their own plan} other {Parents and in-laws on plans of their own}}',
  'split.apart.one': '{name} on {who, select, man {his} other {her}} own plan',
  'split.apart.alone': 'A plan of their own for each group',
  'split.apart.text':
    '{policies, plural, =2 {Two policies, two covers.} =3 {Three policies, three covers.} =4 {Four policies, four covers.} other {# policies, # covers.}} {who, select, you {If you are ill for long} other {If {name} is ill for long}}, the cover of the {policies, plural, =2 {other policy} other {other policies}} is untouched.',
  'split.separate': 'Separate cover for each person',
  'split.separate.text':
    'One policy, with a cover of {cover} for each of {count} people. Nobody’s illness touches anybody else’s cover.',
  'split.together': 'Everyone on one plan',
  'split.together.loners': 'All who may share, on one plan',
  'split.together.text': '{count} people share one {cover}. One long illness can use it up for all of them.',
  'split.beaten': 'Another way costs no more, now and over the years, and leaves everybody as much.',

  'split.cover.for': '{cover} for {names}',
  'split.cover.each': '{cover} for each of {count}',
  'split.cover.shared': 'shared by {count}',
  'split.total.more': '{extra} more than the first',
  'split.total.least': 'as much as the first',

  'split.draw': 'After one claim of {amount} for {name}, the next bills can draw on:',
  'split.who.others': 'Everyone but {name}',
  'split.who.all': 'All {count}',
  'split.left': '{left}',
  'split.left.each': '{left} each',
  'split.left.refill': '{left} + {refill} refill',
  'split.left.refill.only': '{refill} refill',
  'split.left.none': 'nothing',
  'split.note.untouched': 'Untouched. They share it with nobody else.',
  'split.note.untouched.one': 'Untouched. It is shared with nobody.',
  'split.note.untouched.each': 'Untouched. Each has a cover of their own.',
  'split.note.refill': 'The refill serves the next claim, of another person or another illness.',
  'split.note.refill.one': 'The refill serves the next claim, for another illness.',
  'split.note.none': 'This plan has no refill: that is all until the year ends.',
  'split.note.plan': 'On {plan}{percent, plural, =0 {.} other {: you pay #% of each bill.}}',

  'split.see.for': 'See plans for {names}',
  'split.see.separate': 'See plans with separate covers',
  'split.see.together': 'See plans for everyone',
  'split.see.alone': 'For {names}: start a quote of their own.',

  'split.above.lead': 'If a bill is above {cover},',
  'split.above.text':
    'the rest is yours in every way. A refill never serves the claim that used the cover up.',
  'split.cheaper.lead': 'Cheaper still:',
  'split.cheaper.text':
    '{groups} cost {less} less this year than any way above. It takes a quote for each group.',
  'split.foot': 'Prices as of {date}. GST: nil. Quote {crn}.',
  'split.all': 'All the ways we looked at',
  'split.all.caption':
    'Every way to group these people, each policy on the plan that is picked for its people',
  'split.all.way': 'Policies',
  'split.all.total': 'A year',
  'split.all.gives': 'What it gives',
  'split.all.separate': '{names}, each with an own cover',
  'split.all.unsold': 'no plan for some',
  'split.unsold': '{way}: no plan here has a price for {names}.',
  'split.all.cheapest': 'least price',
  'split.all.less-all-in': 'less over the years',
  'split.all.most-left': 'most left',
  'split.all.more-left': 'more left',
  'split.all.nothing-gained': 'nothing gained',

  'split.stale': 'Working this out, please wait',
  'split.failed': 'This could not be worked out. What you see is the answer before.',
  'split.none': 'No plan here covers this group',
  'split.change': 'Change who is covered',
  'split.empty.title': 'No plan covers this group',
  'split.empty.see': 'See who can be covered on what',
  'split.empty.text': 'With fewer people, or another cover, there may be plans.',

  'split.tour.title': 'How this page works',
  'split.tour.1':
    'Each card is one way to group you into policies. Each policy is on the plan that is picked for its own people, so the price is what you would pay.',
  'split.tour.2':
    'Choose who might have a large claim. The bars show what the others could still use that year.',
  'split.tour.3':
    '“Nothing gained” means another way costs no more, now and over the years, and leaves everybody as much.',
  'split.tour.open': 'Show me how this page works',
  'split.tour.close': 'Got it',
} as const;
