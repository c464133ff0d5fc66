import { messages as standardPlan } from './about/standard-plan.ts';

export const messages = {
  ...standardPlan,
  'about.who-pays-us.title': 'Who pays us',
  'about.who-pays-us.1':
    'When you buy, the insurer pays us a commission out of your premium. You pay the same as you would pay the insurer directly.',
  'about.who-pays-us.2':
    'What an insurer pays us never changes a score, the order or what we recommend. There are no sponsored places and no paid badges.',
  'about.who-pays-us.3': 'Plans that we cannot sell are named too, with the way to get them.',

  'about.your-data.title': 'Your data and consents',
  'about.your-data.1':
    'To show prices we ask for ages, a pincode, conditions and habits. No name, no phone number, no account. Some insurers answer their price themselves: we tell them ages, sex, pincode and what of your illnesses and habits they charge for.',
  'about.your-data.2':
    'Your browser keeps who is insured, their ages and the pincode, so that you can continue later. It keeps conditions and habits only until you close the tab. Without JavaScript our server remembers these answers instead, for half an hour at most and in no file. A quote that you see prices for is also kept on our server, encrypted, with the conditions and habits in it. It opens in this browser only, and it goes after 90 days.',
  'about.your-data.3':
    'When you buy, your application is kept on our server. Your identity, health and bank answers are encrypted there. They go to the insurer you chose and to nobody else.',
  'about.your-data.4':
    'On a phone or computer that others use too, choose “Leave this device” at the bottom of any page when you are done. After that nobody can open your quotes and applications there. To see all that we hold, take it along or have it erased, choose “Your data” there or under “My policies”.',
  'about.your-data.5':
    'You can tick each consent separately. Nothing is ticked for you. We ask once whether we may count which pages are used. Until you say yes, none of that leaves your browser.',
  'about.your-data.consents': 'What did you agree to?',
  'about.your-data.consents.do': 'See it, and take it back if you like',

  'leave.title': 'Leave this device?',
  'leave.lede': 'For a phone or computer that other people use too.',
  'leave.closed':
    'After this, your quotes and applications can no longer be opened in this browser. Not by others, and not by you.',
  'leave.policy':
    'A policy that you have bought stays valid, and your insurer has it. Save its PDF first: it cannot be opened here afterwards.',
  'leave.elsewhere':
    'To continue at home, first choose “Continue on another device” in the application or under “My policies”, and make a link: it works after you have left, too.',
  'leave.payment': 'A payment under way continues. You get either the policy or your money back.',
  'leave.data': 'See, download or erase your data instead',
  'leave.no': 'Stay',
  'leave.busy': 'Leaving',
  'leave.trouble': 'Nothing is closed yet.',
  'leave.done.title': 'You have left this device',
  'leave.done.text':
    'Your quotes and applications can no longer be opened in this browser. If another tab still shows them, close it.',
  'leave.done.start': 'Start a new quote',

  'about.complaints.title': 'Complaints',
  'about.complaints.1':
    'First write to the grievance officer of your insurer. The name and address are in your policy. The insurer must answer within 14 days.',
  'about.complaints.2':
    'No answer, or not happy with it? Register your complaint on Bima Bharosa, the portal of the insurance regulator IRDAI.',
  'about.complaints.3':
    'After 30 days you can go to the Insurance Ombudsman, within one year and free of charge, for claims up to ₹50 lakh. You can also go to a consumer commission.',

  'about.complaints.do': 'Names, numbers and addresses of each, and our own grievance officer',

  'about.accessibility.title': 'Accessibility',
  'about.accessibility.1':
    'Chhatri is built for everyone. It works with only a keyboard, with a screen reader, on a screen 320 px wide and with text at 200 %.',
  'about.accessibility.2':
    'We follow WCAG 2.2 level AA. Nothing is said by colour alone, nothing moves by itself, and you never have to drag or hover.',
  'about.accessibility.3':
    'You can choose dark colours at the bottom of every page. If you choose nothing, we follow your device.',
} as const;
