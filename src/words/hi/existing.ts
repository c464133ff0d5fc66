import type { messages as english } from '../en/existing.ts';

export const messages = {
  'existing.step': 'पहले से पॉलिसी',
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
