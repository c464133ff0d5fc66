/** How cover counts. Every figure comes from the rule itself or from the example it works. */
export const messages = {
  'counts.lede':
    'From which day you are covered, whether your family needs one policy or several, and what a super top-up adds to a policy you already have.',
  'counts.example.lead': 'Made-up examples.',
  'counts.example.illness': 'high blood pressure',
  'counts.example':
    'Plans and premiums on this page are made up. Dates and amounts follow the rules explained here, for cover that starts today, {date}.',
  'counts.day.title': 'From which day you are covered',
  'counts.day.text':
    'Each kind of treatment has its own waiting period. All of them start on the day cover starts and run at the same time. None is over before the first waiting period.',
  'counts.day.accident': '<b>Accidents.</b> From the first day.',
  'counts.day.other-illness': '<b>New illness.</b> After the first waiting period, which is counted in days.',
  'counts.day.specific-treatment':
    '<b>Listed operations.</b> Cataract, hernia, stones and others that the plan lists have to wait some months, even when the illness is new.',
  'counts.day.joint':
    '<b>Joint replacement.</b> In some plans it has to wait longer. In the others it is one of the listed operations.',
  'counts.day.condition':
    '<b>Illness you already have.</b> After the waiting period for old illness. Each illness that you tell us about gets its own date.',
  'counts.day.birth':
    '<b>Childbirth.</b> After its own waiting period and up to its own limit. Some plans never cover it.',
  'counts.day.contest':
    '<b>No more disputes.</b> After {months} months of cover without a break, the insurer can refuse a claim only for proven fraud, or for what the policy never covers.',
  'counts.brought.title': 'When you port an old policy',
  'counts.brought.since':
    'Waiting periods then count from the first day of your cover without a break, even if it was with different insurers.',
  'counts.brought.break':
    'A renewal within its {days} days of grace is no break, though treatment in the days between is not paid. After a longer gap you lose all of that time. To port, ask before your old policy ends.',
  'counts.brought.upto':
    'That holds up to your old cover and its bonus. For any cover above that, the waiting periods run in full.',
  'counts.brought.start': 'No waiting period is over before the new policy starts.',
  'counts.brought.birth':
    'For childbirth, earlier years count only if the old policy covered childbirth too.',
  'counts.dates.title': 'An example with dates',
  'counts.dates.people':
    'You ({you}) and your spouse ({spouse}) share a cover of {cover}. You have {illness}.',
  'counts.dates.plan':
    'Waiting periods of the plan: {initialDays} days for a new illness, {specificMonths} months for listed operations, {jointMonths} for a joint replacement, {preExistingMonths} for an illness you already have and {maternityMonths} for childbirth.',
  'counts.dates.brought':
    'In the last column you port {months} months of cover: {cover} and a bonus of {bonus}, without childbirth.',
  'counts.drawn': 'A new policy from {from} to {to}: what waits, and what is paid.',
  'counts.drawn.waits': 'Not paid yet',
  'counts.drawn.paid': 'Paid',
  'counts.dates.table': 'The day from which each kind of treatment is covered',
  'counts.dates.subject': 'Covered from',
  'counts.dates.new': 'New policy',
  'counts.dates.ported': 'Ported policy',
  'counts.dates.first': 'First day',
  'counts.dates.upto': 'up to {cover}',
  'counts.subject.accident': 'Accident',
  'counts.subject.other-illness': 'New illness',
  'counts.subject.specific-treatment': 'Listed operation',
  'counts.subject.joint-replacement': 'Joint replacement',
  'counts.subject.condition': 'Your {illness}',
  'counts.subject.pre-existing': 'Illness you already have',
  'counts.subject.maternity': 'Childbirth',
  'counts.subject.moratorium': 'No more disputes',
  'counts.ways.title': 'One policy or several',
  'counts.ways.text': 'We look at every sensible way. Each person is on exactly one policy.',
  'counts.ways.home':
    'You, your spouse and the children on one cover. Or grown-up children separately. Or you and your spouse separately, with the children below 18 on either policy.',
  'counts.ways.parents':
    'With each of these, your parents: on the same policy as the family, on one policy together, or on one policy each. The same for your spouse’s parents.',
  'counts.ways.apart':
    'One adult on a separate policy, because of an illness or as the eldest: that can make it cheaper for the others.',
  'counts.ways.alone': 'Brothers, sisters, grandparents and children-in-law each get a policy of their own.',
  'counts.compared.title': 'What is compared',
  'counts.compared.premium':
    'The premium for one year, all policies together, and what they cost all in over the years. Every policy is on the plan that the list for its own people recommends, at the price of that list.',
  'counts.compared.left':
    'What is left for the others after one large claim. On a shared cover that is the rest of it, and a refill if the plan has one. Somebody with a separate cover keeps all of it.',
  'counts.compared.reasons': 'Each way is then summed up in two words:',
  'counts.reason.cheapest': '<b>Costs least.</b> No other way costs less.',
  'counts.reason.less-all-in':
    '<b>Less over the years.</b> It costs more this year than the cheapest way, and less all in over the years one keeps it.',
  'counts.reason.most-left':
    '<b>Leaves most.</b> It costs more, but whoever has the least cover left still has more than in any other way. If ways are equal in this, we add up what is left for everybody, and last we look at what is left before a refill.',
  'counts.reason.more-left':
    '<b>Leaves more.</b> It costs more, and the cheapest way does not leave everybody as much cover.',
  'counts.reason.nothing-gained':
    '<b>Nothing gained.</b> Another way costs no more, this year and over the years, and leaves everybody as much cover, with a refill and before it.',
  'counts.reason.no-plan':
    '<b>No plan.</b> No plan takes the people on one of its policies. This way comes last.',
  'counts.reason.short.cheapest': 'Costs least',
  'counts.reason.short.less-all-in': 'Less over the years',
  'counts.reason.short.most-left': 'Leaves most',
  'counts.reason.short.more-left': 'Leaves more',
  'counts.reason.short.nothing-gained': 'Nothing gained',
  'counts.reason.short.no-plan': 'No plan',
  'counts.ways.example.title': 'An example of one family',
  'counts.ways.example':
    '{family}. Each policy has {cover} and no refill. One person has a claim of {claim}. The premiums are made up.',
  'counts.ways.person': '{name} {years}',
  'counts.ways.table': 'Ways to insure this family, the cheapest first',
  'counts.ways.policies': 'Policies',
  'counts.ways.reason': 'In short',
  'counts.ways.premium': 'For one year',
  'counts.ways.left': 'others left with {cover}',
  'counts.ways.own': 'keeps {cover}',
  'counts.ways.more': '{amount} more',
  'counts.stack.title': 'A super top-up on top of your policy',
  'counts.stack.rule.deductible':
    '<b>Deductible.</b> The super top-up pays once all bills of a policy year together are above its deductible. It does not matter who paid the part below.',
  'counts.stack.rule.order':
    '<b>Order.</b> Your policy pays first. The super top-up never pays the same rupee again.',
  'counts.stack.rule.gap':
    '<b>Gap.</b> The part below the deductible that your policy does not pay, because its cover is smaller, or because of its room limit or co-pay. You pay it.',
  'counts.stack.rule.twice':
    '<b>Insured twice.</b> If your policy is larger than the deductible, both cover the part in between. You are paid for it once.',
  'counts.stack.rule.assumed':
    '<b>What we assume.</b> For your policy we use the cover, room limit and co-pay that you tell us, without bonus and refill. We assume that its waiting periods are over and that it pays 30 days before and 60 after a stay, and no gloves and syringes.',
  'counts.stack.example.title': 'An example of two bills',
  'counts.stack.example':
    'Your policy has {held}. The super top-up pays up to {cover} a year, above a deductible of {deductible}. Two bills come in one policy year.',
  'counts.stack.table': 'Two bills and who pays them',
  'counts.stack.who': 'Who pays',
  'counts.stack.bill': 'Bill {number}',
  'counts.stack.year': 'The year',
  'counts.stack.total': 'The whole bill',
  'counts.owner.existing': 'Your policy',
  'counts.owner.gap': 'You, the gap',
  'counts.owner.super-top-up': 'Super top-up',
  'counts.owner.you': 'You, the rest',
  'counts.stack.others.title': 'The same bills with other covers',
  'counts.stack.others':
    'With the same super top-up of {cover} above {deductible}, and with one bigger cover instead of both:',
  'counts.stack.others.table': 'The year with other covers',
  'counts.stack.cover': 'Your cover',
  'counts.stack.plans': 'Plans pay',
  'counts.stack.you': 'You pay',
  'counts.stack.held': '{held}, super top-up',
  'counts.stack.bigger': '{cover} in one plan',
  'counts.stack.gap': 'a gap of {amount}',
  'counts.stack.twice': '{amount} insured twice',
  'counts.stack.fits': 'no gap, nothing twice',
  'counts.stack.price':
    'What no plan pays, such as registration charges, you pay under every cover. Which of them is worth its premium depends on what each costs you.',
} as const;
