import type { Product } from '#domain/catalogue/catalogue.ts';
import { groupOf, type Relation } from '#domain/person/relation.ts';
import { channelWords, childAgeWords } from './joining-words.ts';
import { amountInWords, listed, type PaperFacts, type PaperSection, sectionOf } from './paper.ts';

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

/** Names of the conditions with which nobody joins. */
export function declinedNames({ product, conditions }: PaperFacts): readonly string[] {
  return conditions
    .filter(({ id, blocks }) => blocks || product.declinedConditions.includes(id))
    .map(({ name }) => name.en);
}

export function conditionsSection(facts: PaperFacts): PaperSection {
  const names = declinedNames(facts);
  const others =
    'With any other illness you can join. The price can be higher, and the wait for old illness holds.';
  return sectionOf(
    'Conditions with which you cannot join',
    names.length === 0
      ? [`None is named beforehand. ${others}`]
      : [
          'Another plan may take you with one of these. The offline way has people who look for one.',
          others,
          ...names,
        ],
  );
}

export function medicalLines({ sale }: Product): readonly string[] {
  return [
    sale.medicalFromAge === undefined
      ? ''
      : `From ${sale.medicalFromAge} years on the insurer decides after a medical review.`,
    sale.medicalFromSumInsured === undefined
      ? ''
      : `From a cover of ${amountInWords(sale.medicalFromSumInsured)} on the insurer decides after a medical review.`,
  ].filter((line) => line !== '');
}

function basisWords({ coverBases }: Product): string {
  if (!coverBases.includes('floater')) return 'Each person has an own cover.';
  return coverBases.includes('individual')
    ? 'A family shares one cover, or each person has an own one.'
    : 'A family shares one cover.';
}

function relationWords(relations: readonly Relation[]): string {
  const isSaid = (relation: Relation) =>
    relation !== 'You' &&
    (groupOf(relation) !== 'spouse' || relation === 'Spouse' || !relations.includes('Spouse'));
  const others = relations.filter(isSaid).map((relation) => relation.toLowerCase());
  return others.length === 0 ? 'Only you can join.' : `You can bring your ${listed(others, 'and')}.`;
}

function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
