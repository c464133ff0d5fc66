export const messages = {
  'about.who-pays-us.title': 'Who pays us',
  'about.who-pays-us.1':
    'When you buy, the insurer pays us a commission out of your premium. You pay the same as you would pay the insurer directly.',
  'about.who-pays-us.2':
    'What an insurer pays us is not part of any score, order or recommendation. There are no sponsored places and no paid badges.',
  'about.who-pays-us.3': 'Plans that we cannot sell are shown too, with the way to get them.',

  'about.your-data.title': 'Your data and consents',
  'about.your-data.1':
    'For a price we ask ages, a pincode, conditions and habits. No name, no phone number, no account.',
  'about.your-data.2':
    'Who is insured, ages and place stay in your browser so that you can go on later. There, conditions and habits stay only until you close the tab. A quote that you see prices for is also kept on our server, encrypted, with the conditions and habits in it. It opens in this browser only.',
  'about.your-data.3':
    'When you buy, your proposal is kept on our server. Identity, health and bank answers are encrypted there and go to the insurer you chose and to nobody else.',
  'about.your-data.4':
    'On a phone or computer that others use too, choose “Leave this device” at the foot of any page when you are done. Nobody can open your quotes and applications there after that.',
  'about.your-data.5': 'Each consent is a box of its own that you tick yourself.',

  'leave.title': 'Leave this device?',
  'leave.lede': 'For a phone or computer that other people use too.',
  'leave.closed':
    'Your quotes and applications can no longer be opened in this browser. Not by others, and not by you either.',
  'leave.policy':
    'A policy that was issued stays valid, and your insurer has it. Save its PDF first: it cannot be opened here afterwards.',
  'leave.payment': 'A payment under way goes on. You get the policy, or your money back.',
  'leave.yes': 'Leave this device',
  'leave.no': 'Stay',
  'leave.busy': 'Leaving',
  'leave.trouble': 'Nothing is closed yet.',
  'leave.done.title': 'You have left this device',
  'leave.done.text':
    'Your quotes and applications can no longer be opened in this browser. If another tab still shows them, close it.',
  'leave.done.start': 'Start a new quote',

  'about.complaints.title': 'Complaints',
  'about.complaints.1':
    'First ask the grievance officer of your insurer. The name and address stand in your policy. The insurer must answer within 14 days.',
  'about.complaints.2':
    'No answer, or one that does not settle it: register the complaint on Bima Bharosa, the portal of the regulator IRDAI.',
  'about.complaints.3':
    'After 30 days you can go to the Insurance Ombudsman, within one year and free of charge, for claims up to ₹50 lakh. A consumer commission stays open to you as well.',

  'about.accessibility.title': 'Accessibility',
  'about.accessibility.1':
    'Chhatri is built to work for everyone: by keyboard alone, with a screen reader, at 320 px width and with text at 200 %.',
  'about.accessibility.2':
    'We follow WCAG 2.2 level AA. Colour never says something alone, nothing moves by itself, and nothing needs a drag or a hover.',
  'about.accessibility.3':
    'The dark colours can be chosen at the foot of every page; without a choice we follow your device.',

  'about.help.title': 'Help',
  'about.help.1':
    'You can stop at any step and come back on this device: your answers are kept. The back key of the browser never loses one.',
  'about.help.2':
    'A price that says "no price" means that the insurer gave none. We do not guess one. Try again later or choose another plan.',
  'about.help.3':
    'If a payment failed and money left your account, do not worry about the policy: it is issued only once the payment has reached us, and a payment that does not reach us goes back to you.',
} as const;
