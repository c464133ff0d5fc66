import { messages as failures } from './failures/quote.ts';

export const messages = {
  'landing.page': 'Your quote in seven questions',
  'landing.checking': 'Checking',
  'landing.step.gender-pincode': 'you and your place',
  'landing.step.members': 'people and ages',
  'landing.step.medical': 'illness',
  'landing.step.smoking': 'smoking and tobacco',
  'landing.step.drinking': 'drinking',
  'landing.step.stress': 'stress and exercise',
  'landing.step.existing-insurance': 'existing policy',
  'landing.title.gender-pincode': 'Who are you, and where do you live?',
  'landing.title.members': 'Who should be covered, and how old are they?',
  'landing.title.medical': 'Is anyone ill, or has anyone been?',
  'landing.title.smoking': 'Who smokes or chews tobacco?',
  'landing.title.drinking': 'Who drinks?',
  'landing.title.stress': 'Who works off stress by exercise?',
  'landing.title.existing-insurance': 'Do you already have a health policy?',
  'landing.lede.gender-pincode': 'Prices differ from place to place. No phone number, no account.',
  'landing.lede.members': 'Tick each person and write the age today in completed years.',
  'landing.lede.medical': 'This decides which plans pay, from when, and at what price.',
  'landing.lede.smoking':
    'Asked of everyone who is 18 or older. Some insurers charge more for it, others do not.',
  'landing.lede.drinking':
    'Asked of everyone who is 18 or older. Some insurers charge more for it, others do not.',
  'landing.lede.stress':
    'No insurer here asks how much stress you feel, so we do not. Some ask about exercise, in which stress shows.',
  'landing.lede.existing-insurance':
    'A policy that covers the people you chose. One from your employer counts too.',
  'landing.gender': 'You are',
  'landing.gender.MALE': 'Male',
  'landing.gender.FEMALE': 'Female',
  'landing.gender.missing': 'Please choose female or male for you',
  'landing.spouse.gender': 'Your spouse is',
  'landing.spouse.guess': 'Our guess, you can change it',
  'landing.city': 'Your city',
  'landing.city.hint': 'If yours is not in the list, choose the nearest one.',
  'landing.group.couple': 'You and your spouse',
  'landing.group.children': 'Children',
  'landing.group.parents': 'Parents and others',
  'landing.more.children': 'More children, up to 4 sons and 4 daughters',
  'landing.more.others': 'In-laws, brother, sister, grandparents, children-in-law',
  'landing.age': '{name}: age',
  'landing.people.missing': failures['failure.NO_MEMBER_CHOSEN'],
  'landing.children.alone':
    'Children are covered together with you or your spouse. Tick yourself or your spouse to cover them.',
  'landing.parents.same': 'In the same place as me',
  'landing.parents.elsewhere': 'Somewhere else',
  'landing.parents.city': 'City of your parents',
  'landing.why':
    'If an insurer knows about an illness, it may charge more, and it pays for it after a waiting period. If an illness is left out, a claim can be refused later. Your answers are kept in this tab and, encrypted, in your quote. Without JavaScript our server remembers them instead, for half an hour at most and never in a file.',
  'landing.which.one': 'Tick every illness',
  'landing.rare.missing':
    'If it is not here, tick “None of these” and state it in the application: unstated illness can cost a claim.',
} as const;
