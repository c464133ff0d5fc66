import type { messages as english } from '../en/sharing.ts';
import { messages as ownHospitals } from './own-hospitals.ts';

export const messages = {
  ...ownHospitals,
  'share.open': 'परिवार के लिए पेज',
  'share.note':
    'भेजने या प्रिंट करने के लिए दो पेज: यह प्लान, इसके साथ देखे गए प्लान, तारीखें और शिकायत का तरीका। इसमें उम्र और शहर है, नाम, बीमारी या आदतें नहीं। दाम आपके ही हैं: उनसे पढ़ने वाला अंदाज़ा लगा सकता है कि सेहत या आदतों के किसी जवाब से दाम बढ़ा{year, select, first {, और पहले साल के आँकड़ों से यह कि किसी को बीमारी है} other {}}।',
  'share.chosen': 'परिवार ने चुना',
  'share.busy': 'पेज बन रहा है',
  'share.failed': 'पेज नहीं बन पाया',
} satisfies Record<keyof typeof english, string>;
