import type { messages as english } from '../en/letters.ts';

/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'नमस्ते {name},',
  'letter.policy-issued.subject': 'आपकी पॉलिसी {number} जारी हो गई है',
  'letter.policy-issued.money': 'आपकी पॉलिसी {number} जारी हो गई है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.days': 'कवर {from} से {until} तक है।',
  'letter.policy-issued.free-look': 'पॉलिसी मिलने के {days} दिन के अंदर आप उसे लौटा सकते हैं (फ़्री-लुक)।',
  'letter.policy-issued.papers':
    'पॉलिसी, ग्राहक सूचना पत्र और रसीद उसी ब्राउज़र में “मेरी पॉलिसी” में हैं, जिससे आपने पॉलिसी खरीदी।',
  'letter.close': 'छतरी',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'आपकी हेल्थ पॉलिसी {number} जारी हो गई है। हमें ₹{amount} मिल गए हैं। कवर {from} से {until} तक है। - छतरी',
} as const satisfies Record<keyof typeof english, string>;
