import { messages as plans } from './plans.ts';
import { messages as tray } from './tray.ts';

export const messages = {
  ...plans,
  ...tray,
  'compare.page': 'Plans compared',
  'compare.back': 'Back to the plans',
  'compare.back.count': '{count, plural, one {Back to 1 plan} other {Back to # plans}}',
  'compare.title': '{others} or {last}?',
  'compare.name.cover': '{title}, {cover}',
  'compare.for': '{people}. {city} {pincode}.',
} as const;
