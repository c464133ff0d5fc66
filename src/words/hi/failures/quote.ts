import type { messages as english } from '../../en/failures/quote.ts';

export const messages = {
  'failure.NO_MEMBER_CHOSEN': 'आगे बढ़ने के लिए कम से कम एक व्यक्ति चुनें',
  'failure.AGE_REQUIRED': 'उम्र लिखें',
  'failure.AGE_OUT_OF_RANGE': 'ऐसी उम्र लिखें जिसका बीमा हो सकता है: वयस्कों की 18 से 100 साल, बच्चों की 30 साल तक',
  'failure.NEWBORN_TOO_YOUNG': 'शिशु का बीमा 91 दिन की उम्र से हो सकता है। तब उसे जोड़ सकते हैं।',
  'failure.KID_AGE_GAP': 'बच्चे की उम्र आपसे और आपके पति/पत्नी से कम से कम 18 साल कम होनी चाहिए',
  'failure.PARENT_AGE_GAP': 'माता-पिता की उम्र आपसे कम से कम 18 साल ज़्यादा होनी चाहिए',
  'failure.PINCODE_INVALID': 'सही पिन कोड लिखें',
} as const satisfies Record<keyof typeof english, string>;
