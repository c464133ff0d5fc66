import type { messages as english } from '../en/results.ts';
import { messages as list } from './list.ts';
import { messages as cards } from './plan-cards.ts';

export const messages = {
  ...cards,
  ...list,
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
  'results.tab.from': '{people}, {price} से',
  'results.tab.each': 'सबका अलग कवर, {price} से',
  'results.tab.sound': '{people}, ठीक प्लान {price} से',
  'results.tab.sound.each': 'सबका अलग कवर, ठीक प्लान {price} से',
  'results.tab.sound.policies': '{people}, {policies} पॉलिसी, ठीक प्लान {price} से',
  'results.tab.none': '{people}, दाम अभी नहीं',
  'results.tab.no-plan': '{people}, कोई प्लान नहीं',
  'results.tab.policies': '{people}, {policies} पॉलिसी, {price} से',
  'results.parents': 'किसके माता-पिता',

  'results.channel.lead': 'यह कोटेशन कहीं और शुरू हुआ था।',
  'results.channel.text': 'जहाँ शुरू किया था वहीं आगे बढ़ें, ताकि कुछ दोबारा न बताना पड़े।',
  'results.channel.link': 'वहाँ आगे बढ़ें',
  'results.no-scores.lead': 'प्लान दाम के क्रम में हैं।',
  'results.no-scores.text': 'हमारा लाइसेंस प्लान दिखाने और उनकी तुलना करने का है, उन्हें अंक देने या सलाह देने का नहीं।',

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
  'results.failed.lead': 'सूची नहीं खुल पाई।',
  'results.retry': 'फिर से कोशिश करें',

  'results.persons': 'किसके प्लान',
  'results.apart.lead': '{name}: अपनी अलग पॉलिसी।',
  'results.apart.text': 'यहाँ कोई प्लान आप सबको एक साथ नहीं लेता, इसलिए हर व्यक्ति के प्लान की अपनी सूची है।',
  'results.apart.beside': 'कई लोगों वाले कुछ प्लान इन्हें नहीं लेते।',
  'results.apart.family': 'आपके या आपके पति/पत्नी के साथ, परिवार वाले प्लान में: {names}।',
  'results.hindered.age': '{name}: इस कवर के लिए यह उम्र तय सीमा से बाहर है।',
  'results.hindered.relation': '{name}: इस रिश्ते के लिए नहीं मिलता।',
  'results.hindered.condition': '{name}: बताई गई बीमारी के साथ नहीं मिलता।',
} as const satisfies Record<keyof typeof english, string>;
