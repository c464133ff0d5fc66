export const messages = {
  'about.how-scores-work.title': 'How scores work',
  'about.how-scores-work.1':
    'Each plan can get 100 points. Part of them is for its price, the rest for ten features: how it treats co-pay, room rent, intensive care, waits, bonus and the others that you see on its page.',
  'about.how-scores-work.2':
    'How many points a feature can bring depends on who is covered. Maternity counts for a young couple, the wait for old illness for someone who has one, co-pay for parents.',
  'about.how-scores-work.3':
    'The price part compares the premium with what the same people, cover and place usually cost. No other plan changes a score: adding or removing one leaves all others as they are.',
  'about.how-scores-work.4':
    'The parts are shown on each plan and add up to its score. The same answers always give the same order.',

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
    'Who is insured, ages and place stay in your browser so that you can go on later. Conditions and habits stay only until you close the tab.',
  'about.your-data.3':
    'When you buy, your proposal is kept on our server. Identity, health and bank answers are encrypted there and go to the insurer you chose and to nobody else.',
  'about.your-data.4': 'Each consent is a box of its own that you tick yourself.',

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
