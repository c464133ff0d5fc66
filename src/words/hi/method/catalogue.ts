import type { messages as english } from '../../en/method/catalogue.ts';

/** Which plans are compared, and why one may not be shown. */
export const messages = {
  'catalogue.lede':
    '{insurers, plural, one {# बीमा कंपनी} other {# बीमा कंपनियों}} के {plans, plural, one {# प्लान} other {# प्लान}}, हर एक की पूरी शर्तें और ब्रोशर।',
  'catalogue.version': 'कैटलॉग {version}, {date} से लागू।',
  'catalogue.version.bare': 'कैटलॉग {version}।',
  'catalogue.demo.lead': 'यह डेमो है।',
  'catalogue.demo': 'बीमा कंपनियाँ और प्लान असली नहीं हैं। नियम और दाम का स्तर भारतीय बाज़ार जैसा है।',
  'catalogue.of': '{insurer} के प्लान',
  'catalogue.plan': 'प्लान',
  'catalogue.papers': 'कागज़',
  'catalogue.facts': '{facts}।',
  'catalogue.wording': 'पूरी शर्तें',
  'catalogue.paper.of': '({plan})',
  'catalogue.kind.INDEMNITY': 'पहले रुपये से देता है',
  'catalogue.kind.SUPER_TOPUP': 'सुपर टॉप-अप, डिडक्टिबल के ऊपर देता है',
  'catalogue.kind.standard': 'सरकारी स्टैंडर्ड प्लान',
  'catalogue.covers': 'कवर {from} से {to}',
  'catalogue.cover.one': 'कवर {from}',
  'catalogue.ages': '{from} से {to} साल की उम्र में ले सकते हैं',
  'catalogue.sale.online': 'ऑनलाइन मिलता है',
  'catalogue.sale.offline': 'कागज़ पर मिलता है',
  'catalogue.sale.not-integrated': 'यहाँ अभी नहीं मिलता',
  'catalogue.live': 'दाम लाइव मिलता है',
  'catalogue.channels': 'एजेंट बेचते हैं, यह साइट नहीं',
  'catalogue.why.title': 'कोई प्लान आपकी सूची में क्यों नहीं',
  'catalogue.why.text':
    'जो प्लान नहीं दिखे, सूची उन सबकी गिनती और वजह बताती है। कमीशन की वजह से कोई प्लान नहीं छोड़ा गया।',
  'catalogue.why.channel': 'यह यहाँ नहीं, सिर्फ़ दूसरी जगह बिकता है।',
  'catalogue.why.product-type': 'यह सुपर टॉप-अप है और सूची पूरे प्लान की है, या इसका उलटा।',
  'catalogue.why.cover-basis': 'यह फ़ैमिली फ़्लोटर में नहीं मिलता, या सिर्फ़ उसी में मिलता है।',
  'catalogue.why.age': 'किसी की उम्र इस प्लान के लिए कम या ज़्यादा है।',
  'catalogue.why.relation': 'यह आपके चुने किसी एक रिश्तेदार को कवर नहीं करता।',
  'catalogue.why.family-size': 'यह एक पॉलिसी में इतने लोगों को नहीं लेता।',
  'catalogue.why.pincode': 'यह आपके पिन कोड पर नहीं मिलता।',
  'catalogue.why.condition':
    'बताई गई किसी बीमारी की वजह से यह बीमा कंपनी किसी एक को नहीं लेती। दूसरी कंपनी फिर भी ले सकती है।',
  'catalogue.why.sum-insured': 'यह आपके चुने कवर में नहीं मिलता।',
  'catalogue.why.filter': 'आपका लगाया फ़िल्टर इसे छिपा रहा है। सूची बताती है कि कौन-सा हटाएँ।',
} as const satisfies Record<keyof typeof english, string>;
