/** What a person reads when a term or riders cannot be taken together. */
export const messages = {
  'failure.TERM_NOT_SOLD':
    'This plan is not sold for {years} years. Your answers are kept. Please choose another term.',
  'failure.RIDER_NOT_OFFERED':
    'This rider is not sold with this cover. Your answers are kept. Please choose without it.',
  'failure.RIDERS_EXCLUDE_EACH_OTHER':
    'Only one of these riders can be taken. Your answers are kept. Please choose one of them.',
  'failure.RIDER_NEEDS_ANOTHER':
    'This rider is sold only together with another one. Your answers are kept. Please add that one too, or leave this one out.',
  'failure.RIDER_AGE_OUT_OF_RANGE':
    'This rider does not cover people of these ages. Your answers are kept. Please choose without it.',
  'failure.RIDERS_OVER_CAP':
    'Together these riders cost more than the rules allow with this plan. Your answers are kept. Please leave one out.',
} as const;
