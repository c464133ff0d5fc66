export const messages = {
  'share-picture.brand': 'Chhatri  छतरी',
  'share-picture.kind': 'हेल्थ कवर का फ़ैसला',
  'share-picture.price': 'साल के {amount}',
  'share-picture.cover': '{cover} का कवर',
  'share-picture.cover.above': 'साल में {amount} से ऊपर {cover} का कवर',
  'share-picture.note': 'क्या मिलेगा, क्या छोड़ा, और कौन सी तारीखें याद रखें',
};
