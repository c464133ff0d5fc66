import { messages as place } from '../place.ts';
import { messages as quote } from './quote.ts';

/** What is wrong with one answer by itself: said by the server, and in the browser while it is typed. */
export const messages = {
  'failure.PINCODE_INVALID': quote['failure.PINCODE_INVALID'],
  'failure.PINCODE_ARMY': place['place.pincode.army'],
  'failure.MOBILE_INVALID': '10 अंकों का सही मोबाइल नंबर लिखें',
  'failure.NAME_INVALID': 'सही नाम लिखें',
  'failure.NAME_HAS_SIGN': 'नाम में से यह निशान हटाएँ: {sign}',
  'failure.NAME_NOT_LATIN': 'नाम अंग्रेज़ी अक्षरों (A से Z) में लिखें',
  'failure.ANSWER_REQUIRED': 'यह भरना ज़रूरी है',
  'failure.NAME_REQUIRED': 'नाम लिखें',
  'failure.DATE_REQUIRED': 'तारीख लिखें',
  'failure.NUMBER_REQUIRED': 'संख्या लिखें',
  'failure.CHOICE_REQUIRED': 'कोई एक चुनें',
  'failure.YES_OR_NO_REQUIRED': 'हाँ या नहीं चुनें',
  'failure.ANSWER_TYPE_WRONG': 'जवाब उसी रूप में दें जिसमें पूछा गया है',
  'failure.TEXT_TOO_SHORT': 'थोड़ा और लिखें',
  'failure.TEXT_TOO_LONG': 'इसे थोड़ा छोटा लिखें',
  'failure.TEXT_INVALID': 'छिपे हुए या अजीब अक्षर हटाएँ',
  'failure.TEXT_NOT_PRINTABLE':
    'इसे हिंदी या अंग्रेज़ी अक्षरों में लिखें, इमोजी के बिना। यह अभी पॉलिसी पर नहीं छप सकता: {sign}',
  'failure.DATE_INVALID': 'सही तारीख लिखें, जैसे 27 08 1988',
  'failure.DATE_IN_FUTURE': 'आज या आज से पहले की तारीख लिखें',
  'failure.EMAIL_INVALID': 'ईमेल इस तरह लिखें: name@example.com',
  'failure.PAN_INVALID': 'PAN इस तरह लिखें: ABCPE1234F',
  'failure.PAN_NOT_PERSONAL': 'यह किसी व्यक्ति का PAN नहीं है: व्यक्ति के PAN में चौथा अक्षर P होता है। अपना PAN लिखें',
  'failure.IFSC_INVALID': 'IFSC इस तरह लिखें: ABCD0123456',
  'failure.ACCOUNT_NUMBER_INVALID': '9 से 18 अंकों का खाता नंबर लिखें',
  'failure.NUMBER_INVALID': 'पूरी संख्या लिखें, दशमलव के बिना',
  'failure.NUMBER_OUT_OF_RANGE': 'संख्या दी गई सीमा के अंदर लिखें',
  'failure.HEIGHT_OUT_OF_RANGE': 'कद जाँच लें: सिर्फ़ संख्या, सेंटीमीटर में',
  'failure.WEIGHT_OUT_OF_RANGE': 'वज़न जाँच लें: सिर्फ़ संख्या, किलोग्राम में',
  'failure.CHOICE_UNKNOWN': 'दिए गए जवाबों में से एक चुनें',
  'failure.CONFIRMATION_REQUIRED': 'आगे बढ़ने के लिए यहाँ निशान लगाएँ',
};
