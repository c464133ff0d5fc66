export const messages = {
  'city.page': 'Choose a city',
  'city.title.family': 'Which city do you live in?',
  'city.title.parents':
    '{who, select, several {Which city do your parents live in?} other {Which city does your {name} live in?}}',
  'city.lede': 'If the city is not in the list, choose the nearest one. Prices differ from city to city.',
  'city.search': 'Find a city',
  'city.search.hint': 'A part of its name, or the state',
  'city.found':
    '{count, plural, =0 {No city of this name. Try the nearest larger one} one {1 city found} other {# cities found}}',
  'city.failed': 'The list of cities could not be loaded. Your answers are kept.',
} as const;
