import type { messages as english } from '../en/ages.ts';
import { messages as failures } from './failures/quote.ts';

export const messages = {
  'ages.title': 'सबकी उम्र कितनी है?',
  'ages.title.one': 'आपकी उम्र कितनी है?',
  'ages.lede': 'आज की उम्र, पूरे सालों में। दाम उम्र से तय होता है।',
  'ages.hint.years': 'उम्र, सालों में',
  'ages.hint.months': 'उम्र, महीनों में',
  'ages.unit': '{name}: साल या महीने',
  'ages.years': 'साल',
  'ages.months': 'महीने',
  'ages.fail.AGE_REQUIRED': failures['failure.AGE_REQUIRED'],
  'ages.fail.ADULT_AGE_TOO_LOW': failures['failure.ADULT_AGE_TOO_LOW'],
  'ages.fail.ADULT_AGE_TOO_HIGH': failures['failure.ADULT_AGE_TOO_HIGH'],
  'ages.fail.CHILD_AGE_TOO_HIGH': failures['failure.CHILD_AGE_TOO_HIGH'],
  'ages.fail.NEWBORN_TOO_YOUNG': failures['failure.NEWBORN_TOO_YOUNG'],
  'ages.fail.KID_AGE_GAP': failures['failure.KID_AGE_GAP'],
  'ages.fail.PARENT_AGE_GAP': failures['failure.PARENT_AGE_GAP'],
  'ages.fail.IN_LAW_AGE_GAP': failures['failure.IN_LAW_AGE_GAP'],
  'ages.fail.SPOUSE_PARENT_AGE_GAP': failures['failure.SPOUSE_PARENT_AGE_GAP'],
  'ages.fail.GRANDPARENT_AGE_GAP': failures['failure.GRANDPARENT_AGE_GAP'],
  'ages.whole': 'पूरी संख्या लिखें',
  'ages.zero': 'एक साल से छोटे हैं, तो महीने चुनें',
  'ages.year-up': '12 महीने या ज़्यादा हो, तो साल चुनें',
  'ages.gap': '{message}। {name}: {age}, {elder}: {elderAge}।',
  'ages.age.years': '{count}',
  'ages.age.months': '{count, plural, one {# महीना} other {# महीने}}',
  'ages.oldest':
    'इस उम्र में यहाँ कोई प्लान नए व्यक्ति को नहीं लेता: आखिरी प्लान {oldest} साल तक लेता है। बाकी लोगों के लिए आगे बढ़ें, और इनके लिए सलाहकार से पूछें।',
  'ages.oldest.alone':
    'इस उम्र में यहाँ कोई प्लान नए व्यक्ति को नहीं लेता: आखिरी प्लान {oldest} साल तक लेता है। कागज़ पर क्या हो सकता है, यह सलाहकार बता सकते हैं।',
  'ages.people.missing': failures['failure.NO_MEMBER_CHOSEN'],
  'ages.children.alone': 'बच्चों का बीमा आपके या पति/पत्नी के साथ होता है। अपने या पति/पत्नी पर निशान लगाएँ।',
  'ages.leave-out': 'अभी इनके बिना आगे बढ़ें: {name}',
} as const satisfies Record<keyof typeof english, string>;
