export const messages = {
  'ui.back': 'Back',
  'ui.optional': '{label} (optional)',
  'ui.busy': 'Saving',
  'ui.close': 'Close',
  'ui.fewer': 'One fewer: {label}',
  'ui.more': 'One more: {label}',
  'ui.errors.title':
    '{count, plural, one {There is 1 answer to correct} other {There are # answers to correct}}',
  'ui.right': 'Is all of this right as it stands?',
  'ui.person': 'Talk to a person',
  'ui.step': 'Step {now} of {of}: {name}',
  'ui.step.done': ', done',
  'ui.tries': 'try {now} of {of}',
  'ui.price.none': 'no price',
  'ui.select.none': 'Choose',
} as const;
