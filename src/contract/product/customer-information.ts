import type { Insurer, Product, Slab } from '#domain/catalogue/catalogue.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { formatRupees } from '#domain/money.ts';
import { type SayPlan, verboseFeature } from '../plan/feature-words.ts';
import type { WireTerms } from '../proposal/shapes.ts';
import { amountInWords } from './policy/paper.ts';
import { claimsSection, complaintsSection, exclusionsSection, lawfulRights } from './policy/rights.ts';
import { coverSections } from './policy-documents.ts';

type Sold = { readonly product: Product; readonly slab: Slab; readonly insurer: Insurer };

/**
 * The Customer Information Sheet of a plan, made from what the catalogue says of it: the policy, what is paid and what
 * is not, waits and limits, claims, complaints and rights (IRDAI circular IRDAI/HLT/CIR/MISC/190/10/2023).
 */
export function customerInformation(
  say: SayPlan,
  { product, slab, insurer }: Sold,
): WireTerms['customer_information'] {
  return {
    title: `Customer Information Sheet: ${product.title}`,
    sections: [
      { heading: 'The policy', text: thePolicy(product, slab, insurer) },
      ...coverSections({ product: { ...product, slabs: [slab] } }),
      { heading: 'Limits in short', text: limits(say, slab) },
      exclusionsSection(product),
      claimsSection(insurer),
      complaintsSection(insurer),
      lawfulRights,
      {
        heading: 'Your part',
        text: 'Say every illness, treatment and habit that the form asks about. What is hidden or wrong can cost a claim.',
      },
    ],
  };
}

function thePolicy(product: Product, slab: Slab, insurer: Insurer): string {
  const kind = product.productType === 'super-top-up' ? 'A super top-up' : 'Indemnity health insurance';
  const deductible =
    slab.deductible === undefined
      ? ''
      : ` It pays after the first ${formatRupees(slab.deductible)} of a year.`;
  return `${product.title} of ${insurer.title}. ${kind}: it pays hospital bills up to ${amountInWords(slab.sumInsured)} a year.${deductible}`;
}

function limits(say: SayPlan, slab: Slab): string {
  return scoreItems.map((item) => `${titles[item]}: ${verboseFeature(say, item, slab).verbose}.`).join(' ');
}

const titles = {
  copay: 'Co-pay',
  icu: 'Intensive care',
  room_rent: 'Room',
  outpatient_benefits: 'Doctor visits without admission',
  critical_illness_coverage: 'Critical illness',
  restore_benefits: 'Refill of the cover',
  maternity_cover: 'Birth',
  health_checkup: 'Health check-up',
  pre_existing: 'Illness you already have',
  bonus: 'Bonus for a year without claims',
} as const satisfies Record<(typeof scoreItems)[number], string>;
