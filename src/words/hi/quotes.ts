import type { messages as english } from '../en/quotes.ts';
import { messages as failures } from './failures/quote.ts';

export const messages = {
  'quote.waits': 'इंतज़ार करें',
  'quote.continue': 'आगे बढ़ें',
  'quote.reading': 'इस डिवाइस से आपके जवाब पढ़ रहे हैं',
  'quote.nobody.title': 'पहले चुनें कि किनका बीमा कराना है',
  'quote.nobody.text': 'आगे के सवाल इसी पर हैं। बस कुछ सेकंड लगेंगे।',
  'quote.nobody.button': 'लोग चुनें',
  'quote.yes': 'हाँ',
  'quote.no': 'नहीं',
  'quote.named': '{name}: {message}',
  'quote.forget': 'मेरे जवाब मिटाएँ',
  'quote.forget.title': 'जो भी भरा है, सब मिटा दें?',
  'quote.forget.text': 'लोग, उम्र, पिन कोड, सेहत के जवाब और पिछला कोटेशन इस डिवाइस से हट जाएँगे।',
  'quote.forget.yes': 'मेरे जवाब मिटाएँ',
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

  'place.step': 'जगह',
  'place.title': 'आप कहाँ रहते हैं?',
  'place.title.parents':
    '{who, select, man {आपके {name} कहाँ रहते हैं?} woman {आपकी {name} कहाँ रहती हैं?} other {आपके माता-पिता कहाँ रहते हैं?}}',
  'place.lede': 'इलाज का खर्च हर शहर में अलग है, इसलिए दाम भी।',
  'place.pincode': 'पिन कोड',
  'place.pincode.hint': '6 अंक',
  'place.pincode.wrong': failures['failure.PINCODE_INVALID'],
  'place.asking': 'जगह देख रहे हैं',
  'place.found': '{city}, {state}',
  'place.failed': 'अभी जगह का पता नहीं चल पाया। आप आगे बढ़ें; हम इसे बाद में फिर जाँचेंगे।',
  'place.city.family': 'आपका शहर',
  'place.city.parents': 'माता-पिता का शहर',
  'place.city.elsewhere': 'दूसरे शहर में',
  'place.city.missing': 'शहर चुनें',
  'place.city.choose': 'शहर चुनें',
  'place.city.change': 'दूसरा शहर चुनें',
  'place.parents':
    '{who, select, man {आपके {name} कहाँ रहते हैं?} woman {आपकी {name} कहाँ रहती हैं?} other {आपके माता-पिता कहाँ रहते हैं?}}',
  'place.parents.hint': 'उनके अलग प्लान का दाम उनके पिन कोड से तय होता है।',
  'place.parents.same': 'मेरे ही पिन कोड पर',
  'place.parents.elsewhere': 'दूसरे पिन कोड पर',
  'place.parents.pincode': '{who, select, several {माता-पिता} other {{name}}} का पिन कोड',
  'place.parents.missing':
    'चुनें कि {who, select, man {आपके {name} कहाँ रहते हैं} woman {आपकी {name} कहाँ रहती हैं} other {आपके माता-पिता कहाँ रहते हैं}}',

  'existing.step': 'मौजूदा पॉलिसी',
  'existing.title': 'क्या पहले से कोई हेल्थ पॉलिसी है?',
  'existing.lede': 'जिसमें आपके चुने लोगों का बीमा हो। नौकरी से मिली पॉलिसी भी गिनें।',
  'existing.held': 'क्या पॉलिसी है?',
  'existing.held.missing': 'पॉलिसी है या नहीं, चुनें',
  'existing.cover': 'उस पॉलिसी का कवर',
  'existing.cover.hint': 'एक साल का कवर, यानी सम इंश्योर्ड। आपकी रकम सूची में न हो, तो उससे छोटी चुनें।',
  'existing.cover.missing': 'अपनी पॉलिसी का कवर चुनें',
  'existing.why.lead': 'तब आपको सुपर टॉप-अप दिखेंगे।',
  'existing.why':
    'सुपर टॉप-अप साल भर के बिलों का वह हिस्सा देता है जो एक तय रकम (डिडक्टिबल) से ऊपर हो। वहाँ तक आपकी पॉलिसी देती है। यह दूसरे पूरे प्लान से काफ़ी सस्ता पड़ता है।',
  'existing.why.amount':
    'आपकी पॉलिसी {cover} की है, इसलिए हम सबसे बड़ा ऐसा डिडक्टिबल चुनते हैं जो उसमें आ जाए। सब उससे बड़े हों, तो आपको पूरे प्लान दिखेंगे।',
  'existing.button': 'प्लान और दाम देखें',
  'existing.failed.lead': 'आपके जवाब सेव नहीं हो पाए।',
  'existing.gap.lead': 'अभी कुछ बाकी है।',
  'existing.gap.health':
    'सेहत के जवाब सिर्फ़ उसी टैब में रहते हैं जिसमें भरे थे, इस डिवाइस पर नहीं रखे जाते। इसलिए उन्हें एक बार फिर भरें।',
  'existing.gap.other': 'पहले के किसी चरण को एक बार फिर देखें।',
  'existing.gap.button': 'उस चरण पर जाएँ',
} as const satisfies Record<keyof typeof english, string>;
