import { messages as gains } from './gains.ts';
import { messages as tenYears } from './ten-years.ts';
import { messages as why } from './why.ts';

export const messages = {
  ...gains,
  ...tenYears,
  ...why,
  'results.sort.cover': 'सबसे ज़्यादा कवर पहले',
  'results.sort.bad-year': 'बुरे साल में सबसे कम खर्च',
  'list.covers': '<b>कवर</b>, भरोसेमंद प्लान का सबसे कम दाम',
  'list.covers.bare': '<b>कवर</b>',
  'list.covers.guess': '{cover}: हमारा अनुमान',
  'list.covers.none': 'नहीं है',
  'list.picks.title': '{count, plural, one {इस एक से शुरू करें} =2 {इन दो से शुरू करें} other {इन तीन से शुरू करें}}',
  'list.picks.sound':
    'भरोसेमंद यानी: को-पे नहीं (61 की उम्र से तभी, जब ऐसे हर प्लान में हो), सिंगल AC कमरा पूरा, साझा कवर दोबारा भरे।',
  'list.picks.bad': '{stay}: आपकी जेब से',
  'list.picks.premium': 'साल का प्रीमियम',
  'list.picks.year': 'साल में',
  'list.picks.bad.phone': 'आपकी जेब से',
  'list.pick.cheapest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता भरोसेमंद प्लान',
  'list.pick.best':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छा',
  'list.pick.near':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}दस साल में सबसे अच्छे प्लानों में से एक',
  'list.pick.lowest':
    'हमारी सलाह: {scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सबसे सस्ता',
  'list.pick.strongest':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}बुरे साल में सबसे मज़बूत भरोसेमंद प्लान',
  'list.pick.stay': '{stay}, बिल {bill}: आपकी जेब से {own} लगेंगे।',
  'list.pick.stay.top': '{stay}, बिल {bill}: आपकी पॉलिसी के साथ आपकी जेब से {own} लगेंगे।',
  'list.pick.above': 'साल भर के बिल में {amount} से ऊपर ही देता है',
  'list.pick.more': '<b>साल में {extra} ज़्यादा</b>।',
  'list.pick.more.cover': '<b>साल में {extra} ज़्यादा</b>, पर {other} की जगह {cover} का कवर।',
  'list.pick.hundred':
    '{year, select, first {पहले साल में, 100 में से 1 बार} other {100 में से 1 साल}}: आपकी जेब से <b>{amount}</b> या ज़्यादा',
  'list.key.note':
    'आपकी जेब का खर्च आप जैसे परिवारों के लिए अंदाज़ा है, {year, select, first {पहले साल का, वेटिंग पीरियड के साथ} other {वेटिंग पीरियड के बाद}}।',
  'list.key.live':
    '{count, plural, one {# लाइव दाम आना बाकी है; उसके} other {# लाइव दाम आने बाकी हैं; उनके}} आने पर ऊपर सुझाए प्लान बदल सकते हैं।',
  'list.near.lead': 'लगभग बराबर।',
  'list.near':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सब मिलाकर {count} और का खर्च लगभग इतना ही: {plans}।',
  'list.near.cheapest': 'हम उसकी सलाह देते हैं जो इस साल सबसे सस्ता है।',
  'list.near.some': '{plans} और {count} और',
  'list.near.one':
    '{scope, select, demanded {आपकी माँग वाले प्लानों में } eligible {सलाह लायक प्लानों में } other {}}सब मिलाकर कोई और प्लान {title} के बराबर नहीं आता।',
  'list.near.plan': '{title} साल के {allIn} (इस साल {extra} ज़्यादा)',
  'list.next.near': 'लगभग बराबर प्लानों में सबसे सस्ता। अगला {title}: <b>साल में {extra} ज़्यादा</b>।',
  'list.next.same': 'अगला {title}: दाम इतना ही।',
  'list.next.more': 'अगला {title}: <b>साल में {extra} ज़्यादा</b>।',
  'list.next.less': 'अगला {title}: <b>साल में {extra} की बचत</b>।',
  'list.pick.alone': 'सिर्फ़ यही प्लान मिला',
  'list.see': '{title} देखें',
  'list.compare': '{count, plural, one {तुलना करें} =2 {दोनों की तुलना करें} other {तीनों की तुलना करें}}',
  'list.title':
    '{count, plural, =0 {{cover} कवर में दाम वाला कोई और प्लान नहीं मिला} other {{cover} कवर के # और प्लान}}',
  'list.title.all': '{count, plural, =0 {{cover} कवर में कोई प्लान नहीं} other {{cover} कवर के # प्लान}}',
  'list.say':
    'कैटलॉग के {all} में से {count, plural, =0 {कोई प्लान नहीं मिलता} one {# प्लान मिलता है} other {# प्लान मिलते हैं}}। प्रीमियम {date} के।',
  'list.stay': 'सब प्लान एक ही भर्ती पर: आपकी जेब से कितना',
  'list.stay.option': '{title}, बिल {bill}',
  'list.card.stay.top': '{stay}, आपकी पॉलिसी के साथ: आपकी जेब से',
  'list.card.year': 'साल में, {cover}',
  'list.card.room': 'कमरा, रोज़',
  'list.card.room.about': 'करीब {rent}',
  'list.card.room.about.fees': '{rent} से ऊपर कटौती',
  'list.card.room.fees': 'महँगा हो तो क्लेम कटेगा',
  'list.card.room.none': 'ऊपर का आप देंगे',
  'list.card.room.single': 'सिंगल AC',
  'list.card.room.bites': 'सिंगल कमरा {rent} का है',
  'list.card.wait': 'पहले की बीमारी',
  'list.card.above': 'इससे ऊपर देता है',
  'list.card.above.note': 'साल भर के बिल में',
  'list.card.wait.after': '{months} महीने बाद',
  'list.card.all-in': 'सब मिलाकर <b>{amount}</b>',
  'list.card.near': 'पास में कैशलेस',
  'list.card.near.of': '{count} में से {cashless}',
  'list.card.own': '{count, plural, one {आपका अस्पताल} other {आपके अस्पताल}}',
  'list.card.own.cashless':
    '{count, plural, one {{cashless, plural, =0 {पहले पैसे दें} other {कैशलेस}}} other {{count} में से {cashless} कैशलेस}}',
  'list.card.comparing': 'तुलना में',
  'list.card.seen': 'आपने पिछली बार यही देखा।',
  'list.card.buy': 'ऑफ़लाइन लें',
  'list.kinds': 'कौन-सा प्लान',
  'list.kind.SUPER_TOPUP': 'मेरी पॉलिसी के ऊपर',
  'list.kind.INDEMNITY': 'पूरे प्लान',
  'list.kind.from': '{price} से',
  'list.kind.pick': 'हमारी सलाह {price}',
  'list.kind.none': 'कोई नहीं',
  'list.kind.waits': 'दाम अभी नहीं',
  'list.kind.SUPER_TOPUP.lead': 'सुपर टॉप-अप साल भर के बिल में {amount} से ऊपर का हिस्सा देता है।',
  'list.kind.SUPER_TOPUP.text': 'नौकरी की पॉलिसी नौकरी के साथ जाती है: तब पहले {amount} आपकी जेब से।',
  'list.kind.INDEMNITY.lead': 'पूरा प्लान पहले रुपये से देता है।',
  'list.kind.INDEMNITY.text':
    'नौकरी और उसकी पॉलिसी जाए, तब भी यह रहता है। दोनों साथ रखें तो सुपर टॉप-अप से महँगा पड़ता है।',
  'list.card.open.load': 'मेडिकल जाँच से पहले',
  'list.card.open.offline': 'पक्का दाम आवेदन के बाद',
  'tray.card': 'तुलना करें',
  'tray.chosen': '{count, plural, one {तुलना के लिए # प्लान चुना} other {तुलना के लिए # प्लान चुने}}',
};
