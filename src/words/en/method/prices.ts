/** How prices work. Every figure comes from the catalogue or from the rule itself. */
export const messages = {
  'prices.title': 'How prices work',
  'prices.lede':
    'You pay the insurer’s own price. Each plan page shows it as a ledger: every step, its size and where it comes from.',
  'prices.steps.title': 'How a price is made, in order',
  'prices.steps.rate':
    'Each person’s rate: by age, cover and zone, for a year without tax. Some insurers file a rate for the eldest and one for each other person, or one for a whole family.',
  'prices.steps.loadings':
    'Added for a person’s habits and declared illnesses, up to the most that the insurer may add.',
  'prices.steps.people':
    'Taken off for more people: a discount for sharing one cover, another when each has an own cover.',
  'prices.steps.term': 'Taken off for paying several years at once.',
  'prices.steps.round': 'Rounded once, at the end, to whole rupees, half a rupee up.',
  'prices.steps.tax': 'Tax, at the rate of the day cover starts.',
  'prices.missing':
    'When a rate is missing there is no price, and the reason is said. We never guess one and never show ₹0.',
  'prices.range.title': 'What raises and lowers it',
  'prices.range.text': 'Over all plans in the catalogue that have filed rates:',
  'prices.range.table': 'Loadings and discounts',
  'prices.range.cause': 'Cause',
  'prices.range.percent': 'Percent',
  'prices.range.none': 'none',
  'prices.range.one': '{from}%',
  'prices.range.upto': 'up to {to}%',
  'prices.range.two': '{from}% to {to}%',
  'prices.cause.floater':
    '{people, plural, =6 {Six or more people share a cover} other {# people share a cover}}',
  'prices.cause.several': 'Several people, each with an own cover',
  'prices.cause.term': '{years} years paid at once',
  'prices.cause.smoke': 'Smoking',
  'prices.cause.tobacco': 'Chewing tobacco',
  'prices.cause.alcohol': 'Drinking',
  'prices.cause.condition': 'A declared illness',
  'prices.cause.most': 'The most that all loadings of a person add up to',
  'prices.off': '{percent} off',
  'prices.added': '{percent} more',
  'prices.zones.title': 'Where you live',
  'prices.zones.text':
    '{count, plural, one {# plan prices} other {# plans price}} by zones, from the dearest cities (zone 1) to the rest of India (zone 3). The other {others} cost the same everywhere. Parents who live elsewhere are priced at their own pincode.',
  'prices.ages.title': 'Ages',
  'prices.ages.text':
    'The age on the day cover starts counts, in years since the last birthday. Rates are filed in bands of ages, up to age {oldest}. From the day somebody enters a new band, the next renewal costs more.',
  'prices.live.title': 'Live prices',
  'prices.live.text':
    '{count, plural, =0 {At present no plan is priced live.} one {One plan is priced live by its insurer.} other {# plans are priced live by their insurers.}} We ask up to {tries} times, {seconds} seconds apart. The price then stands in its own place. Without an answer there is no price.',
  'prices.tax.title': 'Tax',
  'prices.tax.table': 'GST on the premium by day',
  'prices.tax.from': 'Cover that starts from',
  'prices.tax.percent': 'GST',
  'prices.tax.nil': 'nil',
  'prices.change.title': 'What can still change a price',
  'prices.change.days':
    'A price is kept for {days} days. After that you get the price of the day, and we say what changed.',
  'prices.change.birthday': 'A birthday before cover starts that brings somebody into a new band of ages.',
  'prices.change.answers':
    'Answers in the form that differ from the quote: a date of birth, an illness, a habit.',
  'prices.change.medical': 'A medical review, where the insurer asks for one.',
  'prices.change.extras': 'Extras that you add, and a longer term.',
  'prices.change.shown': 'Each change comes as a line of the ledger with its cause, before you pay.',
  'prices.later.title': 'Later years',
  'prices.later.text':
    'We work out the next {years} years, and on to age {to}: everybody a year older each time, at today’s rates, and a second time with prices that rise {percent}% a year. The {percent}% is an assumption. Years in which somebody enters a new band are marked.',
} as const;
