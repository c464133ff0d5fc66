import type { messages as english } from '../../en/plan-detail/price-risks.ts';

export const messages = {
  'detail.change': 'यह दाम किन बातों से बदल सकता है',
  'detail.change.more': '{amount} ज़्यादा',
  'detail.change.less': '{amount} कम',
  'detail.change.none': 'दाम पता नहीं',
  'detail.change.birth': '{name}, अगर कवर शुरू होने पर उम्र {age} हो: {change}।',
  'detail.change.medical-cover': '{cover} या ज़्यादा के कवर पर बीमा कंपनी मेडिकल जाँच के बाद फ़ैसला करती है।',
  'detail.change.medical-age': '{name}: {age} की उम्र से बीमा कंपनी मेडिकल जाँच के बाद फ़ैसला करती है।',
  'detail.change.condition.accepted': '{thing}: ज़्यादातर बीमा कंपनियाँ दाम नहीं बढ़ातीं।',
  'detail.change.condition.loaded': '{thing}: ज़्यादातर बीमा कंपनियाँ दाम बढ़ाती हैं।',
  'detail.change.condition.medical': '{thing}: बीमा कंपनी मेडिकल रिपोर्ट देखकर फ़ैसला करती है।',
  'detail.change.condition.declined': '{thing}: ज़्यादातर बीमा कंपनियाँ इसे कवर नहीं करतीं।',
  'detail.change.riders':
    '{count, plural, one {# राइडर जोड़ सकते हैं} other {# राइडर जोड़ सकते हैं}}, हर एक का अपना दाम।',
  'detail.change.term': '{years} साल का प्रीमियम एक साथ देने पर {amount} बचेंगे, और तब तक दाम नहीं बदलेगा।',
  'detail.change.locked': '{years} साल का प्रीमियम एक साथ: तब तक दाम नहीं बदलेगा।',
  'detail.change.zone': 'आपके माता-पिता, अगर वे ज़ोन {zone} में रहते हों: {change}।',
  'detail.change.tax': '{date} से {percent}% GST: {change}।',
  'detail.change.live': 'बीमा कंपनी ने अभी दाम नहीं बताया है।',
  'detail.change.kept': 'बाकी सब वही रहे तो यह दाम {days} दिन तक रहेगा।',
} as const satisfies Record<keyof typeof english, string>;
