import type { messages as english } from '../en/assumptions.ts';

export const messages = {
  'assume.bearable': 'बुरे साल में बिना उधार लिए आप खुद कितना दे सकते हैं?',
  'assume.bearable.chip': 'बुरे साल में आप <b>{amount}</b> दे सकते हैं',
  'assume.bearable.guess': 'हमारा अनुमान',
  'assume.bearable.said': 'आपका जवाब',
  'assume.bearable.then':
    'किसी साल इससे ऊपर का जो रुपया आपकी जेब से जाए, वह “सब मिलाकर” में {times} गुना गिना जाता है, क्योंकि वह उधार लेना पड़ेगा। प्रीमियम इससे नहीं बदलता।',
} as const satisfies Record<keyof typeof english, string>;
