/** These are the words of the proposal as it was signed. */
export const messages = {
  'papers.proposal': 'आपका आवेदन, जैसा दिया था',
  'papers.proposal.file': 'आवेदन {number}',
  'papers.proposal.subtitle': '{name} ने दिया, {day}, {time} बजे',
  'papers.proposal.request': 'क्या माँगा गया',
  'papers.proposal.sum': '{amount}, {basis, select, floater {सबका साझा} other {हर व्यक्ति का}}',
  'papers.proposal.term': 'अवधि',
  'papers.proposal.term.text': '{years, plural, other {# साल}}',
  'papers.proposal.premium': 'जिस प्रीमियम पर हाँ कहा',
  'papers.proposal.about': '{topic}: {name}',
  'papers.proposal.height': '{count} सेमी',
  'papers.proposal.weight': '{count} किलो',
  'papers.proposal.unanswered': 'जवाब नहीं दिया',
  'papers.proposal.declared': '{text} घोषणा {day} को {time} बजे की गई।',
  'papers.proposal.declarations': 'घोषणाएँ',
  'papers.proposal.consent': '{text} (लेख: {version})',
  'papers.proposal.consent.older': 'हाँ कहा: {what} (लेख: {version})',
  'papers.proposal.signature':
    '{name} ने {day} को {time} बजे (भारतीय समय) {language, select, hi {हिंदी} other {अंग्रेज़ी}} में पढ़कर हाँ कहा।',
  'papers.proposal.newer-form': 'सवाल यहाँ आज के फ़ॉर्म के शब्दों में हैं; जवाब वही हैं जो दिए गए थे।',
  'papers.proposal.demo':
    'डेमो: यह ऐसे कैटलॉग के लिए बना है जिसकी बीमा कंपनियाँ और प्लान असली नहीं हैं। यह आवेदन किसी बीमा कंपनी को नहीं भेजा गया।',
};
