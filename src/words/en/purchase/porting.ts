/** These are the words of moving a policy here from another insurer. */
export const messages = {
  'port.open.lead': 'In time: send this application by {closes}.',
  'port.open.text':
    'The old insurer hands over your history within 72 hours, and the new one decides within 5 days of that. Your new cover begins on {from}, the day after the old one ends. Keep the old policy running until then.',
  'port.early.lead': 'Too early: you can ask from {opens} to {closes}.',
  'port.early.text':
    'Nothing is lost until then. Your policy goes on, and so do the waits you serve. Keep it running and come back on {opens}.',
  'port.late.lead': 'Too late for this year: it had to be asked for by {closes}.',
  'port.late.renew':
    '<b>Keep your waits:</b> renew the old policy by {renewBy}, for one year. Come back from {opens} to {closes} and move then.',
  'port.late.anew':
    '<b>Or buy here without credit:</b> answer No above. The {months, plural, one {# month} other {# months}} served there, for {amount}, count for nothing here. Old illnesses are paid from {ill}, listed operations from {listed}.',
  'port.late.never': 'Either way, keep the old policy running until another one covers you.',
  'port.grace.lead': 'That policy has ended. It can still be renewed until {renewBy}.',
  'port.grace.text':
    'Call its insurer today: renewed by then, the waits you served still count. Nothing that happens in these days is paid. An ended policy cannot be moved.',
  'port.over.lead': 'That policy could be renewed until {renewBy}.',
  'port.over.text':
    'An ended policy cannot be moved. Ask its insurer all the same. To buy here anew, answer No above.',
  'port.pay.term':
    '{years, plural, one {1 year} other {# years}}, from {from}, the day after the old policy ends',
  'port.mandate':
    'The insurer decides once it has seen the history of your old policy. You approve a mandate of {amount}: your bank sets the amount aside for up to 14 days. It is debited when the insurer accepts, and released when it says no or does not decide in time. Until {from} the old policy covers you: keep it running.',
  'port.blocked.lede':
    '{amount} is blocked in your account, not taken. Your old policy covers you until {until}.',
  'port.blocked.accepts':
    'If the insurer accepts, the amount is debited and your policy is issued. Its cover begins on {from}.',
  'port.blocked.declines':
    'If it says no, or does not answer by then, the full amount is released. Renew your old policy by {until}: it keeps every wait you served.',
  'port.blocked.keep': 'Do not end the old policy before the new one has begun.',
  'port.undecided.lede': 'Your answers are kept. The blocked amount is released in full: nothing was taken.',
  'port.declined':
    'Your old policy with {insurer} goes on until {until}. Renew it by then: it keeps every wait you served.',
  'port.next.pay':
    'The insurer decides once it has seen the history of your old policy. Until then the amount is only blocked in your account.',
  'port.next.policy':
    'Cover starts the day after the old policy ends. You can return the policy within 30 days.',
} as const;
