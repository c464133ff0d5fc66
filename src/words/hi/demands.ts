/** What somebody can say that matters in a plan, and what came of it. */
export const messages = {
  'demand.room_rent': 'अस्पताल का कमरा',
  'demand.copay': 'को-पे',
  'demand.restore_benefits': 'कवर दोबारा भरना',
  'demand.pre_existing': 'पहले की बीमारी',
  'demand.maternity_cover': 'डिलीवरी',
  'demand.bonus': 'बोनस',
  'demand.icu': 'ICU',
  'demand.outpatient_benefits': 'डॉक्टर को दिखाना',
  'demand.critical_illness_coverage': 'एकमुश्त रकम',
  'demand.health_checkup': 'चेक-अप',
  'demand.hospital': 'आपका अस्पताल, कैशलेस',
  'demand.none': 'आपने बहुत ज़रूरी कहा था “{feature}”: यहाँ किसी प्लान में नहीं है।',
  'demand.met': 'आपने जो बहुत ज़रूरी कहा था, इस प्लान में है: {features}।',
  'demand.met.price': '{count, plural, one {इसका दाम देखें} other {हर एक का दाम देखें}}',
  'demand.other':
    'आपने बहुत ज़रूरी कहा था “{feature}”: इस प्लान में नहीं है। {title} में है: सब मिलाकर {way, select, more {साल में {more} ज़्यादा लगते हैं} less {साल में {more} कम लगते हैं} other {उतना ही लगता है}}{advice, select, no {, पर हम उसकी सलाह नहीं देते} other {}}।',
  'demand.lacks': 'आपने कहा था कि ये बहुत ज़रूरी हैं, और इस प्लान में नहीं हैं: {features}।',
};
