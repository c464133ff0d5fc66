import type { messages as english } from '../en/years.ts';

/** How years are counted. Every figure comes from the table of rates and costs itself. */
export const messages = {
  'years.lede':
    'हर प्लान के लिए हम गिनते हैं कि आप जैसे परिवार अस्पताल के बिल में खुद कितना देते हैं। यहाँ हर वह संख्या है जो इसमें लगती है: कहाँ से आई और उस पर कितना भरोसा किया जा सकता है।',
  'years.estimate.lead': 'यह अनुमान है, वादा नहीं।',
  'years.estimate':
    'ये सर्वेक्षणों के औसत हैं। ये किसी एक व्यक्ति के बारे में कुछ नहीं कहते, और भारत के किसी प्लान में इसकी हद नहीं है कि आप ज़्यादा से ज़्यादा कितना देंगे। संख्याएँ {date} की हैं।',
  'years.how.title': 'गिनती कैसे होती है',
  'years.how.many':
    'बिना भर्ती वाले और एक भर्ती वाले साल हम सीधे गिनते हैं: हर बिल जितनी बार आता है, उतनी बार। एक से ज़्यादा भर्ती वाले सालों के लिए {years} साल लेते हैं, हमेशा वही।',
  'years.how.bills':
    'हर भर्ती का बिल बीमारी और जगह के हिसाब से होता है। हर प्लान उन्हीं बिलों को अपनी शर्तों से चुकाता है, जैसे बिल वाले पेज पर।',
  'years.how.figures':
    'इससे निकलता है कि आप खुद कितना देंगे: 10 में से 9 साल (इतना या कम), 20 में से 1 और 100 में से 1 साल (इतना या ज़्यादा), औसत में, और 1,000 में से कितने साल बिल कवर से ज़्यादा होते हैं।',
  'years.how.digits':
    'हर आँकड़े के हम दो ही अंक दिखाते हैं: सर्वेक्षण इससे ज़्यादा नहीं जानता। 20 या 100 सालों वाला आँकड़ा आस-पास के सालों का औसत है, ताकि कोई एक साल सब तय न करे।',
  'years.how.promise':
    'वेटिंग पीरियड पूरे होने पर बेहतर शर्त से आपका खर्च कभी नहीं बढ़ता, दूसरे प्लान से कुछ नहीं बदलता, और वही परिवार हमेशा वही आँकड़े पाता है।',
  'years.held.title': 'अगर आपके पास पहले से पॉलिसी है',
  'years.held.order':
    'पहले आपकी पॉलिसी पैसा देती है, डिडक्टिबल से ऊपर का हिस्सा प्लान देता है, और कोई रुपया दो बार नहीं मिलता।',
  'years.held.ends':
    'नौकरी से मिली पॉलिसी नौकरी के साथ खत्म हो जाती है। इसलिए दो आँकड़े हैं: आपकी पॉलिसी के साथ, और अकेले प्लान से। अकेले सुपर टॉप-अप में डिडक्टिबल से नीचे का हिस्सा आप खुद देते हैं।',
  'years.held.full': 'पूरे प्लान भी इसी तरह गिने जाते हैं, ताकि आप दोनों की तुलना कर सकें।',
  'years.held.assumed':
    'आपकी पॉलिसी के बारे में हमने यह माना है: आप सबका एक ही कवर; कमरे की सीमा, को-पे, बोनस या दोबारा भरा कवर कुछ नहीं; उसके वेटिंग पीरियड पूरे हो चुके हैं। भर्ती से 30 दिन पहले और 60 दिन बाद का खर्च वह देती है, ग्लव्स और सिरिंज का नहीं। उसका प्रीमियम इन आँकड़ों में नहीं है।',
  'years.often.title': 'लोग कितनी बार भर्ती होते हैं',
  'years.often.text': 'एक साल में 1,000 लोगों में कितनी बार भर्ती, डिलीवरी छोड़कर।',
  'years.often.age': 'उम्र',
  'years.often.stays': 'भर्ती',
  'years.often.range': '{from} से {to}',
  'years.often.older': '{from} और उससे ज़्यादा',
  'years.factors.title': 'क्या इसे घटाता-बढ़ाता है',
  'years.factors.text': 'जो बात लागू होती है, भर्ती की संख्या उससे गुणा होती है।',
  'years.factors.who': 'कौन',
  'years.factors.times': 'गुना',
  'years.factors.men': '60 और उससे ज़्यादा उम्र के पुरुष',
  'years.factors.women': '60 और उससे ज़्यादा उम्र की महिलाएँ',
  'years.factors.city': 'शहर में',
  'years.factors.elsewhere': 'बाकी जगह',
  'years.factors.insured': 'जिनके पास कवर है, सब लोगों के सर्वेक्षण के सामने',
  'years.factors.healthy': '{age} की उम्र से, अगर कोई बीमारी नहीं बताई',
  'years.factors.other': 'कोई और बताई गई बीमारी',
  'years.factors.illness':
    'बीमारी से जो भर्ती बढ़ती है, उस पर पहले से चल रही बीमारी का वेटिंग पीरियड लगता है। बीमारियाँ: स्रोत {source}।',
  'years.why.title': 'किस वजह से, और खर्च कितना',
  'years.why.text':
    '100 भर्तियों में से हर वजह की इतनी हैं: स्रोत {source}। खर्च 2018 में शहर के निजी अस्पताल का है; हम सिर्फ़ यह लेते हैं कि कौन-सी वजह दूसरी से कितनी महँगी है।',
  'years.why.reason': 'वजह',
  'years.why.young': '60 से कम',
  'years.why.old': '60 और ज़्यादा',
  'years.why.cost': 'खर्च, 2018',
  'years.cost.title': 'आज एक भर्ती का खर्च',
  'years.cost.text': 'सब भर्तियों का औसत, डिलीवरी छोड़कर, और वह किससे गुणा होता है।',
  'years.cost.what': 'क्या',
  'years.cost.amount': 'रकम',
  'years.cost.private': 'निजी अस्पताल',
  'years.cost.government': 'सरकारी अस्पताल',
  'years.cost.charitable': 'धर्मार्थ अस्पताल',
  'years.cost.city': 'शहर में',
  'years.cost.rise': 'एक साल बाद',
  'years.cost.tier':
    '{tier, select, 1 {आठ महानगरों में} 2 {दूसरे बड़े शहरों में} other {बाकी सब जगह}}, राज्य के औसत से बाँटकर',
  'years.cost.times': '× {factor}',
  'years.cost.spread':
    'एक ही वजह में भी खर्च बहुत अलग-अलग होता है: उसके लघुगणक का मानक विचलन {sigma} है, स्रोत {source}। 100 में से {percent} भर्तियों का खर्च {from} से {to} के बीच है, जो सर्वेक्षण से छूट जाता है, स्रोत {rare}।',
  'years.cost.states':
    'राज्यों के निजी अस्पताल, जब पूरा भारत 100 है: {states}। स्रोत {source}। कोई और राज्य 100 गिना जाता है।',
  'years.cost.mix':
    'राज्य का आँकड़ा उसके सब शहरों का औसत है। इसलिए शहर का गुणक राज्य के शहरी लोगों के औसत से बाँटा जाता है। राज्य के 100 शहरी लोगों में से महानगरों + दूसरे बड़े शहरों में इतने रहते हैं: {states}। पूरे भारत में: {all}। स्रोत {source}।',
  'years.cost.bill':
    'बिल का {bed}% कमरे और नर्सिंग में जाता है और {icu}% ICU में, जितने पूरे दिन उसमें आएँ। बाकी इलाज के प्रकार के हिसाब से बँटता है। स्रोत {source}।',
  'years.official.title': 'क्या संख्याएँ सही बैठती हैं?',
  'years.official.text':
    'अपनी तालिका से हम छपे हुए आँकड़े फिर से निकालते हैं। जो तालिका अपनी सीमा से ज़्यादा हटी हो, वह यहाँ आने से पहले ही लौटा दी जाती है।',
  'years.official.figure': 'आँकड़ा',
  'years.official.published': 'छपा हुआ',
  'years.official.ours': 'हमारी तालिका',
  'years.official.off': 'फ़र्क',
  'years.official.limit': 'सीमा',
  'years.official.stays': '1,000 लोगों में भर्ती',
  'years.official.staysMenFrom60': '60 और ज़्यादा उम्र के 1,000 पुरुषों में भर्ती',
  'years.official.staysWomenFrom60': '60 और ज़्यादा उम्र की 1,000 महिलाओं में भर्ती',
  'years.official.staysUrban': 'शहरों में 1,000 लोगों में भर्ती',
  'years.official.staysRural': 'बाकी जगह 1,000 लोगों में भर्ती',
  'years.official.costPrivateUrban2018': 'शहर के निजी अस्पताल में एक भर्ती का खर्च, 2018',
  'years.official.costAnyHospital': 'किसी भी अस्पताल में एक भर्ती का खर्च, 2025',
  'years.official.kindShare': '100 भर्तियों में: {kind}',
  'years.official.costAbove': '100 भर्तियों में {amount} से महँगी',
  'years.official.dear':
    'बहुत महँगी भर्तियाँ हमारे यहाँ उस अकेले अध्ययन से ज़्यादा हैं जो उन्हें बिना भार लगाए गिनता है: हमारी चूक महँगे की ओर है।',
  'years.moved.title': 'आप क्या बदल सकते हैं',
  'years.moved.text': 'अपने परिवार के लिए आप कुछ और बता सकते हैं। खर्च या भर्ती की संख्या इससे गुणा होती है:',
  'years.moved.choice': 'आपकी पसंद',
  'years.moved.hospital.government': 'सरकारी अस्पताल',
  'years.moved.hospital.private': 'निजी अस्पताल (आम तौर पर)',
  'years.moved.hospital.dearer': 'ज़्यादा महँगे निजी अस्पताल',
  'years.moved.stays.fewer': 'कम भर्तियाँ',
  'years.moved.stays.usual': 'आम संख्या में भर्तियाँ',
  'years.moved.stays.more': 'ज़्यादा भर्तियाँ',
  'years.moved.health.good': '60 और ज़्यादा उम्र के माता-पिता की सेहत अच्छी',
  'years.moved.health.usual': 'माता-पिता की सेहत आम',
  'years.moved.health.poor': 'माता-पिता की सेहत कमज़ोर',
  'years.missing.title': 'इसमें क्या नहीं है',
  'years.missing.waits': 'वेटिंग पीरियड, जब तक आप पहला साल न चुनें।',
  'years.missing.births': 'डिलीवरी।',
  'years.missing.doctor-visits': 'बिना भर्ती के डॉक्टर, जाँच और दवा का खर्च।',
  'years.missing.bonus': 'बिना क्लेम वाले साल का बोनस।',
  'years.missing.price-rise': 'आगे बढ़ने वाले दाम: सब कुछ आज के रुपयों में है।',
  'years.missing.unbilled': 'जो किसी बिल में नहीं आता: आना-जाना, खाना, छूटी हुई कमाई।',
  'years.sources.title': 'स्रोत',
  'years.sources.text':
    'हर संख्या इनमें से किसी एक का नाम लेती है। सबसे कमज़ोर दो हैं: कवर वाले लोग कितना ज़्यादा भर्ती होते हैं, और कोई बीमारी कितना बढ़ाती है।',
  'years.sources.named': '{title} ({mark}, {year})',
  'years.sources.short': '[{number}] {mark}, {year}',
  'years.mark.official': 'सरकारी',
  'years.mark.third-party': 'दूसरों की तालिका',
  'years.mark.derived': 'निकाला हुआ',
  'years.mark.reasoned': 'हमारा अनुमान',
  'years.percent': '{percent}%',
} as const satisfies Record<keyof typeof english, string>;
