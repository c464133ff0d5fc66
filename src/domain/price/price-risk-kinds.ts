/** The kinds of things that can still change a price, in the order in which they are told (price-risks.ts). */
export const priceRiskKinds = [
  'live-price',
  'date-of-birth',
  'medical-cover',
  'medical-age',
  'declared-condition',
  'parents-zone',
  'tax',
  'riders',
  'longer-term',
  'price-locked',
  'price-kept',
] as const;
