import type { messages as english } from '../en/plain-pages.ts';

/** Pages that stand without the web app: a refusal, and one that asks again by itself. */
export const messages = {
  'plain.problem': 'माफ़ करें, कुछ गड़बड़ है',
  'plain.closed': 'यह यहाँ नहीं खुल सकता',
  'plain.closed.money': 'पेमेंट बीच में था तो या पॉलिसी मिलेगी, या पैसा वापस।',
  'plain.nothing-done': 'बटन दबाने से कुछ नहीं हुआ: न कोई पैसा कटा, न कुछ बदला।',
  'plain.too-early': 'बटन दबाते समय पेज पूरा खुला नहीं था।',
  'plain.back': 'उसी पेज पर लौटें',
  'plain.start': 'शुरू के पेज पर जाएँ',
  'plain.wait': 'एक मिनट रुकें',
  'plain.wait.OVERLOADED': 'अभी यहाँ बहुत लोग हैं। आपने जो सेव किया, वह सुरक्षित है।',
  'plain.wait.TOO_MANY_REQUESTS': 'थोड़ी ही देर में बहुत बार पूछा गया। आपने जो सेव किया, वह सुरक्षित है।',
  'plain.wait.STORE_UNAVAILABLE': 'हमारे रिकॉर्ड अभी नहीं खुल रहे। आपने पहले जो सेव किया, वह सुरक्षित है।',
  'plain.wait.again': 'आपको कुछ नहीं करना है: {seconds} सेकंड में हम खुद फिर कोशिश करेंगे।',
  'plain.wait.press': '{seconds} सेकंड में पेज खुद लौट आएगा। फिर बटन दोबारा दबा सकते हैं।',
  'plain.wait.now': 'अभी फिर कोशिश करें',
} as const satisfies Record<keyof typeof english, string>;
