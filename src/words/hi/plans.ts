import { messages as cards } from './plan-cards.ts';
import { messages as facts } from './plan-facts.ts';

/** What is said of any plan: its five facts, its score, its price, its ledger. */

export const messages = {
  ...cards,
  ...facts,
  'plan.loses.copay': 'को-पे',
  'plan.loses.icu': 'ICU',
  'plan.loses.room_rent': 'कमरा',
  'plan.loses.outpatient_benefits': 'OPD',
  'plan.loses.critical_illness_coverage': 'गंभीर बीमारी',
  'plan.loses.restore_benefits': 'कवर दोबारा भरना',
  'plan.loses.maternity_cover': 'डिलीवरी',
  'plan.loses.health_checkup': 'चेक-अप',
  'plan.loses.pre_existing': 'पहले की बीमारी का वेटिंग पीरियड',
  'plan.loses.bonus': 'बोनस',
  'plan.loses.price': 'दाम',
  'plan.loses.together': 'सबका आपसी असर',
  'plan.price.unit': 'सालाना, {people}, {tax}',
  'plan.price.unit.each': 'सालाना, {people}, सबका अलग कवर, {tax}',
  'plan.price.tax.nil': 'GST शून्य',
  'plan.price.tax.in': 'GST शामिल',
  'plan.price.of.valid': 'दाम {date} का, {days} दिन तक यही रहेगा',
  'plan.score.of': 'अंक, 100 में से: सब मिलाकर खर्च जितना कम, अंक उतने ज़्यादा',
  'plan.score.so-far': 'अंक, अभी {possible} में से। बीमा कंपनी का दाम आने पर {price} तक अंक और मिलेंगे।',
  'plan.score.unpriced': 'अंक, {possible} में से। दाम नहीं मिला, इसलिए दाम के अंक नहीं हैं।',
  'plan.score.key.features': '10 फ़ीचर',
  'plan.score.key.price': 'दाम',
  'plan.score.loses.two': 'सबसे ज़्यादा अंक यहाँ कटे: {first} ({firstPoints}) और {second} ({secondPoints})',
  'plan.score.loses.one': 'अंक सिर्फ़ यहाँ कटे: {first} ({firstPoints})',
  'plan.score.loses.none': 'कहीं अंक नहीं कटे',
  'plan.score.parts': 'अंकों का हिसाब देखें',
  'plan.score.parts.open': 'अंकों का हिसाब',
  'plan.price.dated': '{unit}। {dated}',
};
