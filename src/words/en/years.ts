/** How years are counted. Every figure comes from the table of rates and costs itself. */
export const messages = {
  'years.lede':
    'For each plan we count what people like you would pay themselves in hospital bills. Here is every number that goes in, where it comes from and how far it can be trusted.',
  'years.estimate.lead': 'An estimate, no promise.',
  'years.estimate':
    'These are averages of surveys. They say nothing about one person, and no Indian plan has a most that you can pay. Numbers as of {date}.',
  'years.how.title': 'How it is done',
  'years.how.many':
    'We count years without a stay, and those with one, by how likely each bill is at today’s ages: in each of the ten years too, so that later years hold no bills of higher ages. For years with several stays we take {years} years, always the same ones.',
  'years.how.bills':
    'Each stay has a bill for its illness and place. Every plan settles the same bills by its own terms, as in the bill page.',
  'years.how.figures':
    'Out of it come what you pay yourself in 9 of 10 years (or less), in 1 of 20 and 1 of 100 years (or more), on average, and in how many of 1,000 years the bills are more than the cover holds.',
  'years.how.first':
    'For a family in which somebody is ill now, every figure of years that we show first is of the first year: the waits run in it, and the old illness is not paid yet. For all others it is of a year after the waits.',
  'years.how.digits':
    'We show two digits of each figure: a survey knows no more. A rare year is the mean of the years around it, so that no single one decides.',
  'years.how.promise':
    'Once the waiting periods are over, a better term never raises what you pay yourself, and another plan changes nothing. The same family always gets the same figures.',
  'years.held.title': 'With a policy you already hold',
  'years.held.order':
    'Your policy pays first, the plan pays what is above its deductible, and no rupee is paid twice.',
  'years.held.ends':
    'Cover from an employer ends with the job. So there are two figures: with your policy, and with the plan alone. With a super top-up alone you pay the part below the deductible yourself.',
  'years.held.full': 'Full plans are counted in the same way, so that you can compare the two.',
  'years.held.assumed':
    'What we assume of your policy: one cover for all of you, no room limit, co-pay, bonus or refill, and its waiting periods are over. It pays 30 days before and 60 after a stay, and no gloves and syringes. Its premium is not in the figures.',
  'years.often.title': 'How often people go to hospital',
  'years.often.text':
    'Stays of 1,000 people in a year, births not counted. From one age of the table to the next the number changes in equal proportion with each birthday.',
  'years.often.age': 'Age',
  'years.often.men': 'Men',
  'years.often.women': 'Women',
  'years.often.cover': 'People with cover, times everybody',
  'years.often.cover.text':
    'People with cover go more often, and for smaller things. How much more, nobody publishes by age.',
  'years.often.ratio':
    'So we take as many stays as the prices on sale pay for: at every age, with and without a common illness, plans pay between {from} and {to} of 100 rupees of premium. Insurers that sell nothing but health cover pay {published}. Source {source}.',
  'years.often.expected': 'What comes out, without an illness',
  'years.often.expected.text':
    'Somebody with cover and without an illness, in an average city of India: stays of 1,000 in a year, and the hospital bills of one person in an average year. Work it out again: the two tables above, times the factors below, times the cost of a stay.',
  'years.drawn':
    'What the hospital bills of one healthy person come to in a year, on average: they rise with age.',
  'years.drawn.age': '{age, plural, =0 {In the first year of life} other {Age #}}',
  'years.drawn.bills': 'men {men}, women {women}',
  'years.often.expected.cell': '{stays}; {bills}',
  'years.factors.title': 'What raises and lowers it',
  'years.factors.text': 'The number of stays is multiplied by each of these that fits.',
  'years.factors.who': 'Who',
  'years.factors.times': 'Times',
  'years.factors.city': 'In a city',
  'years.factors.elsewhere': 'Elsewhere',
  'years.factors.healthy': 'At {age}, without a declared illness',
  'years.factors.kind': '{title}: {kind}',
  'years.factors.other': 'Any other declared illness',
  'years.factors.illness':
    'The stays that an illness adds are for the reason named with it, and wait as an old illness does. Illnesses: source {source}.',
  'years.factors.several':
    'Several illnesses add up: 1.1 and 1.4 are 1 + 0.1 + 0.4 = 1.5. With age an illness adds less, as the stays of everybody hold those of the ill already. What it adds is multiplied by: {ages}. Source {source}.',
  'years.why.title': 'Why, and what it costs',
  'years.why.text':
    'Of 100 stays so many are for each reason: source {source}. Cost is that of a private hospital in a city in 2018; we use only how the reasons compare. Between {from} and {to} one column goes over into the other, in equal steps.',
  'years.why.reason': 'Reason',
  'years.why.young': 'Up to {age}',
  'years.why.old': 'From {age}',
  'years.why.cost': 'Cost, 2018',
  'years.cost.title': 'What a stay costs today',
  'years.cost.text': 'The mean of all stays, births not counted, and what it is multiplied by.',
  'years.cost.what': 'What',
  'years.cost.amount': 'Amount',
  'years.cost.private': 'Private hospital',
  'years.cost.government': 'Government hospital',
  'years.cost.charitable': 'Charitable hospital',
  'years.cost.city': 'In a city',
  'years.cost.rise': 'One year later',
  'years.cost.cover': 'People with cover',
  'years.cost.age': '{age} years × {factor}',
  'years.cost.ages':
    'Stays of the old are longer and costlier. By age, in equal proportion between: {ages}. Source {source}.',
  'years.cost.reason': 'By reason: times its cost in the table above, divided by {mean}.',
  'years.cost.tier':
    '{tier, select, 1 {In the eight metros} 2 {In other big cities} other {Everywhere else}}, divided by the mean of the state',
  'years.cost.times': '× {factor}',
  'years.cost.spread':
    'Within one reason costs spread widely: the logarithm has a standard deviation of {sigma}, source {source}. Of 100 stays, whatever the reason, {percent} cost between {from} and {to} instead, {mean} on average, which surveys miss, source {rare}.',
  'years.cost.states':
    'Private hospitals by state, where all India is 100: {states}. Source {source}. Any other state counts as 100.',
  'years.cost.mix':
    'The figure of a state is the mean of its cities. So the factor of a city is divided by the mean of all city people of the state. Of 100 of them so many live in metros + other big cities: {states}. All India: {all}. Source {source}.',
  'years.cost.bill':
    'Of a bill {bed}% goes for room and nursing, {icu}% for intensive care, as many whole days as fit in, one night at least; below {below} in a metro nobody stays the night. The rest is divided by the kind of treatment. Source {source}.',
  'years.ward.title': 'A day in a private hospital',
  'years.ward.place': 'Place',
  'years.ward.tier': '{tier, select, 1 {Metro} 2 {Other big city} other {Everywhere else}}',
  'years.ward.room': 'Single AC room',
  'years.ward.nursing': 'Nursing',
  'years.ward.icu': 'Intensive care',
  'years.ward.lines':
    '{work, select, medical {Without an operation} surgical {With an operation} other {With an implant}}: {parts}',
  'years.ward.line':
    '{line, select, doctors {doctors} theatre {theatre} tests {tests} medicines {medicines} implants {implants} consumables {consumables} nonPayables {items no plan pays} ambulance {ambulance} before {before the stay} other {after it}} {percent}%',
  'years.official.title': 'Do the numbers fit?',
  'years.official.text':
    'From our table we work out figures that are published. A table that is off by more than its limit is refused before it gets here.',
  'years.official.figure': 'Figure',
  'years.official.published': 'Published',
  'years.official.ours': 'Our table',
  'years.official.off': 'Off',
  'years.official.limit': 'Limit',
  'years.official.stays': 'Stays of 1,000 people',
  'years.official.staysMenFrom60': 'Stays of 1,000 men of 60 and older',
  'years.official.staysWomenFrom60': 'Stays of 1,000 women of 60 and older',
  'years.official.staysUrban': 'Stays of 1,000 people in cities',
  'years.official.staysRural': 'Stays of 1,000 people elsewhere',
  'years.official.costPrivateUrban2018': 'Cost of a private stay in a city, 2018',
  'years.official.costAnyHospital': 'Cost of a stay in any hospital, 2025',
  'years.official.kindShare': 'Of 100 stays: {kind}',
  'years.official.bill.bed': 'Of 100 rupees of a bill: bed, nursing, intensive care',
  'years.official.bill.doctors': 'Of 100 rupees of a bill: doctors and theatre',
  'years.official.bill.medicines': 'Of 100 rupees of a bill: medicines and consumables',
  'years.official.bill.tests': 'Of 100 rupees of a bill: tests',
  'years.official.bill.others': 'Of 100 rupees of a bill: everything else',
  'years.official.costAbove': 'Of 100 stays, those above {amount}',
  'years.official.people':
    'They are sums over ages: of 100 people of India so many are {ages}. Source {source}.',
  'years.official.people.ages': '{ages}: {percent}',
  'years.official.dear':
    'Very dear stays are more frequent in our table than in the one study that counts them, which is not weighted. So we err on the dear side.',
  'years.moved.title': 'What you can change',
  'years.moved.text': 'For your own family you can say otherwise. Cost or number of stays is multiplied by:',
  'years.moved.choice': 'Choice',
  'years.moved.hospital.government': 'Government hospitals',
  'years.moved.hospital.private': 'Private hospitals (usual)',
  'years.moved.hospital.dearer': 'Costlier private hospitals',
  'years.moved.stays.fewer': 'Fewer stays',
  'years.moved.stays.usual': 'Usual number of stays',
  'years.moved.stays.more': 'More stays',
  'years.moved.health.good': 'Elders in good health',
  'years.moved.health.usual': 'Elders in usual health',
  'years.moved.health.poor': 'Elders in poor health',
  'years.missing.title': 'What is not in it',
  'years.missing.waits': 'Waiting periods, but for the first year of a policy.',
  'years.missing.births': 'Births.',
  'years.missing.doctor-visits': 'Doctor visits, tests and medicines without a hospital stay.',
  'years.missing.bonus': 'A bonus for years without a claim.',
  'years.missing.price-rise': 'Prices that rise later: all is in rupees of today.',
  'years.missing.unbilled': 'What no bill shows: travel, food, lost pay.',
  'years.sources.title': 'Sources',
  'years.sources.text':
    'Every number names one of these. The weakest are how much more often people with cover go, and what an illness adds.',
  'years.sources.named': '{title} ({mark}, {year})',
  'years.sources.short': '[{number}] {mark}, {year}',
  'years.mark.official': 'official',
  'years.mark.third-party': 'by others',
  'years.mark.derived': 'worked out',
  'years.mark.reasoned': 'our estimate',
  'years.percent': '{percent}%',
};
