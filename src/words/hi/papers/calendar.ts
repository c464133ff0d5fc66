/** These are the words of the days of a policy, as a calendar file. */
export const messages = {
  'papers.calendar.name': 'हेल्थ पॉलिसी, {insurer}',
  'papers.calendar.start': 'हेल्थ पॉलिसी शुरू: {insurer}',
  'papers.calendar.start.text': 'आज से दुर्घटना का कवर है। बाकी क्या कब से कवर है, यह पॉलिसी शेड्यूल में देखें।',
  'papers.calendar.wait': 'एक वेटिंग पीरियड पूरा: {insurer} की पॉलिसी',
  'papers.calendar.wait.text':
    'पॉलिसी बिना टूटे रिन्यू होती रही हो, तो आज से उसमें और भी इलाज कवर हैं। कौन-से, यह पॉलिसी शेड्यूल में “क्या कब से कवर है” में देखें।',
  'papers.calendar.wait.part':
    'पॉलिसी बिना टूटे रिन्यू होती रही हो, तो आज से उसमें और भी इलाज {amount} तक कवर हैं। कौन-से, यह पॉलिसी शेड्यूल में देखें।',
  'papers.calendar.free-look': 'पॉलिसी लौटाने का आखिरी दिन: {insurer}',
  'papers.calendar.free-look.text':
    'फ़्री-लुक के 30 दिन आज पूरे होते हैं। पॉलिसी लौटानी हो तो आज तक {insurer} को {phone} पर फ़ोन करें: कवर के दिनों, मेडिकल जाँच और स्टांप ड्यूटी का पैसा काटकर प्रीमियम वापस मिलता है।',
  'papers.calendar.renewal-opens': 'आज से रिन्यू कर सकते हैं: {insurer} की पॉलिसी',
  'papers.calendar.renewal-opens.text':
    'जहाँ पॉलिसी ली थी, वहीं “मेरी पॉलिसी” में रिन्यू करें। कवर के आखिरी दिन तक समय है।',
  'papers.calendar.renewal': 'आज तक रिन्यू करें: {insurer} की पॉलिसी',
  'papers.calendar.renewal.text':
    'कवर रात 12 बजे खत्म होता है। जहाँ पॉलिसी ली थी वहीं, या {insurer}, {phone} से रिन्यू कराएँ: पूरा किया हुआ वेटिंग पीरियड तब भी गिना जाता है। इसके बाद 30 दिन की मोहलत (ग्रेस पीरियड) में भी रिन्यू करा सकते हैं, पर उन दिनों के इलाज का पैसा नहीं मिलता।',
  'papers.calendar.where': 'पॉलिसी नंबर {number}।',
  'papers.calendar.demo': 'डेमो: बीमा कंपनी और पॉलिसी असली नहीं हैं। इससे किसी का कवर नहीं है।',
};
