/** Who is better off with another plan. */
export const messages = {
  'fit.see': 'See both',
  'fit.price.more': 'It costs <b>{extra}</b> more a year.',
  'fit.price.less': 'It costs <b>{extra}</b> less a year.',
  'fit.price.same': 'It costs the same.',
  'fit.anybody': 'Anybody',
  'fit.anybody.text': '{plan} gives you at least as much in everything.',
  'fit.co-pay': 'If you do not want to pay a share of each bill',
  'fit.co-pay.text':
    '{percent, plural, =0 {With {plan} you pay no share.} other {With {plan} your share is {percent}%.}}',
  'fit.any-room': 'If you may take a better room',
  'fit.any-room.text': '{plan} pays any room in full.',
  'fit.old-illness': 'If you cannot wait for the illness you told us of',
  'fit.old-illness.text': '{plan} covers it from {theirs}, which is sooner.',
  'fit.old-illness.rider':
    'This plan’s own rider “{rider}” covers it from {theirs}. It costs <b>{extra}</b> more a year.',
  'fit.same-for-less': 'If you want to pay less for the same',
  'fit.same-for-less.text':
    '{plan} leaves you no more in a very bad {year, select, first {first year} other {year}}: about {theirs}.',
  'fit.bad-year': 'If a very bad year worries you most',
  'fit.bad-year.text':
    'In 1 of 100 {year, select, first {first years} other {years}} {plan} leaves you {theirs} or more, this plan {ours} or more.',
  'fit.birth': 'If you want a baby soon',
  'fit.birth.text': '{plan} pays a birth from {theirs}, which is sooner.',
  'fit.doctor-visits': 'If you see a doctor often',
  'fit.doctor-visits.text': '{plan} pays doctor visits up to {theirs} a year.',
  'fit.doctor-visits.rider':
    'This plan’s own rider “{rider}” pays them. It costs <b>{extra}</b> more a year.',
  'fit.consumables': 'If you do not want to pay for gloves and syringes',
  'fit.consumables.text': '{plan} pays them.',
  'fit.consumables.rider':
    'This plan’s own rider “{rider}” pays them too. It costs <b>{extra}</b> more a year.',
  'fit.less-premium': 'If the premium is too much for you',
  'fit.less-premium.text':
    '{plan} leaves you more in a very bad {year, select, first {first year} other {year}}: {theirs} or more, this plan {ours} or more.',
  'fit.older': 'If parents are to join later',
  'fit.later': 'If you may buy later',
  'fit.older.medical':
    'From age {medical} on the insurer decides after a medical check{end, select, near {, and whoever is {age} or older can no longer join} other {}}.',
  'fit.older.text': 'Whoever is {age} or older can no longer join this plan.',
} as const;
