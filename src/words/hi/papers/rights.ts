/** What is left out, claims, complaints and what the law gives. */
export const messages = {
  'papers.not-paid': 'क्या नहीं मिलता',
  'papers.claims': 'क्लेम कैसे होता है',
  'papers.claims.own': '{insurer} खुद क्लेम निपटाती है।',
  'papers.claims.offices': 'आपका क्लेम कौन निपटाए, यह आप चुनते हैं: {offices}।',
  'papers.rights': 'आपके अधिकार',
  'papers.rights.free-look': 'पॉलिसी मिलने के 30 दिन के अंदर आप उसे लौटा सकते हैं (फ़्री-लुक)।',
  'papers.rights.cancel':
    '7 दिन का नोटिस देकर आप कभी भी पॉलिसी रद्द कर सकते हैं: कोई क्लेम न हुआ हो, तो बचे समय का प्रीमियम वापस मिलता है।',
  'papers.rights.renew':
    'रिन्यूअल जीवन भर हो सकता है। उम्र या क्लेम की वजह से मना नहीं किया जा सकता। आखिरी दिन के बाद रिन्यू करने के लिए 30 दिन की मोहलत (ग्रेस पीरियड) मिलती है, पर उन दिनों में कवर नहीं रहता।',
  'papers.rights.port':
    'आप दूसरी बीमा कंपनी में पोर्ट कर सकते हैं, और पूरा किया हुआ वेटिंग पीरियड गिना जाता है (पोर्टेबिलिटी)।',
  'papers.rights.moratorium':
    '60 महीने बाद कोई बात न बताने की वजह से क्लेम तभी मना किया जा सकता है जब धोखाधड़ी हुई हो (मोरेटोरियम)।',
  'papers.complaints': 'शिकायत',
  'papers.complaints.insurer': '{insurer} के शिकायत अधिकारी, {phone}: जवाब 14 दिन में मिलना चाहिए।',
  'papers.complaints.regulator': 'फिर IRDAI का बीमा भरोसा पोर्टल।',
  'papers.complaints.ombudsman': 'फिर बीमा लोकपाल, बिना किसी फ़ीस के, एक साल के अंदर।',
  'papers.general': 'सामान्य शर्तें',
};
