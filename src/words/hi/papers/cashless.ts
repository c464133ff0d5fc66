/** A stay in hospital without paying first: on a paper, and on the page of the policy. */
export const messages = {
  'papers.cashless.file': 'तीन कदम में कैशलेस {number}',
  'papers.cashless.kind': 'छतरी · अस्पताल में',
  'papers.cashless.title': 'तीन कदम में कैशलेस इलाज',
  'papers.cashless.reference': '{insurer}, पॉलिसी नंबर {number}',
  'papers.cashless.numbers': 'ये पास रखें',
  'papers.cashless.planned': 'जब भर्ती पहले से तय हो',
  'papers.cashless.planned.call':
    '1. तारीख पता चलते ही {desk} को {phone} पर फ़ोन करें। पूछें कि आपके पास कौन-सा अस्पताल नेटवर्क में है, और भर्ती से कितने दिन पहले बताना है।',
  'papers.cashless.planned.show':
    '2. अस्पताल के बीमा डेस्क पर पॉलिसी नंबर {number} और मरीज़ का फ़ोटो वाला पहचान पत्र दिखाएँ। मंज़ूरी अस्पताल माँगता है।',
  'papers.cashless.above':
    'अपनी दूसरी पॉलिसी भी दिखाएँ: साल के बिल के पहले {deductible} वह देती है, या आप। उसके सेटलमेंट लेटर सँभालकर रखें।',
  'papers.cashless.planned.expect':
    '3. जवाब {answer, plural, other {# घंटे}} में आना चाहिए। छुट्टी के दिन आखिरी बिल के बाद {discharge, plural, other {# घंटे}} में आखिरी जवाब आना चाहिए; इससे ज़्यादा देर का जो पैसा अस्पताल ले, वह {insurer} देती है। जो पॉलिसी में कवर नहीं, वह आप देते हैं।',
  'papers.cashless.emergency': 'इमरजेंसी में',
  'papers.cashless.emergency.go': '1. सबसे पास के अस्पताल जाएँ। पहले इलाज; बाकी काम घर का कोई और कर सकता है।',
  'papers.cashless.emergency.show':
    '2. 24 घंटे के अंदर बीमा डेस्क पर पॉलिसी नंबर {number} और मरीज़ का पहचान पत्र दिखवाएँ, और {desk} को {phone} पर फ़ोन करें।',
  'papers.cashless.emergency.expect':
    '3. यहाँ भी जवाब {answer, plural, other {# घंटे}} में, और छुट्टी के दिन {discharge, plural, other {# घंटे}} में।',
  'papers.cashless.elsewhere': 'जब पास में नेटवर्क अस्पताल न हो',
  'papers.cashless.elsewhere.ask':
    'फिर भी {desk} को {phone} पर फ़ोन करें: सबसे पास का नेटवर्क अस्पताल पता चलेगा, और आपका फ़ोन दर्ज हो जाएगा।',
  'papers.cashless.elsewhere.pay':
    'नहीं तो पैसा खुद दें और {insurer} को क्लेम फ़ॉर्म के साथ हर असली बिल और रसीद, डिस्चार्ज समरी और रिपोर्टें भेजें। सबकी कॉपी रखें। पैसा आपके बैंक खाते में आता है।',
  'papers.cashless.late': 'जब जवाब में देर हो या मना कर दें',
  'papers.cashless.late.text':
    '{desk} को {phone} पर फ़ोन करें और लिखित में वजह माँगें। कैशलेस के लिए मना करना क्लेम के लिए मना करना नहीं है: आप पैसा देकर बिल भेज सकते हैं।',
  'papers.cashless.own': '{insurer} खुद क्या माँगती है',
};
