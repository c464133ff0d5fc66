import { messages as list } from './list.ts';
import { messages as below } from './list-below.ts';
import { messages as cards } from './plan-cards.ts';

export const messages = {
  ...cards,
  ...list,
  ...below,
  'results.title.family': 'आपके परिवार के लिए प्लान',
  'results.title.parents': 'आपके माता-पिता के लिए प्लान',
  'results.title.combined': 'सबके लिए एक साथ प्लान',
  'results.title.individual': 'हर व्यक्ति के अलग कवर वाले प्लान',

  'results.title.person': 'एक व्यक्ति के लिए प्लान: {name}',
  'results.quote': 'आपका कोटेशन',
  'results.quote.people': 'लोग',
  'results.quote.in': 'जगह:',
  'results.quote.place': '{city} {pincode}',
  'results.quote.declared': 'बीमारी:',
  'results.quote.declared.of': '{name}: {conditions}',
  'results.quote.number': 'कोटेशन नंबर',
  'results.quote.edit': 'बदलें',
  'results.quote.edit.what': ': अपने जवाब',

  'results.tabs': 'किनके लिए प्लान',
  'results.tab.from': '{people}, <b>{price}</b> से',
  'results.tab.from.each': 'सबका अलग कवर, <b>{price}</b> से',
  'results.tab.pick': '{people}, हमारी सलाह <b>{price}</b>',
  'results.tab.pick.each': 'सबका, हमारी सलाह <b>{price}</b>',
  'results.tab.pick.policies': '{people}, {policies} पॉलिसी, हमारी सलाह <b>{price}</b>',
  'results.tab.none': '{people}, दाम अभी नहीं',
  'results.tab.no-plan': '{people}, कोई प्लान नहीं',
  'results.tab.from.policies': '{people}, {policies} पॉलिसी, <b>{price}</b> से',
  'results.parents': 'किसके माता-पिता',

  'results.sort': 'प्लान का क्रम',
  'results.sort.recommended': 'हमारी सलाह पहले',
  'results.sort.premium-low': 'सबसे कम प्रीमियम पहले',
  'results.sort.premium-high': 'सबसे ज़्यादा प्रीमियम पहले',

  'results.filters': 'फ़िल्टर',
  'results.filters.open': 'फ़िल्टर ({count})',
  'results.plans': 'प्लान',
  'results.count.missing': '{count} नहीं दिखाए, और क्यों',
  'results.more': 'सभी {count} प्लान देखें',
  'results.sorting': 'क्रम लगा रहे हैं',
  'results.loading': 'नए प्लान आ रहे हैं, ज़रा रुकें...',
  'results.filtering': 'फ़िल्टर लग रहे हैं, ज़रा रुकें...',
  'results.failed.lead': 'सूची नहीं खुल पाई।',
  'results.retry': 'फिर से कोशिश करें',

  'results.persons': 'किसके प्लान',
};
