import { messages as demands } from './demands.ts';

export const messages = {
  ...demands,
  'assume.bearable': 'बुरे साल में बिना उधार लिए आप खुद कितना दे सकते हैं?',
  'assume.bearable.chip': 'बुरे साल में आप <b>{amount}</b> दे सकते हैं',
  'assume.bearable.guess': 'हमारा अनुमान',
  'assume.bearable.said': 'आपका जवाब',
  'assume.bearable.none': 'यह इन पाँच रकमों में से नहीं है, इसलिए कुछ नहीं बदला। इनमें से कोई एक दबाएँ।',
  'assume.bearable.then':
    'किसी साल इससे ऊपर का जो रुपया आपकी जेब से जाए, वह “सब मिलाकर” में {times} गुना गिना जाता है, क्योंकि वह उधार लेना पड़ेगा। प्रीमियम इससे नहीं बदलता।',
  'assume.hospital': 'आप किस अस्पताल में जाएँगे?',
  'assume.hospital.chip':
    '{count, plural, =0 {अस्पताल: <b>नहीं बताया</b>} one {अस्पताल: <b>{name}</b>} other {अस्पताल: <b>{name}</b> और {more} और}}',
  'assume.hospital.open': 'बताने के लिए दबाएँ',
  'assume.hospital.then':
    'तीन तक चुनें। फिर हर प्लान बताएगा कि वहाँ कैशलेस है या नहीं; दाम और सलाह नहीं बदलते। यह सिर्फ़ इसी टैब में रहता है।',
  'assume.hospital.another': 'कोई और अस्पताल',
  'assume.hospital.search': 'खोजें',
  'assume.hospital.busy': 'खोज रहे हैं',
  'assume.hospital.none': 'हमारी सूची में नहीं है। मानकर चलें कि वहाँ पहले पैसे देने होंगे।',
  'assume.hospital.failed': 'अस्पताल नहीं आए। फिर से देखने के लिए “खोजें” दबाएँ।',
  'assume.others': 'दूसरे अनुमानों से क्या सलाह होती',
  'assume.others.wait': 'हिसाब लगा रहे हैं',
  'assume.others.failed': 'हिसाब नहीं लग पाया।',
  'assume.others.same': 'इनसे भी सलाह <b>{title}</b> ही है: {names}।',
  'assume.others.years': '{years} साल',
  'assume.others.borrowed': 'उधार का रुपया {times, plural, =1 {एक ही बार} other {# गुना}} गिनें',
  'assume.others.bearable': 'बुरे साल में {amount}',
  'assume.others.cost': 'साल में {premium}, सब मिलाकर {allIn}',
  'assume.others.none': '{name}: कोई प्लान नहीं',
};
