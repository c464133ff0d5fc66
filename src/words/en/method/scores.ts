/** How scores work. Every figure comes from the method itself. */
export const messages = {
  'scores.title': 'How scores work',
  'scores.lede':
    'Each plan gets up to {total} points for how well it fits your answers. Each plan shows its parts, and they add up to the score.',
  'scores.off':
    'Our licence lets us compare but not advise, so we do not show scores or their order. The method is the same.',
  'scores.parts.title': 'What is counted',
  'scores.parts.text':
    'A score is made of rupees: what a plan saves you, and what it costs. {count} features and the price share 100 points, and a point is worth the same rupees wherever it comes from.',
  'scores.weights':
    'What a feature saves counts {high} times if its importance to you is high, {mid} times if mid, {low} times if low.',
  'scores.table':
    'Points for a couple of {ages} in Bengaluru with a cover of {cover}: one point is {rupees} a year',
  'scores.feature': 'Feature',
  'scores.matters': 'Importance',
  'scores.points': 'Most points',
  'scores.earned': 'Points',
  'scores.price': 'Price',
  'scores.price.fixed': 'Fixed',
  'scores.people.title': 'Who is covered changes what matters',
  'scores.people.birth': 'Childbirth counts only when you say that it matters. We do not guess it.',
  'scores.people.illness':
    'The waiting period for old illness gets high importance when you told us about an illness.',
  'scores.people.parents': 'Co-pay gets high importance when a parent is covered.',
  'scores.people.say':
    'Your own choice comes first: what you set to high, mid or low in the feature checklist counts, and not our guess.',
  'scores.levels.title': 'What each feature is worth',
  'scores.levels.text':
    'For features that act in a hospital stay we count the years ahead of families like yours, the same years for every plan, and add up what you would pay yourself: the average year, {twenty}% of what a bad year (1 in 20) leaves and {hundred}% of what a very bad one (1 in 100) leaves. The rest is worth a stated share of what is offered. For the same family, in rupees a year:',
  'scores.share': 'Worth a year',
  'scores.percent': '{percent}%',
  'scores.priced.title': 'What the price earns',
  'scores.priced.text':
    'We compare your premium before tax, with what other terms such as limits on treatments leave you to pay, with a yardstick: what a mid-priced plan costs for the same people and place at the cover you asked for. At {best}% of it or less a plan earns all {points} points, at {worst}% or more none.',
  'scores.priced.table': 'Points for the price',
  'scores.priced.percent': 'Premium against the yardstick',
  'scores.benchmark.text':
    'The yardstick is no insurer’s price. For one person with a cover of {cover} in zone 1, before tax, it is:',
  'scores.benchmark.table': 'Yardstick by age',
  'scores.benchmark.age': 'Up to age',
  'scores.benchmark.premium': 'A year',
  'scores.promises.title': 'What we promise',
  'scores.promises.better': 'A better feature never lowers a score.',
  'scores.promises.cheaper': 'A lower premium never lowers a score.',
  'scores.promises.alone': 'Adding or removing a plan changes the score of no other plan.',
  'scores.promises.same': 'The same answers give the same scores in the same order.',
  'scores.promises.sum': 'The parts shown add up to the score.',
  'scores.promises.tie': 'If scores are equal, the lower premium comes first.',
  'scores.firm.title': 'How sure a place is',
  'scores.firm.text':
    'What matters to you is partly our guess. So we try {count} other guesses, always the same ones, in which each part counts up to {factor} times as much or as little, and count how often each plan still comes first. A plan that comes first in most of them is a sure choice. If it comes first only in a few, others are close to it: then decide by the points that matter to you.',
  'scores.beaten.title': 'Never better',
  'scores.beaten.text':
    'A plan is marked “never better” when another plan in your list costs no more, is at least as good in every feature and term, and better in one, or has the same terms at a lower premium. The mark names that plan and the difference in rupees. What we do not know never counts as equal.',
  'scores.beaten.recommended':
    'Plans at the cover you asked for that are not marked and lie within {points} points of the best are near equals. We recommend the cheapest of them, at most one plan in a list.',
  'scores.blind.title': 'What never changes a score',
  'scores.blind.money': 'What an insurer pays us.',
  'scores.blind.brand': 'Who the insurer is, how large it is, or how often its plans are bought.',
  'scores.blind.place': 'Paid places: there are none.',
  'scores.blind.others': 'Which other plans are in the list.',
  'scores.version.title': 'Version',
  'scores.version.text':
    'This is version {version} of the method. When any number changes, the version changes.',
  'scores.item.copay': 'Co-pay',
  'scores.item.icu': 'Intensive care',
  'scores.item.room_rent': 'Room',
  'scores.item.outpatient_benefits': 'Doctor visits',
  'scores.item.critical_illness_coverage': 'Critical illness',
  'scores.item.restore_benefits': 'Refill of the cover',
  'scores.item.maternity_cover': 'Childbirth',
  'scores.item.health_checkup': 'Health check-up',
  'scores.item.pre_existing': 'Wait for old illness',
  'scores.item.bonus': 'Bonus',
  'scores.importance.HIGH': 'High',
  'scores.importance.MID': 'Mid',
  'scores.importance.LOW': 'Low',
} as const;
