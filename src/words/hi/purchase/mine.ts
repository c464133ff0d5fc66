import type { messages as english } from '../../en/purchase/mine.ts';

/** What a visitor has bought, found again. */
export const messages = {
  'mine.title': 'मेरी पॉलिसी',
  'mine.lede':
    'ये इसी ब्राउज़र में खुलती हैं, और किसी को नहीं दिखतीं। दूसरे फ़ोन या कंप्यूटर पर ये आपके बनाए लिंक और मोबाइल पर आए कोड से खुलती हैं।',
  'mine.lede.here': 'ये इसी ब्राउज़र में खुलती हैं, और किसी को नहीं दिखतीं। अभी ये कहीं और नहीं खुल सकतीं।',
  'mine.none.title': 'इस ब्राउज़र में कोई पॉलिसी नहीं खुलती',
  'mine.none.text':
    'पॉलिसी उसी ब्राउज़र में खुलती है जिसमें खरीदी गई, जब तक आप अपने लिंक से किसी और फ़ोन या कंप्यूटर पर आगे न बढ़ें। वह आपकी बीमा कंपनी के पास फिर भी है, और उसका नंबर आपको भेजा गया था।',
  'mine.none.button': 'प्लान और दाम देखें',
  'mine.elsewhere': 'दूसरे फ़ोन या कंप्यूटर पर खरीदी थी?',
  'mine.elsewhere.1': 'वहाँ “मेरी पॉलिसी” खोलें और “दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें” चुनें। एक लिंक मिलेगा, ईमेल से भी।',
  'mine.elsewhere.2': 'वह लिंक यहाँ खोलें, और मोबाइल पर आया कोड लिखें।',
  'mine.elsewhere.gone':
    'वह फ़ोन या कंप्यूटर पास नहीं रहा? रिन्यूअल से पहले हम ऐसा लिंक ईमेल करते हैं। तब तक पॉलिसी नंबर से आपकी बीमा कंपनी मदद करती है, और फ़ोन पर हम।',
  'mine.elsewhere.help': 'किसी से बात करें',
  'mine.open': 'कागज़, तारीखें और अस्पताल में क्या करें',
  'mine.go-on': 'देखें कि कहाँ तक पहुँचा',
  'mine.number': 'पॉलिसी नंबर',
  'mine.proposal': 'आवेदन नंबर',
  'mine.insured': 'बीमित',
  'mine.period': 'कवर',
  'mine.period.text': '{from} से {until} की रात 12 बजे तक',
  'mine.free-look': 'कब तक लौटा सकते हैं',
  'mine.free-look.left':
    '{date}: {days, plural, =0 {आज आखिरी दिन है} other {# दिन बचे हैं}}। तब तक {insurer} को बताएँ: कवर के दिनों, मेडिकल जाँच और स्टांप ड्यूटी का पैसा काटकर प्रीमियम वापस मिलता है।',
  'mine.renew': 'कब तक रिन्यू करें',
  'mine.renewal': 'यह पॉलिसी रिन्यू करें',
  'mine.renewal.begun': 'रिन्यूअल पूरा करें',
  'mine.renewal.done': 'यह पॉलिसी रिन्यू हो गई है: इसके बाद नई पॉलिसी चलेगी।',
  'mine.renewal.over': 'रिन्यूअल का समय निकल गया: अब क्या करें',
  'mine.renewal.grace': 'अभी कवर नहीं है। {date} तक अब भी रिन्यू कर सकते हैं।',
  'mine.amount': 'रकम',
  'mine.decision': 'फ़ैसला कब तक',
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
} as const satisfies Record<keyof typeof english, string>;
