import type { messages as english } from '../en/letters.ts';

/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.policy-issued.subject': 'आपकी पॉलिसी {number} जारी हो गई है',
  'letter.policy-issued':
    'नमस्ते {name},\n\nआपकी पॉलिसी {number} जारी हो गई है। हमें {amount} मिल गए हैं।\n\nकवर {from} से {until} तक है।\n\nपॉलिसी मिलने के 30 दिन के अंदर आप उसे लौटा सकते हैं (फ़्री-लुक)।',
} as const satisfies Record<keyof typeof english, string>;
