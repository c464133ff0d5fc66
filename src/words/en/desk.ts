/** When somebody of ours is at the telephone. */
export const messages = {
  'desk.hours': '{days}, {from} to {until}',
  'desk.days.mon-fri': 'Monday to Friday',
  'desk.days.mon-sat': 'Monday to Saturday',
  'desk.days.every-day': 'Every day',
  'desk.hour.morning': '{hour} am',
  'desk.hour.noon': '{hour} pm',
  'desk.hour.evening': '{hour} pm',
  'desk.hour.night': '{hour} pm',
} as const;
