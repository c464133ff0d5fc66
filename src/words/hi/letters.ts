/** What is sent to a buyer. No health answer ever goes into a letter. */
export const messages = {
  'letter.greeting': 'नमस्ते {name},',
  'letter.policy-issued.subject': 'आपकी पॉलिसी {number} जारी हो गई है',
  'letter.policy-issued.money': 'आपकी पॉलिसी {number} जारी हो गई है। हमें {amount} मिल गए हैं।',
  'letter.policy-issued.days': 'कवर {from} से {until} तक है।',
  'letter.policy-issued.renews':
    'यह पॉलिसी {number} का रिन्यूअल है: वेटिंग पीरियड का जो समय पूरा हो चुका, वह गिना जाता है।',
  'letter.policy-issued.free-look': 'पॉलिसी मिलने के {days} दिन के अंदर आप उसे लौटा सकते हैं (फ़्री-लुक)।',
  'letter.policy-issued.attached': 'साथ में: पॉलिसी, ग्राहक सूचना पत्र और रसीद।',
  'letter.policy-issued.password':
    'हर फ़ाइल का पासवर्ड पॉलिसी लेने वाले व्यक्ति (प्रपोज़र) की जन्म तारीख है: पहले दिन, फिर महीना, फिर साल, बिना जगह छोड़े। 5 अगस्त 1988 हो, तो 05081988।',
  'letter.policy-issued.link': 'पॉलिसी किसी भी फ़ोन या कंप्यूटर पर इस लिंक से खोलें:',
  'letter.policy-issued.papers':
    'पॉलिसी, ग्राहक सूचना पत्र और रसीद उसी ब्राउज़र में “मेरी पॉलिसी” में हैं, जिससे आपने पॉलिसी खरीदी।',
  'letter.purchase-closed.subject': 'आपका आवेदन {number} बंद हो गया है',
  'letter.purchase-closed.declined':
    '{insurer} ने {plan} के लिए आपका आवेदन {number} मंज़ूर नहीं किया। इस आवेदन से कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.not-decided':
    '{plan} के लिए आपके आवेदन {number} पर {insurer} का फ़ैसला समय पर नहीं आया, इसलिए आवेदन बंद हो गया है। इससे कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.not-issued':
    '{insurer} ने {plan} के लिए आपके आवेदन {number} पर पॉलिसी जारी नहीं की। इस आवेदन से कोई कवर शुरू नहीं हुआ। पहले से कोई पॉलिसी है, तो उसमें कुछ नहीं बदला।',
  'letter.purchase-closed.money.none': 'हमने कोई पैसा नहीं लिया।',
  'letter.purchase-closed.money.released':
    'आपके खाते में {amount} ब्लॉक थे। पूरी रकम से ब्लॉक हटाया जा रहा है। पेमेंट गेटवे से पक्का होते ही हम आपको ईमेल करेंगे।',
  'letter.purchase-closed.money.refunded':
    'आपके पूरे {amount} उसी खाते में वापस जा रहे हैं जिससे पेमेंट हुआ था। पेमेंट गेटवे से पक्का होते ही हम आपको ईमेल करेंगे।',
  'letter.purchase-closed.next':
    'आप दूसरे प्लान के लिए आवेदन कर सकते हैं, किसी दूसरी बीमा कंपनी में भी। वजह, जितनी हमें पता है, और आगे आप क्या कर सकते हैं, यह “मेरी पॉलिसी” में लिखा है, उसी ब्राउज़र में जिससे आपने आवेदन किया था।',
  'letter.money-returned.subject.refunded': '{amount} आपको लौटा दिए गए: आवेदन {number}',
  'letter.money-returned.subject.released': '{amount} से ब्लॉक हट गया: आवेदन {number}',
  'letter.money-returned.refunded':
    'आपने आवेदन {number} के लिए जो {amount} दिए थे, वे हमने {date} को उसी खाते में लौटा दिए जिससे पेमेंट हुआ था।',
  'letter.money-returned.released':
    'आपके आवेदन {number} के लिए आपके खाते में {amount} ब्लॉक थे। {date} को ब्लॉक हट गया। इस रकम में से कुछ नहीं कटा।',
  'letter.money-returned.policy': 'आपकी पॉलिसी चालू है: यह पैसा उसके प्रीमियम के ऊपर दिया गया था।',
  'letter.money-returned.reference': 'रेफ़रेंस (पेमेंट गेटवे का ऑर्डर): {reference}।',
  'letter.money-returned.bank.refunded':
    'पैसे आम तौर पर 5 कामकाजी दिनों में आ जाते हैं। न आएँ, तो यह रेफ़रेंस देकर हमसे या अपने बैंक से पूछें।',
  'letter.money-returned.bank.released':
    '5 कामकाजी दिनों के बाद भी बैंक में यह रकम ब्लॉक दिखे, तो यह रेफ़रेंस देकर हमसे या अपने बैंक से पूछें।',
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
  'letter.renewal-due.in-time':
    '{until} तक पेमेंट करें, तो नया कवर बिना टूटे जुड़ जाता है। रिन्यूअल {last} तक हो सकता है, पर बीच के हर दिन का कवर नहीं होगा।',
  'letter.renewal-due.ended': '{insurer} का {plan}, पॉलिसी {number}: कवर {until} की रात 12 बजे खत्म हुआ।',
  'letter.renewal-due.uncovered':
    'इस ईमेल के दिन ही पेमेंट करें, तो {days, plural, other {# दिन}} का कवर नहीं है। जितनी देर करेंगे, उतने दिन और बिना कवर के।',
  'letter.renewal-due.last':
    'रिन्यूअल {last} तक हो सकता है। उसके बाद वेटिंग पीरियड का जो समय पूरा हो चुका, वह शायद न गिना जाए, और वेटिंग पीरियड फिर से शुरू हो।',
  'letter.renewal-due.easy': 'सेहत के सवाल दोबारा नहीं पूछे जाते। उम्र या क्लेम की वजह से रिन्यूअल मना नहीं हो सकता।',
  'letter.renewal-due.link': 'किसी भी फ़ोन या कंप्यूटर पर इस लिंक से रिन्यू करें:',
  'letter.renewal-due.code':
    'आपके मोबाइल नंबर पर, जिसके आखिरी अंक {end} हैं, एक कोड आएगा। उस कोड के बिना लिंक से कुछ नहीं खुलता, और लिंक एक ही बार चलता है। पहले मिले लिंक अब नहीं चलेंगे।',
  'letter.renewal-due.insurer': 'या {insurer} से पूछें: {phone}।',
  'letter.renewal-due.done': 'पॉलिसी कहीं और रिन्यू कर ली है, तो इस ईमेल को छोड़ दें।',
  'letter.opening-code.subject': 'पॉलिसी खोलने का आपका कोड',
  'letter.opening-code.code':
    'आपका कोड {code} है। यह {minutes, plural, other {# मिनट}} तक चलेगा, और उसी ब्राउज़र में जिसमें माँगा गया।',
  'letter.opening-code.nobody':
    'यह कोड किसी को न बताएँ, हमें भी नहीं। आपने कोड नहीं माँगा, तो इस ईमेल पर ध्यान न दें: कोड के बिना कुछ नहीं खुलता।',
  'letter.number-changing.subject': 'आपकी पॉलिसी {number} अब दूसरे मोबाइल से खुलेगी',
  'letter.number-changing.what':
    'हमें बताया गया है कि आपका मोबाइल नंबर बदल गया है। {on} से आपकी पॉलिसी {number} उस मोबाइल से खुलेगी जिसके आखिरी अंक {end} हैं। पुराने नंबर से तब नहीं खुलेगी।',
  'letter.number-changing.object':
    'यह आपने नहीं करवाया? {on} से पहले Chhatri पर अपने अभी के नंबर से पॉलिसी खोलें, “इसे कौन खोल सकता है” चुनें और “यह मैंने नहीं किया” दबाएँ। या हमें फ़ोन करें।',
  'letter.close': 'छतरी',

  // Registered for SMS word for word: a changed text needs a new registration before it can go out.
  'sms.policy-issued':
    'आपकी हेल्थ पॉलिसी {number} जारी हो गई है। हमें ₹{amount} मिल गए हैं। कवर {from} से {until} तक है। - छतरी',
  'sms.renewal-due':
    'आपकी हेल्थ पॉलिसी {number}: कवर {until} तक, रिन्यूअल {last} तक। कैसे करें, यह हमारे ईमेल में है। - छतरी',
  'sms.number-changing':
    '{on} से आपकी पॉलिसी {number} उस मोबाइल से खुलेगी जिसके आखिरी अंक {end} हैं। आपने नहीं करवाया? Chhatri पर पॉलिसी खोलें और "यह मैंने नहीं किया" दबाएँ, या हमें फ़ोन करें। - Chhatri',
  'sms.resume-code':
    'छतरी पर आगे बढ़ने का आपका कोड {code} है। यह {minutes} मिनट, उसी ब्राउज़र में चलेगा जिसने इसे मँगाया। किसी को न बताएँ, हमें भी नहीं। - छतरी',
};
