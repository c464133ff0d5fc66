export const messages = {
  'gain.more.buys': '<b>साल में {extra} ज़्यादा</b> देकर मिलता है: {things}।',
  'gain.more.buys.stay': '<b>साल में {extra} ज़्यादा</b> देने पर इस भर्ती में {less} कम लगेंगे, और मिलेगा: {things}।',
  'gain.more.stay': '<b>साल में {extra} ज़्यादा</b> देने पर इस भर्ती में {less} कम लगेंगे।',
  'gain.less': '<b>साल में {extra} कम</b>।',
  'gain.less.buys': '<b>साल में {extra} कम</b>, फिर भी: {things}।',
  'gain.same.buys': '<b>इसी प्रीमियम में</b> मिलता है: {things}।',
  'gain.gives-up': 'नहीं मिलता: {things}।',
  'gain.weaker': 'इसमें कमज़ोर: {things}।',
  'gain.average':
    'औसत {year, select, first {पहले साल} other {साल}} में अस्पताल में {amount} {way, select, less {कम} other {ज़्यादा}} लगेंगे।',
  'gain.leaves': 'इस भर्ती में {more} ज़्यादा लगेंगे।',
  'gain.and': '{first}, और {second}',

  'gain.not': '{was} की जगह {now}',

  'gain.copay.0': 'बिना को-पे के क्लेम',
  'gain.copay': 'को-पे {figure}',
  'gain.icu': 'ICU {figure}',
  'gain.room_rent': 'कमरा {figure}',
  'gain.outpatient_benefits': 'डॉक्टर को दिखाने के साल में {figure} तक',
  'gain.critical_illness_coverage': 'गंभीर बीमारी पर एकमुश्त {figure}',
  'gain.critical_illness_coverage.some': 'गंभीर बीमारी पर एकमुश्त रकम',
  'gain.critical_illness_coverage.rider': 'गंभीर बीमारी पर एकमुश्त रकम, सिर्फ़ अलग दाम वाले राइडर से',
  'gain.restore_benefits': 'कवर दोबारा भरना ({figure})',
  'gain.maternity_cover': 'डिलीवरी का कवर {figure}',
  'gain.health_checkup': 'हेल्थ चेक-अप {figure}',
  'gain.pre_existing':
    'पहले की बीमारी {months, plural, =12 {एक साल} =24 {दो साल} =36 {तीन साल} one {# महीना} other {# महीने}} {way, select, sooner {जल्दी} other {देर से}} कवर',
  'gain.bonus': 'हर साल बोनस {figure}',

  'gain.figure.icu': '{limit, select, none {बिना सीमा} other {रोज़ {limit} तक}}',
  'gain.figure.room':
    '{rank, select, 5 {बिना सीमा} 4 {कोई भी सिंगल} 3 {सिंगल AC} 2 {सिंगल, सबसे सस्ता} 1 {शेयरिंग} other {रोज़ {amount} तक}}',
  'gain.figure.refill': '{rank, select, 3 {हर क्लेम के बाद} 2 {किसी भी बीमारी पर} other {सिर्फ़ दूसरी बीमारी पर}}',
  'gain.figure.checkup': '{years, plural, =1 {हर साल} other {हर # साल में}} {amount} तक',
  'gain.figure.illnesses': '{amount} ({count} बीमारियाँ)',
  'gain.figure.up-to': '{amount} तक',
  'gain.figure.birth': '{normal} तक (सिज़ेरियन {caesarean} तक, {months} महीने बाद)',
  'gain.figure.bonus': '{percent}% (कुल {most}% तक)',
};
