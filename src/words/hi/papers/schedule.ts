import type { messages as english } from '../../en/papers/schedule.ts';

/** Policy schedule. */
export const messages = {
  'papers.schedule.kind': 'छतरी · पॉलिसी शेड्यूल',
  'papers.schedule.file': 'पॉलिसी शेड्यूल {number}',
  'papers.schedule.title': '{insurer}: {product}',
  'papers.schedule.number': 'पॉलिसी नंबर {number}',
  'papers.schedule.cover': 'कवर',
  'papers.schedule.sum': 'सम इंश्योर्ड',
  'papers.schedule.sum.text':
    '{amount} ({inWords}), {basis, select, floater {नीचे दिए सभी लोगों के लिए साझा} other {नीचे दिए हर व्यक्ति के लिए}}',
  'papers.schedule.deductible': 'साल का डिडक्टिबल',
  'papers.schedule.bonus': 'बिना क्लेम वाले सालों का बोनस, ऊपर से',
  'papers.schedule.renews': 'जिस पॉलिसी का रिन्यूअल है',
  'papers.schedule.since': 'कब से कवर टूटे बिना',
  'papers.schedule.period': 'कवर की अवधि',
  'papers.schedule.period.text': '{from}, 00:00 से {until}, 24:00 तक ({years, plural, other {# साल}})',
  'papers.schedule.proposer': 'पॉलिसी लेने वाला व्यक्ति (प्रपोज़र)',
  'papers.schedule.address': 'पता',
  'papers.schedule.nominee': 'नॉमिनी',
  'papers.schedule.proposal': 'आवेदन नंबर',
  'papers.schedule.issued': 'जारी होने की तारीख',
  'papers.schedule.people': 'बीमित लोग',
  'papers.schedule.name': 'नाम',
  'papers.schedule.relation': 'रिश्ता',
  'papers.schedule.self': 'खुद',
  'papers.schedule.birth': 'जन्म तारीख',
  'papers.schedule.age': 'शुरुआत में उम्र',
  'papers.schedule.age.years': '{count, plural, other {# साल}}',
  'papers.schedule.age.months': '{count, plural, =1 {1 महीना} other {# महीने}}',
  'papers.schedule.unknown': 'नहीं बताया',
  'papers.schedule.premium': 'प्रीमियम',
  'papers.schedule.premium.net': 'प्रीमियम',
  'papers.schedule.gst': 'GST',
  'papers.schedule.gst.nil': 'शून्य',
  'papers.schedule.total': 'कुल पेमेंट',
  'papers.schedule.payment': 'पेमेंट',
  'papers.schedule.limits': 'कमरा और बिल में आपका हिस्सा',
  'papers.schedule.copay': 'हर बिल में आपका हिस्सा (को-पे): {line}',
  'papers.schedule.cashless': 'पहले पैसे दिए बिना इलाज (कैशलेस) कैसे कराएँ',
  'papers.schedule.cashless.desk':
    '1. नेटवर्क अस्पताल के बीमा डेस्क पर पॉलिसी नंबर {number} और पहचान पत्र दिखाएँ: पहले से तय भर्ती से उतने दिन पहले जितने {insurer} माँगे, इमरजेंसी में 24 घंटे के अंदर।',
  'papers.schedule.cashless.first':
    'साल के बिल के पहले {deductible} आपकी दूसरी पॉलिसी देती है, या आप। वह पॉलिसी भी दिखाएँ, और उसके सेटलमेंट लेटर सँभालकर रखें।',
  'papers.schedule.cashless.ask':
    '2. अस्पताल {insurer} से पूछता है। जवाब 1 घंटे में आना चाहिए। न आए तो {phone} पर फ़ोन करें।',
  'papers.schedule.cashless.leave':
    '3. छुट्टी के दिन आखिरी जवाब 3 घंटे में आना चाहिए। जो पॉलिसी में कवर नहीं, वह आप देते हैं। हर बिल और रिपोर्ट सँभालकर रखें।',
  'papers.schedule.waits': 'क्या कब से कवर है',
  'papers.schedule.wait.accident': 'दुर्घटना',
  'papers.schedule.wait.other-illness': 'बाकी हर बीमारी, शुरुआती वेटिंग पीरियड के बाद',
  'papers.schedule.wait.specific-treatment': 'सूची में दी बीमारियाँ और ऑपरेशन, जिनका अपना वेटिंग पीरियड है',
  'papers.schedule.wait.joint-replacement': 'जोड़ बदलना, अगर दुर्घटना की वजह से न हो',
  'papers.schedule.wait.pre-existing': 'पहले से चल रही बीमारियाँ, जो बताई गई थीं',
  'papers.schedule.wait.maternity': 'डिलीवरी (मैटरनिटी)',
  'papers.schedule.free-look':
    'फ़्री-लुक: पॉलिसी मिलने के {days} दिन के अंदर आप इसे लौटा सकते हैं। कवर के दिनों, मेडिकल जाँच और स्टांप ड्यूटी का पैसा काटकर प्रीमियम वापस मिलता है।',
  'papers.schedule.complaints.insurer':
    'शिकायत, पहला कदम: {insurer} के शिकायत अधिकारी, {phone}। जवाब 14 दिन में मिलना चाहिए।',
  'papers.schedule.complaints.regulator':
    'दूसरा कदम: नियामक का बीमा भरोसा पोर्टल, bimabharosa.irdai.gov.in, या फ़ोन 155255।',
  'papers.schedule.complaints.ombudsman': 'तीसरा कदम: आपके राज्य के बीमा लोकपाल, बिना किसी फ़ीस के, cioins.co.in।',
  'papers.schedule.demo':
    'डेमो: यह ऐसे कैटलॉग से बना है जिसकी बीमा कंपनियाँ और प्लान असली नहीं हैं। किसी बीमा कंपनी ने यह कवर नहीं दिया है और कोई पैसा नहीं लिया गया है।',
} as const satisfies Record<keyof typeof english, string>;
