import { messages as demands } from './demands.ts';

export const messages = {
  ...demands,
  'check.page': 'How much does each matter?',
  'check.back': 'Back to {count, plural, one {1 plan} other {# plans}}',
  'check.lede':
    'Answer what you like and leave the rest to our guess. What matters a lot to you decides which plans we can recommend.',
  'check.answered': '{answered} of {all} answered.',
  'check.ring':
    'A dashed ring is our guess. Each price is that of the cheapest plan: plans differ in other things too.',
  'check.form': 'What matters to you',

  'check.HIGH': 'Matters a lot',
  'check.MID': 'Somewhat',
  'check.LOW': 'Little',
  'check.guess.ring': '{word}, our guess',
  'check.guess': 'Our guess',
  'check.guess.illness': 'Our guess: you told us of an illness',
  'check.guess.none': 'Our guess: you told us nobody here has one',
  'check.guess.parents': 'Our guess: a parent is covered, and co-pay hits the old',
  'check.guess.shared': 'Our guess: you share one cover',
  'check.guess.birth': 'Our guess: it counts only when you say so',
  'check.guess.again': 'Use our guess',
  'check.guess.again.of': 'Use our guess: {item}',
  'check.cost': 'If you want this: {price} a year. If not: {without}.',
  'check.cost.free': 'The cheapest plan here gives this, {price} a year.',
  'check.cost.none': 'No plan here with a price gives this.',
  'check.years':
    'Hospital bills in 1 of 20 {year, select, first {first years: if you do, you pay {having} or more; if not, {without} or more} other {years: the first leaves you {having} or more, the second {without} or more}}.',
  'check.years.same':
    'Hospital bills in 1 of 20 {year, select, first {first years} other {years}}: both leave you {having} or more.',
  'check.worth.little': 'The score counts it as less than {amount} a year for you.',

  'check.room_rent': 'Any hospital room paid, even a costly one?',
  'check.room_rent.hint': 'A plan with a room limit pays less of the whole bill in a costlier room.',
  'check.copay': 'The whole bill paid, no share from you?',
  'check.copay.hint': 'Some plans leave ₹10 or ₹20 of every ₹100 to you (co-pay).',
  'check.restore_benefits': 'The cover filled up again after a claim?',
  'check.restore_benefits.hint': 'One long stay can use up the cover for the year.',
  'check.pre_existing': 'An illness you already have, covered early?',
  'check.pre_existing.hint': 'Plans make you wait up to 36 months for it.',
  'check.maternity_cover': 'Childbirth paid?',
  'check.maternity_cover.hint': 'Plans make you wait 9 to 48 months, and cost more.',
  'check.bonus': 'More cover after years without a claim?',
  'check.bonus.hint': 'The cover grows each year without a claim, at no extra price (bonus).',
  'check.icu': 'Intensive care without a limit a day?',
  'check.icu.hint': 'Some plans pay only a part of what a day in the ICU costs.',
  'check.outpatient_benefits': 'Doctor visits paid, without a hospital stay?',
  'check.outpatient_benefits.hint': 'Usually a small sum a year, for a higher premium.',
  'check.critical_illness_coverage': 'A lump sum if you get a serious illness?',
  'check.critical_illness_coverage.hint': 'Cancer, stroke, kidney failure and others on a list.',
  'check.health_checkup': 'A yearly health check-up?',
  'check.health_checkup.hint': 'Tests up to a small sum, every year or every few years.',

  'check.order': 'The order now',
  'check.order.label': 'The order by your answers',
  'check.order.still': 'Nothing is pressed yet: this is the order of the list.',
  'check.order.moved':
    '{item} “{word}”: {count, plural, =0 {no plan changed its place.} one {1 plan changed its place.} other {# plans changed places.}}',
  'check.order.far': '{title} moved most, from {from} to {to}.',
  'check.demand': 'We now recommend only plans that have it.',
  'check.demand.none': 'No plan here has it, so it decides nothing.',
  'check.order.waiting': 'Working out the order',
  'check.price': '{price} a year',
  'check.price.asking': 'asking the insurer for its price',
  'check.up': 'up from {place}',
  'check.down': 'down from {place}',
  'check.recommended': 'recommended',
  'check.recommended.near': 'near equal to {title} and {less} cheaper: recommended',
  'check.near':
    '{count, plural, one {All in, no other plan comes within {rupees} a year or {percent}% of the first.} other {# are near equals: all in within {rupees} a year or {percent}%. We then recommend the one that costs least this year.}}',
  'check.method':
    'Points of 100. A point is worth the same rupees wherever it comes from. Our commission plays no part.',
  'check.top': '1 {first}, 2 {second}, 3 {third}',
  'check.changed': '{count, plural, =0 {No place changed} one {1 place changed} other {# places changed}}',
  'check.go': 'See the plans',
  'check.failed': 'The new order did not come. You see the one before; your answers before are kept.',
  'check.empty.title': 'No plan to put in order',
  'check.empty.text': 'No plan here covers these people, so no answer would change anything.',
  'check.empty.see': 'See why',

  'check.tour.title': 'How this page works',
  'check.tour.1':
    'Each question is one feature of a plan. A dashed ring is our guess from what you told us; press any answer to change it.',
  'check.tour.2':
    'The order changes only when you press. What you set to “matters a lot” decides which plans we can recommend.',
  'check.tour.3':
    'You need not answer anything. Your answers go with you to the list, and you can come back.',
  'check.tour.open': 'Show me how this page works',
  'check.tour.close': 'Got it',
} as const;
