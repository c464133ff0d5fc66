export const messages = {
  'city.page': 'शहर चुनें',
  'city.title.family': 'आप किस शहर में रहते हैं?',
  'city.title.parents':
    '{who, select, man {आपके {name} किस शहर में रहते हैं?} woman {आपकी {name} किस शहर में रहती हैं?} other {आपके माता-पिता किस शहर में रहते हैं?}}',
  'city.lede': 'शहर सूची में न हो, तो सबसे पास वाला चुनें। दाम हर शहर में अलग हैं।',
  'city.search': 'शहर खोजें',
  'city.search.hint': 'नाम का एक हिस्सा, या राज्य',
  'city.found':
    '{count, plural, =0 {इस नाम का शहर नहीं मिला। पास का बड़ा शहर लिखें} one {# शहर मिला} other {# शहर मिले}}',
  'city.failed': 'शहरों की सूची नहीं खुली। आपके जवाब सुरक्षित हैं।',
};
