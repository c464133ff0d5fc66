import type { messages as english } from '../en/consents.ts';

/** What somebody agrees to, on the site and before paying. A change of a text here needs a new `textVersion` of its purpose. */
export const messages = {
  'consent.terms': 'मैंने ये शर्तें पढ़ ली हैं। यहाँ दिखाए गए प्लान, लोगों और प्रीमियम पर मेरी सहमति है।',
  'consent.declaration':
    'जिन सबका बीमा हो रहा है, उनकी ओर से मेरी घोषणा है कि इस आवेदन के सारे जवाब सच और पूरे हैं, और किसी ने मुझे अपने कमीशन या प्रीमियम का कोई हिस्सा लौटाने (रिबेट) की पेशकश नहीं की है।',
  'consent.customer-information-sheet': 'मैंने इस प्लान का ग्राहक सूचना पत्र (CIS) पढ़ लिया है।',
  'consent.do-not-call-override':
    'मेरी सहमति है कि छतरी और वे बीमा कंपनियाँ, जिनके दाम मैंने माँगे हैं, इस पूछताछ के बारे में मुझे फ़ोन, SMS और ईमेल करें। नेशनल डू नॉट कॉल रजिस्ट्री में मेरा नाम होने पर भी यह सहमति मान्य है। इसे कभी भी वापस लिया जा सकता है।',
  'consent.whatsapp': 'छतरी मुझे इस पॉलिसी के बारे में WhatsApp पर मैसेज भेज सकती है।',
  'consent.usage':
    'क्या हम गिन सकते हैं कि आप कौन-से पेज और बटन इस्तेमाल करते हैं? इसमें आपका नाम, नंबर, सेहत या कोई जवाब कभी नहीं होता।',
  'consent.call-back':
    'छतरी के सलाहकार इस पूछताछ के बारे में मुझे एक बार, यहाँ दिए गए नंबर पर, फ़ोन कर सकते हैं। यह सहमति कभी भी वापस ली जा सकती है।',
} as const satisfies Record<keyof typeof english, string>;
