import type { messages as english } from '../../en/site/shell.ts';

/** What every page says. */
export const messages = {
  'app.name': 'छतरी',
  'app.name.other': 'Chhatri',
  'app.name.other.lang': 'en',
  'page.title': '{title} | छतरी',
  'page.title.error': 'गलती: {title}',

  'nav.skip': 'सीधे मुख्य हिस्से पर जाएँ',
  'nav.skip.plans': 'सीधे प्लान की सूची पर जाएँ',
  'nav.site': 'साइट',
  'nav.footer': 'छतरी के बारे में',
  'nav.contents': 'इस पेज पर',
  'nav.more': 'और पढ़ें',
  'nav.scores': 'स्कोर कैसे बनता है',
  'nav.prices': 'दाम कैसे बनता है',
  'nav.cover': 'कवर कैसे काम करता है',
  'nav.years': 'साल कैसे गिने जाते हैं',
  'nav.bill-test': 'अस्पताल के बिल का हिसाब',
  'nav.all-plans': 'सभी प्लान की तुलना',
  'nav.who-pays': 'हमें पैसा कौन देता है',
  'nav.help': 'मदद',
  'nav.mine': 'मेरी पॉलिसी',
  'nav.your-data': 'आपका डेटा और सहमति',
  'nav.leave': 'इस ब्राउज़र से बाहर निकलें',
  'nav.complaints': 'शिकायत',
  'nav.accessibility': 'सबके लिए आसान',

  'footer.theme.dark': 'गहरे रंग',
  'footer.theme.light': 'हल्के रंग',
  'footer.demo':
    'डेमो कैटलॉग: यहाँ की बीमा कंपनियाँ, प्लान और अस्पताल असली नहीं हैं। नियम और दाम का स्तर भारतीय बाज़ार जैसा है।',
  'footer.solicitation': 'बीमा आग्रह की विषयवस्तु है।',
  'footer.operator.broker': 'छतरी इंश्योरेंस ब्रोकिंग (डेमो), IRDAI डायरेक्ट ब्रोकर लाइसेंस नं. 000/0000।',
  'footer.operator.web-aggregator':
    'छतरी वेब एग्रीगेटर (डेमो), IRDAI लाइसेंस नं. 000/0000। हम जानकारी और तुलना देते हैं, सलाह नहीं।',
  'footer.prices': 'दाम {date} के हैं। रिटेल हेल्थ कवर पर GST: 22 सितंबर 2025 से शून्य।',

  'no-script':
    'आपके ब्राउज़र में JavaScript बंद है। सात सवालों के बाद प्लान और दाम उसके बिना भी दिखते हैं। खरीदने के लिए उसे चालू करें।',

  'no-script.landing': 'उसके बिना सात सवालों के जवाब दें',
  'loading.default': 'ज़रा रुकें, जानकारी आ रही है।',
  'loading.results': 'प्लान आ रहे हैं, ज़रा रुकें...',
  'loading.diseases': 'बीमारियों की सूची आ रही है...',
  'loading.best-plan': 'आपके लिए सबसे अच्छा प्लान निकाल रहे हैं',
  'loading.comparisons': 'तुलना तैयार हो रही है',
  'loading.plan': 'प्लान की जानकारी आ रही है...',
  'loading.processing': 'आपकी जानकारी पर काम हो रहा है',

  'waiting.crowd': 'इस समय छतरी पर बहुत लोग हैं। हम कोशिश कर रहे हैं; आपका भरा हुआ कुछ नहीं मिटेगा।',
  'waiting.slow': 'थोड़ा ज़्यादा समय लग रहा है। हम कोशिश कर रहे हैं; आपका भरा हुआ कुछ नहीं मिटेगा।',
  'waiting.offline': 'अभी इंटरनेट नहीं है। आते ही हम आगे बढ़ेंगे; आपका भरा हुआ कुछ नहीं मिटेगा।',

  'not-found.title': 'यह पेज नहीं मिला',
  'not-found.text': 'शायद पता गलत लिखा गया है, या लिंक का समय पूरा हो गया है।',
  'not-found.closed.title': 'यह यहाँ नहीं खुल सकता',
  'not-found.closed.text':
    'कोटेशन या आवेदन उसी ब्राउज़र में खुलता है जिसमें शुरू हुआ था, जब तक आप उससे बाहर न निकलें। कहीं और आवेदन सिर्फ़ आपके बनाए लिंक से खुलता है।',
  'not-found.closed.policy':
    'खरीदी हुई पॉलिसी चालू रहती है: वह बीमा कंपनी के पास है। पेमेंट बीच में था तो पॉलिसी मिलेगी या पैसा वापस।',
  'not-found.start': 'प्लान और दाम देखें',
  'not-found.home': 'शुरू के पेज पर जाएँ',

  'problem.title': 'माफ़ करें, कुछ गड़बड़ हो गई',
  'problem.text': 'हम यह पेज नहीं दिखा पाए। जो पहले सेव हुआ, वह सुरक्षित है। एक मिनट बाद फिर कोशिश करें।',
  'problem.retry': 'फिर कोशिश करें',
  'problem.server': 'माफ़ करें, सर्वर में कुछ गड़बड़ हो गई। थोड़ी देर बाद फिर कोशिश करें।',
  'problem.no-answer': 'छतरी से संपर्क नहीं हो पाया। आपके जवाब सुरक्षित हैं। इंटरनेट देखकर फिर कोशिश करें।',
  'problem.chunk.title': 'पेज का एक हिस्सा नहीं खुला',
  'problem.chunk.text': 'शायद इंटरनेट टूट गया, या इस बीच छतरी अपडेट हुई। जो सेव हुआ, वह सुरक्षित है।',
  'problem.chunk.retry': 'पेज फिर से खोलें',
} as const satisfies Record<keyof typeof english, string>;
