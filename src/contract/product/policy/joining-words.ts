import type { Eligibility } from '#domain/catalogue/catalogue.ts';
import type { Channel } from '#domain/quote/channel.ts';

export const channelWords: Readonly<Record<Channel, string>> = {
  website: 'on this website',
  pos: 'by point-of-sale people',
  'retail-partner': 'by retail partners',
  'mobile-app': 'in the mobile app',
};

export function childAgeWords({ maxChildren, childMinDays, childMaxYears }: Eligibility): string {
  if (maxChildren === 0) return 'Children cannot join.';
  const from = childMinDays === 0 ? 'birth' : `${childMinDays} days`;
  return `Children from ${from} to ${childMaxYears} years.`;
}
