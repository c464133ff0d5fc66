import { messages as figure } from '../ten-years.ts';

export const messages = {
  ...figure,
  'ten.title': 'इस प्लान के साथ दस साल',
  'ten.lede':
    '{count, plural, one {उम्र अभी {now}, दसवें साल में {last}।} other {सबसे बड़े की उम्र अभी {now}, दसवें साल में {last}।}}',
  'ten.age': 'उम्र, साल',
  'ten.each': 'हर साल का प्रीमियम और आपका हिस्सा',
  'ten.note':
    'आज के दाम पर; कंपनियाँ दाम बढ़ाएँगी। आपकी जेब का खर्च आप जैसे लोगों का औसत है। हर साल के बिल आज की उम्र के हिसाब से गिने हैं।',
  'ten.sum': 'सब मिलाकर कैसे बना',
  'ten.sum.premium': 'प्रीमियम',
  'ten.sum.premium.note': 'दस साल का औसत; पहला साल सबसे ज़्यादा गिना।',
  'ten.sum.own': 'आप जैसे लोग खुद जो देते हैं',
  'ten.sum.above': 'बुरे साल, आपकी हद से ऊपर का खर्च: एक बार और गिना',
  'ten.sum.beside': 'भर्ती के अलावा जो प्लान देता है',
};
