import { messages as list } from './list.ts';
import { messages as below } from './list-below.ts';
import { messages as cards } from './plan-cards.ts';

export const messages = {
  ...cards,
  ...list,
  ...below,
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
  'results.tab.from': '{people}, from <b>{price}</b>',
  'results.tab.from.each': 'separate cover each, from <b>{price}</b>',
  'results.tab.pick': '{people}, our pick <b>{price}</b>',
  'results.tab.pick.each': 'a cover each, our pick <b>{price}</b>',
  'results.tab.pick.policies': '{people}, {policies} policies, our pick <b>{price}</b>',
  'results.tab.none': '{people}, no price yet',
  'results.tab.no-plan': '{people}, no plan',
  'results.tab.from.policies': '{people}, {policies} policies, from <b>{price}</b>',
  'results.parents': 'Which parents',
  'results.persons': 'Which person',

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
  'results.loading': 'Loading new results, please wait...',
  'results.filtering': 'Applying filters, please wait...',
  'results.failed.lead': 'We could not load the list.',
  'results.retry': 'Try again',
} as const;
