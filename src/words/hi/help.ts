import type { messages as english } from '../en/help.ts';
import { messages as failures } from './failures/answer.ts';

/** A person to talk to, a call that is asked for, and who hears complaints. */
export const messages = {
  'help.title': 'किसी से बात करें',
  'help.lede': 'हमें फ़ोन करें, लिखें, या अपना नंबर छोड़ दें, हम फ़ोन करेंगे। कोई फ़ीस नहीं।',
  'help.topic': 'आपका सवाल: {topic}। फ़ोन करने वाले सलाहकार को यह पता होगा।',
  'help.topic.gender': 'कागज़ों में लिखा लिंग',
  'help.topic.abroad': 'विदेश में निवास, या दूसरी नागरिकता',
  'help.topic.family': 'किनका बीमा हो सकता है',
  'help.topic.age': 'उम्र, जो इस साइट पर नहीं ली जाती',
  'help.topic.relation': 'रिश्ता और उसकी उम्र',
  'help.topic.body': 'कद या वज़न',
  'help.topic.place': 'पिन कोड या राज्य',
  'help.topic.name': 'नाम',
  'help.topic.contact': 'मोबाइल नंबर या ईमेल',
  'help.topic.bank': 'बैंक खाता',
  'help.topic.illness': 'बीमारी',
  'help.topic.porting': 'पुरानी पॉलिसी बदलकर लाना',
  'help.topic.identity': 'पहचान की जाँच',
  'help.topic.form': 'आवेदन का एक जवाब',
  'help.topic.plan': 'प्लान, जो ऑनलाइन नहीं बिकता',
  'help.topic.opening': 'पॉलिसी या आवेदन, जो नहीं खुल रहा',
  'help.topic.payment': 'पेमेंट',
  'help.topic.decision': 'बीमा कंपनी का फ़ैसला',
  'help.reach': 'हमसे बात करें',
  'help.reference': 'हमें यह नंबर बताएँ, तो जो आप देख रहे हैं वह हमें मिल जाएगा:',
  'help.phone': '{phone} पर फ़ोन करें',
  'help.email': 'ईमेल से:',
  'help.abroad': 'विदेश से हमें ईमेल लिखें:',
  'help.abroad.why': 'हमारा फ़ोन नंबर भारत के बाहर शायद न लगे, और हम सिर्फ़ भारत के मोबाइल नंबर पर फ़ोन कर पाते हैं।',
  'help.sandbox': 'यह डेमो है: इस नंबर या पते पर कोई जवाब नहीं देता।',

  'help.call': 'हम आपको फ़ोन करें',
  'help.call.lede': 'सलाहकार एक कामकाजी दिन में, आपकी भाषा में फ़ोन करते हैं। हम सिर्फ़ नंबर पूछते हैं।',
  'help.call.mobile': 'आपका मोबाइल नंबर',
  'help.call.mobile.wrong': failures['failure.MOBILE_INVALID'],
  'help.call.time': 'कब फ़ोन करें?',
  'help.call.time.any': 'किसी भी समय',
  'help.call.time.morning': 'सुबह',
  'help.call.time.afternoon': 'दोपहर में',
  'help.call.time.evening': 'शाम को',
  'help.call.consent.title': 'आपकी सहमति',
  'help.call.consent.missing': 'निशान लगाएँ कि हम फ़ोन कर सकते हैं',
  'help.call.button': 'मुझे फ़ोन करें',
  'help.call.sending': 'भेज रहे हैं',
  'help.call.trouble': 'यह नहीं हो पाया।',
  'help.call.changed': 'इस सहमति के शब्द बदल गए हैं। यह पेज फिर से खोलें।',
  'help.call.back': 'यह सहमति “आपने किस बात पर सहमति दी है” में वापस ली जा सकती है।',
  'help.call.left': 'हम उस नंबर पर फ़ोन करेंगे जिसके आखिरी अंक {end} हैं।',
  'help.call.left.text': 'एक कामकाजी दिन में।',
  'help.call.left.sandbox': 'यह डेमो है: कोई फ़ोन नहीं करेगा।',
  'help.call.left.reference': 'जो आप देख रहे थे, उसका नंबर: {reference}।',

  'help.claim': 'अस्पताल में हैं, या क्लेम करना है?',
  'help.claim.text':
    'अपनी पॉलिसी की बीमा कंपनी को फ़ोन करें: क्लेम पर फ़ैसला वही करती है, दिन हो या रात। उसका नंबर आपकी पॉलिसी में है, यहाँ:',
  'help.claim.own': '{insurer} को {phone} पर फ़ोन करें: क्लेम पर फ़ैसला वही करती है, दिन हो या रात। आपके कागज़ यहाँ हैं:',
  'help.claim.plan': 'पॉलिसी पास नहीं? अपना प्लान और उसकी बीमा कंपनी का नंबर ढूँढें',

  'help.often': 'अक्सर पूछा जाता है',
  'help.often.1':
    'किसी भी चरण पर रुककर इसी डिवाइस पर वापस आ सकते हैं: आपके जवाब सुरक्षित रहते हैं। ब्राउज़र में पीछे जाने से कोई जवाब नहीं मिटता।',
  'help.often.2':
    '“दाम नहीं मिला” का मतलब है कि बीमा कंपनी ने दाम नहीं बताया। हम अपनी तरफ़ से अंदाज़ा नहीं लगाते। बाद में देखें या दूसरा प्लान चुनें।',
  'help.often.3':
    'पेमेंट फ़ेल हुआ पर खाते से पैसा कट गया? पॉलिसी तभी जारी होती है जब पैसा हम तक पहुँचे। जो पैसा हम तक नहीं पहुँचता, वह आपके खाते में लौट आता है।',

  'help.complain.lede': 'किसी भी चरण में फ़ीस नहीं लगती। जो लिखें और जो जवाब मिले, उसे सँभालकर रखें।',
  'help.complain.us': 'हमारे बारे में: हमारे शिकायत अधिकारी',
  'help.complain.us.text': 'हम तुरंत बताते हैं कि शिकायत मिल गई, और 14 दिन में जवाब देते हैं।',
  'help.complain.insurer': 'पॉलिसी या क्लेम के बारे में: आपकी बीमा कंपनी के शिकायत अधिकारी',
  'help.complain.insurer.text':
    'नाम और पता आपकी पॉलिसी में हैं। बीमा कंपनी को तुरंत बताना होता है कि शिकायत मिल गई, और 14 दिन में जवाब देना होता है।',
  'help.complain.insurer.own': '{insurer} का नंबर {phone} है।',
  'help.complain.portal': 'जवाब न मिले, या जवाब से बात न बने: बीमा भरोसा',
  'help.complain.portal.text': 'बीमा नियामक IRDAI का शिकायत पोर्टल:',
  'help.complain.ombudsman': '30 दिन बाद, या जवाब से बात न बने तो: बीमा लोकपाल',
  'help.complain.ombudsman.text':
    'एक साल के अंदर, ₹50 लाख तक, बिना वकील के। 18 दफ़्तर हैं; आपका दफ़्तर पॉलिसी में लिखा है, और यहाँ:',
  'help.complain.court': 'उपभोक्ता आयोग का रास्ता भी खुला है।',
} as const satisfies Record<keyof typeof english, string>;
