export const messages = {
  'service.kind.return': 'वापसी',
  'service.kind.cancel': 'कैंसिलेशन',
  'service.kind.claim': 'क्लेम',
  'service.kind.change-nominee': 'नॉमिनी में बदलाव',
  'service.kind.change-name': 'नाम में सुधार',
  'service.kind.change-address': 'पते में बदलाव',
  'service.kind.change-mail': 'ईमेल में बदलाव',

  'service.change.share': 'पैसे में हिस्सा, प्रतिशत में',
  'service.change.nominee': 'नॉमिनी {at}',
  'service.change.line': 'नॉमिनी {at}: {label}',

  'letter.service.subject': '{title} ({reference})',
  'letter.service.title.begun': '{insurer} {by} तक जवाब देगी',
  'letter.service.title.on-paper': '{insurer} के पास आपका फ़ॉर्म पहुँच गया',
  'letter.service.title.more-needed': '{insurer} को आपसे कुछ और चाहिए',
  'letter.service.title.accepted': '{insurer} ने आपकी बात मान ली',
  'letter.service.title.refused': '{insurer} ने आपकी बात नहीं मानी',
  'letter.service.title.done': 'आपका काम पूरा हुआ',
  'letter.service.title.withdrawn': '{what} का अनुरोध वापस ले लिया गया',
  'letter.service.title.withdrawal-late': 'वापस लेने में देर हो गई',
  'letter.service.title.late': '{insurer} के जवाब में देर हो रही है',
  'letter.service.begun':
    'आपने {plan}, पॉलिसी {number} पर {what} का अनुरोध किया है। हम इसे {insurer} तक पहुँचा रहे हैं और जवाब आने तक साथ हैं।',
  'letter.service.on-paper':
    '{insurer} यह काम सिर्फ़ फ़ॉर्म से लेती है। आपकी पॉलिसी {number}, {plan} का भरा हुआ फ़ॉर्म हमने उसे ईमेल कर दिया है और जवाब पर नज़र रखे हुए हैं। आपको कुछ नहीं भरना है।',
  'letter.service.more-needed':
    '{plan}, पॉलिसी {number} पर {what} के लिए {insurer} को कुछ और चाहिए। क्या, यह आपकी पॉलिसी के पेज पर लिखा है।',
  'letter.service.accepted': '{insurer} ने {plan}, पॉलिसी {number} पर {what} की बात मान ली है।',
  'letter.service.refused':
    '{insurer} ने {plan}, पॉलिसी {number} पर {what} की बात नहीं मानी। आपकी पॉलिसी पहले की तरह चल रही है। वजह आपकी पॉलिसी के पेज पर लिखी है।',
  'letter.service.done': '{plan}, पॉलिसी {number} पर {what} का काम पूरा हो गया।',
  'letter.service.withdrawn':
    '{plan}, पॉलिसी {number} पर {what} का अनुरोध आपने समय रहते वापस ले लिया। {insurer} ने उसे छोड़ दिया है: कवर पहले की तरह चल रहा है।',
  'letter.service.withdrawal-late':
    'आपके वापस लेने से पहले ही {insurer} {plan}, पॉलिसी {number} पर {what} का काम कर चुकी थी। अब वही होगा जो आपने पहले कहा था।',
  'letter.service.late':
    '{plan}, पॉलिसी {number} पर {what} के लिए {insurer} को {by} तक जवाब देना था। जवाब नहीं आया। हम उससे पूछ रहे हैं, जवाब आते ही आपको ईमेल करेंगे।',
  'letter.service.reference': 'आपका रेफ़रेंस',
  'letter.service.due': 'जवाब कब तक',
  'letter.service.last-day': 'कवर का आखिरी दिन',
  'letter.service.comes-back': 'वापस मिलेंगे',
  'letter.service.money-by': 'आप तक कब तक',
  'letter.service.refunded': 'पैसा भेजा गया',
  'letter.service.refund.note': 'पेमेंट गेटवे पर रिफ़ंड',
  'letter.service.call': 'कोई सवाल? {insurer}: {phone}। रेफ़रेंस बताएँ: {reference}।',

  'letter.service-form.title.ask': 'पॉलिसी {number} पर {what} का अनुरोध: {reference}',
  'letter.service-form.title.withdraw': 'पॉलिसी {number} पर {what} का अनुरोध वापस: {reference}',
  'letter.service-form.to': '{insurer} के पॉलिसी विभाग के लिए',
  'letter.service-form.ask': 'पॉलिसी {number} के धारक {holder} ने {what} का अनुरोध किया है। जवाब {by} तक देना है।',
  'letter.service-form.withdraw':
    'पॉलिसी {number} के धारक {holder} {what} का अनुरोध वापस लेते हैं। पॉलिसी पहले जैसी रहेगी।',
  'letter.service-form.policy': 'पॉलिसी',
  'letter.service-form.holder': 'पॉलिसीधारक',
  'letter.service-form.changes': 'पहले क्या था, और अब क्या होना है:',
  'letter.service-form.answer': 'इसी ईमेल का जवाब दें और रेफ़रेंस {reference} लिखें।',

  'letter.claim.title.begun': 'आपका क्लेम {insurer} को जा रहा है',
  'letter.claim.title.on-paper': '{insurer} के पास आपके क्लेम का फ़ॉर्म पहुँच गया',
  'letter.claim.title.more-needed': 'आपके क्लेम के लिए {insurer} को कुछ और चाहिए',
  'letter.claim.title.accepted': '{insurer} ने आपका क्लेम मंज़ूर किया',
  'letter.claim.title.refused': '{insurer} ने आपका क्लेम नामंज़ूर कर दिया',
  'letter.claim.title.done': 'आपके क्लेम का निपटारा हो गया',
  'letter.claim.title.withdrawn': 'आपका क्लेम वापस ले लिया गया',
  'letter.claim.title.withdrawal-late': 'क्लेम वापस लेने में देर हो गई',
  'letter.claim.title.late': 'आपके क्लेम पर {insurer} का जवाब अभी नहीं आया',
  'letter.claim.begun':
    'आपने {plan}, पॉलिसी {number} पर क्लेम किया है। हम इसे {insurer} तक पहुँचा रहे हैं और निपटारा होने तक साथ हैं।',
  'letter.claim.on-paper':
    '{insurer} क्लेम सिर्फ़ फ़ॉर्म से लेती है। आपकी पॉलिसी {number}, {plan} का भरा हुआ फ़ॉर्म हमने उसे ईमेल कर दिया है और जवाब पर नज़र रखे हुए हैं। क्लेम के कागज़ आप खुद उसे भेजें।',
  'letter.claim.more-needed':
    '{plan}, पॉलिसी {number} के क्लेम के लिए {insurer} को कुछ और चाहिए। क्या, यह आपके क्लेम के पेज पर लिखा है।',
  'letter.claim.accepted':
    '{insurer} ने {plan}, पॉलिसी {number} का क्लेम मंज़ूर किया है। आखिरी बिल से रकम बदल सकती है।',
  'letter.claim.refused':
    '{plan}, पॉलिसी {number} का क्लेम {insurer} ने नामंज़ूर कर दिया है। उसकी वजह, शर्त और आप क्या कर सकते हैं, यह आपके क्लेम के पेज पर है।',
  'letter.claim.done':
    '{plan}, पॉलिसी {number} के क्लेम का निपटारा हो गया। बिल से कम मिला हो तो वजह, शर्त और आप क्या कर सकते हैं, यह आपके क्लेम के पेज पर है।',
  'letter.claim.withdrawn': 'आपने {plan}, पॉलिसी {number} का क्लेम समय रहते वापस ले लिया।',
  'letter.claim.withdrawal-late':
    '{plan}, पॉलिसी {number} के क्लेम पर {insurer} आपके वापस लेने से पहले ही फ़ैसला कर चुकी थी। उसका जवाब आपके क्लेम के पेज पर है।',
  'letter.claim.late':
    '{plan}, पॉलिसी {number} के क्लेम पर {insurer} का जवाब {by} तक आना था, अगर उसे सब कुछ मिल चुका है। जवाब नहीं आया। हम उससे पूछ रहे हैं, जवाब आते ही आपको ईमेल करेंगे।',
  'letter.claim.amount': 'बिल, या उसका एस्टिमेट',
  'letter.claim.pays': 'बीमा कंपनी देगी',

  'letter.claim-form.title.ask': 'पॉलिसी {number} पर क्लेम: {reference}',
  'letter.claim-form.title.withdraw': 'पॉलिसी {number} का क्लेम वापस: {reference}',
  'letter.claim-form.ask':
    'पॉलिसी {number} के धारक {holder} ने यह क्लेम किया है। जवाब {by} तक देना है; कागज़ धारक से आएँगे।',
  'letter.claim-form.withdraw': 'पॉलिसी {number} के धारक {holder} यह क्लेम वापस लेते हैं।',
  'letter.claim-form.sort': 'क्लेम',
  'letter.claim-form.person': 'मरीज़',
  'letter.claim-form.treatment': 'किसका इलाज',
  'letter.claim-form.hospital': 'अस्पताल',
  'letter.claim-form.admittedOn': 'भर्ती का दिन',
  'letter.claim-form.amount': 'बिल, या उसका एस्टिमेट',

  'sms.service.begun': 'बीमा कंपनी को भेज दिया',
  'sms.service.on-paper': 'फ़ॉर्म बीमा कंपनी को भेजा',
  'sms.service.more-needed': 'बीमा कंपनी को और चाहिए',
  'sms.service.accepted': 'बीमा कंपनी ने मान लिया',
  'sms.service.refused': 'बीमा कंपनी ने नहीं माना',
  'sms.service.done': 'काम पूरा हुआ',
  'sms.service.withdrawn': 'वापस, पॉलिसी चालू',
  'sms.service.withdrawal-late': 'वापस लेने में देर हुई',
  'sms.service.late': 'जवाब में देर है',
};
