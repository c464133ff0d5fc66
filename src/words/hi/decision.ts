import type { messages as english } from '../en/decision.ts';
import { messages as gains } from './gains.ts';
import { messages as plans } from './plans.ts';

export const messages = {
  ...plans,
  ...gains,
  'decision.page': 'परिवार का फ़ैसला',
  'decision.people': '{count, plural, one {# व्यक्ति} other {# लोगों}}',
  'decision.head': 'परिवार का फ़ैसला, {date}। पेज {page}, कुल 2',
  'decision.title': 'चुना गया: {plan}',
  'decision.lede': '{insurer} का प्लान, {people} के लिए। उम्र {ages}, शहर {city}।',
  'decision.lede.months': '1 से कम',
  'decision.of':
    '{plans, plural, one {ठीक {cover} के कवर वाला यही एक प्लान है, जिसका दाम मिला।} other {ठीक {cover} के कवर वाले उन # प्लान में से, जिनका दाम मिला।}}',
  'decision.price': 'साल के {amount}',
  'decision.price.note': '{date} का दाम, एक साल का, राइडर के बिना, दिए गए जवाबों के हिसाब से',
  'decision.price.note.before': '{date} का दाम, एक साल का, राइडर के बिना और सेहत व आदतों के जवाबों से पहले',
  'decision.price.riders': '{riders} के साथ। {date} का दाम, एक साल का, दिए गए जवाबों के हिसाब से',
  'decision.why': 'यही क्यों',
  'decision.why.beside': '{other} के मुकाबले: {things}।',
  'decision.ahead.full': 'साल में {theirs} से ऊपर की जगह पहले रुपये से पैसा',
  'decision.ahead.deductible': 'साल के बिलों में {theirs} की जगह {ours} से ऊपर का पैसा',
  'decision.ahead.cover': '{theirs} की जगह {ours} का कवर',
  'decision.ahead.cheaper': 'प्रीमियम साल में {amount} कम',
  'decision.ahead.stay': '{amount} कम खर्च ({stay})',
  'decision.ahead.years':
    '{year, select, first {पहले साल, 100 में से 1 बार,} other {100 में से 1 साल में}} {amount} कम खर्च',
  'decision.why.none':
    '{count, plural, one {दूसरे प्लान से न कम खर्च, न बेहतर शर्तें।} other {बाकी प्लान से न कम खर्च, न बेहतर शर्तें।}}',
  'decision.gave': 'क्या छोड़ा',
  'decision.gave.with': '{other} में: {things}।',
  'decision.gave.none':
    '{count, plural, one {ऐसा कुछ नहीं, जो दूसरे प्लान में हो।} other {ऐसा कुछ नहीं, जो बाकी प्लान में हो।}}',
  'decision.beside': '{count, plural, =0 {इस प्लान के आँकड़े} one {दूसरे प्लान के साथ} other {बाकी प्लान के साथ}}',
  'decision.beside.left-out': 'इनकी भी तुलना हुई, पर इन लोगों के लिए दाम नहीं मिला: {plans}।',
  'decision.name.cover': '{title}, {cover}',
  'decision.cover.above': '{amount} से ऊपर {cover}',
  'decision.beside.what': 'क्या',
  'decision.beside.premium': 'साल का प्रीमियम',
  'decision.beside.riders': 'इसमें राइडर',
  'decision.beside.riders.none': 'कोई नहीं',
  'decision.beside.stay': 'आपको देना होगा: {stay}, बिल {bill}',
  'decision.beside.twenty':
    '{year, select, first {पहले साल, 20 में से 1 बार,} other {20 में से 1 साल में}} इतना या ज़्यादा',
  'decision.beside.hundred':
    '{year, select, first {पहले साल, 100 में से 1 बार,} other {100 में से 1 साल में}} इतना या ज़्यादा',
  'decision.beside.from': 'पहले से चल रही बीमारी कब से',
  'decision.beside.61':
    '{count, plural, one {61 की उम्र में प्रीमियम} other {सबसे बड़े की 61 की उम्र में प्रीमियम}}, आज के दाम पर',
  'decision.beside.70':
    '{count, plural, one {70 की उम्र तक कुल प्रीमियम} other {सबसे बड़े की 70 की उम्र तक कुल प्रीमियम}}, आज के दाम पर',
  'decision.beside.network': '{city} और आसपास कैशलेस अस्पताल',
  'decision.beside.network.of': '{hospitals} में से {cashless}',
  'decision.left': 'घर को कितना देना होगा',
  'decision.left.nothing': 'कुछ नहीं',
  'decision.left.stay': '{stay}: {bill} के बिल में हम देंगे',
  'decision.left.nine':
    '{year, select, first {पहले साल, 10 में से 9 बार,} other {10 में से 9 साल}} अस्पताल पर हम इससे ज़्यादा नहीं देंगे',
  'decision.left.twenty':
    '{year, select, first {पहला साल बुरा हो तो} other {बुरे साल में}} (20 में से 1) इतना या ज़्यादा',
  'decision.left.hundred':
    '{year, select, first {पहला साल बहुत बुरा हो तो} other {बहुत बुरे साल में}} (100 में से 1) इतना या ज़्यादा',
  'decision.reference': 'फ़ोन पर यह नंबर बताएँ: {reference}। इससे कुछ खुलता नहीं।',
  'decision.back.plan': 'प्लान पर वापस',
  'decision.back.comparison': 'तुलना पर वापस',
  'decision.years.note':
    'इस उम्र के परिवार प्रीमियम के अलावा {year, select, first {पहले साल, वेटिंग पीरियड के साथ,} other {साल में}} इतना खुद देते हैं (सर्वे से गिना हुआ)। भर्ती का खर्च इस शहर का, सिंगल AC कमरे में, हर वेटिंग पीरियड के बाद।',
  'decision.years.held':
    'सुपर टॉप-अप के साथ भर्ती में पहले मौजूदा पॉलिसी पैसा देती है। सालों के हिसाब में हर प्लान अकेला गिना गया है।',
  'decision.dates': 'याद रखने की तारीखें',
  'decision.dates.note': 'अगर {date} को पेमेंट हो। पक्की तारीखें पॉलिसी में होती हैं।',
  'decision.date.accident': 'कवर शुरू। दुर्घटना का पैसा मिलता है।',
  'decision.date.other-illness': 'नई बीमारी का पैसा मिलता है, नीचे लिखी छोड़कर।',
  'decision.date.specific-treatment': 'मोतियाबिंद, हर्निया, पथरी और सूची में दिए दूसरे ऑपरेशन का पैसा मिलता है।',
  'decision.date.joint-replacement': 'घुटना और कूल्हा बदलवाने का पैसा मिलता है।',
  'decision.date.pre-existing': 'पहले से चल रही बीमारी का पैसा मिलता है।',
  'decision.date.never': 'उन बीमारियों को छोड़कर जो इसकी शर्तों में कभी कवर नहीं।',
  'decision.date.maternity': 'डिलीवरी का पैसा मिलता है, अपनी सीमा तक।',
  'decision.date.free-look': 'पॉलिसी लौटाने का आखिरी दिन (फ़्री-लुक)।',
  'decision.date.free-look.note': 'अगर पॉलिसी {date} को मिले: उस दिन से {days} दिन',
  'decision.date.last': 'कवर का आखिरी दिन। तब तक रिन्यूअल करा लें।',
  'decision.date.last.note': '{date} तक वेटिंग पीरियड बने रहते हैं, पर बीच के दिनों का पैसा नहीं मिलता।',
  'decision.date.moratorium': 'इसके बाद क्लेम तभी मना हो सकता है, जब धोखाधड़ी साबित हो।',
  'decision.room': 'कमरा',
  'decision.room.text': '{value}: {note}।',
  'decision.cashless': 'कैशलेस भर्ती, तीन कदम में',
  'decision.cashless.1': 'अस्पताल के बीमा डेस्क पर पॉलिसी कार्ड और फ़ोटो पहचान दिखाएँ।',
  'decision.cashless.1.note': 'पहले से तय भर्ती में 2 दिन पहले, इमरजेंसी में 24 घंटे के अंदर',
  'decision.cashless.2': 'अस्पताल {insurer} से पूछता है। जवाब 1 घंटे में आना चाहिए।',
  'decision.cashless.3': 'आखिरी बिल पर दस्तखत करें। छुट्टी की मंज़ूरी 3 घंटे में होनी चाहिए।',
  'decision.cashless.3.note': 'अस्पताल नेटवर्क में न हो: पैसे दें, और बिल बीमा कंपनी को भेजें',
  'decision.free-look': 'मन बदल जाए तो: फ़्री-लुक',
  'decision.free-look.text':
    'पॉलिसी मिलने के {days} दिन के अंदर {insurer} को लिखें। प्रीमियम वापस मिलता है, बीते दिन, मेडिकल जाँच और स्टांप ड्यूटी काटकर।',
  'decision.complain': 'शिकायत कैसे करें',
  'decision.complain.1': '{insurer} के शिकायत अधिकारी, {phone}।',
  'decision.complain.1.note': 'जवाब 14 दिन में आना चाहिए',
  'decision.complain.2': 'IRDAI का बीमा भरोसा: bimabharosa.irdai.gov.in या 155255।',
  'decision.complain.3': 'आपके राज्य के बीमा लोकपाल, cioins.co.in।',
  'decision.complain.3.note': '30 दिन बाद या जवाब ठीक न लगे तो, 1 साल के अंदर। कोई फ़ीस नहीं, ₹50 लाख तक',
  'decision.complain.4': 'उपभोक्ता आयोग।',
  'decision.change': 'पेमेंट से पहले क्या बदल सकता है',
  'decision.change.text':
    'सेहत और आदतों के जवाब: {insurer} दाम बढ़ा सकती है या मेडिकल जाँच माँग सकती है। जन्म तारीख, अगर उससे उम्र अलग निकले। राइडर, या ज़्यादा साल। हर बदलाव दिखाया जाता है और आपकी मंज़ूरी से होता है।',
  'decision.demo': 'डेमो कैटलॉग: प्लान और बीमा कंपनियाँ असली नहीं हैं।',
  'decision.commission': 'पहले प्रीमियम में से {insurer} छतरी को {amount} देती है।',
  'decision.commission.other': '{plan} से {amount} मिलते।',
  'decision.send': 'भेजें',
  'decision.copy': 'लिंक कॉपी करें',
  'decision.copied': 'लिंक कॉपी हो गया',
  'decision.copy.failed': 'कॉपी नहीं हुआ। मैसेज के पते को देर तक दबाएँ।',
  'decision.print': 'प्रिंट करें, 2 पेज',
  'decision.actions': 'भेजें या प्रिंट करें',
  'decision.message': 'मैसेज में यह जाएगा',
  'decision.message.note':
    'जिनके पास लिंक है, वे {date} तक यह पेज पढ़ सकते हैं, आपका और कुछ नहीं। इसमें उम्र और शहर है; नाम, बीमारी या आदतें नहीं। “इस ब्राउज़र से बाहर निकलें” से यह मिट जाता है।',
  'decision.message.1':
    '{people} का हेल्थ कवर: {plan}, साल के {amount}। कवर {cover}। कमरा: {room}। को-पे: {copay}।',
  'decision.message.2':
    '{year, select, first {पहले साल, 100 में से 1 बार,} other {100 में से 1 साल में}} {amount} या ज़्यादा हमें देने होंगे।',
  'decision.message.2.alone':
    '{year, select, first {पहले साल, 100 में से 1 बार,} other {100 में से 1 साल में}} {amount} या ज़्यादा हमें देने होंगे, मौजूदा पॉलिसी को गिने बिना।',
  'decision.message.also': 'इसके साथ देखे गए: {plans}।',
  'decision.message.plan': '{plan} {amount}, हमें देने होंगे {left}',
  'decision.message.plan.alone': '{plan} {amount}',
  'decision.message.3': 'पहले से चल रही बीमारी {date} से कवर होगी।',
  'decision.preview.title': 'परिवार का फ़ैसला: {plan}, साल के {amount}',
  'decision.preview.text':
    '{people} के लिए {cover} का कवर। क्या मिलेगा, क्या छोड़ा, कौन-सी तारीखें याद रखें और शिकायत कैसे करें।',
  'decision.next': 'दूसरे लोगों के लिए दाम',
} satisfies Record<keyof typeof english, string>;
