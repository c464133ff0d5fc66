import type { Insurer, Product } from '#domain/catalogue/catalogue.ts';
import { type PaperSection, sectionOf } from './paper.ts';

export function exclusionsSection(product: Product): PaperSection {
  return sectionOf(
    'What is not paid',
    product.standardExclusions.map(({ code, text }) => `${code}: ${text.en}`),
  );
}

export function claimsSection(insurer: Insurer): PaperSection {
  return sectionOf('How a claim works', [
    ...insurer.claimsProcess.map(({ en }) => en),
    insurer.tpas.length === 0
      ? `${insurer.title} settles claims itself.`
      : `You choose who settles your claims: ${insurer.tpas.map(({ title, phone }) => `${title} (${phone})`).join('; ')}.`,
  ]);
}

/** Free look, cancellation, renewal, portability and moratorium hold for every insurer in India. */
export const lawfulRights: PaperSection = sectionOf('Your rights', [
  'Return the policy within 30 days of receiving it (free look).',
  'Cancel at any time with 7 days of notice: the unused part of the premium comes back if there was no claim.',
  'Renew for life. Age and claims are no reason to refuse. You have 30 days of grace after the last day, without cover in between.',
  'Move to another insurer and keep the waits you served (portability).',
  'After 60 months a claim can be refused for what was not said only if it was fraud (moratorium).',
]);

export function complaintsSection({ title, phone }: Insurer): PaperSection {
  return sectionOf('Complaints', [
    `Grievance officer of ${title}, ${phone}: the answer is due within 14 days.`,
    'Then the Bima Bharosa portal of IRDAI.',
    'Then the Insurance Ombudsman, free of charge, within a year.',
  ]);
}

export function generalSection(product: Product): PaperSection {
  return sectionOf(
    'General conditions',
    product.generalConditions.map(({ en }) => en),
  );
}
