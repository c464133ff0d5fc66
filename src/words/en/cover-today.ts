/** What a policy covers on a day. */
export const messages = {
  'papers.today.accident': 'accidents',
  'papers.today.other-illness': 'any new illness',
  'papers.today.specific-treatment': 'listed operations',
  'papers.today.joint-replacement': 'joint replacement',
  'papers.today.maternity': 'childbirth',
  'papers.today.pre-existing': 'any old illness that comes to light',
  'papers.today.of': '{names}’s {thing}',
  'papers.today.for': '{thing} for {names}',
  'papers.today.up-to': '{what} (up to {amount})',
  'papers.today.now': 'covered now',
  'papers.today.from': 'from {date}',
  'papers.today.never': 'never covered by this policy',
  'papers.today.before': 'Cover starts on {date}. Until then nothing is covered.',
  'papers.today.before.renewal': 'Cover starts on {date}. Until then policy {number} covers you.',
  'papers.today.waiting': 'Today, {date}, {what} are covered.',
  'papers.today.next': 'From {date}, {what} too.',
  'papers.today.whole': 'Today, {date}, all that this policy pays for is covered. No wait is left.',
  'papers.today.grace':
    'Cover ended at midnight of {until}: nothing is covered now. Renew until {date}, and the waits you have served still count.',
  'papers.today.unused': 'This policy was given back before its first day, {date}. It covers nothing.',
  'papers.today.over': 'Cover ended at midnight of {until}. This policy pays for nothing after that.',
  'papers.today.renewed':
    'Cover ended at midnight of {until}. The policy that renews this one goes on from there.',
  'papers.today.above':
    'It pays what lies above the first {amount} of a year’s bills; your other policy, or you, pay up to there.',
} as const;
