import type { Letter } from './letter.ts';

/** The ways in which a message can reach a buyer. */
export const messageChannels = ['mail', 'sms'] as const;

export type MessageChannel = (typeof messageChannels)[number];

/**
 * The ways on which a letter is to go. An SMS is a registered text with facts in it, so what was worded freely has none.
 * Only services that the buyer asked for go out here: there is nothing to unsubscribe from.
 */
export const channelsOfLetter: Readonly<Record<Letter['kind'], readonly MessageChannel[]>> = {
  'policy-issued': ['mail', 'sms'],
  'renewal-due': ['mail', 'sms'],
  'purchase-closed': ['mail'],
  'money-returned': ['mail'],
  'resume-link': ['mail'],
  // The code is a second factor: it never goes where the link went.
  'resume-code': ['sms'],
  'opening-code': ['sms', 'mail'],
  'number-changing': ['sms', 'mail'],
  worded: ['mail'],
};
