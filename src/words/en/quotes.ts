import { messages as failures } from './failures/quote.ts';

export const messages = {
  'quote.waits': 'Waiting',
  'quote.continue': 'Continue',
  'quote.reading': 'Reading your answers on this device',
  'quote.nobody.title': 'First choose who to cover',
  'quote.nobody.text': 'The next questions depend on it. It takes a few seconds.',
  'quote.nobody.button': 'Choose people',
  'quote.yes': 'Yes',
  'quote.no': 'No',
  'quote.named': '{name}: {message}',
  'quote.forget': 'Clear my answers',
  'quote.forget.title': 'Clear everything you entered?',
  'quote.forget.text': 'People, ages, pincodes, health answers and the last quote leave this device.',
  'quote.forget.yes': 'Clear my answers',
  'quote.forget.no': 'Keep them',
  'quote.forget.done': 'Your answers are cleared from this device',

  'so-far.title': 'Your quote so far',
  'so-far.who': 'Who',
  'so-far.ages': 'Ages',
  'so-far.place': 'Pincode',
  'so-far.change': 'Change',
  'so-far.change.of': 'Change {what}',
  'so-far.age.years': '{name} {count}',
  'so-far.age.months': '{name} {count, plural, one {1 month} other {# months}}',

  'ages.page': 'How old is everyone?',
  'ages.step': 'ages',

  'place.step': 'place',
  'place.title': 'Where do you live?',
  'place.title.parents':
    '{who, select, several {Where do your parents live?} other {Where does your {name} live?}}',
  'place.lede': 'Treatment costs differ from city to city, and so do prices.',
  'place.pincode': 'Pincode',
  'place.pincode.hint': '6 digits',
  'place.pincode.wrong': failures['failure.PINCODE_INVALID'],
  'place.asking': 'Looking up the place',
  'place.found': '{city}, {state}',
  'place.failed': 'We could not look up the place right now. You can continue; we check it again later.',
  'place.city.family': 'Your city',
  'place.city.parents': 'City of your parents',
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

  'existing.step': 'existing policy',
  'existing.title': 'Do you already have a health policy?',
  'existing.lede': 'A policy that covers the people you chose. One from your employer counts too.',
  'existing.held': 'Do you have a policy?',
  'existing.held.missing': 'Please choose yes or no',
  'existing.cover': 'Cover of that policy',
  'existing.cover.hint':
    'The cover for one year, also called sum insured. If your amount is not in the list, choose the next lower one.',
  'existing.cover.missing': 'Please choose the cover of your policy',
  'existing.why.lead': 'Then you will see super top-ups.',
  'existing.why':
    'A super top-up pays the part of one year’s bills above a fixed amount (deductible). Up to there your policy pays. It costs much less than a second full plan.',
  'existing.why.amount':
    'Your policy has {cover}, so we pick the largest deductible on sale that it covers. If all of them are higher, you will see full plans.',
  'existing.button': 'See plans and prices',
  'existing.failed.lead': 'Your answers could not be saved.',
  'existing.gap.lead': 'Something is still missing.',
  'existing.gap.health':
    'Health answers stay only in the tab where you gave them and are never stored on this device, so please give them once more.',
  'existing.gap.other': 'Please look once more at one of the earlier steps.',
  'existing.gap.button': 'Go to that step',
} as const;
