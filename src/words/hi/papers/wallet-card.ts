/** These are the words of the card of a policy, for a purse. */
export const messages = {
  'papers.card.file': 'पॉलिसी कार्ड {number}',
  'papers.card.kind': 'पॉलिसी कार्ड',
  'papers.card.reference': 'पॉलिसी नंबर। फ़ोटो वाले पहचान पत्र के साथ दिखाएँ।',
  'papers.card.people': 'बीमित',
  'papers.card.cover': 'साल में {amount}, {basis, select, floater {सबके लिए साझा} other {हर व्यक्ति के लिए}}',
  'papers.card.above': '{cover}, साल के बिल के पहले {deductible} के ऊपर',
  'papers.card.valid': 'कब से कब तक',
  'papers.card.valid.text': '{from} से {until} तक',
  'papers.card.call': 'अस्पताल में मदद',
  'papers.card.call.text': '{desk}, {phone}',
  'papers.card.demo': 'डेमो: बीमा कंपनी असली नहीं है, इस कार्ड से किसी का कवर नहीं है।',
};
