import type { messages as english } from '../en/choice.ts';

export const messages = {
  'term.lede': 'जो चाहें जोड़ें या हटाएँ। जो चुनेंगे, दाम में तुरंत दिखेगा।',
  'term.how-long': 'कितने साल के लिए',
  'term.years': '{years, plural, one {# साल} other {# साल}}',
  'term.one': 'हर रिन्यूअल पर दाम बदल सकता है।',
  'term.a-year': 'साल के {amount}।',
  'term.saves': '{amount} की बचत।',
  'term.now': 'अभी देने हैं',
  'riders.title': 'राइडर, साल का दाम',
  'riders.lede': 'प्लान के साथ अलग से मिलने वाले फ़ायदे। कोई भी लेना ज़रूरी नहीं।',
  'riders.one-of': 'इनमें से एक, या कोई नहीं',
  'riders.none-of': 'कोई नहीं',
  'riders.needs': 'सिर्फ़ {count, plural, one {इसके} other {इनमें से किसी एक के}} साथ मिलता है: {names}',
  'riders.taken-out': 'ये एक साथ नहीं लिए जा सकते, इसलिए हटा दिए: {names}',
  'riders.failed': 'इस चुनाव का दाम नहीं मिला।',
  'riders.failed.text': 'आपका चुनाव पहले जैसा है। एक बार फिर कोशिश करें।',
  'riders.more': '+ {amount}',
  'riders.less': '− {amount}',
  'riders.live': 'दाम पूछने पर',
  'riders.refused': 'इन लोगों के लिए नहीं',
  'riders.none': 'बीमा कंपनी इस प्लान के साथ कोई राइडर नहीं बेचती।',
} as const satisfies Record<keyof typeof english, string>;
