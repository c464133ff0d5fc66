import type { messages as english } from '../../en/method/prices.ts';

/** How prices work. Every figure comes from the catalogue or from the rule itself. */
export const messages = {
  'prices.title': 'दाम कैसे बनता है',
  'prices.lede': 'आप बीमा कंपनी का ही दाम देते हैं। हर प्लान के पेज पर उसका हिसाब है: हर कदम, उसकी रकम और वजह।',
  'prices.steps.title': 'दाम इस क्रम में बनता है',
  'prices.steps.rate':
    'हर व्यक्ति का रेट: उम्र, कवर और ज़ोन से, एक साल का, बिना टैक्स। कुछ बीमा कंपनियों में सबसे बड़े का एक रेट और बाकी हर एक का दूसरा होता है, या पूरे परिवार का एक।',
  'prices.steps.loadings': 'आदतों और बताई गई बीमारियों के लिए जोड़ा जाता है, बीमा कंपनी की ऊपरी सीमा तक।',
  'prices.steps.people': 'ज़्यादा लोगों की छूट: कवर साझा हो तो एक, हर व्यक्ति का अलग कवर हो तो दूसरी।',
  'prices.steps.riders':
    'आपके चुने राइडर, हर एक की अपनी लाइन। कुछ राइडर रेट ही बदलते हैं और कई लोगों की छूट से पहले जुड़ते हैं; बाकी उसके बाद।',
  'prices.steps.term': 'कई साल का प्रीमियम एक साथ देने पर छूट।',
  'prices.steps.round': 'आखिर में दाम एक बार पूरे रुपये का किया जाता है; आधा रुपया ऊपर जाता है।',
  'prices.steps.tax': 'टैक्स, उस दिन के रेट से जब कवर शुरू हो।',
  'prices.missing': 'रेट न हो तो दाम भी नहीं, और हम वजह बताते हैं। हम अंदाज़ा नहीं लगाते और ₹0 कभी नहीं दिखाते।',
  'prices.range.title': 'दाम किससे बढ़ता और घटता है',
  'prices.range.text': 'कैटलॉग के उन सब प्लान में, जिनके रेट हैं:',
  'prices.range.table': 'क्या जुड़ता है, क्या घटता है',
  'prices.range.cause': 'वजह',
  'prices.range.percent': 'प्रतिशत',
  'prices.range.none': 'कुछ नहीं',
  'prices.range.one': '{from}%',
  'prices.range.upto': '{to}% तक',
  'prices.range.two': '{from}% से {to}%',
  'prices.cause.floater': '{people, plural, =6 {छह या ज़्यादा लोगों का साझा कवर} other {# लोगों का साझा कवर}}',
  'prices.cause.several': 'कई लोग, हर व्यक्ति का अलग कवर',
  'prices.cause.term': '{years} साल का प्रीमियम एक साथ देने पर',
  'prices.cause.smoke': 'सिगरेट या बीड़ी',
  'prices.cause.tobacco': 'तंबाकू या गुटखा',
  'prices.cause.alcohol': 'शराब',
  'prices.cause.condition': 'बताई गई बीमारी',
  'prices.cause.most': 'एक व्यक्ति पर कुल ज़्यादा से ज़्यादा',
  'prices.off': '{percent} कम',
  'prices.added': '{percent} ज़्यादा',
  'prices.zones.title': 'आप कहाँ रहते हैं',
  'prices.zones.text':
    '{count, plural, one {# प्लान} other {# प्लान}} में दाम ज़ोन से तय होता है: सबसे महँगे शहरों (ज़ोन 1) से बाकी भारत (ज़ोन 3) तक। बाकी {others} का दाम हर जगह एक है। माता-पिता कहीं और रहते हों, तो उनका पिन कोड गिना जाता है।',
  'prices.ages.title': 'उम्र',
  'prices.ages.text':
    'कवर शुरू होने के दिन की उम्र गिनी जाती है, पूरे सालों में। रेट आयु वर्ग से चलते हैं, {oldest} की उम्र तक। कोई अगले आयु वर्ग में पहुँचे, तो अगला रिन्यूअल महँगा होता है।',
  'prices.live.title': 'लाइव दाम',
  'prices.live.text':
    '{count, plural, =0 {अभी किसी प्लान का दाम लाइव नहीं पूछा जाता।} one {# प्लान का दाम बीमा कंपनी से लाइव पूछा जाता है।} other {# प्लान के दाम बीमा कंपनियों से लाइव पूछे जाते हैं।}} हम {tries} बार तक पूछते हैं, {seconds} सेकंड के अंतर पर, और आते ही दाम दिखाते हैं। जवाब न आए, तो दाम नहीं।',
  'prices.tax.title': 'टैक्स',
  'prices.tax.table': 'किस दिन से प्रीमियम पर कितना GST',
  'prices.tax.from': 'कवर इस दिन से शुरू हो',
  'prices.tax.percent': 'GST',
  'prices.tax.nil': 'शून्य',
  'prices.change.title': 'दाम अब भी किससे बदल सकता है',
  'prices.change.days':
    'दाम {days} दिन तक वही रहता है। उसके बाद उस दिन का दाम लगता है, और हम बताते हैं कि क्या बदला।',
  'prices.change.birthday': 'कवर शुरू होने से पहले का जन्मदिन, जिससे कोई अगले आयु वर्ग में पहुँच जाए।',
  'prices.change.answers': 'फ़ॉर्म के जवाब जो पहले से अलग हों: जन्म तारीख, बीमारी या आदत।',
  'prices.change.medical': 'मेडिकल जाँच, जहाँ बीमा कंपनी कहे।',
  'prices.change.extras': 'आपके जोड़े राइडर, और ज़्यादा सालों की पॉलिसी।',
  'prices.change.shown': 'हर बदलाव और उसकी वजह पेमेंट से पहले दिखती है।',
  'prices.later.title': 'आगे के साल',
  'prices.later.text':
    'हम अगले {years} साल का, और फिर {to} की उम्र तक का हिसाब लगाते हैं। हर साल सबकी उम्र एक साल बढ़ती है: एक बार आज के रेट पर, और एक बार हर साल {percent}% बढ़ते दाम पर। {percent}% हमने माना है। जिन सालों में कोई अगले आयु वर्ग में पहुँचे, उन पर निशान है।',
} as const satisfies Record<keyof typeof english, string>;
