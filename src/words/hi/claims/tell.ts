export const messages = {
  'claims.tell': 'क्लेम',
  'claims.tell.what': 'क्या हुआ?',
  'claims.tell.another': 'एक और क्लेम',
  'claims.tell.lede':
    'हम {insurer} को बताते हैं, आपको रेफ़रेंस देते हैं और निपटारा होने तक साथ रहते हैं। आप जो लिखेंगे वह सुरक्षित रखा जाएगा।',
  'claims.tell.lede.paper':
    '{insurer} क्लेम फ़ॉर्म से लेती है। हम उसे भरा हुआ फ़ॉर्म ईमेल करते हैं, आपको रेफ़रेंस देते हैं और जवाब पर नज़र रखते हैं। कागज़ आप खुद {insurer} को भेजें।',
  'claims.tell.reader':
    'आप यह पॉलिसी पढ़ सकते हैं। यहाँ क्लेम पॉलिसीधारक करते हैं; इमरजेंसी में कोई भी बीमा कंपनी को फ़ोन कर सकता है।',
  'claims.tell.patient': 'मरीज़',
  'claims.sort.planned': 'भर्ती पहले से तय है',
  'claims.sort.planned.text': 'कैशलेस वाला अस्पताल पहले पूछता है, आप सिर्फ़ वही देते हैं जो कवर में नहीं है।',
  'claims.sort.emergency': 'इमरजेंसी',
  'claims.sort.emergency.text': 'पहले अस्पताल जाएँ। बाकी सब बाद में।',
  'claims.sort.bills': 'बिल मैंने चुका दिए हैं',
  'claims.sort.bills.text': 'आप कागज़ भेजते हैं, और जितना कवर में है उतना वापस मिलता है।',
  'claims.tell.first': 'पहले अस्पताल जाएँ। हमें बाद में बताएँ।',
  'claims.tell.first.text':
    'अस्पताल पहुँचने पर न कोड चाहिए, न फ़ॉर्म: बस कार्ड या पॉलिसी नंबर {number}, और एक फ़ोटो वाला पहचान पत्र।',
  'claims.tell.call': '{insurer} को फ़ोन करें: {phone}',
  'claims.step.planned.1':
    'भर्ती से कम से कम {tellDays, plural, one {# दिन} other {# दिन}} पहले अस्पताल का बीमा डेस्क {insurer} से पूछता है। जवाब {hours, plural, one {# घंटे} other {# घंटे}} में आना चाहिए।',
  'claims.step.planned.2':
    'छुट्टी के दिन आखिरी बिल के बाद {discharge, plural, one {# घंटे} other {# घंटे}} में आखिरी जवाब आना चाहिए।',
  'claims.step.emergency.1':
    'भर्ती के {tellHours, plural, one {# घंटे} other {# घंटे}} के अंदर {insurer} को बताना है: यहाँ पॉलिसीधारक बताएँ, या कोई भी फ़ोन कर दे।',
  'claims.step.emergency.2':
    'अस्पताल का बीमा डेस्क {insurer} से पूछता है: जवाब {hours, plural, one {# घंटे} other {# घंटे}} में, और आखिरी बिल के बाद {discharge, plural, one {# घंटे} other {# घंटे}} में आखिरी जवाब आना चाहिए।',
  'claims.step.bills.1':
    'अस्पताल से निकलने के {papersDays, plural, one {# दिन} other {# दिन}} के अंदर सारे कागज़ {insurer} के पास पहुँचें।',
  'claims.step.bills.2':
    'आखिरी कागज़ के {answerDays, plural, one {# दिन} other {# दिन}} के अंदर {insurer} पैसे देती है, या लिखकर बताती है कि क्यों नहीं। उसके बाद उसे ब्याज देना होगा।',
  'claims.tell.estimate': 'इसमें से प्लान कितना देगा? पहले हिसाब लगाएँ',
  'claims.tell.form': 'क्लेम करें',
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
  'claims.tell.keep': 'पॉलिसी रखें',
  'claims.told.about': '{sort}। {who}: {treatment}। {hospital}, {day}।',
  'claims.told.reference': 'आपका रेफ़रेंस:',
  'claims.told.told': 'हम {insurer} को बता रहे हैं',
  'claims.told.with-insurer': 'क्लेम {insurer} के पास है',
  'claims.told.more-needed': '{insurer} को कुछ और चाहिए',
  'claims.told.accepted': '{insurer} ने क्लेम मंज़ूर किया',
  'claims.told.approved': '{insurer} ने {pays} मंज़ूर किए',
  'claims.told.withdrawing': 'हम यह क्लेम वापस ले रहे हैं',
  'claims.told.done': 'क्लेम का निपटारा हो गया',
  'claims.told.paid': '{insurer} ने {pays} दे दिए',
  'claims.told.paid.part': '{insurer} ने {bill} में से {pays} दिए',
  'claims.told.refused': '{insurer} ने यह क्लेम नामंज़ूर कर दिया',
  'claims.told.withdrawn': 'यह क्लेम वापस ले लिया गया',
  'claims.told.on.done': 'निपटारा: {day}।',
  'claims.told.on.refused': 'फ़ैसला: {day}।',
  'claims.told.on.withdrawn': 'वापस लिया: {day}।',
  'claims.told.sort.planned': 'तय भर्ती',
  'claims.told.sort.emergency': 'इमरजेंसी',
  'claims.told.sort.bills': 'खुद चुकाए बिल',
  'claims.told.paper': 'हमने {insurer} को भरा हुआ फ़ॉर्म ईमेल कर दिया है। कागज़ आप खुद, रेफ़रेंस के साथ भेजें।',
  'claims.told.late':
    'यह {due} तक होना था। हम {insurer} से पूछ रहे हैं। उसके पास सब कुछ पहुँच चुका हो, तो आप अब शिकायत कर सकते हैं।',
  'claims.told.words': '{insurer} के शब्दों में: “{words}”',
  'claims.told.clause': 'पॉलिसी की शर्त: {clause}',
  'claims.told.add': 'मैंने यह {insurer} को दे दिया',
  'claims.told.withdraw': 'क्लेम वापस लें',
  'claims.told.withdraw.code': 'क्लेम वापस लेने के लिए पहले कोड लिखें, फिर इस पेज पर लौटें',
  'claims.next.planned':
    'अब अस्पताल के बीमा डेस्क से कहें कि इस रेफ़रेंस के साथ {insurer} से पूछे: भर्ती से कम से कम {days, plural, one {# दिन} other {# दिन}} पहले, और भर्ती पास हो तो तुरंत। जवाब {due} तक आना चाहिए।',
  'claims.next.emergency':
    'अस्पताल के बीमा डेस्क पर यह रेफ़रेंस दिखाएँ। उसके पूछने के {hours, plural, one {# घंटे} other {# घंटे}} बाद भी जवाब न आए, तो {insurer} को फ़ोन करें।',
  'claims.next.bills':
    'अब कागज़ इस रेफ़रेंस के साथ {insurer} को भेजें, अस्पताल से निकलने के {papers, plural, one {# दिन} other {# दिन}} के अंदर। सारे कागज़ अभी पहुँच जाएँ, तो पैसे या लिखित वजह {due} तक मिलनी चाहिए; देर से पहुँचें, तो उतने ही दिन बाद।',
  'claims.next.more':
    '{insurer} ने जो माँगा है, वह इस रेफ़रेंस के साथ उसे दें; फिर पॉलिसीधारक नीचे का बटन दबाएँ। उसके दिन तभी से गिने जाएँगे। समझ न आए कि क्या चाहिए, तो उसे फ़ोन करें।',
  'claims.next.accepted':
    'आखिरी बिल से रकम बदल सकती है। निपटारा होने तक हम पूछते रहेंगे। {due} तक न हो, तो {insurer} को फ़ोन करें।',
  'claims.next.withdrawing': '{insurer} ने अभी इसकी पुष्टि नहीं की है।',
};
