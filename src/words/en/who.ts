import { messages as failures } from './failures/quote.ts';

export const messages = {
  'who.step': 'who to cover',
  'who.title': 'Who would you like to cover?',
  'who.lede':
    'Tick each person. You can change this at any time, and later see prices for other combinations.',
  'who.group.couple': 'You and your spouse',
  'who.group.children': 'Children',
  'who.group.parents': 'Parents and in-laws',
  'who.group.others': 'Brother, sister, grandparents, children-in-law',
  'who.others.hint': 'Each of them gets a plan of their own.',
  'who.You.hint': 'Ticked means you are covered',
  'who.gender.you': 'You are',
  'who.gender.spouse': 'Your spouse is',
  'who.gender.MALE': 'Male',
  'who.gender.FEMALE': 'Female',
  'who.gender.guess.MALE': 'Male: our guess, you can change it',
  'who.gender.guess.FEMALE': 'Female: our guess, you can change it',
  'who.missing': failures['failure.NO_MEMBER_CHOSEN'],
  'who.gender.missing': 'Please choose female or male for you',
  'who.sons': 'Sons',
  'who.daughters': 'Daughters',
  'who.children.hint': 'Up to {most}',
  'who.children.most': '{most} is the most',
  'who.children.alone':
    'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
  'who.children.dropped':
    'Left out for now: {names}. Plans cover children only together with you or your spouse.',
  'who.promise.lead': 'No phone number, no account.',
  'who.promise.text': 'See every price first. We ask for contact details only when you start to buy.',
  'who.none': 'Nobody chosen yet',
  'who.chosen': '{count, plural, one {1 person chosen} other {# people chosen}}',
  'who.umbrella':
    '{count, plural, =0 {Nobody under the umbrella yet} one {1 person under the umbrella} other {# people under one umbrella}}',
  'who.line': '{line}.',
  'who.empty': 'Tick a person to bring them under it.',
  'who.split':
    'Next you will see two ways to cover this group: {who, select, man {your {name} on his own plan} woman {your {name} on her own plan} other {parents on their own plan}}, or everyone together. We show the price of each.',
  'who.together': 'Next you will see plans that cover this group, with the price of each.',
  'who.aside': 'Who is covered so far',
  'who.then': 'Then: ages, pincode, health. About 2 minutes.',
} as const;
