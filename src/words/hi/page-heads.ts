import type { messages as english } from '../en/page-heads.ts';

/** What search engines and messengers show of a page. */
export const messages = {
  'head.description':
    'भारत के परिवारों के लिए हेल्थ इंश्योरेंस की तुलना, रुपयों में: प्रीमियम कितना है, अस्पताल में भर्ती होने पर अपनी जेब से कितना देना पड़ेगा, और स्कोर अपने हर हिस्से के साथ।',
  'head.description.about':
    'छतरी प्रीमियम और स्कोर कैसे बनाती है, आने वाले साल और अस्पताल का बिल कैसे गिनती है, और इसके पीछे कौन है।',
} satisfies Record<keyof typeof english, string>;
