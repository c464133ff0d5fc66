import type { messages as english } from '../en/letters.ts';

/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'नमस्ते {name},',
  'letter.policy-issued.subject': 'आपकी पॉलिसी {number} जारी हो गई है',
  'letter.policy-issued.money': 'आपकी पॉलिसी {number} जारी हो गई है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.days': 'कवर {from} से {until} तक है।',
  'letter.policy-issued.renews':
    'यह पॉलिसी {number} का रिन्यूअल है: वेटिंग पीरियड का जो समय पूरा हो चुका, वह गिना जाता है।',
  'letter.policy-issued.free-look': 'पॉलिसी मिलने के {days} दिन के अंदर आप उसे लौटा सकते हैं (फ़्री-लुक)।',
} as const satisfies Record<keyof typeof english, string>;
