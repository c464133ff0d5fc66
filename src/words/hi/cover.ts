import type { messages as english } from '../en/cover.ts';

/** How cover works. Every figure comes from the rule itself or from the example it works. */
export const messages = {
  'counts.title': 'कवर कैसे काम करता है',
  'counts.lede':
    'कवर किस दिन से मिलता है, परिवार के लिए एक पॉलिसी ठीक है या कई, और आपकी पॉलिसी के ऊपर सुपर टॉप-अप क्या जोड़ता है।',
  'counts.example.lead': 'ये उदाहरण हैं।',
  'counts.example.illness': 'हाई ब्लड प्रेशर',
  'counts.example':
    'इस पेज के प्लान और प्रीमियम असली नहीं हैं। तारीखें और रकमें यहाँ बताए नियमों से निकली हैं, मानो कवर आज, {date} से शुरू हो।',
  'counts.day.title': 'कवर किस दिन से मिलता है',
  'counts.day.text':
    'हर तरह के इलाज का अपना वेटिंग पीरियड है। ये सभी कवर शुरू होने के दिन से, साथ-साथ चलते हैं। शुरुआती वेटिंग पीरियड से पहले इनमें से कोई पूरा नहीं होता।',
  'counts.day.accident': '<b>दुर्घटना।</b> पहले दिन से।',
  'counts.day.other-illness': '<b>नई बीमारी।</b> शुरुआती वेटिंग पीरियड के बाद, जो दिनों में गिना जाता है।',
  'counts.day.specific-treatment':
    '<b>सूची में दिए ऑपरेशन।</b> मोतियाबिंद, हर्निया, पथरी और प्लान की सूची के दूसरे ऑपरेशन कुछ महीनों बाद कवर होते हैं, बीमारी नई हो तब भी।',
  'counts.day.joint':
    '<b>जोड़ बदलना।</b> कुछ प्लान में इसका वेटिंग पीरियड ज़्यादा लंबा है। बाकी में यह सूची में दिए ऑपरेशन में आता है।',
  'counts.day.condition':
    '<b>पहले से चल रही बीमारी।</b> अपने वेटिंग पीरियड के बाद। आपकी बताई हर बीमारी की अपनी तारीख होती है।',
  'counts.day.birth':
    '<b>डिलीवरी (मैटरनिटी)।</b> अपने वेटिंग पीरियड के बाद, अपनी सीमा तक। कुछ प्लान इसे कभी कवर नहीं करते।',
  'counts.day.contest':
    '<b>फिर विवाद नहीं।</b> बिना टूटे {months} महीने कवर रहने के बाद बीमा कंपनी क्लेम तभी मना कर सकती है जब धोखा साबित हो, या वह चीज़ पॉलिसी में कभी शामिल ही न हो।',
  'counts.brought.title': 'पुरानी पॉलिसी पोर्ट करने पर',
  'counts.brought.since':
    'वेटिंग पीरियड आपके बिना टूटे कवर के पहले दिन से गिने जाते हैं, बीमा कंपनियाँ अलग-अलग रही हों तब भी।',
  'counts.brought.break':
    'रिन्यूअल {days} दिन की मोहलत (ग्रेस पीरियड) के अंदर हो जाए, तो कवर टूटा नहीं माना जाता, पर बीच के दिनों के इलाज का पैसा नहीं मिलता। उससे ज़्यादा दिन निकल जाएँ, तो वह सारा समय बेकार जाता है। पोर्ट करना हो, तो पुरानी पॉलिसी खत्म होने से पहले कहें।',
  'counts.brought.upto':
    'यह फ़ायदा पुराने कवर और उसके बोनस की रकम तक है। उससे ऊपर के कवर पर पूरा वेटिंग पीरियड चलता है।',
  'counts.brought.start': 'नई पॉलिसी शुरू होने से पहले कोई वेटिंग पीरियड पूरा नहीं होता।',
  'counts.brought.birth': 'डिलीवरी के लिए पिछले साल तभी गिने जाते हैं जब पुरानी पॉलिसी में भी डिलीवरी का कवर रहा हो।',
  'counts.dates.title': 'तारीखों का एक उदाहरण',
  'counts.dates.people':
    'आप ({you}) और आपके पति/पत्नी ({spouse}) के पास {cover} का साझा कवर है। आपकी बीमारी: {illness}।',
  'counts.dates.plan':
    'प्लान के वेटिंग पीरियड: नई बीमारी {initialDays} दिन, सूची में दिए ऑपरेशन {specificMonths} महीने, जोड़ बदलना {jointMonths} महीने, पहले से चल रही बीमारी {preExistingMonths} महीने और डिलीवरी {maternityMonths} महीने।',
  'counts.dates.brought':
    'आखिरी कॉलम में आप {months} महीने पुरानी पॉलिसी पोर्ट करते हैं: {cover} का कवर, {bonus} का बोनस, डिलीवरी के बिना।',
  'counts.dates.table': 'किस इलाज का कवर किस दिन से',
  'counts.dates.subject': 'कवर कब से',
  'counts.dates.new': 'नई पॉलिसी',
  'counts.dates.ported': 'पोर्ट की हुई',
  'counts.dates.first': 'पहले दिन से',
  'counts.dates.upto': '{cover} तक',
  'counts.subject.accident': 'दुर्घटना',
  'counts.subject.other-illness': 'नई बीमारी',
  'counts.subject.specific-treatment': 'सूची में दिया ऑपरेशन',
  'counts.subject.joint-replacement': 'जोड़ बदलना',
  'counts.subject.condition': 'आपकी बीमारी: {illness}',
  'counts.subject.maternity': 'डिलीवरी',
  'counts.subject.moratorium': 'फिर विवाद नहीं',
  'counts.ways.title': 'एक पॉलिसी या कई',
  'counts.ways.text': 'हम हर वह तरीका देखते हैं जिससे कोई फ़ायदा हो सके। हर व्यक्ति ठीक एक पॉलिसी में होता है।',
  'counts.ways.home':
    'आप, पति/पत्नी और बच्चे एक कवर में। या बड़े बच्चे अलग। या आप और पति/पत्नी अलग-अलग, और 18 से छोटे बच्चे किसी एक के साथ।',
  'counts.ways.parents':
    'इनके साथ आपके माता-पिता: परिवार की ही पॉलिसी में, दोनों की एक अलग पॉलिसी में, या दोनों की अपनी-अपनी पॉलिसी में। सास-ससुर के लिए भी यही।',
  'counts.ways.apart':
    'किसी एक वयस्क की अलग पॉलिसी, उनकी बीमारी या सबसे ज़्यादा उम्र की वजह से: इससे बाकी लोगों का दाम घट सकता है।',
  'counts.ways.alone': 'भाई, बहन, दादा-दादी, नाना-नानी, बहू और दामाद: हर एक की अपनी पॉलिसी।',
  'counts.compared.title': 'तुलना किसकी होती है',
  'counts.compared.premium':
    'सभी पॉलिसियों का मिलाकर एक साल का प्रीमियम। हर पॉलिसी के लिए वह प्लान, जो उन लोगों की सूची में सबसे ऊपर आता है। कवर हर जगह एक जैसा।',
  'counts.compared.left':
    'एक बड़े क्लेम के बाद बाकी लोगों के लिए कितना कवर बचता है। साझा कवर में बची हुई रकम, और प्लान में हो तो दोबारा भरा कवर। जिसका कवर अलग है, उसका पूरा बचा रहता है।',
  'counts.compared.reasons': 'फिर हर तरीके का नतीजा थोड़े शब्दों में:',
  'counts.reason.cheapest': '<b>सबसे कम दाम।</b> किसी और तरीके में इससे कम नहीं लगता।',
  'counts.reason.most-left':
    '<b>सबसे ज़्यादा बचता है।</b> दाम ज़्यादा है, पर जिसके पास सबसे कम कवर बचे, उसके पास भी हर दूसरे तरीके से ज़्यादा बचता है। यह बराबर हो, तो सबका बचा कवर जोड़कर देखते हैं।',
  'counts.reason.more-left':
    '<b>ज़्यादा बचता है।</b> दाम ज़्यादा है, और इससे सस्ते किसी तरीके में सबके पास इतना कवर नहीं बचता।',
  'counts.reason.nothing-gained':
    '<b>कोई फ़ायदा नहीं।</b> एक दूसरे तरीके में दाम ज़्यादा नहीं है और सबके पास इतना ही कवर बचता है।',
  'counts.reason.no-plan':
    '<b>नहीं मिलता।</b> इसकी किसी पॉलिसी के लोगों को कोई प्लान नहीं लेता। यह सबसे आखिर में आता है।',
  'counts.reason.short.cheapest': 'सबसे कम दाम',
  'counts.reason.short.most-left': 'सबसे ज़्यादा बचता है',
  'counts.reason.short.more-left': 'ज़्यादा बचता है',
  'counts.reason.short.nothing-gained': 'कोई फ़ायदा नहीं',
  'counts.reason.short.no-plan': 'नहीं मिलता',
  'counts.ways.example.title': 'एक परिवार का उदाहरण',
  'counts.ways.example':
    '{family}। हर पॉलिसी का कवर {cover} है, और वह दोबारा नहीं भरता। एक व्यक्ति का {claim} का क्लेम आता है। प्रीमियम असली नहीं हैं।',
  'counts.ways.person': '{name} {years}',
  'counts.ways.table': 'इस परिवार के बीमे के तरीके, सबसे सस्ता पहले',
  'counts.ways.policies': 'पॉलिसियाँ',
  'counts.ways.reason': 'थोड़े में',
  'counts.ways.premium': 'एक साल का',
  'counts.ways.left': 'बाकी के लिए {cover} बचता है',
  'counts.ways.own': '{cover} पूरा बचता है',
  'counts.ways.more': '{amount} ज़्यादा',
  'counts.ways.no-price': 'दाम नहीं मिला',
  'counts.stack.title': 'आपकी पॉलिसी के ऊपर सुपर टॉप-अप',
  'counts.stack.rule.deductible':
    '<b>डिडक्टिबल।</b> पॉलिसी के एक साल के सारे बिल मिलाकर डिडक्टिबल से ऊपर जाएँ, तब सुपर टॉप-अप पैसा देता है। नीचे का हिस्सा किसने दिया, इससे फ़र्क नहीं पड़ता।',
  'counts.stack.rule.order':
    '<b>क्रम।</b> पहले आपकी पॉलिसी पैसा देती है। जो रुपया एक बार मिल गया, वह सुपर टॉप-अप दोबारा नहीं देता।',
  'counts.stack.rule.gap':
    '<b>गैप।</b> डिडक्टिबल से नीचे का वह हिस्सा जो आपकी पॉलिसी नहीं देती, क्योंकि उसका कवर छोटा है, या कमरे की सीमा या को-पे की वजह से। यह आप देते हैं।',
  'counts.stack.rule.twice':
    '<b>दोहरा बीमा।</b> आपकी पॉलिसी डिडक्टिबल से बड़ी हो, तो बीच का हिस्सा दोनों में कवर है। पैसा एक ही बार मिलता है।',
  'counts.stack.rule.assumed':
    '<b>हमने क्या माना है।</b> आपकी पॉलिसी का वही कवर, कमरे की सीमा और को-पे जो आपने बताए; बोनस और दोबारा भरा कवर नहीं गिना। उसके वेटिंग पीरियड पूरे माने हैं, और बाकी शर्तें सुपर टॉप-अप जैसी।',
  'counts.stack.example.title': 'दो बिलों का उदाहरण',
  'counts.stack.example':
    'आपकी पॉलिसी {held} की है। सुपर टॉप-अप {deductible} के डिडक्टिबल के ऊपर साल में {cover} तक देता है। पॉलिसी के एक साल में दो बिल आते हैं।',
  'counts.stack.table': 'दो बिल, और कौन कितना देता है',
  'counts.stack.who': 'कौन देता है',
  'counts.stack.bill': 'बिल {number}',
  'counts.stack.year': 'पूरा साल',
  'counts.stack.total': 'पूरा बिल',
  'counts.owner.existing': 'आपकी पॉलिसी',
  'counts.owner.gap': 'आप, गैप का',
  'counts.owner.super-top-up': 'सुपर टॉप-अप',
  'counts.owner.you': 'आप, बाकी',
  'counts.stack.others.title': 'वही बिल, दूसरे कवर',
  'counts.stack.others': '{deductible} के ऊपर {cover} का वही सुपर टॉप-अप लेकर, और दोनों की जगह एक बड़ा कवर लेकर:',
  'counts.stack.others.table': 'दूसरे कवर के साथ वही साल',
  'counts.stack.cover': 'आपका कवर',
  'counts.stack.plans': 'प्लान देते हैं',
  'counts.stack.you': 'आप देते हैं',
  'counts.stack.held': '{held}, सुपर टॉप-अप',
  'counts.stack.bigger': 'एक ही प्लान में {cover}',
  'counts.stack.gap': '{amount} का गैप',
  'counts.stack.twice': '{amount} का दोहरा बीमा',
  'counts.stack.fits': 'न गैप, न दोहरा बीमा',
  'counts.stack.price':
    'जो खर्च कोई प्लान नहीं देता, जैसे रजिस्ट्रेशन, वह हर कवर में आपका है। किस कवर का प्रीमियम देना ठीक है, यह इस पर है कि कौन-सा आपको कितने का पड़ता है।',
} as const satisfies Record<keyof typeof english, string>;
