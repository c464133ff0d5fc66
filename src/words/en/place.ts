import { messages as failures } from './failures/quote.ts';

export const messages = {
  'place.step': 'place',
  'place.title': 'Where do you live?',
  'place.title.parents':
    '{who, select, several {Where do your parents live?} other {Where does your {name} live?}}',
  'place.lede': 'Treatment costs differ from city to city, and so do prices.',
  'place.pincode': 'Pincode',
  'place.pincode.hint': '6 digits',
  'place.pincode.wrong': failures['failure.PINCODE_INVALID'],
  'place.pincode.army':
    'An Army pincode belongs to a unit, not to a place. Please enter the pincode of the home, or talk to a person.',
  'place.abroad': 'Living outside India, or not an Indian citizen?',
  'place.asking': 'Looking up the place',
  'place.found': '{city}, {state}',
  'place.found.across': '{city}, {state}, or {also}: the price is the same in each',
  'place.found.guess': 'We do not know this pincode. We price it as {city}, {state}.',
  'place.failed': 'We could not look up the place right now. You can continue; we check it again later.',
  'place.city.family': 'Your city',
  'place.city.parents': 'City of your {who, select, several {parents} other {{name}}}',
  'place.city.hint':
    'The price of {who, select, man {his own plan depends on his} woman {her own plan depends on her} other {their own plan depends on their}} city.',
  'place.city.same': 'In my city',
  'place.city.elsewhere': 'In another city',
  'place.city.missing': 'Please choose a city',
  'place.city.choose': 'Choose a city',
  'place.city.change': 'Choose another',
  'place.parents':
    '{who, select, several {Where do your parents live?} other {Where does your {name} live?}}',
  'place.parents.hint':
    'The price of {who, select, man {his own plan depends on his} woman {her own plan depends on her} other {their own plan depends on their}} pincode.',
  'place.parents.same': 'Same as mine',
  'place.parents.elsewhere': 'At another pincode',
  'place.parents.pincode': 'Pincode of your {who, select, several {parents} other {{name}}}',
  'place.parents.missing':
    'Please choose where your {who, select, several {parents live} other {{name} lives}}',
} as const;
