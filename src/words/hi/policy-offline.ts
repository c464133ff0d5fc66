import type { messages as english } from '../en/policy-offline.ts';
export const messages = {
  'offline.page': 'सलाहकार की मदद से खरीदें',
  'offline.title.offline': 'इसे सलाहकार की मदद से खरीद सकते हैं',
  'offline.title.none': 'सलाहकार आपके लिए पूछ सकते हैं',
  'offline.title.cover-offline': 'यह कवर सलाहकार की मदद से खरीद सकते हैं',
  'offline.title.age-offline': 'इस उम्र में प्लान सलाहकार की मदद से खरीद सकते हैं',
  'offline.why.offline': 'बीमा कंपनी यह आवेदन सिर्फ़ कागज़ पर लेती है। आपका भरा हुआ सब सुरक्षित है।',
  'offline.why.none':
    'आपने जो बताया, उसके लिए यहाँ कोई प्लान नहीं। सलाहकार उन बीमा कंपनियों से पूछ सकते हैं जो यहाँ नहीं हैं; हाँ कहेगी या नहीं, यह वही कंपनी जानती है। आपका भरा हुआ सब सुरक्षित है।',
  'offline.why.cover-offline':
    'इतना बड़ा कवर बीमा कंपनी मेडिकल कागज़ देखकर ही बेचती है। आपका भरा हुआ सब सुरक्षित है। छोटा कवर ऑनलाइन मिल सकता है।',
  'offline.why.age-offline':
    'एक उम्र के बाद बीमा कंपनी फ़ैसले से पहले मेडिकल कागज़ देखना चाहती है। आपका भरा हुआ सब सुरक्षित है।',
  'offline.plan.cover': 'कवर',
  'offline.plan.premium': 'साल का प्रीमियम',
  'offline.plan.unpriced': 'बीमा कंपनी बताएगी',
  'offline.next': 'आगे क्या होगा',
  'offline.next.1.title': 'आप हमें फ़ोन करें',
  'offline.next.1': '{phone} पर फ़ोन करें। {hours}। आप नंबर न छोड़ें, तो हमारी तरफ़ से फ़ोन नहीं आएगा।',
  'offline.next.1.reference': 'सलाहकार को यह नंबर बताएँ: {reference}। फिर सब दोबारा नहीं बताना पड़ेगा।',
  'offline.next.2.title': 'सलाहकार आपके साथ फ़ॉर्म भरते हैं',
  'offline.next.2': 'करीब 20 मिनट लगते हैं। पिछले 2 साल की मेडिकल रिपोर्ट और एक पहचान पत्र पास रखें।',
  'offline.next.3.title': 'बीमा कंपनी फ़ैसला करती है',
  'offline.next.3': 'वह मेडिकल जाँच करा सकती है, और फ़ैसला लिखकर देती है। पैसा उसके हाँ कहने के बाद ही देना है।',
  'offline.call-me': 'अपना नंबर छोड़ें, हम फ़ोन करेंगे',
  'offline.phone.demo': 'यह डेमो है: यह नंबर चालू नहीं है।',
  'offline.back': 'वापस प्लान पर',
  'offline.start': 'किनका बीमा है, बदलें',
} as const satisfies Record<keyof typeof english, string>;
