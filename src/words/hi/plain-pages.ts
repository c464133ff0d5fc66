import type { messages as english } from '../en/plain-pages.ts';

/** Pages that stand without the web app: a refusal, and one that asks again by itself. */
export const messages = {
  'plain.name': 'छतरी',
  'plain.problem': 'माफ़ करें, कुछ गड़बड़ है',
  'plain.closed': 'यह यहाँ नहीं खुल सकता',
  'plain.closed.money': 'पेमेंट बीच में था तो या पॉलिसी मिलेगी, या पैसा वापस।',
  'plain.nothing-done': 'बटन दबाने से कुछ नहीं हुआ: न कोई पैसा कटा, न कुछ बदला।',
  'plain.back': 'उसी पेज पर लौटें',
  'plain.start': 'शुरू के पेज पर जाएँ',
  'plain.wait': 'एक मिनट रुकें',
  'plain.wait.OVERLOADED': 'अभी यहाँ बहुत लोग हैं। आपने जो सेव किया, वह सुरक्षित है।',
  'plain.wait.TOO_MANY_REQUESTS': 'थोड़ी ही देर में बहुत बार पूछा गया। आपने जो सेव किया, वह सुरक्षित है।',
  'plain.wait.STORE_UNAVAILABLE': 'हमारे रिकॉर्ड अभी नहीं खुल रहे। आपने पहले जो सेव किया, वह सुरक्षित है।',
  'plain.wait.again': 'आपको कुछ नहीं करना है: {seconds} सेकंड में हम खुद फिर कोशिश करेंगे।',
  'plain.wait.press': '{seconds} सेकंड में पेज खुद लौट आएगा। फिर बटन दोबारा दबा सकते हैं।',
  'plain.wait.now': 'अभी फिर कोशिश करें',
  'plain.to-gateway': 'अब पेमेंट',
  'plain.to-gateway.what': 'हम आपको उस कंपनी के पेज पर ले जा रहे हैं जो हमारे लिए पेमेंट लेती है। कुछ न हो तो बटन दबाएँ।',
  'plain.to-gateway.go': 'पेमेंट पर आगे बढ़ें',
  'plain.browsers':
    'छतरी Chrome और Edge {chrome}, Firefox {firefox}, Safari {safari} और इनसे नए ब्राउज़र के लिए बनी है; पुराने ब्राउज़र में आप हर पेज पढ़ सकते हैं और सात सवालों से अपने प्लान देख सकते हैं, पर प्लान छाँटने और खरीदने के लिए नया ब्राउज़र चाहिए।',
  'plain.browsers.landing': 'सात सवालों के जवाब दें',
  'plain.cookies':
    'इस ब्राउज़र में कुकी बंद हैं, इसलिए आपके जवाब भेजे नहीं जा सकते और दाम नहीं दिख सकते। जवाब देने से पहले ब्राउज़र की सेटिंग में इस साइट के लिए कुकी चालू करें और पेज फिर से खोलें। उनके बिना भी आप हर पेज पढ़ सकते हैं।',
  'plain.cookies.again': 'पेज फिर से खोलें',
  'plain.cookies.help': 'किसी से बात करके पूछें',
  'plain.script': 'इस चरण के लिए JavaScript चाहिए',
  'plain.script.kept': 'अभी आपने जो भरा, वह आगे नहीं भेजा गया और सेव नहीं हुआ। पहले जो सेव किया, वह सुरक्षित है।',
  'plain.script.do':
    'ब्राउज़र की सेटिंग में JavaScript चालू करें या नया ब्राउज़र लें, फिर पेज दोबारा खोलें। उसके बिना आप हर पेज पढ़ सकते हैं और सात सवालों से अपने प्लान देख सकते हैं, और खरीदने में हमारे सलाहकार मदद कर सकते हैं।',
  'plain.script.back': 'उसी पेज पर वापस जाएँ',
  'sale.agent': 'आप एजेंट {name} (कोड {code}) के साथ हैं',
  'sale.partner': '{name} के ग्राहकों के लिए। तुलना और बिक्री छतरी करती है।',
  'sale.refused.unknown-agent': 'इस एजेंट का कोड हमारे पास नहीं है',
  'sale.refused.unknown-agent.text':
    'जो लिंक आपने खोला, उसमें ऐसे एजेंट का कोड है जो हमारे साथ काम नहीं करता, या कोड गलत लिखा गया है। एजेंट से लिंक दोबारा माँगें।',
  'sale.refused.not-theirs': 'यह लिंक हमारे किसी पार्टनर का नहीं है',
  'sale.refused.not-theirs.text':
    'इसका कुछ हिस्सा छूट गया है या बदल गया है। यह पार्टनर की साइट पर मिला था तो वहीं से दोबारा खोलें।',
  'sale.refused.ended': 'पार्टनर का यह लिंक अब बंद है',
  'sale.refused.ended.text': 'पार्टनर के लिंक कुछ हफ़्ते चलते हैं। पार्टनर की साइट पर नया लिंक खोलें।',
  'sale.refused.same': 'आप इसके बिना भी यहीं आगे बढ़ सकते हैं। अब तक जो भरा है, वह वैसा ही रहेगा।',
  'sale.refused.on': 'इसके बिना आगे बढ़ें',
} as const satisfies Record<keyof typeof english, string>;
