/** These are the words of the days of a policy, as a calendar file. */
export const messages = {
  'papers.calendar.name': 'Health policy, {insurer}',
  'papers.calendar.start': 'Health policy begins: {insurer}',
  'papers.calendar.start.text':
    'Accidents are covered from today. What else is covered from when: your policy schedule.',
  'papers.calendar.wait': 'A waiting period ends: {insurer} policy',
  'papers.calendar.wait.text':
    'From today the policy pays for more, if it was renewed without a break. For what: your policy schedule, “What is covered from when”.',
  'papers.calendar.wait.part':
    'From today the policy pays for more, up to {amount} of its cover, if it was renewed without a break. For what: your policy schedule.',
  'papers.calendar.free-look': 'Last day to return the policy: {insurer}',
  'papers.calendar.free-look.text':
    'Free look ends, 30 days after you received the policy. To return it and have the premium back, less the days of cover, medical tests and stamp duty, call {insurer} on {phone} by today.',
  'papers.calendar.renewal-opens': 'You can renew from today: {insurer} policy',
  'papers.calendar.renewal-opens.text':
    'Renew where you bought the policy, under “My policies”. There is time until the last day of cover.',
  'papers.calendar.renewal': 'Renew by today: {insurer} policy',
  'papers.calendar.renewal.text':
    'Cover ends at midnight. Renew where you bought the policy, or with {insurer}, {phone}: the waiting time you have completed then still counts. For 30 more days you can still renew and keep it, but nothing that happens in those days is paid.',
  'papers.calendar.where': 'Policy number {number}.',
  'papers.calendar.demo': 'Demo: invented insurer and policy. Nobody is covered by it.',
} as const;
