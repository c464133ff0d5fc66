/** What is left out, claims, complaints and what the law gives. */
export const messages = {
  'papers.not-paid': 'What is not paid',
  'papers.claims': 'How a claim works',
  'papers.claims.own': '{insurer} settles claims itself.',
  'papers.claims.offices': 'You choose who settles your claims: {offices}.',
  'papers.rights': 'Your rights',
  'papers.rights.free-look': 'Return the policy within 30 days of receiving it (free look).',
  'papers.rights.cancel':
    'Cancel at any time with 7 days of notice: the unused part of the premium comes back if there was no claim.',
  'papers.rights.renew':
    'Renew for life. Age and claims are no reason to refuse. You have 30 days of grace after the last day, without cover in between.',
  'papers.rights.port': 'Move to another insurer and keep the waits you served (portability).',
  'papers.rights.moratorium':
    'After 60 months a claim can be refused for what was not said only if it was fraud (moratorium).',
  'papers.complaints': 'Complaints',
  'papers.complaints.insurer': 'Grievance officer of {insurer}, {phone}: the answer is due within 14 days.',
  'papers.complaints.regulator': 'Then the Bima Bharosa portal of IRDAI.',
  'papers.complaints.ombudsman': 'Then the Insurance Ombudsman, free of charge, within a year.',
  'papers.general': 'General conditions',
} as const;
