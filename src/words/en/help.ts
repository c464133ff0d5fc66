import { messages as failures } from './failures/answer.ts';

/** A person to talk to, a call that is asked for, and who hears complaints. */
export const messages = {
  'help.title': 'Help from a person',
  'help.lede': 'Call us, write to us, or leave your number and we call you. It costs nothing.',
  'help.topic': 'You ask about: {topic}. The adviser who calls knows this.',
  'help.topic.gender': 'gender on your papers',
  'help.topic.abroad': 'living abroad, or another nationality',
  'help.topic.family': 'who can be covered',
  'help.topic.age': 'an age that this site does not take',
  'help.topic.relation': 'a relation and its ages',
  'help.topic.body': 'height or weight',
  'help.topic.place': 'a pincode or state',
  'help.topic.name': 'a name',
  'help.topic.contact': 'a mobile number or email',
  'help.topic.bank': 'a bank account',
  'help.topic.illness': 'an illness',
  'help.topic.porting': 'moving an old policy',
  'help.topic.identity': 'the identity check',
  'help.topic.form': 'an answer of the application',
  'help.topic.plan': 'a plan that is not sold online',
  'help.topic.opening': 'a policy or application that does not open',
  'help.topic.payment': 'a payment',
  'help.topic.decision': 'what an insurer decided',
  'help.reach': 'Talk to us',
  'help.reference': 'Tell us this number, and we find what you are looking at:',
  'help.phone': 'Call {phone}',
  'help.email': 'By email:',
  'help.abroad': 'From abroad, write to us by email:',
  'help.abroad.why':
    'Our phone number may not work outside India, and we can call back Indian mobile numbers only.',
  'help.sandbox': 'This is a demo: nobody answers at this number or address.',

  'help.call': 'We call you',
  'help.call.lede':
    'An adviser calls within one working day, in your language. We ask for nothing but a number.',
  'help.call.mobile': 'Your mobile number',
  'help.call.mobile.wrong': failures['failure.MOBILE_INVALID'],
  'help.call.time': 'When should we call?',
  'help.call.time.any': 'Any time',
  'help.call.time.morning': 'In the morning',
  'help.call.time.afternoon': 'In the afternoon',
  'help.call.time.evening': 'In the evening',
  'help.call.consent.title': 'Your consent',
  'help.call.consent.missing': 'Please tick that we may call you',
  'help.call.button': 'Call me',
  'help.call.sending': 'Sending',
  'help.call.trouble': 'That did not work.',
  'help.call.changed': 'The wording of this consent has changed. Please open this page again.',
  'help.call.back': 'You can take this back under “What you agreed to”.',
  'help.call.left': 'We will call the number ending in {end}.',
  'help.call.left.text': 'Within one working day.',
  'help.call.left.sandbox': 'This is a demo: nobody calls.',
  'help.call.left.reference': 'Your reference: {reference}.',

  'help.claim': 'In hospital, or a claim to make?',
  'help.claim.text':
    'Call the insurer of your policy: it decides about claims, day and night. Its number is in your policy, under:',
  'help.claim.own':
    'Call {insurer} at {phone}: it decides about claims, day and night. Your papers are under:',
  'help.claim.plan': 'No policy at hand? Find your plan and its insurer’s number',

  'help.often': 'Often asked',
  'help.often.1':
    'You can stop at any step and come back on this device: your answers are kept. Going back in the browser never loses an answer.',
  'help.often.2':
    '“No price” means that the insurer has not given us one. We never guess a price. Try again later or choose another plan.',
  'help.often.3':
    'If a payment failed but money left your account: a policy is issued only when the payment reaches us. A payment that does not reach us goes back to you.',

  'help.complain.lede': 'Each step is free. Keep what you write, and the answers you get.',
  'help.complain.us': 'About us: our grievance officer',
  'help.complain.us.text': 'We confirm at once, and answer within 14 days.',
  'help.complain.insurer': 'About a policy or claim: the grievance officer of your insurer',
  'help.complain.insurer.text':
    'The name and address are in your policy. The insurer must confirm at once and answer within 14 days.',
  'help.complain.insurer.own': 'You reach {insurer} at {phone}.',
  'help.complain.portal': 'No answer, or not a good one: Bima Bharosa',
  'help.complain.portal.text': 'The complaints portal of the regulator, IRDAI:',
  'help.complain.ombudsman': 'After 30 days, or a reply that does not satisfy you: the Insurance Ombudsman',
  'help.complain.ombudsman.text':
    'Within one year, for up to ₹50 lakh, without a lawyer. There are 18 offices; yours is named in the policy and at',
  'help.complain.court': 'You can also go to a consumer commission.',
} as const;
