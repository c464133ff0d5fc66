/** Payment receipt, and the page it stands on. */
export const messages = {
  'papers.page.file': 'PDF के रूप में सेव करें',
  'papers.receipt': 'पेमेंट की रसीद',
  'papers.receipt.file': 'पेमेंट की रसीद {number}',
  'papers.receipt.author': 'छतरी',
  'papers.receipt.reference': 'आवेदन {number} के लिए',
  'papers.receipt.payment': '{of, plural, =1 {पेमेंट} other {पेमेंट {at}, कुल {of}}}',
  'papers.receipt.amount': 'मिली रकम',
  'papers.receipt.net': 'इसमें प्रीमियम',
  'papers.receipt.gst': 'इसमें GST',
  'papers.receipt.received': 'मिलने की तारीख',
  'papers.receipt.ordered': 'ऑर्डर खुलने की तारीख',
  'papers.receipt.method': 'पेमेंट का तरीका',
  'papers.receipt.number': 'पेमेंट नंबर',
  'papers.receipt.order': 'पेमेंट गेटवे का ऑर्डर',
  'papers.receipt.refund': 'रिफ़ंड',
  'papers.receipt.refund.due': '{amount}, वापस आ रहा है',
  'papers.receipt.refund.made': '{amount}, {on} को वापस भेजा गया',
  'papers.receipt.for': 'किसके लिए',
  'papers.receipt.insurer': 'बीमा कंपनी',
  'papers.receipt.plan': 'प्लान',
  'papers.receipt.policy': 'पॉलिसी नंबर',
  'papers.receipt.no-policy': 'यह रसीद सिर्फ़ पैसे की है। यह कवर का सबूत नहीं है: वह सिर्फ़ पॉलिसी होती है।',
  'papers.receipt.tax': 'इनकम टैक्स',
  'papers.receipt.tax.text':
    'जो हेल्थ प्रीमियम नकद नहीं दिया गया, उस पर इनकम टैक्स एक्ट, 2025 की धारा 126 (पहले 80D) में छूट मिल सकती है: तय सीमा तक, और सिर्फ़ पुरानी टैक्स व्यवस्था में। आपको इससे फ़ायदा होगा या नहीं, यह टैक्स सलाहकार बता सकते हैं।',
  'papers.receipt.tax.certificate':
    'किसके लिए और किस साल कितना गिना जाएगा: यह आपका टैक्स सर्टिफ़िकेट पूरे रुपये में बताता है।',
  'papers.receipt.demo':
    'डेमो: यह ऐसे कैटलॉग से बना है जिसमें बीमा कंपनियाँ और प्लान असली नहीं हैं। कोई पैसा नहीं लिया गया।',
};
