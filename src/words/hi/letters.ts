/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'नमस्ते {name},',
  'letter.policy-issued.subject': 'आपकी पॉलिसी {number} जारी हो गई है',
  'letter.policy-issued.renews':
    'यह पॉलिसी {number} का रिन्यूअल है: वेटिंग पीरियड का जो समय पूरा हो चुका, वह गिना जाता है।',
  'letter.policy-issued.password':
    'हर फ़ाइल का पासवर्ड पॉलिसी लेने वाले व्यक्ति (प्रपोज़र) की जन्म तारीख है: पहले दिन, फिर महीना, फिर साल, बिना जगह छोड़े। 5 अगस्त 1988 हो, तो 05081988।',
  'letter.purchase-closed.subject': 'आपका आवेदन {number} बंद हो गया है',
  'letter.purchase-closed.declined':
    '{insurer} ने {plan} के लिए आपका आवेदन {number} मंज़ूर नहीं किया। इस आवेदन से कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.not-decided':
    '{plan} के लिए आपके आवेदन {number} पर {insurer} का फ़ैसला समय पर नहीं आया, इसलिए आवेदन बंद हो गया है। इससे कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.not-issued':
    '{insurer} ने {plan} के लिए आपके आवेदन {number} पर पॉलिसी जारी नहीं की। इस आवेदन से कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.money-returned.subject.refunded': '{amount} आपको लौटा दिए गए: आवेदन {number}',
  'letter.money-returned.subject.released': '{amount} से ब्लॉक हट गया: आवेदन {number}',
  'letter.money-returned.refunded':
    'आपने आवेदन {number} के लिए जो {amount} दिए थे, वे हमने {date} को उसी खाते में लौटा दिए जिससे पेमेंट हुआ था।',
  'letter.money-returned.released':
    'आपके आवेदन {number} के लिए आपके खाते में {amount} ब्लॉक थे। {date} को ब्लॉक हट गया। इस रकम में से कुछ नहीं कटा।',
  'letter.money-returned.policy': 'आपकी पॉलिसी चालू है: यह पैसा उसके प्रीमियम के ऊपर दिया गया था।',
  'letter.greeting.nobody': 'नमस्ते,',
  'letter.resume-link.subject': 'छतरी पर आगे बढ़ने का आपका लिंक',
  'letter.resume-link.how': 'जिस फ़ोन या कंप्यूटर पर आगे बढ़ना है, उस पर यह लिंक खोलें:',
  'letter.resume-link.code':
    'आपके मोबाइल नंबर पर, जिसके आखिरी अंक {end} हैं, एक कोड आएगा। उस कोड के बिना लिंक से कुछ नहीं खुलता, और लिंक एक ही बार चलता है।',
  'letter.resume-link.ends': 'लिंक {date} तक चलेगा, या जब तक आप नया लिंक न बनाएँ।',
  'letter.resume-link.not-you': 'यह लिंक आपने नहीं मँगाया, तो इस ईमेल को छोड़ दें।',
  'letter.renewal-due.subject': 'अपनी पॉलिसी {number} {until} तक रिन्यू करें',
  'letter.renewal-due.subject.ended': 'आपकी पॉलिसी {number} खत्म हो गई है: {last} तक रिन्यू करें',
  'letter.renewal-due.ends': '{insurer} का {plan}, पॉलिसी {number}: कवर {until} की रात 12 बजे तक है।',
  'letter.renewal-due.ended': '{insurer} का {plan}, पॉलिसी {number}: कवर {until} की रात 12 बजे खत्म हुआ।',
  'letter.renewal-due.uncovered':
    'इस ईमेल के दिन ही पेमेंट करें, तो {days, plural, other {# दिन}} का कवर नहीं है। जितनी देर करेंगे, उतने दिन और बिना कवर के।',
  'letter.renewal-due.easy': 'सेहत के सवाल दोबारा नहीं पूछे जाते। उम्र या क्लेम की वजह से रिन्यूअल मना नहीं हो सकता।',
  'letter.renewal-due.done': 'पॉलिसी कहीं और रिन्यू कर ली है, तो इस ईमेल को छोड़ दें।',
  'letter.opening-code.subject': 'पॉलिसी खोलने का आपका कोड',
  'letter.opening-code.code':
    'आपका कोड {code} है। यह {minutes, plural, other {# मिनट}} तक चलेगा, और उसी ब्राउज़र में जिसमें माँगा गया।',
  'letter.opening-code.nobody':
    'यह कोड किसी को न बताएँ, हमें भी नहीं। आपने कोड नहीं माँगा, तो इस ईमेल पर ध्यान न दें: कोड के बिना कुछ नहीं खुलता।',
  'letter.address-code.subject': 'यह ईमेल पक्का करने का आपका कोड',
  'letter.address-code.what': 'इसके बाद पॉलिसी खोलने के कोड मोबाइल के अलावा इस ईमेल पर भी मँगाए जा सकेंगे।',
  'letter.opener-added.subject': 'आपकी पॉलिसी {number} अब एक और तरीके से खुलती है',
  'letter.opener-added.mail':
    '{on} से आपकी पॉलिसी {number} {address} पर आए कोड से भी खुलती है, मोबाइल पर आए कोड के अलावा।',
  'letter.opener-added.passkey':
    '{on} से आपकी पॉलिसी {number} किसी फ़ोन या कंप्यूटर के लॉक (पासकी) से भी खुलती है, बिना कोड के।',
  'letter.opener-added.object':
    'यह आपने नहीं किया? छतरी पर अपनी पॉलिसी खोलें, “यह पॉलिसी कौन खोल सकता है” चुनें और वहाँ इसे हटा दें। या हमें फ़ोन करें।',
  'letter.number-changing.subject': 'आपकी पॉलिसी {number} अब दूसरे मोबाइल से खुलेगी',
  'letter.number-changing.what':
    'हमें बताया गया है कि आपका मोबाइल नंबर बदल गया है। {on} से आपकी पॉलिसी {number} उस मोबाइल से खुलेगी जिसके आखिरी अंक {end} हैं। पुराने नंबर से तब नहीं खुलेगी।',
  'letter.number-changing.object':
    'यह आपने नहीं करवाया? {on} से पहले छतरी पर अपने अभी के नंबर से पॉलिसी खोलें, “यह पॉलिसी कौन खोल सकता है” चुनें और “यह मैंने नहीं किया” दबाएँ। या हमें फ़ोन करें।',

  'letter.button.policy': 'मेरी पॉलिसी खोलें',
  'letter.button.application': 'मेरा आवेदन खोलें',
  'letter.button.pay': 'अभी पेमेंट करें',
  'letter.button.go-on': 'आगे बढ़ें',
  'letter.button.renew': 'मेरी पॉलिसी रिन्यू करें',
  'letter.button.next': 'देखें, अब क्या कर सकते हैं',
  'letter.button.resume': 'यहाँ से आगे बढ़ें',
  'letter.opens':
    'किसी भी फ़ोन या कंप्यूटर पर खुलता है। आपके मोबाइल नंबर पर, जिसके आखिरी अंक {end} हैं, एक कोड आएगा। लिंक एक ही बार चलता है, और पहले मिले लिंक अब नहीं चलेंगे।',
  'letter.opens.here': 'यह “मेरी पॉलिसी” में है, उसी ब्राउज़र में जिससे आपने आवेदन किया था।',
  'letter.hospital': 'अस्पताल में हों तो: {insurer}, {phone}, दिन-रात।',
  'letter.brand': 'छतरी',
  'letter.foot.help': '{phone}: {hours}। या {email} पर लिखें।',
  'letter.foot.code': 'अपने कोड किसी को न बताएँ, हमें भी नहीं।',
  'letter.foot.demo': 'डेमो: बीमा कंपनियाँ काल्पनिक हैं।',

  'letter.policy-issued.title': 'आपका कवर {from} से है',
  'letter.policy-issued.title.renews': 'आपका कवर {from} से आगे चलेगा',
  'letter.policy-issued.money': 'आपकी पॉलिसी {number} जारी हो गई है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.cover': '{insurer} ने {plan}, {cover} की पॉलिसी जारी कर दी है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.people':
    '{insurer} ने {people} के लिए {plan}, {cover} की पॉलिसी जारी कर दी है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.attached': 'आपके कागज़ इस ईमेल के साथ हैं:',
  'letter.policy-issued.here': 'पॉलिसी और उसके कागज़ “मेरी पॉलिसी” में हैं, उसी ब्राउज़र में जिससे आपने पॉलिसी खरीदी।',
  'letter.policy-issued.later':
    'बाद में कभी भी छतरी पर “मेरी पॉलिसी”, फिर “मेरी पॉलिसी खोलें” दबाएँ और मोबाइल या पॉलिसी नंबर लिखें। मोबाइल पर कोड आएगा।',
  'letter.policy-issued.when': 'कब क्या करना है',
  'letter.policy-issued.now': 'अभी',
  'letter.policy-issued.read': 'पॉलिसी में नाम और तारीखें देख लें',
  'letter.policy-issued.read.note': 'कुछ गलत है? हमें फ़ोन करें।',
  'letter.policy-issued.free-look': 'पॉलिसी लौटाने का आखिरी दिन',
  'letter.policy-issued.free-look.note': 'फ़्री-लुक: पॉलिसी मिलने से {days} दिन',
  'letter.policy-issued.illness': 'नई बीमारियों का कवर शुरू',
  'letter.policy-issued.illness.note': 'जिनकी तारीख पॉलिसी में बाद की है, उन्हें छोड़कर। दुर्घटना का कवर {from} से है।',
  'letter.policy-issued.renewal': 'इस दिन तक रिन्यू करें',
  'letter.policy-issued.renewal.note': 'कवर इस दिन की रात 12 बजे खत्म होता है',

  'letter.insurer-accepted.subject': '{insurer} ने हाँ कर दी: {until} तक पेमेंट करें',
  'letter.insurer-accepted.title': '{insurer} ने हाँ कर दी',
  'letter.insurer-accepted.text':
    '{insurer} ने {plan} के लिए आपका आवेदन {number} मंज़ूर कर लिया है। कवर अभी शुरू नहीं हुआ: पेमेंट के बाद शुरू होगा।',
  'letter.insurer-accepted.after': '{until} के बाद आवेदन बंद हो जाएगा। तब कोई पैसा नहीं लिया जाएगा।',
  'letter.pay.amount': 'देने हैं',
  'letter.pay.by': 'इस दिन तक',

  'letter.payment-failed.subject': '{plan} के लिए आपके {amount} नहीं पहुँचे',
  'letter.payment-failed.title': 'आपके {amount} नहीं पहुँचे',
  'letter.payment-failed.text':
    '{plan} के आवेदन {number} के पेमेंट के बारे में हमने बैंक से बार-बार पूछा। पेमेंट नहीं हो पाया, इसलिए कवर अभी शुरू नहीं हुआ। आपके जवाब सँभालकर रखे हैं।',
  'letter.payment-failed.money': 'अगर खाते से पैसे कट गए हैं, तो बैंक 5 कामकाजी दिनों में ख़ुद लौटा देगा।',

  'letter.application-expires.subject': '{plan} के लिए आपका आवेदन {until} को बंद हो जाएगा',
  'letter.application-expires.title': 'आपका आवेदन {until} को बंद हो जाएगा',
  'letter.application-expires.text':
    '{insurer} ने {plan} के लिए आपका आवेदन {number} मंज़ूर कर लिया है। पेमेंट नहीं हुआ है, इसलिए इससे कोई कवर नहीं है।',

  'letter.application-waits.subject': '{plan} के लिए आपका आवेदन अधूरा है',
  'letter.application-waits.title': 'आपका आवेदन अधूरा है',
  'letter.application-waits.text': 'आपने {plan}, {cover} का आवेदन शुरू किया था। सारे जवाब सुरक्षित हैं।',
  'letter.application-waits.people':
    'आपने {people} के लिए {plan}, {cover} का आवेदन शुरू किया था। सारे जवाब सुरक्षित हैं।',
  'letter.application-waits.step': 'कहाँ तक हुआ',
  'letter.application-waits.step.value': '{of} में से चरण {now}',
  'letter.price': 'दाम',
  'letter.price.note': '{years, plural, =1 {एक साल का} other {# साल का}}, {tax}',
  'letter.price.tax.none': 'GST शून्य',
  'letter.price.tax.some': 'GST सहित',
  'letter.price.until': 'इस दिन तक पक्का',
  'letter.application-waits.only': 'अधूरे आवेदन की याद हम एक ही बार दिलाते हैं, इसी ईमेल से।',
  'letter.application-waits.erase': 'आवेदन मिटाएँ',

  'letter.price-changed.subject': '{plan} के लिए आपका आवेदन: दाम अब {after} है',
  'letter.price-changed.title': 'आपका दाम अब {after} है',
  'letter.price-changed.text':
    'आपने {plan} का आवेदन शुरू किया था। तब से उसका दाम बदल गया है। नए दाम पर आपकी हाँ से पहले कुछ नहीं देना है। सारे जवाब सुरक्षित हैं।',
  'letter.price-changed.before': 'पहले',
  'letter.price-changed.after': 'अब',

  'letter.purchase-closed.subject.declined': '{insurer} ने आवेदन {number} मंज़ूर नहीं किया',
  'letter.purchase-closed.title': 'आपका आवेदन बंद हो गया है',
  'letter.purchase-closed.title.declined': '{insurer} ने मना कर दिया',
  'letter.purchase-closed.price-ended':
    '{insurer} के {plan} के लिए आपके आवेदन {number} का पेमेंट दाम पक्का रहने तक नहीं हुआ, इसलिए आवेदन बंद हो गया है। इससे कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.plan-withdrawn':
    '{insurer} अब {plan} नहीं बेचती, इसलिए आपका आवेदन {number} बंद हो गया है। इससे कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.renewal-over':
    '{insurer} के {plan} का रिन्यूअल, आवेदन {number}, मोहलत (ग्रेस पीरियड) में नहीं भरा गया, इसलिए बंद हो गया है।',
  'letter.purchase-closed.money.none': 'हमने कोई पैसा नहीं लिया।',
  'letter.purchase-closed.blocked': 'ब्लॉक थे, लिए नहीं गए',
  'letter.purchase-closed.blocked.note': 'पूरी रकम से ब्लॉक हटाया जा रहा है',
  'letter.purchase-closed.paid': 'आपने दिए',
  'letter.purchase-closed.paid.note': 'पूरी रकम उसी खाते में वापस जा रही है जिससे पेमेंट हुआ था',
  'letter.purchase-closed.follows': 'पेमेंट गेटवे से पक्का होते ही हम आपको ईमेल करेंगे।',
  'letter.purchase-closed.other':
    'एक बीमा कंपनी की ना, सबकी ना नहीं है। आप दूसरे प्लान के लिए आवेदन कर सकते हैं, किसी दूसरी बीमा कंपनी में भी।',
  'letter.purchase-closed.again': 'आप इसी या दूसरे प्लान के लिए उस दिन के दाम पर आवेदन कर सकते हैं।',
  'letter.purchase-closed.reason':
    'वजह {insurer} से पूछें: {phone}। दूसरी बीमा कंपनी पूछे कि किसी ने मना किया था या नहीं, तो हाँ कहें।',

  'letter.money-returned.title.refunded': '{amount} {by} तक वापस आ जाएँगे',
  'letter.money-returned.title.released': '{amount} फिर से आपके हैं',
  'letter.money-returned.row.refunded': 'लौटाए गए',
  'letter.money-returned.row.released': 'ब्लॉक हट गया',
  'letter.money-returned.by': 'बैंक में इस दिन तक दिखेंगे',
  'letter.money-returned.reference': 'रेफ़रेंस',
  'letter.money-returned.reference.note': 'पेमेंट गेटवे का ऑर्डर',
  'letter.money-returned.later': 'तब तक न दिखें? इस रेफ़रेंस से आपका बैंक उन्हें ढूँढ लेगा, और हम भी।',

  'letter.renewal-due.until': 'कवर इस दिन तक',
  'letter.renewal-due.until.ended': 'कवर खत्म हुआ',
  'letter.renewal-due.last': 'रिन्यूअल इस दिन तक हो सकता है',
  'letter.renewal-due.in-time':
    '{until} तक पेमेंट करें, तो नया कवर बिना टूटे जुड़ जाता है। उसके बाद के हर दिन का कवर नहीं होगा।',
  'letter.renewal-due.wait': '{last} के बाद वेटिंग पीरियड का जो समय पूरा हो चुका, वह शायद न गिना जाए।',
  'letter.renewal-due.insurer': 'या {insurer} से पूछें: {phone}।',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'आपकी हेल्थ पॉलिसी {number} जारी हो गई है। हमें ₹{amount} मिल गए हैं। कवर {from} से {until} तक है। - छतरी',
  'sms.renewal-due':
    'आपकी हेल्थ पॉलिसी {number}: कवर {until} तक, रिन्यूअल {last} तक। कैसे करें, यह हमारे ईमेल में है। - छतरी',
  'sms.number-changing':
    '{on} से आपकी पॉलिसी {number} आखिरी अंक {end} वाले मोबाइल से खुलेगी। आपने नहीं करवाया? उससे पहले छतरी पर पॉलिसी खोलें या हमें फ़ोन करें। - छतरी',
  'sms.opener-added':
    'आपकी पॉलिसी {number} {on} से एक और तरीके से खुलती है। आपने नहीं किया? छतरी पर पॉलिसी खोलकर उसे हटाएँ या हमें फ़ोन करें। - छतरी',
  'sms.insurer-accepted':
    'आपका हेल्थ आवेदन {number} मंज़ूर हो गया है। ₹{amount} {until} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  'sms.payment-failed':
    'आपके हेल्थ आवेदन {number} का पेमेंट नहीं हो पाया। ₹{amount} {until} तक दें, नहीं तो वह बंद हो जाएगा। कवर अभी नहीं है। - छतरी',
  'sms.application-expires':
    'आपका हेल्थ आवेदन {number} {until} को बंद हो जाएगा। ₹{amount} का पेमेंट नहीं हुआ, इसलिए कवर नहीं है। - छतरी',
  'sms.service-news': 'आपका अनुरोध {reference}, हेल्थ पॉलिसी {number}: {state}। बाकी पॉलिसी के पेज पर। - छतरी',
  'sms.resume-code':
    'छतरी पर आगे बढ़ने का आपका कोड {code} है। यह {minutes} मिनट, उसी ब्राउज़र में चलेगा जिसने इसे मँगाया। किसी को न बताएँ, हमें भी नहीं। - छतरी',
};
