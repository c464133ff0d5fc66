/** The rows between a bill and what a plan pays of it, in the order in which they are taken off. */
export const cutKinds = [
  'not-covered',
  'non-payables',
  'consumables',
  'around',
  'room',
  'fees',
  'treatment',
  'co-pay',
  'deductible',
  'cover',
] as const;
export type CutKind = (typeof cutKinds)[number];
