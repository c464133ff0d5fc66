import type { messages as english } from '../../en/method/scores.ts';

/** How scores work. Every figure comes from the method itself. */
export const messages = {
  'scores.title': 'स्कोर कैसे बनता है',
  'scores.lede':
    'प्लान आपके जवाबों से जितना मेल खाए, उसे {total} में से उतने अंक मिलते हैं। हर प्लान पर स्कोर के हिस्से दिखते हैं, और जोड़ वही बैठता है।',
  'scores.off':
    'हमारे लाइसेंस में तुलना की इजाज़त है, सलाह की नहीं। इसलिए हम स्कोर और उनका क्रम नहीं दिखाते। तरीका वही है।',
  'scores.parts.title': 'क्या-क्या गिना जाता है',
  'scores.parts.text':
    '{price} अंक दाम के हैं। {features} अंक {count} फ़ीचर में बँटते हैं, इस हिसाब से कि कौन-सा आपके लिए कितना ज़रूरी है।',
  'scores.weights': 'फ़ीचर की अहमियत ज़्यादा हो तो वह {high} गिना जाता है, मध्यम हो तो {mid}, कम हो तो {low}।',
  'scores.table': 'जब आपने नहीं बताया कि क्या ज़रूरी है, तब हर फ़ीचर के अंक',
  'scores.feature': 'फ़ीचर',
  'scores.matters': 'अहमियत',
  'scores.points': 'पूरे अंक',
  'scores.earned': 'अंक',
  'scores.price': 'दाम',
  'scores.price.fixed': 'तय',
  'scores.people.title': 'किनका बीमा है, इससे अहमियत बदलती है',
  'scores.people.birth':
    'पति-पत्नी दोनों का बीमा हो और दोनों {from} से {to} साल के हों, तो डिलीवरी की अहमियत ज़्यादा है।',
  'scores.people.illness': 'कोई बीमारी बताई गई हो, तो उसके वेटिंग पीरियड की अहमियत ज़्यादा है।',
  'scores.people.parents': 'माता या पिता का बीमा हो, तो को-पे की अहमियत ज़्यादा है।',
  'scores.people.say':
    'आपकी पसंद सबसे पहले: फ़ीचर की सूची में आप जिसे ज़्यादा, मध्यम या कम रखें, वही गिना जाता है, हमारा अंदाज़ा नहीं।',
  'scores.levels.title': 'किस फ़ीचर पर कितने अंक',
  'scores.levels.text':
    'फ़ीचर के पूरे अंकों में से प्लान को इतना हिस्सा मिलता है। प्लान दो लाइनों के बीच का हो, तो हिस्सा भी बीच का।',
  'scores.share': 'हिस्सा',
  'scores.percent': '{percent}%',
  'scores.priced.title': 'दाम पर कितने अंक',
  'scores.priced.text':
    'आपका टैक्स से पहले का प्रीमियम एक पैमाने से मिलाया जाता है: उन्हीं लोगों, कवर और ज़ोन के लिए बीच के दाम का प्लान कितने का है। पैमाने के {best}% या कम पर पूरे {points} अंक, {worst}% या ज़्यादा पर कोई नहीं।',
  'scores.priced.table': 'दाम के अंक',
  'scores.priced.percent': 'पैमाने के मुकाबले प्रीमियम',
  'scores.benchmark.text':
    'यह पैमाना किसी बीमा कंपनी का दाम नहीं है। ज़ोन {zone} में {cover} के कवर के साथ एक व्यक्ति के लिए, टैक्स से पहले:',
  'scores.benchmark.table': 'उम्र के हिसाब से पैमाना',
  'scores.benchmark.age': 'इस उम्र तक',
  'scores.benchmark.premium': 'एक साल का',
  'scores.promises.title': 'हमारा वादा',
  'scores.promises.better': 'फ़ीचर बेहतर हो तो स्कोर कभी नहीं घटता।',
  'scores.promises.cheaper': 'प्रीमियम कम हो तो स्कोर कभी नहीं घटता।',
  'scores.promises.alone': 'कोई प्लान जुड़े या हटे, तो किसी दूसरे का स्कोर नहीं बदलता।',
  'scores.promises.same': 'एक जैसे जवाबों पर वही स्कोर, उसी क्रम में।',
  'scores.promises.sum': 'दिखाए गए हिस्सों का जोड़ ही स्कोर है।',
  'scores.promises.tie': 'स्कोर बराबर हों, तो कम प्रीमियम वाला पहले।',
  'scores.firm.title': 'प्लान की जगह कितनी पक्की है',
  'scores.firm.text':
    'आपके लिए क्या ज़रूरी है, यह कुछ हद तक हमारा अंदाज़ा है। इसलिए हम {count} दूसरे अंदाज़े भी आज़माते हैं, हमेशा वही, जिनमें हर हिस्से का वज़न {factor} गुना तक बढ़ता या घटता है, और गिनते हैं कि हर प्लान कितनी बार पहला आता है। जो ज़्यादातर में पहला आए, वह पक्की पसंद है। जो थोड़े में ही पहला आए, उसके आस-पास और प्लान हैं: तब वह देखें जो आपके लिए ज़रूरी है।',
  'scores.beaten.title': 'किसी बात में बेहतर नहीं',
  'scores.beaten.text':
    'यह निशान तब लगता है जब आपकी सूची में कोई दूसरा प्लान इससे महँगा नहीं, हर फ़ीचर और शर्त में कम से कम इतना ही अच्छा और किसी एक में बेहतर हो। निशान उस प्लान का नाम और रुपयों का फ़र्क बताता है। जो हमें पता नहीं, उसे बराबर नहीं माना जाता।',
  'scores.beaten.recommended':
    'एक सूची में हम ज़्यादा से ज़्यादा एक प्लान की सलाह देते हैं: जिनका दाम है और जिन पर यह निशान नहीं, उनमें सबसे ज़्यादा स्कोर वाला।',
  'scores.blind.title': 'स्कोर इनसे कभी नहीं बदलता',
  'scores.blind.money': 'बीमा कंपनी हमें कितना देती है।',
  'scores.blind.brand': 'बीमा कंपनी कौन-सी है, कितनी बड़ी है, या उसके प्लान कितने बिकते हैं।',
  'scores.blind.place': 'पैसे देकर जगह: ऐसी कोई जगह है ही नहीं।',
  'scores.blind.others': 'सूची में और कौन-से प्लान हैं।',
  'scores.version.title': 'वर्शन',
  'scores.version.text': 'यह इस तरीके का वर्शन {version} है। कोई भी संख्या बदले, तो वर्शन बदलता है।',
  'scores.item.copay': 'को-पे',
  'scores.item.icu': 'ICU',
  'scores.item.room_rent': 'कमरा',
  'scores.item.outpatient_benefits': 'डॉक्टर को दिखाना (OPD)',
  'scores.item.critical_illness_coverage': 'गंभीर बीमारी पर एकमुश्त रकम',
  'scores.item.restore_benefits': 'कवर दोबारा भरना',
  'scores.item.maternity_cover': 'डिलीवरी (मैटरनिटी)',
  'scores.item.health_checkup': 'हेल्थ चेक-अप',
  'scores.item.pre_existing': 'पहले से चल रही बीमारी का वेटिंग पीरियड',
  'scores.item.bonus': 'बोनस',
  'scores.importance.HIGH': 'ज़्यादा',
  'scores.importance.MID': 'मध्यम',
  'scores.importance.LOW': 'कम',
} as const satisfies Record<keyof typeof english, string>;
