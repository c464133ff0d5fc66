import type { messages as english } from '../../en/papers/joining.ts';

/** Who can join a plan, and who cannot. */
export const messages = {
  'papers.joining': 'कौन जुड़ सकता है',
  'papers.joining.adults':
    'वयस्क, जिनकी उम्र जुड़ते समय {from} से {to} साल हो। रिन्यूअल के लिए उम्र की कोई ऊपरी सीमा नहीं है।',
  'papers.joining.children': 'बच्चे {days, plural, =0 {जन्म} other {{days} दिन}} से {years} साल तक।',
  'papers.joining.children.none': 'बच्चे नहीं जुड़ सकते।',
  'papers.joining.basis.individual': 'हर व्यक्ति का अपना कवर होता है।',
  'papers.joining.basis.floater': 'पूरे परिवार का एक ही कवर होता है (फ़्लोटर)।',
  'papers.joining.basis.both': 'पूरे परिवार का एक कवर (फ़्लोटर), या हर व्यक्ति का अपना।',
  'papers.joining.share':
    'एक कवर में {adults, plural, other {# वयस्क}}{children, plural, =0 {} one { और 1 बच्चा} other { और # बच्चे}} तक आ सकते हैं।',
  'papers.joining.relations': 'आप इन्हें जोड़ सकते हैं: {relations}।',
  'papers.joining.relations.none': 'सिर्फ़ आप जुड़ सकते हैं।',
  'papers.joining.with.Spouse': 'पति/पत्नी',
  'papers.joining.with.Husband': 'पति',
  'papers.joining.with.Wife': 'पत्नी',
  'papers.joining.with.Son': 'बेटा',
  'papers.joining.with.Daughter': 'बेटी',
  'papers.joining.with.Father': 'पिता',
  'papers.joining.with.Mother': 'माता',
  'papers.joining.with.Brother': 'भाई',
  'papers.joining.with.Sister': 'बहन',
  'papers.joining.with.Father-in-law': 'ससुर',
  'papers.joining.with.Mother-in-law': 'सास',
  'papers.joining.with.Grand-Father': 'दादा/नाना',
  'papers.joining.with.Grand-Mother': 'दादी/नानी',
  'papers.joining.with.Son-in-law': 'दामाद',
  'papers.joining.with.Daughter-in-law': 'बहू',
  'papers.joining.everywhere': 'पूरे भारत में बिकता है।',
  'papers.joining.pincodes': 'सिर्फ़ उन पिन कोड पर बिकता है जो {pincodes} से शुरू होते हैं।',
  'papers.joining.channels': 'यह प्लान सिर्फ़ {channels} मिलता है।',
  'papers.joining.channel.website': 'इस वेबसाइट पर',
  'papers.joining.channel.pos': 'पॉइंट ऑफ़ सेल (POS) एजेंट से',
  'papers.joining.channel.retail-partner': 'रिटेल पार्टनर से',
  'papers.joining.channel.mobile-app': 'मोबाइल ऐप में',
  'papers.conditions': 'जिन बीमारियों के साथ आप नहीं जुड़ सकते',
  'papers.conditions.none': 'ऐसी कोई बीमारी नहीं है जिसके होने पर पहले से ही मना हो।',
  'papers.conditions.elsewhere':
    'इनमें से कोई बीमारी हो, तो भी कोई दूसरा प्लान आपको ले सकता है। हमारे सलाहकार आपके साथ ऑफ़लाइन ऐसा प्लान खोज सकते हैं।',
  'papers.conditions.others':
    'किसी भी और बीमारी के साथ आप जुड़ सकते हैं। दाम ज़्यादा हो सकता है, और पहले से चल रही बीमारी का वेटिंग पीरियड लागू रहता है।',
  'papers.medical.age': '{years} साल की उम्र से बीमा कंपनी मेडिकल जाँच के बाद फ़ैसला करती है।',
  'papers.medical.cover': '{cover} के कवर से बीमा कंपनी मेडिकल जाँच के बाद फ़ैसला करती है।',
} as const satisfies Record<keyof typeof english, string>;
