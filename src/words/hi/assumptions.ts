import type { messages as english } from '../en/assumptions.ts';
import { messages as demands } from './demands.ts';

export const messages = {
  ...demands,
  'assume.bearable': 'बुरे साल में बिना उधार लिए आप खुद कितना दे सकते हैं?',
  'assume.bearable.chip': 'बुरे साल में आप <b>{amount}</b> दे सकते हैं',
  'assume.bearable.guess': 'हमारा अनुमान',
  'assume.bearable.said': 'आपका जवाब',
  'assume.bearable.none': 'यह इन पाँच रकमों में से नहीं है, इसलिए कुछ नहीं बदला। इनमें से कोई एक दबाएँ।',
  'assume.bearable.then':
    'किसी साल इससे ऊपर का जो रुपया आपकी जेब से जाए, वह “सब मिलाकर” में {times} गुना गिना जाता है, क्योंकि वह उधार लेना पड़ेगा। प्रीमियम इससे नहीं बदलता।',
  'assume.others': 'दूसरे अनुमानों से क्या सलाह होती',
  'assume.others.wait': 'हिसाब लगा रहे हैं',
  'assume.others.failed': 'हिसाब नहीं लग पाया।',
  'assume.others.same': 'इनसे भी सलाह <b>{title}</b> ही है: {names}।',
  'assume.others.years': '{years} साल',
  'assume.others.borrowed': 'उधार का रुपया {times, plural, =1 {एक ही बार} other {# गुना}} गिनें',
  'assume.others.bearable': 'बुरे साल में {amount}',
  'assume.others.cost': 'साल में {premium}, सब मिलाकर {allIn}',
  'assume.others.none': '{name}: कोई प्लान नहीं',
} as const satisfies Record<keyof typeof english, string>;
