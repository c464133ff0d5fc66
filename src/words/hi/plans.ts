import type { messages as english } from '../en/plans.ts';
import { messages as cards } from './plan-cards.ts';

/** What is said of any plan: its five facts, its score, its price, its ledger. */

export const messages = {
  ...cards,
  'plan.fact.cover': 'कवर',
  'plan.fact.room': 'कमरे की सीमा, रोज़',
  'plan.fact.copay': 'को-पे',
  'plan.fact.wait': 'पहले से चल रही बीमारी का वेटिंग पीरियड',
  'plan.cover.shared': 'सबका साझा, {refill}',
  'plan.cover.each': 'हर व्यक्ति का अपना, {refill}',
  'plan.cover.one': '{refill}',
  'plan.cover.refill.none': 'दोबारा नहीं भरता',
  'plan.cover.refill.once': 'एक बार दोबारा भरता है, दूसरी बीमारी के लिए',
  'plan.cover.refill.once-any': 'एक बार दोबारा भरता है',
  'plan.cover.refill.unlimited': 'हर बार पूरा दोबारा भरता है',
  'plan.cover.deductible': 'साल के बिल का सिर्फ़ {amount} से ऊपर का हिस्सा देता है',
  'plan.wait.months': '{months} महीने',
  'plan.wait.months.note': '{date} तक',
  'plan.price.unit': 'सालाना, {people}, {tax}',
  'plan.price.unit.each': 'सालाना, {people}, सबका अलग कवर, {tax}',
  'plan.price.tax.nil': 'GST शून्य',
  'plan.price.tax.in': 'GST शामिल',
  'plan.price.of.valid': 'दाम {date} का, {days} दिन तक यही रहेगा',
  'plan.score.of': 'अंक, 100 में से: आपके जवाबों से कितना मेल',
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
} as const satisfies Record<keyof typeof english, string>;
