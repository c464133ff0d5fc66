import type { LimitedTreatment } from '#domain/cover/features.ts';

export const treatmentWords: Readonly<Record<LimitedTreatment, string>> = {
  cataract: 'Cataract',
  'joint-replacement': 'Joint replacement',
  'modern-treatment': 'Modern treatments',
  cardiac: 'Heart treatment',
  cancer: 'Cancer treatment',
  hernia: 'Hernia',
  'kidney-stone': 'Kidney stones',
};

/** What one limit holds for. */
export const treatmentUnits: Readonly<Record<LimitedTreatment, string>> = {
  cataract: 'each eye',
  'joint-replacement': 'each joint',
  'modern-treatment': 'each stay',
  cardiac: 'each stay',
  cancer: 'each stay',
  hernia: 'each stay',
  'kidney-stone': 'each stay',
};
