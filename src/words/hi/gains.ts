import type { messages as english } from '../en/gains.ts';

export const messages = {
  'gain.more.buys': '<b>साल में {extra} ज़्यादा</b> देने पर मिलता है: {things}।',
  'gain.more.buys.stay': '<b>साल में {extra} ज़्यादा</b> देने पर इस भर्ती में {less} कम लगेंगे, और मिलेगा: {things}।',
  'gain.more.stay': '<b>साल में {extra} ज़्यादा</b> देने पर इस भर्ती में {less} कम लगेंगे।',
  'gain.less': '<b>साल में {extra} कम</b>।',
  'gain.less.buys': '<b>साल में {extra} कम</b>, फिर भी: {things}।',
  'gain.same.buys': '<b>इसी प्रीमियम में</b> मिलता है: {things}।',
  'gain.gives-up': 'यह नहीं मिलता: {things}।',
  'gain.weaker': 'इसमें कमज़ोर: {things}।',
  'gain.average': 'औसत साल में {amount} {way, select, less {कम} other {ज़्यादा}} लगेंगे।',
  'gain.leaves': 'इस भर्ती में {more} ज़्यादा लगेंगे।',
  'gain.and': '{first}, और {second}',

  'gain.not': '{was} नहीं, {now}',

  'gain.copay.0': 'कोई को-पे नहीं',
  'gain.copay': 'को-पे {figure}',
  'gain.icu': 'ICU {figure}',
  'gain.room_rent': 'अस्पताल में {figure}',
  'gain.outpatient_benefits': 'साल में डॉक्टर को दिखाने के {figure} तक',
  'gain.critical_illness_coverage': 'गंभीर बीमारी पर एकमुश्त {figure}',
  'gain.critical_illness_coverage.some': 'गंभीर बीमारी पर एकमुश्त रकम',
  'gain.critical_illness_coverage.rider': 'गंभीर बीमारी पर एकमुश्त रकम, अलग दाम वाले राइडर से',
  'gain.restore_benefits': 'दोबारा भरा कवर ({figure})',
  'gain.maternity_cover': 'डिलीवरी का कवर {figure}',
  'gain.health_checkup': 'साल में हेल्थ चेक-अप के {figure} तक',
  'gain.pre_existing':
    'पहले की बीमारी {months, plural, =12 {एक साल} =24 {दो साल} one {# महीना} other {# महीने}} {way, select, sooner {जल्दी} other {देर से}} कवर',
  'gain.bonus': 'साल का बोनस {figure}',

  'gain.figure.icu': '{limit, select, none {बिना सीमा} other {रोज़ {limit} तक}}',
  'gain.figure.room':
    '{rank, select, 5 {कोई भी कमरा} 4 {किसी भी क्लास का सिंगल AC कमरा} 3 {सिंगल AC कमरा} 2 {सबसे सस्ता सिंगल कमरा} 1 {शेयरिंग वाला कमरा} other {रोज़ {amount} तक का कमरा}}',
  'gain.figure.refill': '{rank, select, 3 {हर क्लेम के बाद} 2 {किसी भी बीमारी पर} other {दूसरी बीमारी पर}}',
  'gain.figure.illnesses': '{amount} ({count} बीमारियाँ)',
  'gain.figure.birth': '{normal} तक (सिज़ेरियन {caesarean} तक, {months} महीने बाद)',
  'gain.figure.bonus': '{percent}% (कुल {most}% तक)',
} as const satisfies Record<keyof typeof english, string>;
