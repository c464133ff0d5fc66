/** Rooms, shares, limits and waits. */
export const messages = {
  'papers.room': 'कमरा और ICU',
  'papers.room.no-limit': 'कमरा: कोई भी, किराया कितना भी हो।',
  'papers.room.single.a': 'कमरा: कोई भी सिंगल प्राइवेट कमरा।',
  'papers.room.single.b': 'कमरा: AC वाला सिंगल प्राइवेट कमरा।',
  'papers.room.single.c': 'कमरा: सबसे सस्ता सिंगल प्राइवेट कमरा।',
  'papers.room.shared': 'कमरा: दूसरे मरीज़ों के साथ शेयरिंग वाला कमरा।',
  'papers.room.capped':
    'कमरा: हर दिन {limit, select, percent {कवर का {percent}%} both {कवर का {percent}%, ज़्यादा से ज़्यादा {max}} amount {{max}} other {पूरा कवर}}{rupees, select, none {} other { ({rupees})}}।',
  'papers.icu.no-limit': 'ICU: कोई सीमा नहीं।',
  'papers.icu.capped':
    'ICU: हर दिन {limit, select, percent {कवर का {percent}%} both {कवर का {percent}%, ज़्यादा से ज़्यादा {max}} amount {{max}} other {पूरा कवर}}{rupees, select, none {} other { ({rupees})}}।',
  'papers.dearer': 'अगर आप महँगा कमरा लें',
  'papers.dearer.no-limit': 'कोई भी कमरा ले सकते हैं: किराये की सीमा नहीं है।',
  'papers.dearer.none': 'आप सिर्फ़ किराये का अंतर देते हैं, और कुछ नहीं।',
  'papers.dearer.fees':
    'आपकी सीमा किराये का जितना हिस्सा है, किराया, नर्सिंग, डॉक्टर और ऑपरेशन थिएटर का उतना ही हिस्सा मिलता है: सीमा किराये की आधी हो, तो आधा। जाँच, दवा और इम्प्लांट में कटौती नहीं होती।',
  'papers.copay': 'हर बिल में आपका हिस्सा (को-पे)',
  'papers.copay.none': 'को-पे नहीं है: हर बिल में तय प्रतिशत नहीं देना पड़ता।',
  'papers.copay.always': 'हर बिल का {percent}% आप देते हैं।',
  'papers.copay.from':
    '{years} साल या उससे ज़्यादा उम्र में जुड़ने पर हर बिल का {percent}% आप देते हैं। कम उम्र में जुड़ने पर कुछ नहीं।',
  'papers.deductible': 'पहले आप जो देते हैं (डिडक्टिबल)',
  'papers.deductible.range':
    'साल के बिलों का पहला हिस्सा आप या आपकी दूसरी पॉलिसी देती है: {amounts}, जैसा आप चुनें। साल के सभी बिल साथ गिने जाते हैं।',
  'papers.treatments': 'इलाज पर सीमाएँ',
  'papers.treatments.none': 'किसी इलाज की अलग सीमा नहीं है।',
  'papers.treatment.limited':
    '{treatment}: {each, select, eye {हर आँख के लिए} joint {हर जोड़ के लिए} other {हर बार भर्ती होने पर}} {limit, select, percent {कवर का {percent}% तक} both {कवर का {percent}% तक, ज़्यादा से ज़्यादा {max}} amount {{max} तक} other {पूरे कवर तक}}।',
  'papers.treatment.free': '{treatment}: अलग सीमा नहीं।',
  'papers.waits': 'वेटिंग पीरियड',
  'papers.waits.accident': 'दुर्घटना: पहले दिन से कवर।',
  'papers.waits.new': 'नई बीमारी: {days, plural, =0 {पहले दिन से कवर} other {# दिन बाद कवर}}।',
  'papers.waits.listed':
    'सूची में दिए ऑपरेशन और बीमारियाँ, जैसे मोतियाबिंद, हर्निया और पथरी: {months, plural, =0 {पहले दिन से कवर} one {# महीने बाद कवर} other {# महीने बाद कवर}}।',
  'papers.waits.joint':
    'जोड़ बदलना, अगर दुर्घटना की वजह से न हो: {months, plural, =0 {पहले दिन से कवर} one {# महीने बाद कवर} other {# महीने बाद कवर}}।',
  'papers.waits.old':
    'पॉलिसी से पहले से चल रही बीमारी: {months, plural, =0 {नई बीमारी की तरह कवर} one {# महीने बाद कवर} other {# महीने बाद कवर}}।',
  'papers.never': 'पॉलिसी से पहले से हो, तो इसका खर्च कभी नहीं मिलता, पॉलिसी कितनी भी पुरानी हो: {illnesses}।',
  'papers.waits.served': 'कवर टूटे बिना पोर्ट करें, तो दूसरी बीमा कंपनी में पूरा किया हुआ वेटिंग पीरियड गिना जाता है।',
};
