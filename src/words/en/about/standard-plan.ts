/** The government-standard plan: what it is and who sells it. Its terms are held to the catalogue by a test. */
export const messages = {
  'standard.title': 'Arogya Sanjeevani, the government-standard plan',
  'standard.lede':
    'The insurance regulator wrote one plan that means the same wherever you buy it. {count, plural, one {1 insurer sells} other {# insurers sell}} it here, each at its own price.',
  'standard.start': 'See prices for your family',
  'standard.fact.cover': 'Cover',
  'standard.fact.cover.value': '₹50,000 to ₹10 lakh',
  'standard.fact.cover.note': 'In steps of ₹50,000; we show whole lakhs',
  'standard.fact.copay': 'Your share of each bill',
  'standard.fact.copay.value': '5 %',
  'standard.fact.copay.note': 'Co-pay, at every age and in every claim',
  'standard.fact.room': 'Room, a day',
  'standard.fact.room.value': '2 % of cover',
  'standard.fact.room.note': 'At most ₹5,000; intensive care 5 %, at most ₹10,000',
  'standard.fact.waits': 'Illness you already have',
  'standard.fact.waits.value': '3 years',
  'standard.fact.waits.note': 'Any new illness 30 days; listed operations 2 to 3 years',
  'standard.good': 'What is good about it',
  'standard.good.same': 'Same terms at every insurer, so you can compare by price, service and claims alone.',
  'standard.good.price':
    'Same price in the whole country, and mostly lower than that of other plans of the same cover.',
  'standard.good.bonus': '5 % more cover for each year without a claim, up to half as much again.',
  'standard.less': 'What other plans do better',
  'standard.less.copay': 'Many have no co-pay. Here you pay 5 % of every bill yourself.',
  'standard.less.room':
    'Many pay a single AC room in full. Here, if you take a costlier room, the plan also pays less for doctors, nursing and the operating theatre.',
  'standard.less.refill': 'Many refill a cover that is used up. This one does not.',
  'standard.less.not': 'Childbirth and doctor visits are not covered.',
  'standard.sellers': 'Who sells it',
  'standard.sellers.text': 'This is not a ranking. The price depends on age and cover.',
  'standard.wording': 'Policy wording',
  'standard.brochure': 'Brochure',
  'standard.of': 'of {insurer}',
  'standard.who.lead': 'Who can join?',
  'standard.who':
    'You, spouse, parents and parents-in-law from 18 to 65, and children from 3 months to 25 years: on one cover, or each on their own. The policy is for one year and can be renewed at any age.',

  'covid.title': 'Covid plans are no longer sold',
  'covid.lede':
    'Corona Kavach and Corona Rakshak were made for the pandemic. No insurer sells them today, and nor do we.',
  'covid.were': 'What became of them',
  'covid.were.kavach': 'Corona Kavach paid hospital bills for covid, for 3½, 6½ or 9½ months.',
  'covid.were.rakshak':
    'Corona Rakshak paid its whole cover at once after three days in hospital with covid.',
  'covid.were.ended':
    'Both could be sold until 30 September 2022. The longest ran for 9½ months, so every one of them has ended. They cannot be renewed or moved to another insurer.',
  'covid.claim':
    'Is a claim from that time still open? Ask the insurer named on the policy. It decides by the policy you had then.',
  'covid.today': 'What there is today',
  'covid.today.stay':
    'Today’s health plans are not for one illness: they pay for stays in hospital, each by its own terms.',
  'covid.today.terms':
    'What a plan pays for an infection such as covid, and from which day, stands in its policy wording. Look at the first waiting period, the room limit and what is never paid before you buy.',
  'covid.today.standard':
    'One plan has the same terms at every insurer: Arogya Sanjeevani, which the regulator wrote.',
  'covid.standard': 'About the government-standard plan',
  'covid.start': 'See today’s plans',
  'covid.mine': 'See today’s plans for my answers',
} as const;
