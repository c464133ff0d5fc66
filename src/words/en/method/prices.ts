/** How prices work. Every figure comes from the catalogue or from the rule itself. */
export const messages = {
  'prices.lede':
    'You pay the insurer’s own price. Each plan page shows how it is made: every step, its size and the reason.',
  'prices.steps.title': 'How a price is made, in order',
  'prices.steps.rate':
    'Each person’s rate: by age, cover and zone, for one year without tax. Some insurers have one rate for the eldest and one for each other person, or one for the whole family.',
  'prices.steps.loadings':
    'Added for a person’s habits and declared illnesses, up to the most that the insurer may add.',
  'prices.steps.people':
    'Discount for more people: one for sharing a cover, another when each has a separate cover.',
  'prices.steps.riders':
    'Riders, each with a line of its own. Those that change the rate come before the discount for several people.',
  'prices.steps.term': 'Discount for paying several years at once.',
  'prices.steps.round': 'Rounded once, at the end, to whole rupees; half a rupee goes up.',
  'prices.steps.tax': 'Tax, at the rate of the day cover starts.',
  'prices.missing':
    'If a rate is missing, there is no price and we say why. We never guess one and never show ₹0.',
  'prices.range.title': 'What raises and lowers it',
  'prices.drawn':
    'The most that each cause changes in any plan of the catalogue with rates: to the left it makes the premium lower, to the right higher.',
  'prices.drawn.off': 'Lower',
  'prices.drawn.added': 'Higher',
  'prices.range.none': 'none',
  'prices.range.one': '{from}%',
  'prices.range.upto': 'up to {to}%',
  'prices.range.two': '{from}% to {to}%',
  'prices.cause.floater':
    '{people, plural, =6 {Six or more people share a cover} other {# people share a cover}}',
  'prices.cause.several': 'Several people, each with a separate cover',
  'prices.cause.term': '{years} years paid at once',
  'prices.cause.smoke': 'Smoking',
  'prices.cause.tobacco': 'Chewing tobacco',
  'prices.cause.alcohol': 'Drinking',
  'prices.cause.condition': 'A declared illness',
  'prices.cause.most': 'The most that can be added for one person',
  'prices.off': '{percent} off',
  'prices.added': '{percent} more',
  'prices.zones.title': 'Where you live',
  'prices.zones.text':
    'In {count, plural, one {# plan} other {# plans}} the price depends on the zone, from the costliest cities (zone 1) to the rest of India (zone 3). The other {others} cost the same everywhere. For parents who live elsewhere, their own pincode counts.',
  'prices.ages.title': 'Ages',
  'prices.ages.text':
    'What counts is the age in completed years on the day cover starts. Rates go by age groups, up to age {oldest}. When somebody moves into the next age group, the next renewal costs more.',
  'prices.live.title': 'Live prices',
  'prices.live.text':
    '{count, plural, =0 {At present no plan is priced live.} one {For one plan the insurer tells us the price live.} other {For # plans the insurers tell us the price live.}} We ask up to {tries} times, {seconds} seconds apart, and show the price as soon as it comes. If no answer comes, there is no price.',
  'prices.tax.title': 'Tax',
  'prices.tax.table': 'GST on the premium by day',
  'prices.tax.from': 'Cover that starts from',
  'prices.tax.percent': 'GST',
  'prices.tax.nil': 'nil',
  'prices.change.title': 'What can still change a price',
  'prices.change.days':
    'A price is kept for {days} days. After that you get the price of the day, and we tell you what changed.',
  'prices.change.birthday': 'A birthday before cover starts that moves somebody into the next age group.',
  'prices.change.answers':
    'Answers in the form that differ from the quote: a date of birth, an illness, a habit.',
  'prices.change.medical': 'A medical review, where the insurer asks for one.',
  'prices.change.extras': 'Riders that you add, and a longer term.',
  'prices.change.shown': 'You see each change with its reason before you pay.',
  'prices.later.title': 'Later years',
  'prices.later.text':
    'We work out the next {years} years, and on to age {to}. Everybody gets a year older each time: once at today’s rates, and once with prices that rise {percent}% a year. The {percent}% is our assumption. A child leaves at the age that the plan sets. We mark the years in which somebody moves into the next age group.',
} as const;
