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
  'letter.policy-issued.papers':
    'पॉलिसी, ग्राहक सूचना पत्र और रसीद उसी ब्राउज़र में “मेरी पॉलिसी” में हैं, जिससे आपने पॉलिसी खरीदी।',
  'letter.greeting.nobody': 'नमस्ते,',
  'letter.resume-link.subject': 'छतरी पर आगे बढ़ने का आपका लिंक',
  'letter.resume-link.how': 'जिस फ़ोन या कंप्यूटर पर आगे बढ़ना है, उस पर यह लिंक खोलें:',
  'letter.resume-link.code':
    'आपके मोबाइल नंबर पर, जिसके आखिरी अंक {end} हैं, एक कोड आएगा। उस कोड के बिना लिंक से कुछ नहीं खुलता, और लिंक एक ही बार चलता है।',
  'letter.resume-link.ends': 'लिंक {date} तक चलेगा, या जब तक आप नया लिंक न बनाएँ।',
  'letter.resume-link.not-you': 'यह लिंक आपने नहीं मँगाया, तो इस मेल को छोड़ दें।',
  'letter.close': 'छतरी',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'आपकी हेल्थ पॉलिसी {number} जारी हो गई है। हमें ₹{amount} मिल गए हैं। कवर {from} से {until} तक है। - छतरी',
  'sms.resume-code':
    'छतरी पर आगे बढ़ने का आपका कोड {code} है। यह {minutes} मिनट, उसी ब्राउज़र में चलेगा जिसने इसे मँगाया। किसी को न बताएँ, हमें भी नहीं। - छतरी',
} as const satisfies Record<keyof typeof english, string>;
