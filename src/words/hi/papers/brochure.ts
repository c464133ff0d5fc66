/** Brochure: two pages to choose by. */
export const messages = {
  'papers.brochure': 'ब्रोशर: {product}',
  'papers.stands-out': 'क्या खास है',
  'papers.costs': 'आपको क्या देना पड़ता है',
  'papers.costs.dearer': 'महँगा कमरा लेने पर: {what}',
  'papers.costs.wait.old':
    'पहले से चल रही बीमारी का वेटिंग पीरियड {months, plural, one {# महीना} other {# महीने}} है।',
  'papers.costs.wait.listed':
    'सूची में दिए ऑपरेशन का वेटिंग पीरियड {months, plural, one {# महीना} other {# महीने}} है।',
  'papers.costs.missing': 'यह इसमें नहीं है: {missing}।',
  'papers.costs.missing.maternity': 'गर्भावस्था और डिलीवरी',
  'papers.costs.missing.visits': 'बिना भर्ती डॉक्टर को दिखाना (OPD)',
  'papers.costs.missing.consumables': 'ग्लव्स, सिरिंज जैसा सामान (कंज़्यूमेबल्स)',
  'papers.costs.missing.ayush': 'आयुष इलाज',
  'papers.costs.missing.refill': 'कवर दोबारा भरना',
  'papers.costs.habits': 'इन आदतों से उस व्यक्ति का प्रीमियम बढ़ता है: {habits}।',
  'papers.costs.habit.alcohol': 'शराब से {percent}%',
  'papers.costs.habit.smoke': 'धूम्रपान से {percent}%',
  'papers.costs.habit.tobacco': 'तंबाकू से {percent}%',
  'papers.costs.habit.exercise': 'कसरत से {percent}%',
  'papers.costs.declined': 'इन बीमारियों के साथ आप नहीं जुड़ सकते: {conditions}।',
  'papers.costs.declined.many':
    '{count} बीमारियों में से कोई हो, तो आप नहीं जुड़ सकते। पॉलिसी की पूरी शर्तों में सबके नाम हैं।',
  'papers.for-whom': 'किसके लिए है',
  'papers.covers': 'मिलने वाले कवर',
  'papers.covers.amounts': '{covers}।',
  'papers.covers.years': 'एक बार में {years} साल के लिए।',
  'papers.prices': 'दाम',
  'papers.prices.live': 'हर दाम बीमा कंपनी खुद बताती है। वह आपको तुलना में दिखता है।',
  'papers.prices.example':
    '{adults, plural, =1 {{ages} साल का एक व्यक्ति} other {{ages} साल के दो लोग}}{children, plural, =0 {} other { और {childAges} साल का बच्चा}}, {cover} का कवर: {price}।',
  'papers.prices.basis':
    'एक साल के लिए, {zones, select, several {सबसे महँगे ज़ोन में} other {पूरे भारत में}}, धूम्रपान न करने वाले स्वस्थ लोगों के लिए, टैक्स सहित। कैटलॉग {version}। आपका दाम आपके जवाबों से तय होता है।',
};
