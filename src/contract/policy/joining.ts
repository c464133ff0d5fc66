import type { Product } from '#domain/catalogue/catalogue.ts';
import type { Relation } from '#domain/person/relation.ts';
import { channelWords, childAgeWords } from './joining-words.ts';
import { coverInWords, listed, type PaperFacts, type PaperSection, sectionOf } from './paper.ts';

/** Who it is for, as lines: ages, people, place, way of sale. */
export function eligibilityLines({ product }: PaperFacts): readonly string[] {
  const { adultMin, adultMax, maxAdults, maxChildren, pincodePrefixes } = product.eligibility;
  return [
    `Adults who are ${adultMin} to ${adultMax} years old when they join. Renewal has no upper age.`,
    childAgeWords(product.eligibility),
    basisWords(product),
    product.coverBases.includes('floater')
      ? `Up to ${counted(maxAdults, 'adult', 'adults')}${maxChildren > 0 ? ` and ${counted(maxChildren, 'child', 'children')}` : ''} share one cover.`
      : '',
    relationWords(product.eligibility.relations),
    pincodePrefixes === undefined
      ? 'Sold in all of India.'
      : `Sold at pincodes that begin with ${listed(pincodePrefixes, 'or')}.`,
    product.soldIn
      ? `Sold only ${listed(
          product.soldIn.map((channel) => channelWords[channel]),
          'or',
        )}.`
      : '',
  ].filter((line) => line !== '');
}

export function joiningSection(facts: PaperFacts): PaperSection {
  return sectionOf('Who can join', eligibilityLines(facts));
}

/** Conditions with which nobody joins, by name. Undefined when there is none. */
export function declinedLine({ product, conditions }: PaperFacts): string | undefined {
  const names = conditions
    .filter(({ id, blocks }) => blocks || product.declinedConditions.includes(id))
    .map(({ name }) => name);
  return names.length === 0 ? undefined : `${names.join('; ')}.`;
}

export function conditionsSection(facts: PaperFacts): PaperSection {
  const declined = declinedLine(facts);
  return sectionOf('Conditions with which you cannot join', [
    declined ?? 'None is named beforehand. The insurer looks at each proposal.',
    declined === undefined
      ? ''
      : 'Another plan may take you with one of these. If none does online, the offline way has people who look for one.',
    'With another illness you can join. The price can be higher, and the wait for old illness holds.',
  ]);
}

export function medicalLines({ sale }: Product): readonly string[] {
  return [
    sale.medicalFromAge === undefined
      ? ''
      : `From ${sale.medicalFromAge} years on the insurer decides after a medical review.`,
    sale.medicalFromSumInsured === undefined
      ? ''
      : `From a cover of ${coverInWords({ sumInsured: sale.medicalFromSumInsured, deductible: undefined })} on the insurer decides after a medical review.`,
  ].filter((line) => line !== '');
}

function basisWords({ coverBases }: Product): string {
  if (!coverBases.includes('floater')) return 'Each person has an own cover.';
  return coverBases.includes('individual')
    ? 'A family shares one cover, or each person has an own one.'
    : 'A family shares one cover.';
}

function relationWords(relations: readonly Relation[]): string {
  const others = relations.filter((relation) => relation !== 'You').map((relation) => relation.toLowerCase());
  return others.length === 0 ? 'Only you can join.' : `You can bring your ${listed(others, 'and')}.`;
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
