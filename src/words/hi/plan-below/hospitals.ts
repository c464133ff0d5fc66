export const messages = {
  'hospitals.of': '{pincode}, {city} के पास {count} में से {cashless} कैशलेस',
  'hospitals.found':
    '{pincode}, {city} के पास {count, plural, =0 {कोई अस्पताल नहीं मिला} one {# अस्पताल मिला} other {# अस्पताल मिले}}',
  'hospitals.more': '{count, plural, one {# और अस्पताल} other {# और अस्पताल}}',
  'hospitals.seek': 'अपना अस्पताल खोजें',
  'hospitals.search': 'खोजें',
  'hospitals.busy': 'खोज रहे हैं',
  'hospitals.none': '{city} के {count} अस्पतालों की हमारी सूची में नहीं है।',
  'hospitals.none.text': 'अस्पताल के बीमा डेस्क से पूछें कि {insurer} वहाँ पैसे देती है या नहीं। हम इसे “पहले आप दें” गिनते हैं।',
  'hospitals.failed': 'अस्पतालों की सूची नहीं आई।',
  'hospitals.failed.text': 'इस पेज पर दाम, बिल और तारीखें सही हैं।',
  'hospitals.as-of': '{date} की सूची।',
  'hospitals.own.none.text':
    'नीचे तीन तक चुनें: फिर हर प्लान पर लिखा होगा कि उनमें कितने कैशलेस हैं। ये इसी ब्राउज़र में रहते हैं, जब तक आप उसे बंद न करें।',
  'hospitals.own.remove': 'हटाएँ',
  'hospitals.place': 'दूसरा पिन कोड, जैसे माता-पिता का',
  'hospitals.place.pincode': 'पिन कोड',
  'hospitals.place.look': 'वहाँ देखें',
};
