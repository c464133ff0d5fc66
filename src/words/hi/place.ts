import { messages as failures } from './failures/quote.ts';

export const messages = {
  'place.step': 'जगह',
  'place.title': 'आप कहाँ रहते हैं?',
  'place.title.parents':
    '{who, select, man {आपके {name} कहाँ रहते हैं?} woman {आपकी {name} कहाँ रहती हैं?} other {आपके माता-पिता कहाँ रहते हैं?}}',
  'place.lede': 'इलाज का खर्च हर शहर में अलग है, इसलिए दाम भी।',
  'place.pincode': 'पिन कोड',
  'place.pincode.hint': '6 अंक',
  'place.pincode.wrong': failures['failure.PINCODE_INVALID'],
  'place.pincode.army': 'सेना का पिन कोड यूनिट का होता है, जगह का नहीं। घर का पिन कोड लिखें, या किसी से बात करें।',
  'place.abroad': 'भारत से बाहर रहते हैं, या भारतीय नागरिक नहीं हैं?',
  'place.asking': 'जगह देख रहे हैं',
  'place.found': '{city}, {state}',
  'place.found.across': '{city}, {state}, या {also}: दाम हर जगह एक ही है',
  'place.found.guess': 'यह पिन कोड हमारी सूची में नहीं है। दाम {city}, {state} के हिसाब से दिख रहा है।',
  'place.failed': 'अभी जगह का पता नहीं चल पाया। आप आगे बढ़ें; हम इसे बाद में फिर जाँचेंगे।',
  'place.city.family': 'आपका शहर',
  'place.city.parents': '{who, select, several {माता-पिता} other {{name}}} का शहर',
  'place.city.hint': 'उनके अलग प्लान का दाम उनके शहर से तय होता है।',
  'place.city.same': 'मेरे ही शहर में',
  'place.city.elsewhere': 'दूसरे शहर में',
  'place.city.missing': 'शहर चुनें',
  'place.city.choose': 'शहर चुनें',
  'place.city.change': 'दूसरा शहर चुनें',
  'place.parents':
    '{who, select, man {आपके {name} कहाँ रहते हैं?} woman {आपकी {name} कहाँ रहती हैं?} other {आपके माता-पिता कहाँ रहते हैं?}}',
  'place.parents.hint': 'उनके अलग प्लान का दाम उनके पिन कोड से तय होता है।',
  'place.parents.same': 'मेरे ही पिन कोड पर',
  'place.parents.elsewhere': 'दूसरे पिन कोड पर',
  'place.parents.pincode': '{who, select, several {माता-पिता} other {{name}}} का पिन कोड',
  'place.parents.missing':
    'चुनें कि {who, select, man {आपके {name} कहाँ रहते हैं} woman {आपकी {name} कहाँ रहती हैं} other {आपके माता-पिता कहाँ रहते हैं}}',
};
