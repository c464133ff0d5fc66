/** Pages that stand without the web app: a refusal, and one that asks again by itself. */
export const messages = {
  'plain.problem': 'Sorry, there is a problem',
  'plain.start': 'Go to the start page',
  'plain.wait': 'One moment, please',
  'plain.wait.OVERLOADED': 'Many people are here right now. What you saved is kept.',
  'plain.wait.TOO_MANY_REQUESTS': 'That was a lot of requests in a short time. What you saved is kept.',
  'plain.wait.STORE_UNAVAILABLE': 'We cannot reach our records right now. What you saved before is kept.',
  'plain.wait.again':
    'You do not have to do anything: we will try again in {seconds, plural, one {1 second} other {# seconds}}.',
  'plain.wait.now': 'Try again now',
} as const;
