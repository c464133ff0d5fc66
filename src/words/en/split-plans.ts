export const messages = {
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
    'Each policy is on the plan that the list for its own people recommends, at the price of that list.',
  'split.own.sound':
    'Each policy is on the cheapest sound plan for its own people: no co-pay (from 61 on only if every such plan has one), a single room paid in full, and a refill where a cover is shared. Where none is sound it is the cheapest.',
  'split.plan': '{title}, {price} a year',
  'split.plan.for': '{title}, {price} a year, for {names}',
  'split.weak.copay': 'You pay {percent}% of each bill (co-pay).',
  'split.weak.room': 'It does not pay a single AC room in full.',
  'split.weak.intensive-care': 'It does not pay intensive care in full.',
  'split.weak.refill': 'A cover that is used up is not refilled.',
  'split.claim': 'One large claim in the year',
  'split.claim.topup': 'One large claim in the year, counted above the first {deductible}',
  'split.claim.of': '{name}, {amount}',
  'split.key.left': 'left of the cover',
  'split.key.refill': 'refill, for the next claim only',

  'split.recommended': 'Recommended',
  'split.rank.cheapest': '{place}. Least price',
  'split.rank.cheapest.untouched': '{place}. Least price, and the claim takes nothing from {names}',
  'split.rank.less-all-in': '{place}. Less over the years, for {extra} more this year',
  'split.rank.most-left': '{place}. Most left, for {extra} more',
  'split.rank.more-left': '{place}. More left, for {extra} more',
  'split.rank.nothing-gained': '{place}. Nothing gained',

  'split.apart':
    '{policies, plural, =2 {Parents on their own plan} other {Parents and in-laws on plans of their own}}',
  'split.apart.one': '{name} on {who, select, man {his} other {her}} own plan',
  'split.apart.alone': 'A plan of their own for each group',
  'split.apart.text':
    '{policies, plural, =2 {Two policies, two covers.} =3 {Three policies, three covers.} =4 {Four policies, four covers.} other {# policies, # covers.}} {who, select, you {Your own long illness} other {A long illness of {name}}} never touches the cover of the {policies, plural, =2 {other policy} other {other policies}}.',
  'split.separate': 'Separate cover for each person',
  'split.separate.text':
    'One policy, with a cover of {cover} for each of {count} people. Nobody’s illness touches anybody else’s cover.',
  'split.together': 'Everyone on one plan',
  'split.together.loners': 'All who may share, on one plan',
  'split.together.text': '{count} people share one {cover}. One long illness can use it up for all of them.',
  'split.advised': 'We advise it: over the years you keep it, it costs least all in, {amount} a year.',
  'split.advised.near':
    'We advise it: all in, over the years, it costs {amount} a year, hardly more than the least, {least}. Of such equals we take one that leaves everybody half of the cover after a large claim, then the one that costs least this year.',
  'split.together.short': '{count} people share one {cover}.',
  'split.beaten':
    'It costs {extra} more than the first way. Another way costs no more, now and over the years, and leaves everybody as much.',
  'split.beaten.equal':
    'It costs as much as the first way. Another way costs no more, now and over the years, and leaves everybody as much.',

  'split.cover': 'Total cover',
  'split.cover.for': '{cover} for {names}',
  'split.cover.each': '{cover} for each of {count}',
  'split.cover.shared': 'shared by {count}',
  'split.total': 'Total price a year',
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
  'split.over.lead': '{rest} of this bill would be yours',
  'split.over.text':
    'in every way: one claim never gets more than {cover}. A refill never serves the claim that used the cover up.',
  'split.cheaper.lead': 'Cheaper still:',
  'split.cheaper.text': '{groups} cost {less} less than the first way. It takes a quote for each group.',
  'split.foot':
    'Ranked by total price for one year; a way that gains nothing stands last. Prices as of {date}. GST: nil. Quote {crn}.',
  'split.all': 'All the ways we looked at',
  'split.all.caption':
    'Every way to group these people, each policy on the plan that is picked for its people',
  'split.all.way': 'Policies',
  'split.all.total': 'A year',
  'split.all.gives': 'What it gives',
  'split.all.separate': '{names}, each with an own cover',
  'split.all.unsold': 'not sold so',
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
    'The least price comes first. “Nothing gained” means another way costs no more, now and over the years, and leaves everybody as much.',
  'split.tour.open': 'Show me how this page works',
  'split.tour.close': 'Got it',
} as const;
