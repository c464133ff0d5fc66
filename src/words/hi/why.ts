import type { messages as english } from '../en/why.ts';

export const messages = {
  'list.why': '{title} क्यों',
  'list.why.less': '{title} से साल में कम',
  'list.why.more': '{title} से साल में ज़्यादा',
  'list.why.score.more': 'उसके {points} अंक ज़्यादा हैं',
  'list.why.score.less': 'उसके {points} अंक कम हैं',
  'list.why.score.same': 'अंक बराबर हैं',
  'list.why.method': 'अंक कैसे बने',
} as const satisfies Record<keyof typeof english, string>;
