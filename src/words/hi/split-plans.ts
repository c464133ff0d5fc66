import type { messages as english } from '../en/split-plans.ts';

export const messages = {
  'split.page': 'आपके परिवार के बीमे के तरीके',
  'split.title': '{people} लोगों के बीमे {ways, plural, =1 {का एक तरीका} =2 {के दो तरीके} other {के तीन तरीके}}',
  'split.number': '{count, plural, =2 {दो} =3 {तीन} =4 {चार} =5 {पाँच} =6 {छह} =7 {सात} =8 {आठ} other {#}}',
  'split.back': 'अपने जवाबों पर वापस',
  'split.aged': '{name} {years}',
  'split.aged.months': '{name} {months, plural, one {# महीना} other {# महीने}}',
  'split.people': '{people}, {city} में।',
  'split.people.both': '{city} में {family}; {parentsCity} में {parents}।',
  'split.same': 'हर तरीके का दाम एक ही प्लान पर है, <b>{plan}</b>, {cover} के कवर के साथ। फ़र्क सिर्फ़ बँटवारे का है।',
  'split.same.most':
    'हर पॉलिसी का दाम <b>{plan}</b> पर है, {cover} के कवर के साथ, जहाँ यह प्लान उन लोगों को लेता है। जहाँ नहीं लेता, वहाँ उस पॉलिसी का प्लान लिखा है।',
  'split.sound':
    'यह सबसे सस्ता भरोसेमंद प्लान है: को-पे नहीं (61 की उम्र से तभी, जब ऐसे हर प्लान में हो), सिंगल कमरे का पूरा किराया, और साझा कवर हो तो वह दोबारा भरता है।',
  'split.pick.cheapest': 'इसकी जगह सबसे सस्ता भरोसेमंद प्लान लें',
  'split.pick.recommended': 'इसकी जगह वह प्लान लें जिसकी हमारी सलाह है',
  'split.claim': 'साल में एक बड़ा क्लेम',
  'split.claim.topup': 'साल में एक बड़ा क्लेम, {deductible} से ऊपर का हिस्सा',
  'split.claim.of': '{name}, {amount}',
  'split.key.left': 'बचा हुआ कवर',
  'split.key.refill': 'दोबारा भरा कवर, सिर्फ़ अगले क्लेम के लिए',

  'split.recommended': 'हमारी सलाह',
  'split.rank.cheapest': '{place}. सबसे कम दाम',
  'split.rank.cheapest.untouched': '{place}. सबसे कम दाम, और क्लेम से इनका कवर नहीं घटता: {names}',
  'split.rank.most-left': '{place}. {extra} और देने पर सबसे ज़्यादा कवर बचता है',
  'split.rank.more-left': '{place}. {extra} और देने पर ज़्यादा कवर बचता है',
  'split.rank.nothing-gained': '{place}. कोई फ़ायदा नहीं',

  'split.apart': '{policies, plural, =2 {माता-पिता का अलग प्लान} other {माता-पिता और सास-ससुर के अलग-अलग प्लान}}',
  'split.apart.one': '{name} का अलग प्लान',
  'split.apart.alone': 'हर समूह का अपना प्लान',
  'split.apart.text':
    '{policies, plural, =2 {दो पॉलिसी, दो कवर।} =3 {तीन पॉलिसी, तीन कवर।} =4 {चार पॉलिसी, चार कवर।} other {# पॉलिसी, # कवर।}} {who, select, you {आपको लंबी बीमारी हो} other {{name} को लंबी बीमारी हो}}, तो भी {policies, plural, =2 {दूसरी पॉलिसी} other {बाकी पॉलिसियों}} का कवर नहीं घटता।',
  'split.separate': 'हर व्यक्ति का अलग कवर',
  'split.separate.text':
    'एक पॉलिसी, {count} लोगों में हर एक का {cover} का अपना कवर। एक की बीमारी से दूसरे का कवर नहीं घटता।',
  'split.together': 'सब एक ही प्लान में',
  'split.together.loners': 'जो साझा कर सकते हैं, सब एक प्लान में',
  'split.together.text': '{count} लोगों का एक साझा कवर, {cover}। एक लंबी बीमारी इसे सबके लिए खत्म कर सकती है।',
  'split.together.advised':
    'इस क्लेम के बाद भी बाकी लोगों के अगले बिल के लिए {left} बचते हैं, यानी कम से कम आधा कवर। सबका आधा कवर बचाने वाला कोई तरीका इससे सस्ता नहीं, इसलिए हमारी सलाह यही है।',
  'split.together.short': '{count} लोगों का एक साझा कवर, {cover}।',
  'split.beaten': 'पहले तरीके से {extra} महँगा, और कवर {firstCover} की जगह {cover}।',
  'split.beaten.same': 'पहले तरीके से {extra} महँगा, और किसी के लिए ज़्यादा नहीं बचता।',
  'split.beaten.equal': 'दाम पहले तरीके जितना, और किसी के लिए ज़्यादा नहीं बचता।',

  'split.cover': 'कुल कवर',
  'split.cover.for': '{names}: {cover}',
  'split.cover.each': '{count} में हर एक का {cover}',
  'split.cover.shared': '{count} लोगों का साझा',
  'split.total': 'एक साल का कुल दाम',
  'split.total.more': 'पहले तरीके से {extra} ज़्यादा',
  'split.total.least': 'पहले तरीके जितना',

  'split.draw': '{amount} के एक क्लेम ({name}) के बाद अगले बिलों के लिए इतना कवर बचता है:',
  'split.who.others': 'बाकी सब ({name} को छोड़कर)',
  'split.who.all': 'सभी {count}',
  'split.left': '{left}',
  'split.left.each': 'हर एक का {left}',
  'split.left.refill': '{left} + {refill} दोबारा भरा',
  'split.left.refill.only': '{refill} दोबारा भरा',
  'split.left.none': 'कुछ नहीं',
  'split.note.untouched': 'पूरा बचा है। यह कवर किसी और के साथ साझा नहीं।',
  'split.note.untouched.one': 'पूरा बचा है। यह किसी के साथ साझा नहीं।',
  'split.note.untouched.each': 'पूरा बचा है। हर एक का अपना कवर है।',
  'split.note.refill': 'दोबारा भरा कवर अगले क्लेम के लिए है, दूसरे व्यक्ति या दूसरी बीमारी के लिए।',
  'split.note.refill.one': 'दोबारा भरा कवर अगले क्लेम के लिए है, दूसरी बीमारी के लिए।',
  'split.note.none': 'इस प्लान में कवर दोबारा नहीं भरता: साल के अंत तक बस इतना।',
  'split.note.plan': '{plan} पर।',

  'split.see.for': 'प्लान देखें: {names}',
  'split.see.separate': 'अलग-अलग कवर वाले प्लान देखें',
  'split.see.together': 'सबके लिए प्लान देखें',
  'split.see.alone': '{names}: इनके लिए अलग कोटेशन लें।',

  'split.above.lead': 'बिल {cover} से ऊपर गया,',
  'split.above.text':
    'तो हर तरीके में बाकी आपकी जेब से जाएगा। दोबारा भरा कवर उस क्लेम के काम नहीं आता जिसने कवर खत्म किया।',
  'split.over.lead': 'इस बिल के {rest} आपकी जेब से जाएँगे',
  'split.over.text':
    'हर तरीके में: एक क्लेम को {cover} से ज़्यादा नहीं मिलता। दोबारा भरा कवर उस क्लेम के काम नहीं आता जिसने कवर खत्म किया।',
  'split.cheaper.lead': 'इससे भी सस्ता:',
  'split.cheaper.text': '{groups}, पहले तरीके से {less} कम। इसके लिए हर समूह का अलग कोटेशन लेना होगा।',
  'split.foot':
    'क्रम एक साल के कुल दाम का है; जिस तरीके में फ़ायदा नहीं, वह आखिर में। दाम {date} के हैं। GST: शून्य। कोटेशन {crn}।',
  'split.all': 'सारे तरीके जो हमने देखे',
  'split.all.caption': 'इन लोगों को बाँटने के सारे तरीके, एक ही प्लान पर',
  'split.all.way': 'पॉलिसियाँ',
  'split.all.total': 'एक साल',
  'split.all.gives': 'क्या मिलता है',
  'split.all.separate': '{names}, हर एक का अपना कवर',
  'split.all.unsold': 'ऐसे नहीं बिकता',
  'split.all.cheapest': 'सबसे कम दाम',
  'split.all.most-left': 'सबसे ज़्यादा बचता है',
  'split.all.more-left': 'ज़्यादा बचता है',
  'split.all.nothing-gained': 'कोई फ़ायदा नहीं',

  'split.stale': 'हिसाब लग रहा है, ज़रा रुकें',
  'split.failed': 'यह हिसाब नहीं लग सका। जो दिख रहा है, वह पहले का जवाब है।',
  'split.none': 'इन सबके लिए यहाँ कोई प्लान नहीं',
  'split.change': 'किनका बीमा है, बदलें',
  'split.empty.title': 'इन सबके लिए कोई प्लान नहीं',
  'split.empty.see': 'देखें किसका बीमा किस प्लान में हो सकता है',
  'split.empty.text': 'कम लोगों या दूसरे कवर के लिए प्लान मिल सकते हैं।',

  'split.tour.title': 'यह पेज कैसे काम करता है',
  'split.tour.1':
    'हर कार्ड आपको पॉलिसियों में बाँटने का एक तरीका है। सबका दाम एक ही प्लान पर है, इसलिए तुलना सिर्फ़ बँटवारे की है।',
  'split.tour.2':
    'चुनें कि बड़ा क्लेम किसका हो सकता है। पट्टियाँ दिखाती हैं कि उस साल बाकी लोगों के लिए कितना कवर बचता है।',
  'split.tour.3':
    'सबसे कम दाम पहले है। “कोई फ़ायदा नहीं” का मतलब: एक और तरीका है जो महँगा नहीं और सबके लिए उतना ही बचाता है।',
  'split.tour.open': 'यह पेज कैसे काम करता है',
  'split.tour.close': 'समझ गए',
} as const satisfies Record<keyof typeof english, string>;
