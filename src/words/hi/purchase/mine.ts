/** What a visitor has bought, found again. */
export const messages = {
  'mine.lede': 'जो इस ब्राउज़र में खुलता है। दूसरे फ़ोन या कंप्यूटर पर पॉलिसी आपके मोबाइल या पॉलिसी नंबर और कोड से खुलती है।',
  'mine.lede.here': 'जो इस ब्राउज़र में खुलता है। अभी यह कहीं और नहीं खुल सकता।',
  'mine.none.title': 'इस ब्राउज़र में कोई पॉलिसी नहीं खुलती',
  'mine.none.text':
    'पॉलिसी हर फ़ोन और कंप्यूटर पर खुलती है: मोबाइल या पॉलिसी नंबर और कोड से। बीमा कंपनी के पास वह वैसे भी है।',
  'mine.none.text.here': 'पॉलिसी उसी ब्राउज़र में खुलती है जिसमें वह खरीदी गई। बीमा कंपनी के पास वह वैसे भी है।',
  'mine.none.button': 'प्लान और दाम देखें',
  'mine.data': 'आपका डेटा: देखें, डाउनलोड करें या मिटाएँ',
  'mine.elsewhere': 'दूसरे फ़ोन या कंप्यूटर पर खरीदी थी?',
  'mine.elsewhere.1': 'वह यहाँ भी खुलेगी: मोबाइल या पॉलिसी नंबर लिखें, फिर मोबाइल पर आया कोड।',
  'mine.elsewhere.open': 'मेरी पॉलिसी खोलें',
  'mine.state.none': 'भेजा गया, पेमेंट बाकी है',
  'mine.state.pending': 'बैंक के जवाब का इंतज़ार',
  'mine.state.blocked': 'फ़ैसला बाकी, पैसा ब्लॉक है',
  'mine.state.paid': 'पेमेंट हुआ, पॉलिसी बन रही है',
  'mine.state.issued': 'पॉलिसी बन गई',
  'mine.state.ended': 'कवर खत्म हो गया',
  'mine.state.failed': 'पेमेंट नहीं हुआ',
  'mine.state.cancelled': 'पेमेंट रद्द हुआ',
  'mine.state.declined': 'बीमा कंपनी ने मंज़ूर नहीं किया',
  'mine.state.expired': 'दाम का समय पूरा हुआ',
  'mine.state.refund-due': 'पैसा वापस आ रहा है',
  'mine.state.refunded': 'पैसा लौटा दिया गया',
  'mine.due': 'आगे क्या है',
  'mine.due.free-look':
    '{count, plural, one {{plan} लौटाने का आखिरी दिन} other {आपकी # पॉलिसी लौटाने का आखिरी दिन}}',
  'mine.due.free-look.text':
    'तब तक नाम और तारीखें पढ़ लें। इस दिन तक बीमा कंपनी को बताएँ, तो कवर के दिनों, मेडिकल जाँच और स्टांप ड्यूटी का पैसा काटकर प्रीमियम वापस मिलता है।',
  'mine.due.decision': '{count, plural, one {इस दिन तक {plan} पर फ़ैसला} other {इस दिन तक # आवेदनों पर फ़ैसला}}',
  'mine.due.decision.text': 'बीमा कंपनी मना करे या कुछ न कहे, तो ब्लॉक किया पूरा पैसा छूट जाएगा।',
  'mine.due.renewal':
    '{count, plural, one {इस दिन तक {plan} रिन्यू करें} other {इस दिन तक अपनी # पॉलिसी रिन्यू करें}}',
  'mine.due.renewal.text': 'कवर रात 12 बजे खत्म होता है। अपने आप कुछ रिन्यू नहीं होता।',
  'mine.due.grace':
    '{count, plural, one {{plan} रिन्यू करने का आखिरी दिन} other {अपनी # पॉलिसी रिन्यू करने का आखिरी दिन}}',
  'mine.due.grace.text': 'कवर खत्म हो गया है: रिन्यू होने तक कुछ कवर नहीं है।',
  'mine.due.cover-starts': '{count, plural, one {{plan} का कवर शुरू} other {आपकी # पॉलिसी का कवर शुरू}}',
  'mine.due.cover-starts.text': 'इस दिन से पहले यह कुछ कवर नहीं करती।',
  'mine.due.first-wait':
    '{count, plural, one {{plan} का पहला वेटिंग पीरियड पूरा} other {आपकी # पॉलिसी का पहला वेटिंग पीरियड पूरा}}',
  'mine.due.first-wait.text':
    'तब तक दुर्घटना का पैसा मिलता है। इस दिन से नई बीमारी का भी, सिवाय उसके जिसका वेटिंग पीरियड लंबा है।',
  'mine.policies': 'पॉलिसी',
  'mine.applications': 'आवेदन',
  'mine.kept': 'सेव किए हुए दाम',
  'mine.kept.title': '{people} के लिए दाम',
  'mine.kept.title.top-up': '{people} के लिए टॉप-अप के दाम',
  'mine.kept.who': '{ages, select, none {} other {{ages}, }}{cover}',
  'mine.kept.until': 'इस ब्राउज़र में, ज़्यादा से ज़्यादा {date} तक',
  'mine.row.cover':
    '{basis, select, shared {{cover}, सबका साझा।} each {हर एक का {cover}।} other {{cover}।}} {hasEnded, select, yes {{until} को खत्म} unused {पहले दिन से पहले लौटाई गई} other {{until} तक}}',
  'mine.row.owes': 'हर ₹100 के बिल में से ₹{percent} आप देंगे',
};
