export const messages = {
  'claims.tell': 'क्लेम',
  'claims.tell.what': 'क्या हुआ?',
  'claims.tell.another': 'एक और क्लेम',
  'claims.tell.lede':
    'हम {insurer} को बताते हैं, आपको रेफ़रेंस देते हैं और निपटारा होने तक साथ रहते हैं। आप जो लिखेंगे वह सील रखा जाएगा।',
  'claims.tell.lede.paper':
    '{insurer} क्लेम फ़ॉर्म से लेती है। हम उसे भरा हुआ फ़ॉर्म ईमेल करते हैं, आपको रेफ़रेंस देते हैं और जवाब पर नज़र रखते हैं। कागज़ आप खुद {insurer} को भेजें।',
  'claims.tell.reader':
    'आप यह पॉलिसी पढ़ सकते हैं। क्लेम यहाँ पॉलिसीधारक बताते हैं; इमरजेंसी में कोई भी बीमा कंपनी को फ़ोन कर सकता है।',
  'claims.tell.patient': 'मरीज़',
  'claims.sort.planned': 'भर्ती पहले से तय है',
  'claims.sort.planned.text': 'अस्पताल पहले पूछता है, आप सिर्फ़ वही देते हैं जो कवर नहीं।',
  'claims.sort.emergency': 'इमरजेंसी',
  'claims.sort.emergency.text': 'पहले अस्पताल जाएँ। बाकी सब बाद में।',
  'claims.sort.bills': 'बिल मैं भर चुका/चुकी हूँ',
  'claims.sort.bills.text': 'आप कागज़ भेजते हैं, पैसे आपको वापस मिलते हैं।',
  'claims.tell.first': 'पहले अस्पताल जाएँ। हमें बाद में बताएँ।',
  'claims.tell.first.text':
    'दरवाज़े पर न कोड, न फ़ॉर्म: बस कार्ड या पॉलिसी नंबर {number}, और एक फ़ोटो वाला पहचान पत्र।',
  'claims.tell.call': '{insurer} को फ़ोन करें: {phone}',
  'claims.step.planned.1':
    'भर्ती से कम से कम {tellDays, plural, one {# दिन} other {# दिन}} पहले अस्पताल की बीमा डेस्क {insurer} से पूछती है। जवाब {hours, plural, one {# घंटे} other {# घंटे}} में आना है।',
  'claims.step.planned.2':
    'छुट्टी के दिन, आखिरी बिल के {discharge, plural, one {# घंटे} other {# घंटे}} में आखिरी जवाब आना है।',
  'claims.step.emergency.1':
    '{tellHours, plural, one {# घंटे} other {# घंटे}} के अंदर आप, या कोई भी, {insurer} को बता दे: यहाँ या फ़ोन पर।',
  'claims.step.emergency.2':
    'अस्पताल की डेस्क {insurer} से पूछती है: जवाब {hours, plural, one {# घंटे} other {# घंटे}} में, और आखिरी बिल के {discharge, plural, one {# घंटे} other {# घंटे}} में आखिरी जवाब।',
  'claims.step.bills.1':
    'अस्पताल से निकलने के {papersDays, plural, one {# दिन} other {# दिन}} के अंदर सारे कागज़ {insurer} के पास पहुँचें।',
  'claims.step.bills.2':
    'आखिरी कागज़ के {answerDays, plural, one {# दिन} other {# दिन}} के अंदर {insurer} पैसे देती है, या लिखकर बताती है कि क्यों नहीं। उसके बाद उसे ब्याज देना होगा।',
  'claims.tell.estimate': 'इसमें से प्लान कितना देगा? पहले हिसाब लगाएँ',
  'claims.tell.form': 'क्लेम बताएँ',
  'claims.tell.ask.who': 'मरीज़ कौन है?',
  'claims.tell.ask.treatment': 'किस चीज़ का इलाज?',
  'claims.tell.ask.at': 'किस अस्पताल में?',
  'claims.tell.ask.hospital': 'अस्पताल का नाम और शहर, अगर सूची में नहीं है',
  'claims.tell.ask.on': 'भर्ती का दिन',
  'claims.tell.ask.amount': 'अस्पताल का एस्टिमेट',
  'claims.tell.ask.bills': 'सारे बिल मिलाकर',
  'claims.tell.hint.treatment': 'थोड़े शब्दों में, जैसे डॉक्टर कहते हैं। यह सिर्फ़ {insurer} को जाता है।',
  'claims.tell.hint.amount': 'किसी ने रकम नहीं बताई तो खाली छोड़ दें।',
  'claims.tell.at.other': 'कोई और',
  'claims.tell.button': '{insurer} को बताएँ',
  'claims.told.about': '{sort}। {who}: {treatment}। {hospital}, {day}।',
  'claims.told.reference': 'आपका रेफ़रेंस:',
  'claims.told.told': 'हम {insurer} को बता रहे हैं',
  'claims.told.with-insurer': '{insurer} को पता है',
  'claims.told.more-needed': '{insurer} को कुछ और चाहिए',
  'claims.told.accepted': '{insurer} ने क्लेम मंज़ूर किया',
  'claims.told.approved': '{insurer} ने {pays} मंज़ूर किए',
  'claims.told.withdrawing': 'आपने यह वापस ले लिया है',
  'claims.told.done': 'क्लेम का निपटारा हो गया',
  'claims.told.paid': '{insurer} ने {pays} दे दिए',
  'claims.told.paid.part': '{insurer} ने {bill} में से {pays} दिए',
  'claims.told.refused': '{insurer} यह क्लेम नहीं दे रही',
  'claims.told.withdrawn': 'यह क्लेम वापस ले लिया गया',
  'claims.told.on': '{day} से।',
  'claims.told.paper': 'हमने {insurer} को भरा हुआ फ़ॉर्म ईमेल कर दिया है। कागज़ आप खुद, रेफ़रेंस के साथ भेजें।',
  'claims.told.late': 'जवाब {due} तक आना था। हम {insurer} से पूछ रहे हैं; अब आप शिकायत कर सकते हैं।',
  'claims.told.words': '{insurer} के शब्दों में: “{words}”',
  'claims.told.clause': 'पॉलिसी का क्लॉज़: {clause}',
  'claims.told.add': 'मैंने यह {insurer} को दे दिया',
  'claims.told.withdraw': 'क्लेम वापस लें',
  'claims.next.planned':
    'अब अस्पताल की डेस्क से कहें कि भर्ती से कम से कम {days, plural, one {# दिन} other {# दिन}} पहले, इस रेफ़रेंस के साथ {insurer} से पूछे। जवाब {due} तक आना है।',
  'claims.next.emergency':
    'अस्पताल की डेस्क पर यह रेफ़रेंस दिखाएँ। उसके पूछने के {hours, plural, one {# घंटे} other {# घंटे}} बाद भी जवाब नहीं? {insurer} को फ़ोन करें।',
  'claims.next.bills':
    'अब कागज़ इस रेफ़रेंस के साथ {insurer} को भेजें, अस्पताल से निकलने के {papers, plural, one {# दिन} other {# दिन}} के अंदर। पैसे या वजह {due} तक आनी है।',
  'claims.next.more': 'इस रेफ़रेंस के साथ यह {insurer} को दें, फिर नीचे दबाएँ। बीमा कंपनी के दिन तभी से गिने जाएँगे।',
  'claims.next.accepted': 'आखिरी बिल से रकम बदल सकती है। निपटारा होने तक हम पूछते रहेंगे, ज़्यादा से ज़्यादा {due} तक।',
  'claims.next.withdrawing': '{insurer} ने अभी इसकी पुष्टि नहीं की है।',
};
