import { messages as list } from './list.ts';
import { messages as cards } from './plan-cards.ts';

export const messages = {
  ...cards,
  ...list,
  'results.title.family': 'Plans for your family',
  'results.title.parents': 'Plans for your parents',
  'results.title.combined': 'Plans for everyone together',
  'results.title.individual': 'Plans for each person, with separate cover',

  'results.title.person': 'Plans for one person: {name}',
  'results.quote': 'Your quote',
  'results.quote.people': 'People',
  'results.quote.in': 'in',
  'results.quote.place': '{city} {pincode}',
  'results.quote.declared': 'Declared:',
  'results.quote.declared.of': '{name}, {conditions}',
  'results.quote.number': 'Quote',
  'results.quote.edit': 'Edit',
  'results.quote.edit.what': ' your answers',

  'results.tabs': 'Plan groups',
  'results.tab.from': '{people}, from {price}',
  'results.tab.each': 'separate cover each, from {price}',
  'results.tab.none': '{people}, no price yet',
  'results.tab.no-plan': '{people}, no plan',
  'results.tab.policies': '{people}, {policies} policies, from {price}',
  'results.parents': 'Which parents',
  'results.persons': 'Which person',
  'results.apart.lead': '{name}: a policy of their own.',
  'results.apart.text': 'No product here takes all of you, so each person has a list of plans.',
  'results.apart.beside': 'Some plans for several people leave this person out.',
  'results.apart.family': 'Covered with you or your spouse, in the family plans: {names}.',
  'results.channel.lead': 'This quote was started elsewhere.',
  'results.channel.text': 'Go on where you started it, so that nothing is asked twice.',
  'results.channel.link': 'Go on there',
  'results.no-scores.lead': 'Plans are in order of price.',
  'results.no-scores.text':
    'Our licence lets us show and compare plans. It does not let us rate them or advise you.',

  'results.sort': 'Sort plans',
  'results.sort.recommended': 'Recommended first',
  'results.sort.premium-low': 'Lowest premium first',
  'results.sort.premium-high': 'Highest premium first',

  'results.filters': 'Filters',
  'results.filters.open': 'Filters ({count})',
  'results.plans': 'Plans',
  'results.count.missing': '{count} not shown and why',
  'results.more': 'Show all {count} plans',
  'results.sorting': 'Sorting',
  'results.failed.lead': 'We could not load the list.',
  'results.retry': 'Try again',

  'results.hindered.age': '{name}: outside the ages that are taken with this cover.',
  'results.hindered.relation': '{name}: not sold for this relation.',
  'results.hindered.condition': '{name}: not taken with the illness you told us about.',
} as const;
