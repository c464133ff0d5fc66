/** A comparison in sentences, and what can be done with it. */
export const messages = {
  'compare.page': 'Plans compared',
  'compare.back': 'Back to the plans',
  'compare.back.count': '{count, plural, one {Back to 1 plan} other {Back to # plans}}',
  'compare.title': '{others} or {last}?',
  'compare.name.cover': '{title}, {cover}',
  'compare.for': '{people}. {city} {pincode}.',

  'compare.in-words': 'The differences in words',
  'compare.lead.less':
    '{dear} costs <b>{extra} more</b> a year than {cheap}, and a bad stay leaves you <b>{ours}</b>, not <b>{theirs}</b>.',
  'compare.lead.more':
    '{dear} costs <b>{extra} more</b> a year than {cheap}, and a bad stay leaves you <b>{ours}</b> where {cheap} leaves <b>{theirs}</b>.',
  'compare.lead.equal':
    '{dear} costs <b>{extra} more</b> a year than {cheap}, and a bad stay leaves you <b>{ours}</b> with both.',
  'compare.lead.price':
    '{dear} and {cheap} both cost <b>{premium}</b> a year, and a bad stay leaves you <b>{ours}</b> with {dear}, not <b>{theirs}</b>.',
  'compare.lead.alike':
    'Both cost <b>{premium}</b> a year, and a bad stay leaves you <b>{ours}</b> with both.',
  'compare.lead.unpriced':
    'A bad stay leaves you <b>{ours}</b> with {dear}, <b>{theirs}</b> with {cheap}. Not every price is known yet.',
  'compare.lead.nothing': 'nothing',
  'compare.bad-year': 'A bad stay: {stay}, a bill of {bill}, in a single AC room after the waits.',
  'compare.pays-off':
    '{years, plural, one {The extra premium pays off if such a stay comes every year.} other {The extra premium pays off if such a stay comes once in # years.}}',
  'compare.saves-average':
    'For people like you it saves about {amount} {year, select, first {in the first year} other {a year}} on average.',
  'compare.saves-nothing':
    'For people like you it saves nothing on average{year, select, first { in the first year} other {}}.',
  'compare.first-year':
    'In the first year, while waits run, it is not so: 1 of 100 times {dear} leaves you {ours} or more, {cheap} {theirs} or more.',
  'compare.held': 'The policy you hold pays first.',
  'compare.demands.all':
    '{count, plural, one {It has} =2 {Both have} other {All of them have}} what you said matters a lot: {features}.',
  'compare.demands.lacks': '{plan} does not have what you said matters a lot: {features}.',

  'compare.speaks.first': '{name}',
  'compare.speaks.more': '{name}, {amount} more a year',
  'compare.speaks.less': '{name}, {amount} less a year',
  'compare.speaks.same': '{name}, the same price',
  'compare.speaks.cheapest': 'The lowest premium: <b>{amount}</b> a year.',
  'compare.speaks.all-in': 'Over ten years it costs least, all in: <b>{amount}</b> a year.',
  'compare.speaks.gain': 'Beside {other}: <b>{thing}</b>.',
  'compare.speaks.stay': '{label}: <b>{ours}</b> stays with you; with {other}: {theirs}.',
  'compare.speaks.ahead': '{label}: <b>{ours}</b>; with {other}: {theirs}.',
  'compare.speaks.waiting': '{label}, paid from: <b>{ours}</b>; with {other}: {theirs}.',
  'compare.speaks.nothing':
    '{count, plural, one {In no row of the table is it ahead of another.} other {In no row of the table are these ahead of another: {names}.}}',

  'compare.table': 'Row by row',
  'compare.table.caption':
    '{count, plural, one {One plan} other {# plans}}: {names}. What each costs and pays.',
  'compare.only-differences': 'Only differences',
  'compare.count': '{shown} of {all} rows',
  'compare.print': 'Print',
  'compare.csv': 'Table as CSV',
  'compare.key.best': 'Best of the row',
  'compare.key.costs': 'Costs you in a claim',
  'compare.cell.best': 'best of the row',
  'compare.cell.costs': 'costs you in a claim',
  'compare.pick.left': 'Left plan',
  'compare.pick.right': 'Right plan',
  'compare.two-at-a-time': 'Two at a time. All {count} are in both lists.',
  'compare.plan': 'Plan',
  'compare.a-year': '{price} a year',
  'compare.no-price': 'no price yet',
  'compare.same': '{count, plural, one {The same in all:} other {The same in all # plans:}} {rows}.',
  'compare.same.two': 'The same in both: {rows}.',
  'compare.same.row': '{label}: {value}',
  'compare.same.show': '{count, plural, one {Show this row} other {Show these # rows}}',
  'compare.see': 'See {name}',
  'compare.notes':
    'Stays: single AC room if nothing else is said, after the waits, costs checked on {date}. {year, select, first {First year, with its waits} other {Years}}: survey and estimate. Prices of {priced}.',
  'compare.how': 'How we count',

  'compare.add': 'Add a plan',
  'compare.add.title': 'Which plan shall stand beside them?',
  'compare.add.plan': '{title}, {price}',
  'compare.add.loading': 'Loading the plans',
  'compare.add.failed': 'We could not load the list.',
  'compare.add.close': 'Leave it as it is',

  'compare.missing':
    '{count, plural, one {One plan of this address is} other {# plans of this address are}} left out: not for these people any more, or of the other kind. A super top-up pays only on top of a policy, so it is not compared with full plans.',
  'compare.few.title': 'Two plans make a comparison',
  'compare.few.none': 'These people can get none of the plans of this address.',
  'compare.few.one': 'Only {title} is left.',
  'compare.few.text': 'Choose at least two from the list.',
  'compare.few.list': 'Choose plans',
} as const;
