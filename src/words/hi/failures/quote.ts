import type { messages as english } from '../../en/failures/quote.ts';

export const messages = {
  'failure.NO_MEMBER_CHOSEN': 'आगे बढ़ने के लिए कम से कम एक व्यक्ति चुनें',
  'failure.AGE_REQUIRED': 'उम्र लिखें',
  'failure.ADULT_AGE_TOO_LOW':
    'इनकी उम्र 18 या उससे ज़्यादा होनी चाहिए। 18 से कम उम्र में सिर्फ़ बेटे-बेटियों का बीमा हो सकता है, आपके या आपके पति/पत्नी के साथ',
  'failure.ADULT_AGE_TOO_HIGH': 'यह उम्र जाँच लें। हम 100 साल की उम्र तक के लिए प्लान ढूँढ सकते हैं',
  'failure.CHILD_AGE_TOO_HIGH':
    'बेटे-बेटी का बीमा आपके साथ 30 साल की उम्र तक हो सकता है। उससे बड़े हों, तो वे "आप" चुनकर अपना प्लान देख सकते हैं',
  'failure.NEWBORN_TOO_YOUNG':
    'शिशु का बीमा 91 दिन की उम्र से हो सकता है। {by} तक इस शिशु की उम्र पूरी हो जाएगी। तब उसे जोड़ सकते हैं।',
  'failure.KID_AGE_GAP': 'बच्चे की उम्र आपसे और आपके पति/पत्नी से कम से कम 18 साल कम होनी चाहिए',
  'failure.PARENT_AGE_GAP': 'माता-पिता की उम्र आपसे कम से कम 18 साल ज़्यादा होनी चाहिए',
  'failure.IN_LAW_AGE_GAP': 'सास-ससुर की उम्र आपसे कम से कम 18 साल ज़्यादा होनी चाहिए',
  'failure.SPOUSE_PARENT_AGE_GAP':
    'माता-पिता और सास-ससुर की उम्र आपके पति/पत्नी से भी कम से कम 18 साल ज़्यादा होनी चाहिए',
  'failure.GRANDPARENT_AGE_GAP': 'दादा-दादी और नाना-नानी की उम्र आपसे कम से कम 24 साल ज़्यादा होनी चाहिए',
  'failure.PINCODE_INVALID': 'सही पिन कोड लिखें',
} as const satisfies Record<keyof typeof english, string>;
