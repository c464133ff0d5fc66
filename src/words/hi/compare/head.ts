/** A comparison in sentences, and what can be done with it. */
export const messages = {
  'compare.page': 'प्लान की तुलना',
  'compare.back': 'प्लान की सूची पर वापस',
  'compare.back.count': '{count, plural, one {# प्लान की सूची पर वापस} other {# प्लान की सूची पर वापस}}',
  'compare.title': '{others} या {last}?',
  'compare.name.cover': '{title}, {cover}',
  'compare.for': '{people}। {city} {pincode}।',

  'compare.in-words': 'फ़र्क, शब्दों में',
  'compare.lead.less':
    '{cheap} से {dear} साल में <b>{extra} महँगा</b> है, और बड़ी भर्ती में आपका हिस्सा <b>{ours}</b> होगा, {cheap} में <b>{theirs}</b>।',
  'compare.lead.more':
    '{cheap} से {dear} साल में <b>{extra} महँगा</b> है, और बड़ी भर्ती में आपका हिस्सा भी ज़्यादा होगा: <b>{ours}</b>, {cheap} में <b>{theirs}</b>।',
  'compare.lead.equal':
    '{cheap} से {dear} साल में <b>{extra} महँगा</b> है, और बड़ी भर्ती में दोनों में आपका हिस्सा <b>{ours}</b> होगा।',
  'compare.lead.price':
    'दोनों का सालाना प्रीमियम <b>{premium}</b> है, और बड़ी भर्ती में {dear} में आपका हिस्सा <b>{ours}</b> होगा, {cheap} में <b>{theirs}</b>।',
  'compare.lead.alike':
    'दोनों का सालाना प्रीमियम <b>{premium}</b> है, और बड़ी भर्ती में दोनों में आपका हिस्सा <b>{ours}</b> होगा।',
  'compare.lead.unpriced':
    'बड़ी भर्ती में {dear} में आपका हिस्सा <b>{ours}</b> होगा, {cheap} में <b>{theirs}</b>। अभी हर दाम पता नहीं है।',
  'compare.lead.nothing': 'कुछ नहीं',
  'compare.bad-year': 'बड़ी भर्ती यानी {stay}: {bill} का बिल, सिंगल AC कमरा, वेटिंग पीरियड के बाद।',
  'compare.pays-off':
    '{years, plural, one {हर साल ऐसी भर्ती हो तो ज़्यादा प्रीमियम वसूल होता है।} other {# साल में एक बार ऐसी भर्ती हो तो ज़्यादा प्रीमियम वसूल होता है।}}',
  'compare.saves-average':
    'आप जैसे लोगों के औसतन {year, select, first {पहले साल} other {साल में}} करीब {amount} बचते हैं।',
  'compare.saves-nothing': 'आप जैसे लोगों का औसतन {year, select, first {पहले साल } other {}}कुछ नहीं बचता।',
  'compare.first-year':
    'पहले साल वेटिंग पीरियड चलते हैं, तब ऐसा नहीं है: 100 में से 1 बार {dear} में आपकी जेब से {ours} या ज़्यादा जाएँगे, {cheap} में {theirs} या ज़्यादा।',
  'compare.held': 'आपकी मौजूदा पॉलिसी पहले पैसा देती है।',
  'compare.demands.all':
    '{count, plural, one {इसमें} =2 {दोनों में} other {इन सब में}} वह है जो आपने बहुत ज़रूरी कहा था: {features}।',
  'compare.demands.lacks': '{plan} में वह नहीं है जो आपने बहुत ज़रूरी कहा था: {features}।',

  'compare.speaks.first': '{name} की खूबियाँ',
  'compare.speaks.more': '{name}, {amount} महँगा',
  'compare.speaks.less': '{name}, {amount} सस्ता',
  'compare.speaks.same': '{name}, दाम उतना ही',
  'compare.speaks.cheapest': 'प्रीमियम सबसे कम है: साल में <b>{amount}</b>।',
  'compare.speaks.all-in': 'दस साल में सब मिलाकर सबसे कम लगता है: साल में <b>{amount}</b>।',
  'compare.speaks.gain': '{other} के मुकाबले: <b>{thing}</b>।',
  'compare.speaks.stay': '{label}: आपकी जेब से <b>{ours}</b>; {other} में {theirs}।',
  'compare.speaks.ahead': '{label}: <b>{ours}</b>; {other} में: {theirs}।',
  'compare.speaks.waiting': '{label}, पैसा कब से: <b>{ours}</b>; {other} में: {theirs}।',
  'compare.speaks.nothing':
    '{count, plural, one {यह किसी बात में आगे नहीं है।} other {ये किसी बात में आगे नहीं हैं: {names}।}}',

  'compare.table': 'एक-एक बात',
  'compare.table.caption':
    '{count, plural, one {# प्लान} other {# प्लान}}: {names}। हर एक का दाम, और वह क्या देता है।',
  'compare.only-differences': 'सिर्फ़ फ़र्क',
  'compare.count': '{all} में से {shown} बातें',
  'compare.print': 'प्रिंट करें',
  'compare.csv': 'तालिका CSV में',
  'compare.key.best': 'इस बात में सबसे अच्छा',
  'compare.key.costs': 'यहाँ आपकी जेब से जाएगा',
  'compare.cell.best': 'इस बात में सबसे अच्छा',
  'compare.cell.costs': 'यहाँ आपकी जेब से जाएगा',
  'compare.pick.left': 'बायाँ प्लान',
  'compare.pick.right': 'दायाँ प्लान',
  'compare.two-at-a-time': 'एक बार में दो। सभी {count} दोनों सूचियों में हैं।',
  'compare.plan': 'प्लान',
  'compare.a-year': 'सालाना {price}',
  'compare.no-price': 'दाम अभी नहीं',
  'compare.same': '{count, plural, one {सबमें एक जैसा:} other {सभी # प्लान में एक जैसा:}} {rows}।',
  'compare.same.two': 'दोनों में एक जैसा: {rows}।',
  'compare.same.row': '{label}: {value}',
  'compare.same.show': '{count, plural, one {यह बात दिखाएँ} other {ये # बातें दिखाएँ}}',
  'compare.see': '{name} देखें',
  'compare.notes':
    'भर्ती: जहाँ और कुछ न लिखा हो वहाँ सिंगल AC कमरा, वेटिंग पीरियड के बाद, खर्च {date} को जाँचे गए। {year, select, first {पहला साल, वेटिंग पीरियड के साथ} other {साल}}: सर्वे और अंदाज़ा। दाम {priced} के।',
  'compare.how': 'हम कैसे गिनते हैं',

  'compare.add': 'एक प्लान जोड़ें',
  'compare.add.title': 'इनके साथ कौन-सा प्लान रखें?',
  'compare.add.plan': '{title}, {price}',
  'compare.add.loading': 'प्लान आ रहे हैं',
  'compare.add.failed': 'सूची नहीं आ पाई।',
  'compare.add.close': 'जैसा है वैसा रहने दें',

  'compare.missing':
    '{count, plural, one {इस लिंक का # प्लान शामिल नहीं: अब इन लोगों को नहीं मिलता, या दूसरी तरह का है} other {इस लिंक के # प्लान शामिल नहीं: अब इन लोगों को नहीं मिलते, या दूसरी तरह के हैं}}। सुपर टॉप-अप सिर्फ़ पॉलिसी के ऊपर पैसा देता है, इसलिए पूरे प्लान से उसकी तुलना नहीं करते।',
  'compare.few.title': 'तुलना के लिए दो प्लान चाहिए',
  'compare.few.none': 'इस लिंक का कोई प्लान इन लोगों को नहीं मिलता।',
  'compare.few.one': 'सिर्फ़ {title} बचा है।',
  'compare.few.text': 'सूची से कम से कम दो चुनें।',
  'compare.few.list': 'प्लान चुनें',
};
