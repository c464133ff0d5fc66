export const messages = {
  'offline.page': 'Buy with an adviser',
  'offline.title.offline': 'You can buy this with an adviser',
  'offline.title.none': 'An adviser can ask for you',
  'offline.title.cover-offline': 'You can buy this cover with an adviser',
  'offline.title.age-offline': 'At this age, you can buy the plan with an adviser',
  'offline.why.offline': 'The insurer takes this application only on paper. Everything you entered is kept.',
  'offline.why.none':
    'No plan here fits what you told us. An adviser can ask insurers that are not here; whether one says yes, only that insurer knows. Everything you entered is kept.',
  'offline.why.cover-offline':
    'The insurer sells a cover this high only after seeing the medical papers. Everything you entered is kept. A lower cover may be sold online.',
  'offline.why.age-offline':
    'Above a certain age the insurer wants to see medical papers before it decides. Everything you entered is kept.',
  'offline.plan.cover': 'Cover',
  'offline.plan.premium': 'Premium a year',
  'offline.plan.unpriced': 'The insurer says it',
  'offline.next': 'What happens next',
  'offline.next.1.title': 'You call us',
  'offline.next.1': 'Call {phone}. {hours}. Nobody calls you unless you leave your number.',
  'offline.next.1.reference':
    'Tell the adviser this reference: {reference}. Then you do not have to start again.',
  'offline.next.2.title': 'The adviser fills in the form with you',
  'offline.next.2':
    'It takes about 20 minutes. Keep the medical reports of the last 2 years and an identity proof ready.',
  'offline.next.3.title': 'The insurer decides',
  'offline.next.3':
    'It may ask for a medical check-up, and gives its decision in writing. You pay only after it has said yes.',
  'offline.call-me': 'Leave your number, and we call you',
  'offline.phone.demo': 'This is a demo: the number is not connected.',
  'offline.back': 'Back to the plans',
  'offline.start': 'Change who is covered',
} as const;
