/** The page that describes the calls, around what programs read. */
export const messages = {
  'calls.title': 'छतरी की API कॉल',
  'calls.posts':
    'ऑब्जेक्ट फ़ॉर्म पोस्ट में अपने फ़ील्ड में JSON टेक्स्ट के रूप में जाते हैं। हर पोस्ट में कुकी {cookie} का मान फ़ील्ड {field} या हेडर {header} में भी जाता है।',
  'calls.failures': 'कॉल फ़ेल होने पर जवाब {shape} होता है; कोड बदलते नहीं।',
  'calls.programs': 'यही प्रोग्राम के लिए: {link}।',
  'calls.turned-away':
    '429 {many} और 503 {busy} का मतलब है कि कुछ नहीं किया गया: {after} में बताए गए सेकंड के बाद कोई भी कॉल फिर भेजी जा सकती है। आखिरी कॉलम बताता है कि जवाब न आने पर किसे फिर भेजा जा सकता है।',
  'calls.name': 'कॉल',
  'calls.method': 'मेथड',
  'calls.path': 'पाथ',
  'calls.repeat': 'जवाब न आने पर फिर भेजना',
  'calls.repeat.safe': 'ठीक है',
  'calls.repeat.another': 'ठीक है; हर बार एक और रिकॉर्ड बनता है',
  'calls.repeat.turned-away': 'नहीं',
  'calls.takes': 'क्या भेजें: {type}',
  'calls.takes.json': 'JSON टेक्स्ट वाले फ़ील्ड: {fields}',
  'calls.answers': 'जवाब',
};
