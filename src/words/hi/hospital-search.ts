export const messages = {
  'assume.hospital.another': 'कोई और अस्पताल',
  'assume.hospital.search': 'खोजें',
  'assume.hospital.busy': 'खोज रहे हैं',
  'assume.hospital.none': 'हमारी सूची में नहीं है। मानकर चलें कि वहाँ पहले पैसे देने होंगे।',
  'assume.hospital.failed': 'अस्पताल नहीं आए। फिर से देखने के लिए “खोजें” दबाएँ।',
};
