/** Choosing plans of a list to be compared. */
export const messages = {
  'tray.name': 'Plans to compare',
  'tray.remove': 'Remove {title}',
  'tray.beyond': '+{count}',
  'tray.free': '{count, plural, one {One more place} other {# more places}}',
  'tray.go.count': '{count} plans',
  'tray.replace.title': 'Which plan makes room for {title}?',
  'tray.replace.text': '{count} plans are chosen, and there is no place for one more.',
  'tray.replace.do': 'Take out {title}',
  'tray.replace.keep': 'Keep these plans',
} as const;
