/** These are the words of the certificate for the income tax. */
export const messages = {
  'papers.tax': 'टैक्स सर्टिफ़िकेट',
  'papers.tax.file': 'टैक्स सर्टिफ़िकेट {number}',
  'papers.tax.subtitle': 'हेल्थ प्रीमियम, हर व्यक्ति और टैक्स साल के हिसाब से',
  'papers.tax.paid': 'दिया गया प्रीमियम',
  'papers.tax.payment': 'पेमेंट',
  'papers.tax.payer': 'किसने दिया',
  'papers.tax.pan': 'PAN',
  'papers.tax.way.text': '{method}, नकद नहीं',
  'papers.tax.online': 'ऑनलाइन, नकद नहीं',
  'papers.tax.riders': 'इसमें उन राइडर का पैसा जो हेल्थ कवर नहीं हैं और गिने नहीं जाते',
  'papers.tax.group.own-family': 'अपना परिवार: आप, पति/पत्नी और बच्चे',
  'papers.tax.group.parents': 'आपके माता-पिता',
  'papers.tax.group.not-counted': 'जिनका प्रीमियम आपके लिए नहीं गिना जाता',
  'papers.tax.not-counted.text':
    'कानून में पैसा देने वाले के पति/पत्नी, आश्रित बच्चे और अपने माता-पिता गिने जाते हैं। सास-ससुर का प्रीमियम तब गिना जाता है जब उनकी अपनी संतान दे।',
  'papers.tax.person': 'बीमित व्यक्ति',
  'papers.tax.person.text': '{name} ({relation})',
  'papers.tax.person.senior': '{name} ({relation}), {year} से 60 या उससे ज़्यादा उम्र',
  'papers.tax.year': '{from}-{until}',
  'papers.tax.sum': 'कुल',
  'papers.tax.limit': 'इतने तक गिना जाता है',
  'papers.tax.in-one-sum': 'एक ही रकम में',
  'papers.tax.undivided': 'सबका एक ही दाम',
  'papers.tax.undivided.premium': 'प्रीमियम',
  'papers.tax.undivided.text':
    'इस पॉलिसी में अपने परिवार और माता-पिता का एक ही दाम है, और उसमें किसका कितना है यह नहीं लिखा। हम इसे बाँट नहीं सकते। छूट लेने से पहले बीमा कंपनी से बँटवारा माँगें।',
  'papers.tax.rules': 'किस नियम से',
  'papers.tax.law.126':
    'इनकम टैक्स एक्ट, 2025 की धारा 126 (टैक्स साल 2025-26 तक 1961 के एक्ट की धारा 80D)। सिर्फ़ पुरानी टैक्स व्यवस्था में, और नकद दिए प्रीमियम पर नहीं।',
  'papers.tax.law.80D': 'इनकम टैक्स एक्ट, 1961 की धारा 80D। सिर्फ़ पुरानी टैक्स व्यवस्था में, और नकद दिए प्रीमियम पर नहीं।',
  'papers.tax.rules.limits':
    'साल की सीमा, परिवार और माता-पिता के लिए अलग-अलग: {below}, या {from} अगर उनमें कोई उस साल 60 या उससे ज़्यादा का हो। टैक्स साल अप्रैल से मार्च तक चलता है।',
  'papers.tax.rules.years':
    'यह प्रीमियम एक साल से ज़्यादा का है। जिन {years} टैक्स सालों में कवर चलता है, उनमें बराबर हिस्सों में गिना जाता है, पेमेंट वाले साल से।',
  'papers.tax.rules.split': 'हर व्यक्ति का हिस्सा दाम में उसी व्यक्ति की लाइनों के अनुपात में है।',
  'papers.tax.rules.family': 'बच्चे तभी गिने जाते हैं जब वे आप पर आश्रित हों।',
  'papers.tax.rules.payer':
    'छूट उसे मिलती है जिसने अपनी टैक्स लगने वाली आमदनी से दिया। हम सिर्फ़ पॉलिसी लेने वाले को जानते हैं; आपको फ़ायदा होगा या नहीं, यह टैक्स सलाहकार बता सकते हैं।',
};
