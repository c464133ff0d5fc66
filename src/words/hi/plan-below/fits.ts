export const messages = {
  'fit.see': 'दोनों देखें',
  'fit.price.more': 'साल में <b>{extra}</b> ज़्यादा लगेंगे।',
  'fit.price.less': 'साल में <b>{extra}</b> कम लगेंगे।',
  'fit.price.same': 'दाम उतना ही है।',
  'fit.anybody': 'किसी को भी नहीं',
  'fit.anybody.text': '{plan} हर बात में कम से कम इतना ही देता है।',
  'fit.co-pay': 'अगर आप हर बिल में हिस्सा नहीं देना चाहते',
  'fit.co-pay.text':
    '{percent, plural, =0 {{plan} में आपको कोई हिस्सा नहीं देना।} other {{plan} में आपका हिस्सा {percent}% है।}}',
  'fit.any-room': 'अगर आप बेहतर कमरा लेना चाहें',
  'fit.any-room.text': '{plan} किसी भी कमरे का पूरा किराया देता है।',
  'fit.old-illness': 'अगर बताई हुई बीमारी के लिए इंतज़ार नहीं कर सकते',
  'fit.old-illness.text': '{plan} में यह {theirs} से कवर है, यानी जल्दी।',
  'fit.old-illness.rider':
    'इसी प्लान के राइडर “{rider}” से यह {theirs} से कवर है। साल में <b>{extra}</b> ज़्यादा लगेंगे।',
  'fit.same-for-less': 'अगर आप उतना ही कम दाम में चाहते हैं',
  'fit.same-for-less.text':
    '{year, select, first {पहला साल बहुत बुरा हो तो} other {बहुत बुरे साल में}} {plan} में इससे ज़्यादा नहीं देना पड़ता: लगभग {theirs}।',
  'fit.bad-year': 'अगर बहुत बुरे साल की चिंता ज़्यादा है',
  'fit.bad-year.text':
    '{year, select, first {पहले साल, 100 में से 1 बार,} other {100 में से 1 साल}} {plan} में आपकी जेब से {theirs} या ज़्यादा, इस प्लान में {ours} या ज़्यादा।',
  'fit.birth': 'अगर आप जल्दी बच्चा चाहते हैं',
  'fit.birth.text': '{plan} में डिलीवरी का खर्च {theirs} से मिलता है, यानी जल्दी।',
  'fit.doctor-visits': 'अगर आप अक्सर डॉक्टर को दिखाते हैं',
  'fit.doctor-visits.text': '{plan} डॉक्टर को दिखाने पर साल में {theirs} तक देता है।',
  'fit.doctor-visits.rider': 'इसी प्लान का राइडर “{rider}” इसका खर्च देता है। साल में <b>{extra}</b> ज़्यादा लगेंगे।',
  'fit.consumables': 'अगर ग्लव्स और सिरिंज का खर्च नहीं देना चाहते',
  'fit.consumables.text': '{plan} ये देता है।',
  'fit.consumables.rider': 'इसी प्लान का राइडर “{rider}” ये भी देता है। साल में <b>{extra}</b> ज़्यादा लगेंगे।',
  'fit.less-premium': 'अगर प्रीमियम आपके लिए ज़्यादा है',
  'fit.less-premium.text':
    '{year, select, first {पहला साल बहुत बुरा हो तो} other {बहुत बुरे साल में}} {plan} में ज़्यादा देना पड़ता है: {theirs} या ज़्यादा, इस प्लान में {ours} या ज़्यादा।',
  'fit.older': 'अगर माता-पिता बाद में जुड़ेंगे',
  'fit.later': 'अगर आप बाद में लेंगे',
  'fit.older.medical':
    '{medical} की उम्र से बीमा कंपनी मेडिकल जाँच के बाद फ़ैसला करती है{end, select, near {, और {age} या ज़्यादा उम्र के नए लोग नहीं जुड़ सकते} other {}}।',
  'fit.older.text': '{age} या ज़्यादा उम्र के नए लोग इस प्लान में नहीं जुड़ सकते।',
};
