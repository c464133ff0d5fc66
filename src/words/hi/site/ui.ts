import type { messages as english } from '../../en/site/ui.ts';

export const messages = {
  'ui.back': 'पीछे',
  'ui.optional': '{label} (ज़रूरी नहीं)',
  'ui.busy': 'सेव हो रहा है',
  'ui.close': 'बंद करें',
  'ui.fewer': 'एक कम: {label}',
  'ui.more': 'एक और: {label}',
  'ui.errors.title': '{count, plural, one {# जवाब ठीक करना है} other {# जवाब ठीक करने हैं}}',
  'ui.right': 'क्या यह सब ऐसा ही सही है?',
  'ui.person': 'किसी से बात करें',
  'ui.step': 'चरण {now} / {of}: {name}',
  'ui.step.done': ', पूरा',
  'ui.tries': 'कोशिश {now} / {of}',
  'ui.price.none': 'दाम नहीं मिला',
  'ui.select.none': 'चुनें',
} as const satisfies Record<keyof typeof english, string>;
