/** Days as people write them; also said by the server. */
export const messages = {
  'date.day': '{day} {month} {year}',
  'date.month.1': 'Jan',
  'date.month.2': 'Feb',
  'date.month.3': 'Mar',
  'date.month.4': 'Apr',
  'date.month.5': 'May',
  'date.month.6': 'Jun',
  'date.month.7': 'Jul',
  'date.month.8': 'Aug',
  'date.month.9': 'Sep',
  'date.month.10': 'Oct',
  'date.month.11': 'Nov',
  'date.month.12': 'Dec',
} as const;
