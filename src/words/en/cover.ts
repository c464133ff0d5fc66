/** How cover counts. Every figure comes from the rule itself or from the example it works. */
export const messages = {
  'counts.title': 'How cover counts',
  'counts.lede':
    'From which day you are covered, whether one policy or several suit a family, and what a super top-up adds to a policy you hold.',
  'counts.example.lead': 'Invented examples.',
  'counts.example':
    'Plans and premiums on this page are made up. Dates and amounts are worked out by the rules told here, for cover that starts today, {date}.',
  'counts.day.title': 'From which day you are covered',
  'counts.day.text':
    'Each kind of treatment has its own wait. All waits begin on the day cover starts and run side by side. None is over before the first wait.',
  'counts.day.accident': '<b>Accidents.</b> From the first day.',
  'counts.day.other-illness': '<b>New illness.</b> After the first wait, which is counted in days.',
  'counts.day.specific-treatment':
    '<b>Listed operations.</b> Cataract, hernia, stones and others that the plan lists wait for months, even when the illness is new.',
  'counts.day.joint':
    '<b>Replacing a joint.</b> Some plans let it wait longer. In the others it is one of the listed operations.',
  'counts.day.condition':
    '<b>Illness you already have.</b> After the wait for old illness. Each illness that you declare has its date.',
  'counts.day.birth': '<b>Birth.</b> After its own wait and up to its own limit. Some plans never cover it.',
  'counts.day.contest':
    '<b>No dispute.</b> After {months} months of cover without a gap the insurer can refuse a claim only for proven fraud, or for what the contract never covers.',
  'counts.brought.title': 'When you bring a policy along',
  'counts.brought.since':
    'Waits then count from the first day of your cover without a gap, whichever the insurers. One day without cover ends all credit.',
  'counts.brought.upto':
    'That holds up to your old cover and its bonus. What the new cover has above it waits in full.',
  'counts.brought.start': 'No wait is over before the new policy starts.',
  'counts.brought.birth': 'For a birth, years count only where the old policy covered births too.',
  'counts.dates.title': 'An example with dates',
  'counts.dates.people':
    'You, {you}, and your spouse, {spouse}, share a cover of {cover}. You have {illness}.',
  'counts.dates.plan':
    'The plan waits {initialDays} days for new illness, {specificMonths} months for listed operations, {jointMonths} for a joint, {preExistingMonths} for illness you already have and {maternityMonths} for a birth.',
  'counts.dates.brought':
    'In the last column you bring along {months} months of cover: {cover} and a bonus of {bonus}, without births.',
  'counts.dates.table': 'The day from which each kind of treatment is covered',
  'counts.dates.subject': 'Covered from',
  'counts.dates.new': 'New policy',
  'counts.dates.ported': 'Brought along',
  'counts.dates.first': 'First day',
  'counts.dates.upto': 'up to {cover}',
  'counts.subject.accident': 'Accident',
  'counts.subject.other-illness': 'New illness',
  'counts.subject.specific-treatment': 'Listed operation',
  'counts.subject.joint-replacement': 'Replacing a joint',
  'counts.subject.condition': 'Your {illness}',
  'counts.subject.maternity': 'Birth',
  'counts.subject.moratorium': 'No dispute any more',
  'counts.ways.title': 'One policy or several',
  'counts.ways.text': 'We look at every way that has a reason. Each person is on exactly one policy.',
  'counts.ways.home':
    'You, your spouse and the children on one cover. Or grown-up children apart. Or you and your spouse apart, with the children below 18 at either of you.',
  'counts.ways.parents':
    'With each of these, your parents: on the policy of the whole family, on one of their own, or on one each. The same for your spouse’s parents.',
  'counts.ways.apart':
    'One adult taken off a shared policy, who has an illness or is its eldest: that can make it cheaper for the others.',
  'counts.ways.alone': 'Brothers, sisters, grandparents and children-in-law have a policy each.',
  'counts.compared.title': 'What is compared',
  'counts.compared.premium':
    'The premium of a year, all policies together: for each the plan that a quote for its people alone puts first. The cover is the same everywhere.',
  'counts.compared.left':
    'What is left for the others after one large claim. On a shared cover that is the rest of it, and a refill if the plan has one. Whoever has an own cover keeps it whole.',
  'counts.compared.reasons': 'Each way is then summed up in two words:',
  'counts.reason.cheapest': '<b>Costs least.</b> No other way costs less.',
  'counts.reason.most-left':
    '<b>Leaves most.</b> It costs more, and whoever would be left with least has more than in any other way. Where ways are equal in this, all people together count.',
  'counts.reason.more-left':
    '<b>Leaves more.</b> It costs more, and no cheaper way leaves everybody as much.',
  'counts.reason.nothing-gained':
    '<b>Nothing gained.</b> Another way costs no more and leaves everybody as much.',
  'counts.reason.no-plan': '<b>Not sold.</b> No plan takes the people of one of its policies. It comes last.',
  'counts.reason.short.cheapest': 'Costs least',
  'counts.reason.short.most-left': 'Leaves most',
  'counts.reason.short.more-left': 'Leaves more',
  'counts.reason.short.nothing-gained': 'Nothing gained',
  'counts.reason.short.no-plan': 'Not sold',
  'counts.ways.example.title': 'An example of one family',
  'counts.ways.example':
    '{family}. Each policy has {cover} and no refill. One person has a claim of {claim}. The premiums are invented.',
  'counts.ways.person': '{name} {years}',
  'counts.ways.table': 'Ways to insure this family, the cheapest first',
  'counts.ways.policies': 'Policies',
  'counts.ways.reason': 'In short',
  'counts.ways.premium': 'A year',
  'counts.ways.left': 'others left with {cover}',
  'counts.ways.own': 'keeps {cover}',
  'counts.ways.more': '{amount} more',
  'counts.ways.no-price': 'no price',
  'counts.stack.title': 'A super top-up above a policy you hold',
  'counts.stack.rule.deductible':
    '<b>Deductible.</b> The super top-up pays once all bills of a policy year together are above its deductible. Who paid the part below does not matter.',
  'counts.stack.rule.order':
    '<b>Order.</b> The policy you hold pays first. The super top-up never pays the same rupee again.',
  'counts.stack.rule.gap':
    '<b>Gap.</b> What lies below the deductible and your policy does not pay, because its cover is smaller, or because of its room limit or co-pay. You pay it.',
  'counts.stack.rule.twice':
    '<b>Insured twice.</b> Where your policy is larger than the deductible, both would pay a part. You get it once.',
  'counts.stack.rule.assumed':
    '<b>What we assume.</b> Your policy counts with the cover, room limit and co-pay that you say, without bonus and refill. Its waits are taken to be over, and its other terms to be those of the super top-up.',
  'counts.stack.example.title': 'An example of two bills',
  'counts.stack.example':
    'You hold {held}. The super top-up pays up to {cover} a year, above a deductible of {deductible}. Two bills come in one policy year.',
  'counts.stack.table': 'Two bills and who pays them',
  'counts.stack.who': 'Who pays',
  'counts.stack.bill': 'Bill {number}',
  'counts.stack.year': 'The year',
  'counts.stack.total': 'The whole bill',
  'counts.owner.existing': 'Policy you hold',
  'counts.owner.gap': 'You, the gap',
  'counts.owner.super-top-up': 'Super top-up',
  'counts.owner.you': 'You, the rest',
  'counts.stack.others.title': 'The same bills, other covers',
  'counts.stack.others':
    'With the same super top-up of {cover} above {deductible}, and with one bigger cover instead of both:',
  'counts.stack.others.table': 'The year under other covers',
  'counts.stack.cover': 'You hold',
  'counts.stack.plans': 'Plans pay',
  'counts.stack.you': 'You pay',
  'counts.stack.held': '{held}, super top-up',
  'counts.stack.bigger': '{cover} in one plan',
  'counts.stack.gap': 'a gap of {amount}',
  'counts.stack.twice': '{amount} insured twice',
  'counts.stack.fits': 'no gap, nothing twice',
  'counts.stack.price':
    'What no plan pays, such as registration, is yours under every cover. Which of them is worth its premium depends on what each costs you.',
} as const;
