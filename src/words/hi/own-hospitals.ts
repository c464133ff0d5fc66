export const messages = {
  'hospitals.cashless': 'कैशलेस',
  'hospitals.reimbursement': 'पहले आप दें',
  'hospitals.excluded': 'सिर्फ़ इमरजेंसी',
  'hospitals.own':
    '{count, plural, one {{cashless, plural, =0 {आपका अस्पताल कैशलेस नहीं} other {आपका अस्पताल कैशलेस}}} other {आपके {count} में से {cashless} कैशलेस}}',
  'hospitals.own.title': '{count, plural, one {आपका अस्पताल} other {आपके अस्पताल}}',
  'hospitals.own.not': '{how}: {names}',
  'hospitals.own.asking': 'आपके अस्पताल देख रहे हैं',
  'hospitals.own.failed': 'आपके अस्पतालों की जानकारी नहीं आई।',
  'hospitals.own.failed.text': 'इस पेज पर बाकी सब सही है।',
  'hospitals.own.none': 'आप किन अस्पतालों में जाएँगे?',
  'hospitals.own.go': '{name} के पेज पर तीन तक चुनें',
  'hospitals.own.change': 'बदलें',
};
