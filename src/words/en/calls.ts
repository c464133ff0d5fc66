/** The page that describes the calls, around what programs read. */
export const messages = {
  'calls.title': 'The calls of Chhatri',
  'calls.posts':
    'Objects travel as JSON text in their field of a form post. Every post carries the cookie {cookie} again in the field {field} or the header {header}.',
  'calls.failures': 'A failure answers {shape}; codes are stable.',
  'calls.programs': 'The same for programs: {link}.',
  'calls.turned-away':
    '429 {many} and 503 {busy} mean that nothing was done: after the seconds of {after} any call may be sent again. The last column says which may be sent again when no answer came.',
  'calls.name': 'Call',
  'calls.method': 'Method',
  'calls.path': 'Path',
  'calls.repeat': 'Sent again without an answer',
  'calls.repeat.safe': 'safe',
  'calls.repeat.another': 'safe; each time leaves one more behind',
  'calls.repeat.turned-away': 'no',
  'calls.takes': 'Takes {type}',
  'calls.takes.json': 'JSON text in: {fields}',
  'calls.answers': 'Answers',
} as const;
