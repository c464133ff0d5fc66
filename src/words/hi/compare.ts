import type { messages as english } from '../en/compare.ts';
import { messages as plans } from './plans.ts';
import { messages as tray } from './tray.ts';

export const messages = {
  ...plans,
  ...tray,
  'compare.page': 'प्लान की तुलना',
  'compare.back': 'प्लान की सूची पर वापस',
  'compare.back.count': '{count, plural, one {# प्लान की सूची पर वापस} other {# प्लान की सूची पर वापस}}',
  'compare.title': '{others} या {last}?',
  'compare.name.cover': '{title}, {cover}',
  'compare.for': '{people}। {city} {pincode}।',
} as const satisfies Record<keyof typeof english, string>;
