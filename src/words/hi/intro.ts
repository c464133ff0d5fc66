import { messages as pickNames } from './pick-names.ts';
import { messages as unfinished } from './purchase/unfinished.ts';

export const messages = {
  ...pickNames,
  ...unfinished,
  'intro.page': 'हेल्थ इंश्योरेंस की ईमानदार तुलना',
  'intro.title': 'हेल्थ कवर की ईमानदार तुलना',
  'intro.lede':
    '{insurers} बीमा कंपनियों के {plans} प्लान। हर प्लान का दाम, और यह भी कि अस्पताल के बिल में आपकी जेब से कितना जाएगा।',
  'intro.promise.lead': 'न फ़ोन नंबर, न अकाउंट, न कॉल।',
  'intro.promise.text': 'पहले सारे दाम देखें। फ़ोन और ईमेल हम तभी पूछते हैं जब आप खरीदना शुरू करें।',
  'intro.mine.lead': 'आपने यहाँ जो लिया है',
  'intro.mine.text': 'वह कहाँ तक पहुँचा, कागज़, तारीखें और अस्पताल में क्या करें।',

  'intro.who': 'किन-किन का बीमा कराना है?',
  'intro.age': '{name}: उम्र',
  'intro.pincode.hint': '6 अंक। दाम हर जगह अलग हैं।',
  'intro.city': 'आपका शहर',
  'intro.ask': 'पहला दाम देखें',
  'intro.asking': 'दाम पूछ रहे हैं',
  'intro.then': 'हम इसमें से कुछ भी अपने पास नहीं रखते।',
  'intro.more': 'सास-ससुर, भाई, बहन, छोटा बच्चा, और बच्चे',
  'intro.price.lead': 'साल के {price} से शुरू',
  'intro.price.for':
    '{line}, {city} में, {cover} का कवर। कम से कम इतने कवर के {plans, plural, one {# प्लान} other {# प्लान}} में सबसे सस्ता।',
  'intro.price.alone': 'एक पॉलिसी, हर व्यक्ति का अलग कवर।',
  'intro.price.children': 'इस दाम में बच्चे शामिल नहीं। प्लान बच्चों को सिर्फ़ आपके या पति/पत्नी के साथ कवर करते हैं।',
  'intro.price.pick.sound': 'एक भरोसेमंद प्लान: {title}, साल के {price}।',
  'intro.price.guess':
    'सेहत और आदतों के जवाबों से पहले का दाम; उनसे यह बढ़ सकता है। उनसे हमारी सलाह भी बदल सकती है, और इससे भी कि कौन पुरुष है, कौन महिला। कवर हमारा अंदाज़ा है। दाम {date} के हैं।',
  'intro.price.none': 'इन लोगों का दाम अभी नहीं मिला',
  'intro.price.none.text':
    '{cover} के कवर पर किसी प्लान में इन सबका दाम एक साथ नहीं है। आगे बढ़ें: बीमे के दूसरे तरीके भी हैं।',
  'intro.price.failed': 'अभी दाम नहीं पूछ पाए। आपके जवाब सुरक्षित हैं; एक बार फिर कोशिश करें।',
  'intro.ways.cover': '{cover} का कवर: {note}।',
  'intro.picks':
    'पहली नज़र में, {who, select, you {अगर आप स्वस्थ हैं} single {अगर {name} स्वस्थ हैं} other {अगर {count, plural, =2 {दोनों} other {सब # लोग}} स्वस्थ हैं}}',
  'intro.picks.all-in': 'यह अभी एक साल का दाम है। सब मिलाकर दस साल में <b>साल के {amount}</b> पड़ते हैं।',
  'intro.picks.why': 'दस साल में जो प्लान सबसे कम पड़ते हैं, उनमें अभी यही सबसे सस्ता है।',
  'intro.picks.now': 'अभी {less} कम लगेंगे।',
  'intro.picks.more': 'सब मिलाकर <b>साल में {extra} ज़्यादा</b> पड़ते हैं।',
  'intro.picks.less': 'सब मिलाकर <b>साल में {extra} कम</b> पड़ते हैं।',
  'intro.picks.same': 'सब मिलाकर खर्च बराबर है।',
  'intro.picks.bad': '100 में से 1 साल में आपकी जेब से {own} या ज़्यादा जाते हैं; {title} में {other} या ज़्यादा।',
  'intro.go': 'सही दाम पाएँ: सेहत का एक पेज',

  'intro.proof.title': 'एक बिल, {count, plural, one {# प्लान} other {# प्लान}}',
  'intro.proof.lede': 'सब कहते हैं “{cover} का कवर”। देखें, हर एक में परिवार की जेब से कितना जाएगा।',
  'intro.proof.bill': '{stay}: बिल',
  'intro.proof.where': '{city}, सिंगल AC कमरा, {days} दिन और {icu} दिन ICU में',
  'intro.proof.year': 'साल में {price}',
  'intro.proof.leaves': 'आपकी जेब से',
  'intro.proof.pays': 'प्लान देगा',
  'intro.proof.you': 'आप देंगे',
  'intro.proof.for':
    '{city} में {ages} साल के परिवार के लिए, वेटिंग पीरियड के बाद। दाम {date} के हैं। हमने पास-पास के प्रीमियम वाले वे दो प्लान चुने जो इस बिल पर सबसे दूर हैं, और वह प्लान जिसमें जेब से सबसे कम जाता है।',
  'intro.proof.punch': '{first} और {second} में साल का फ़र्क {premium} है। इस बिल पर फ़र्क <b>{bill}</b> है।',
  'intro.proof.link': 'अस्पताल के बिल का हिसाब कैसे होता है',
  'intro.because.not-payable':
    'जो बचता है, वह ज़्यादातर ग्लव्स और सिरिंज जैसा सामान है, जिसे कोई बीमा इलाज नहीं मानता।',
  'intro.because.room-cap': 'जो बचता है, वह ज़्यादातर सीमा से ऊपर का कमरे का किराया है।',
  'intro.because.proportionate-cut': 'सीमा से महँगे कमरे में यह डॉक्टर और ऑपरेशन की फ़ीस भी कम देता है।',
  'intro.because.sub-limit': 'इस इलाज का पैसा एक तय रकम तक ही मिलता है।',
  'intro.because.co-pay': 'हर बिल का एक तय हिस्सा आप देते हैं।',
  'intro.because.deductible': 'यह एक तय रकम से ऊपर ही देता है।',
  'intro.because.cover-limit': 'बिल इसके कवर से बड़ा है।',
  'intro.because.bonus': 'बिल इसके कवर से बड़ा है।',
  'intro.because.restoration': 'बिल इसके कवर से बड़ा है।',
  'intro.because.all': 'यह पूरा बिल देता है।',

  'intro.score.title': 'स्कोर, पूरे हिसाब के साथ',
  'intro.score.lede':
    'इस परिवार के लिए {plan} को 100 में से {total} अंक मिले। हर अंक यहाँ दिखता है; कोई खरीदा नहीं गया।',
  'intro.score.part': '{possible} में से {earned}',
  'intro.score.copay': 'को-पे नहीं',
  'intro.score.icu': 'ICU का पैसा',
  'intro.score.room_rent': 'कमरे का पैसा',
  'intro.score.outpatient_benefits': 'डॉक्टर को दिखाना',
  'intro.score.critical_illness_coverage': 'गंभीर बीमारी पर एकमुश्त रकम',
  'intro.score.restore_benefits': 'कवर दोबारा भरना',
  'intro.score.maternity_cover': 'डिलीवरी',
  'intro.score.health_checkup': 'हेल्थ चेक-अप',
  'intro.score.pre_existing': 'पहले से चल रही बीमारी का छोटा वेटिंग पीरियड',
  'intro.score.bonus': 'बिना क्लेम वाले सालों का बोनस',
  'intro.score.price': 'दाम',
  'intro.score.together': 'सबका आपसी असर',

  'intro.how.title': 'हम किन बातों पर टिके हैं',
  'intro.how.1.title': 'सबसे पहले आपका खर्च',
  'intro.how.1.text':
    'प्रीमियम, कवर, कमरे की सीमा, को-पे और पहले से चल रही बीमारी का वेटिंग पीरियड। हमेशा यही पाँच, एक ही जगह।',
  'intro.how.2.title': 'कोई पैसे देकर ऊपर नहीं आता',
  'intro.how.2.text':
    'आप खरीदें, तो बीमा कंपनी हमें कमीशन देती है। वह हर प्लान पर रुपयों में दिखता है और किसी को ऊपर नहीं करता।',
  'intro.how.3.title': 'जो दाम दिखता है, वही देना है',
  'intro.how.3.text': 'किसी जवाब से दाम बदले, तो वजह दिखती है और फ़ैसला फिर आपका।',
  'intro.parents.title': 'माता-पिता की चिंता है?',
  'intro.parents.text':
    'आपके साथ एक ही प्लान में उनकी लंबी बीमारी सबका कवर खर्च कर सकती है। पूरे परिवार को एक बार जोड़ें: हम दोनों तरीकों का दाम दिखाते हैं, और यह भी कि कौन-सा कहाँ कमज़ोर है।',
  'intro.parents.link': 'प्लान और दाम देखें',
};
