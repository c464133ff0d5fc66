/** Riders of a policy: what each does and costs. */
export const messages = {
  'papers.riders': 'राइडर',
  'papers.riders.consumables-paid': 'ग्लव्स, सिरिंज जैसे सामान (कंज़्यूमेबल्स) का पैसा मिलता है।',
  'papers.riders.any-room': 'कोई भी कमरा ले सकते हैं: किराये की सीमा नहीं, कोई कटौती नहीं।',
  'papers.riders.unlimited-restoration': 'कवर खत्म होने पर दोबारा भरता है, साल में कितनी भी बार।',
  'papers.riders.pre-existing-wait':
    'पहले से चल रही बीमारी {months, plural, =1 {1 महीने} other {# महीने}} बाद कवर होती है।',
  'papers.riders.copay-waived': 'मंज़ूर बिल में आपका कोई हिस्सा नहीं (को-पे नहीं)।',
  'papers.riders.doctor-visits-paid': 'डॉक्टर को दिखाने का खर्च साल में {amount} तक मिलता है।',
  'papers.riders.lump-sum-paid':
    'सूची में दी गई {illnesses, plural, one {# गंभीर बीमारी} other {# गंभीर बीमारियों}} में से कोई हो तो {amount} एकमुश्त मिलते हैं।',
  'papers.riders.copay-taken': 'हर मंज़ूर बिल का {percent}% आप देते हैं (को-पे)।',
  'papers.riders.beside': 'यह अस्पताल के बिल से अलग पैसा देता है। प्लान की कोई शर्त नहीं बदलती।',
  'papers.riders.name': 'राइडर का नाम',
  'papers.riders.does': 'क्या बदलता है',
  'papers.riders.premium': 'प्रीमियम में',
  'papers.riders.term': 'ये रकमें पूरी अवधि की हैं, छूट और टैक्स से पहले।',
};
