import type { messages as english } from '../en/quotes.ts';

export const messages = {
  'quote.waits': 'इंतज़ार करें',
  'quote.continue': 'आगे बढ़ें',
  'quote.reading': 'इस डिवाइस से आपके जवाब पढ़ रहे हैं',
  'quote.nobody.title': 'पहले चुनें कि किनका बीमा कराना है',
  'quote.nobody.text': 'आगे के सवाल इसी पर हैं। बस कुछ सेकंड लगेंगे।',
  'quote.nobody.button': 'लोग चुनें',
  'quote.gender.other': 'कागज़ों में ट्रांसजेंडर या अन्य लिखा है? यहाँ की बीमा कंपनियाँ अभी सिर्फ़ महिला या पुरुष लेती हैं।',
  'quote.family.yours': 'गोद लिए और सौतेले बच्चे, और सौतेले माता-पिता भी आपके ही गिने जाते हैं। उम्र का फ़र्क मेल नहीं खाता?',
  'quote.somebody.else': 'कोई और है जो यहाँ नहीं है, या 4 से ज़्यादा बेटे या बेटियाँ?',
  'quote.yes': 'हाँ',
  'quote.no': 'नहीं',
  'quote.named': '{name}: {message}',
  'quote.forget': 'मेरे जवाब मिटाएँ',
  'quote.forget.title': 'जो भी भरा है, सब मिटा दें?',
  'quote.forget.text': 'लोग, उम्र, पिन कोड, सेहत के जवाब और पिछला कोटेशन इस डिवाइस से हट जाएँगे।',
  'quote.forget.no': 'रहने दें',
  'quote.forget.done': 'इस डिवाइस से आपके जवाब मिट गए',

  'so-far.title': 'अब तक के जवाब',
  'so-far.who': 'लोग',
  'so-far.ages': 'उम्र',
  'so-far.place': 'पिन कोड',
  'so-far.change': 'बदलें',
  'so-far.change.of': '{what} बदलें',
  'so-far.age.years': '{name} {count}',
  'so-far.age.months': '{name} {count, plural, one {# महीना} other {# महीने}}',

  'ages.page': 'सबकी उम्र कितनी है?',
  'ages.step': 'उम्र',
} as const satisfies Record<keyof typeof english, string>;
