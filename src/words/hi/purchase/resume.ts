import type { messages as english } from '../../en/purchase/resume.ts';

/** Going on with an application, or coming back to a policy, on another device. */
export const messages = {
  'resume.make.title': 'दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें',
  'resume.make.lede': 'आपको एक लिंक मिलेगा। आपके मोबाइल पर आए कोड के बिना उससे कुछ नहीं खुलता।',
  'resume.make.1': 'लिंक यहाँ बनाएँ। आपने ईमेल दिया है, तो हम उस पर भी भेज देंगे।',
  'resume.make.2': 'दूसरे फ़ोन या कंप्यूटर पर लिंक खोलें, और आपके मोबाइल पर आया कोड लिखें।',
  'resume.make.3': 'वहीं आगे बढ़ें। तब यहाँ यह बंद हो जाएगा; वहाँ बने लिंक से वापस आ सकते हैं।',
  'resume.make.button': 'मुझे लिंक भेजें',
  'resume.make.busy': 'लिंक बन रहा है',
  'resume.make.anew': 'दूसरा लिंक बनाएँ',
  'resume.make.back': 'जहाँ थे, वहाँ लौटें',
  'resume.make.mobile': 'मोबाइल नंबर लिखें',
  'resume.make.trouble': 'लिंक नहीं बना।',
  'resume.made': 'यह रहा आपका लिंक।',
  'resume.made.sent': '{email} पर भेज दिया।',
  'resume.made.facts':
    'कोड उस मोबाइल पर जाएगा जिसके आखिरी अंक {end} हैं। लिंक एक बार चलता है, {date} तक। पहले बने लिंक अब नहीं चलेंगे।',
  'resume.copy': 'लिंक कॉपी करें',
  'resume.copied': 'लिंक कॉपी हो गया',
  'resume.copy.failed': 'कॉपी नहीं हुआ। लिंक को देर तक दबाएँ।',

  'resume.title': 'यहाँ आगे बढ़ें',
  'resume.lede': 'मोबाइल पर आए कोड से आप यहाँ वहीं से आगे बढ़ेंगे जहाँ रुके थे।',
  'resume.ask': 'कोड आपके उस मोबाइल पर जाएगा जिसके आखिरी अंक {end} हैं।',
  'resume.ask.button': 'कोड भेजें',
  'resume.sending': 'भेज रहे हैं',
  'resume.sent': 'कोड उस मोबाइल पर भेजा गया है जिसके आखिरी अंक {end} हैं।',
  'resume.code': '6 अंकों का कोड',
  'resume.code.hint': 'यह दस मिनट चलता है। इसे पेस्ट कर सकते हैं।',
  'resume.go-on': 'आगे बढ़ें',
  'resume.trying': 'कोड देख रहे हैं',
  'resume.again': 'नया कोड भेजें',
  'resume.wait': '{seconds} सेकंड में नया कोड मँगा सकते हैं।',
  'resume.wait.minutes': '{minutes} मिनट में नया कोड मँगा सकते हैं।',
  'resume.no-more':
    'इस लिंक पर अब और कोड नहीं भेजे जाएँगे। जिस ब्राउज़र में आखिर में काम किया था, वहाँ नया लिंक बनाएँ। वह ब्राउज़र अब न हो, तो नीचे “मदद” में देखें कि किससे बात करनी है।',
  'resume.trouble': 'यह नहीं हो पाया।',
  'resume.closes': 'यहाँ खुलने के बाद यह दूसरे फ़ोन या कंप्यूटर पर बंद हो जाएगा। यहाँ बने लिंक से वहाँ वापस जा सकते हैं।',
  'resume.over.title': 'यह लिंक अब नहीं चलता',
  'resume.over.text': 'लिंक एक बार चलता है, कुछ समय तक, और जब तक दूसरा न बने। आपने जो भरा, वह फिर भी सुरक्षित है।',
  'resume.over.anew':
    'हमारा सबसे नया ईमेल खोलें। या जिस ब्राउज़र में आखिर में काम किया था, वहाँ “दूसरे फ़ोन या कंप्यूटर पर आगे बढ़ें” से नया लिंक बनाएँ।',
  'resume.over.home': 'शुरू के पेज पर जाएँ',
} as const satisfies Record<keyof typeof english, string>;
