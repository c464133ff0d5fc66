/** Customer Information Sheet (IRDAI/HLT/CIR/MISC/190/10/2023): what stands in no other paper. */
export const messages = {
  'papers.sheet': 'ग्राहक सूचना पत्र (CIS): {product}',
  'papers.sheet.kind': 'ग्राहक सूचना पत्र (CIS)',
  'papers.sheet.demo': 'डेमो: यह ऐसे कैटलॉग से बना है जिसकी बीमा कंपनियाँ और प्लान असली नहीं हैं।',
  'papers.sheet.policy': 'पॉलिसी',
  'papers.sheet.policy.text':
    '{insurer} का {product}। {type, select, top {सुपर टॉप-अप} other {अस्पताल के खर्च का हेल्थ बीमा}}: यह साल में {cover} तक अस्पताल के बिल भरता है।',
  'papers.sheet.policy.deductible': 'साल के बिलों के पहले {amount} के बाद यह पैसा देता है।',
  'papers.sheet.limits': 'थोड़े में सीमाएँ',
  'papers.sheet.limit.copay': 'को-पे',
  'papers.sheet.limit.icu': 'ICU',
  'papers.sheet.limit.room_rent': 'कमरा',
  'papers.sheet.limit.outpatient_benefits': 'बिना भर्ती डॉक्टर को दिखाना (OPD)',
  'papers.sheet.limit.critical_illness_coverage': 'गंभीर बीमारी पर एकमुश्त रकम',
  'papers.sheet.limit.restore_benefits': 'कवर दोबारा भरना',
  'papers.sheet.limit.maternity_cover': 'डिलीवरी (मैटरनिटी)',
  'papers.sheet.limit.health_checkup': 'हेल्थ चेक-अप',
  'papers.sheet.limit.pre_existing': 'पहले से चल रही बीमारी',
  'papers.sheet.limit.bonus': 'नो-क्लेम बोनस',
  'papers.sheet.part': 'आपकी ज़िम्मेदारी',
  'papers.sheet.part.text':
    'फ़ॉर्म में पूछी गई हर बीमारी, इलाज और आदत बताएँ। कोई बात छूट जाए या गलत हो, तो क्लेम मना हो सकता है।',
};
