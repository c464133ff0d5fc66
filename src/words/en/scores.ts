/** How scores work. Every figure comes from the method itself. */
export const messages = {
  'scores.lede':
    'Each plan gets up to {total} points: the less it costs you over the years you keep it, the more. Each plan shows its parts, and they add up to the score.',
  'scores.off':
    'Our licence lets us compare but not advise, so we do not show scores or their order. The method is the same.',
  'scores.all-in.title': 'What a plan costs all in',
  'scores.all-in.text':
    'For each plan we go through the next {years} policy years, at today’s rates and hospital costs, and add up for each year:',
  'scores.all-in.premium': 'the premium at your ages in that year,',
  'scores.all-in.own':
    'what you would pay of hospital bills yourself, on average, at today’s ages in all of the years, with what a wait that still runs leaves unpaid,',
  'scores.all-in.above':
    'of that, what lies above what you can bear, so that a rupee you would have to borrow counts {times} times,',
  'scores.all-in.beside':
    'less what the plan pays beside hospital stays, on average: doctor visits, check-ups, a lump sum, and childbirth if you said that it matters.',
  'scores.all-in.weights':
    '“All in” is the average of these years. Each year counts {percent}% of the one before it, because some people move to another plan each year.',
  'scores.all-in.bearable':
    'What you can bear is what you could pay yourself in a bad year without borrowing. Our guess is {amount}.',
  'scores.all-in.unknown':
    'Where an insurer has no rate for a later age, or prices each case itself, the last premium known rises as our yardstick does.',
  'scores.all-in.riders':
    'A plan competes with the riders that lower this figure, where their price is known, and else without any. Its card names them and says what they are of the price.',
  'scores.parts.title': 'From rupees to points',
  'scores.parts.text':
    'Score = (zero − all in) ÷ rupees a point, never below 0 and never above 100. Zero is what a plan without a point costs all in. Zero and the rupees a point follow from the people, the place and the cover you asked for, and from no plan.',
  'scores.parts.sum':
    '{count} features and the price share 100 points. Each earns what it is worth by itself, and a point is worth the same rupees wherever it comes from.',
  'scores.parts.together':
    'Terms act on each other: a refill is worth less when the cover is large. What is still missing to the score is one part more, “everything together”. It may be below zero.',
  'scores.example':
    'For a couple of {ages} in Bengaluru with a cover of {cover}, zero is {zero} a year, one point is {rupees} a year. The most that each part can earn for them:',
  'scores.drawn':
    'A plan with the most of every part has {total} points. Each bar begins where the one above it ends.',
  'scores.drawn.points': '{points} points',
  'scores.drawn.none': 'no points',
  'scores.drawn.part': 'What this part can earn',
  'scores.drawn.others': 'What the others can earn',
  'scores.earned': 'Points',
  'scores.price': 'Price',
  'scores.people.title': 'Who is covered changes the rupees',
  'scores.people.birth': 'Childbirth counts only when you say that it matters. We do not guess it.',
  'scores.people.illness':
    'If you told us about an old illness, each month that a plan makes it wait counts.',
  'scores.people.parents':
    'Older people have more and costlier hospital stays, so a co-pay or a limit costs them more.',
  'scores.demands.title': 'What matters a lot to you',
  'scores.demands.text':
    'What you set to “matters a lot” in the feature checklist is a demand: we recommend only plans that have it, as long as one that we could recommend has it. What it changes in the figures: childbirth, doctor visits, check-ups and a lump sum count, in “all in” and in points, only if you said that they matter, a lot or somewhat. Our guesses are never demands.',
  'scores.levels.title': 'What each feature is worth',
  'scores.levels.text':
    'For features that act in a hospital stay we count the years ahead of families like yours, the same years for every plan, and see by how much the feature lowers what you pay yourself: the average, where a rupee above what you can bear counts {times} times. The wait for an old illness counts over the {years} years, the bonus as it is after {bonus} years without a claim. The rest is worth a stated share of what is offered. For the same family, in rupees a year:',
  'scores.share': 'Worth a year',
  'scores.percent': '{percent}%',
  'scores.priced.title': 'What the price earns',
  'scores.priced.text':
    'We compare your premium, averaged over the {years} years, with a yardstick: what a mid-priced plan costs the same people over these years, in the same place, at the cover you asked for. At {best}% of it or less a plan earns all {points} points, at {worst}% or more none.',
  'scores.priced.table': 'Points for the price',
  'scores.priced.percent': 'Premium against the yardstick',
  'scores.benchmark.text':
    'The yardstick is no insurer’s price. For one person with a cover of {cover} in zone 1, before tax, it is:',
  'scores.benchmark.table': 'Yardstick by age',
  'scores.benchmark.age': 'Up to age',
  'scores.benchmark.premium': 'A year',
  'scores.benchmark.older': '{age} and older',
  'scores.benchmark.factors': 'The factors: cover, place, people',
  'scores.benchmark.factors.text':
    'Add up the yardsticks of all who are insured, then multiply: by the cover, by the zone, and by how many share it. Between two covers or deductibles it runs straight. A super top-up has factors of its own, and one more for its deductible. The page of a plan says which zone you are in.',
  'scores.benchmark.cover.table': 'Factor of the yardstick by cover',
  'scores.benchmark.cover': 'Cover',
  'scores.benchmark.full': 'Full plan',
  'scores.benchmark.top-up': 'Super top-up',
  'scores.benchmark.deductible.table': 'Factor of the yardstick by deductible',
  'scores.benchmark.deductible': 'Deductible of a super top-up',
  'scores.benchmark.factor': 'Factor',
  'scores.benchmark.others.table': 'Factor of the yardstick by place and people',
  'scores.benchmark.others': 'Place and people',
  'scores.benchmark.zone': 'Zone {zone}',
  'scores.benchmark.floater': '{count, plural, one {# person} other {# people}} on one cover',
  'scores.benchmark.floater.most': '{count} people or more on one cover',
  'scores.benchmark.individuals': 'Several people, each on an own cover',
  'scores.benchmark.times': '× {factor}',
  'scores.promises.title': 'What we promise',
  'scores.promises.better': 'A better feature never lowers a score.',
  'scores.promises.cheaper': 'A lower premium never lowers a score.',
  'scores.promises.alone': 'Adding or removing a plan changes the score of no other plan.',
  'scores.promises.same': 'The same answers give the same scores in the same order.',
  'scores.promises.sum': 'The parts shown add up to the score.',
  'scores.promises.tie': 'If scores are equal, the lower premium comes first.',
  'scores.firm.title': 'How sure a place is',
  'scores.firm.text':
    'What each part is worth to you is an estimate. So we try {count} other estimates, always the same ones, in which each part by itself counts up to {factor} times as much or as little, and count how often each plan comes first. A plan that comes first in most of them is a sure choice. If it comes first only in a few, others are close to it: then decide by the points that matter to you.',
  'scores.beaten.title': 'Never better',
  'scores.beaten.text':
    'A plan is marked “never better” when another plan in your list costs no more, this year and over the years, is at least as good in every feature and term, and better in one, or has the same terms at a lower premium. The mark names that plan and the difference in rupees. What we do not know never counts as equal.',
  'scores.near.title': 'Which plan we recommend',
  'scores.near.text':
    'Plans that cost all in at most {rupees} a year or {percent}% more than the least, whichever is more, are near equals. Of these we recommend the one that costs least this year: at most one plan in a list, never one marked “never better”, and only one that has what you demand.',
  'scores.near.cover':
    'The cover you asked for is the least: each product competes with its smallest cover that is at least that, or with a larger one where it costs no more this year. A larger cover may cost less with another product: ask for it to see.',
  'scores.floors.text': 'Whatever it costs, we do not recommend a plan',
  'scores.floors.on-paper': 'that is sold on paper only,',
  'scores.floors.never-covered': 'that never pays for an illness which one of you has,',
  'scores.floors.no-hospital': 'whose insurer has no cashless hospital near you, while others have one,',
  'scores.floors.later-price':
    'whose price later rises more than {times} times as far as that of other plans,',
  'scores.floors.claims': 'whose insurer settles less than {percent}% of claims,',
  'scores.floors.complaints':
    'whose insurer has more than {times} times as many complaints per policy as the middle insurer,',
  'scores.floors.solvency':
    'whose insurer has a solvency ratio below {ratio}, the least that the law asks for,',
  'scores.floors.not-sound': 'that is not sound, while a sound plan costs at most {percent}% more all in.',
  'scores.floors.lifted': 'If this leaves no plan at all, we choose from all of them.',
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
} as const;
