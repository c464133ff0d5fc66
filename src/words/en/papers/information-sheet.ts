/** Customer Information Sheet (IRDAI/HLT/CIR/MISC/190/10/2023): what stands in no other paper. */
export const messages = {
  'papers.sheet': 'Customer Information Sheet: {product}',
  'papers.sheet.kind': 'Customer Information Sheet (CIS)',
  'papers.sheet.demo': 'Demo: made from a catalogue whose insurers and plans are invented.',
  'papers.sheet.policy': 'The policy',
  'papers.sheet.policy.text':
    '{product} of {insurer}. {type, select, top {A super top-up} other {Indemnity health insurance}}: it pays hospital bills up to {cover} a year.',
  'papers.sheet.policy.deductible': 'It pays after the first {amount} of a year.',
  'papers.sheet.limits': 'Limits in short',
  'papers.sheet.limit.copay': 'Co-pay',
  'papers.sheet.limit.icu': 'Intensive care',
  'papers.sheet.limit.room_rent': 'Room',
  'papers.sheet.limit.outpatient_benefits': 'Doctor visits without admission',
  'papers.sheet.limit.critical_illness_coverage': 'Critical illness',
  'papers.sheet.limit.restore_benefits': 'Refill of the cover',
  'papers.sheet.limit.maternity_cover': 'Birth',
  'papers.sheet.limit.health_checkup': 'Health check-up',
  'papers.sheet.limit.pre_existing': 'Illness you already have',
  'papers.sheet.limit.bonus': 'Bonus for a year without claims',
  'papers.sheet.part': 'Your part',
  'papers.sheet.part.text':
    'Tell us every illness, treatment and habit that the form asks about. What is hidden or wrong can cost you a claim.',
} as const;
