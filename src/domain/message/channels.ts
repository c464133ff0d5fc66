import type { Letter } from './letter.ts';

/** The ways in which a message can reach a buyer. */
export const messageChannels = ['mail', 'sms', 'whatsapp'] as const;

export type MessageChannel = (typeof messageChannels)[number];

type Route = {
  /**
   * The ways on which a letter is to go. On a phone a letter is a registered text with facts in it, so what was worded freely
   * has none. Only services that the buyer asked for go out here: there is nothing to unsubscribe from.
   */
  readonly channels: readonly MessageChannel[];
  /** Whether its mail has a link that leads to what it is about, with a code. */
  readonly hasLink: boolean;
};

const everywhere: Route = { channels: ['mail', 'sms', 'whatsapp'], hasLink: true };
/** It can wait until somebody reads their mail. */
const byMail: Route = { channels: ['mail'], hasLink: true };

const routes: Readonly<Record<Letter['kind'], Route>> = {
  'policy-issued': everywhere,
  'renewal-due': everywhere,
  'insurer-accepted': everywhere,
  'payment-failed': everywhere,
  'application-expires': everywhere,
  'application-waits': byMail,
  'price-changed': byMail,
  'purchase-closed': byMail,
  'money-returned': byMail,
  'service-news': everywhere,
  // It goes to an insurer.
  'service-form': { channels: ['mail'], hasLink: false },
  'resume-link': { channels: ['mail'], hasLink: false },
  // The code is a second factor: it never goes where the link went.
  'resume-code': { channels: ['sms'], hasLink: false },
  'opening-code': { channels: ['sms', 'mail'], hasLink: false },
  // It shows whose the address is, so that it goes nowhere else.
  'address-code': { channels: ['mail'], hasLink: false },
  'number-changing': { channels: ['sms', 'mail'], hasLink: false },
  'opener-added': { channels: ['sms', 'mail'], hasLink: false },
  worded: { channels: ['mail'], hasLink: false },
};

export function channelsOfLetter(kind: Letter['kind']): readonly MessageChannel[] {
  return routes[kind].channels;
}

/** A letter whose mail leads to what it is about. */
export type LinkedLetter = Exclude<
  Letter,
  {
    readonly kind:
      | 'resume-link'
      | 'resume-code'
      | 'opening-code'
      | 'address-code'
      | 'number-changing'
      | 'opener-added'
      | 'service-form'
      | 'worded';
  }
>;

export function isLinked(letter: Letter): letter is LinkedLetter {
  return routes[letter.kind].hasLink;
}
