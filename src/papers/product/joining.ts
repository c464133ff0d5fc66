import type { Eligibility, Product } from '#domain/catalogue/catalogue.ts';
import { inLanguage } from '#domain/local-text.ts';
import { kinOf, type Relation } from '#domain/person/relation.ts';
import type { Say } from '#words/sentences.ts';
import { amountInWords } from '../amounts.ts';
import { allOf, oneOf } from '../lists.ts';
import { type PaperSection, sectionOf, textOf } from '../tree.ts';
import type { ProductFacts } from './product-facts.ts';

/** Who it is for, as lines: ages, people, place, way of sale. */
export function eligibilityLines(say: Say, { product }: ProductFacts): readonly string[] {
  const { adultMin, adultMax, maxAdults, maxChildren, pincodePrefixes, relations } = product.eligibility;
  return [
    say('papers.joining.adults', { from: adultMin, to: adultMax }),
    childrenLine(say, product.eligibility),
    say(`papers.joining.basis.${basisOf(product)}`),
    product.coverBases.includes('floater')
      ? say('papers.joining.share', { adults: maxAdults, children: maxChildren })
      : '',
    relationsLine(say, relations),
    pincodePrefixes === undefined
      ? say('papers.joining.everywhere')
      : say('papers.joining.pincodes', { pincodes: oneOf(say, pincodePrefixes) }),
    channelsLine(say, product),
  ].filter((line) => line !== '');
}

export function joiningSection(say: Say, facts: ProductFacts): PaperSection {
  return sectionOf(say('papers.joining'), eligibilityLines(say, facts));
}

/** Names of the conditions with which nobody joins. */
export function declinedNames({ locale }: Say, { product, conditions }: ProductFacts): readonly string[] {
  return conditions
    .filter(({ id, blocks }) => blocks || product.declinedConditions.includes(id))
    .map(({ name }) => inLanguage(name, locale));
}

export function conditionsSection(say: Say, facts: ProductFacts): PaperSection {
  const names = declinedNames(say, facts);
  const heading = say('papers.conditions');
  const others = textOf(say('papers.conditions.others'));
  if (names.length === 0) return { heading, blocks: [textOf(say('papers.conditions.none')), others] };
  const elsewhere = textOf(say('papers.conditions.elsewhere'));
  return { heading, blocks: [elsewhere, others, { kind: 'list', lines: names }] };
}

export function medicalLines(say: Say, { sale }: Product): readonly string[] {
  const { medicalFromAge: years, medicalFromSumInsured: cover } = sale;
  return [
    ...(years === undefined ? [] : [say('papers.medical.age', { years })]),
    ...(cover === undefined ? [] : [say('papers.medical.cover', { cover: amountInWords(say, cover) })]),
  ];
}

function childrenLine(say: Say, { maxChildren, childMinDays, childMaxYears }: Eligibility): string {
  return maxChildren === 0
    ? say('papers.joining.children.none')
    : say('papers.joining.children', { days: childMinDays, years: childMaxYears });
}

function basisOf({ coverBases }: Product): 'individual' | 'floater' | 'both' {
  if (!coverBases.includes('floater')) return 'individual';
  return coverBases.includes('individual') ? 'both' : 'floater';
}

function relationsLine(say: Say, relations: readonly Relation[]): string {
  const others = relations
    .filter((relation) => relation !== 'You')
    .filter(
      (relation) => kinOf(relation) !== 'spouse' || relation === 'Spouse' || !relations.includes('Spouse'),
    )
    .map((relation) => say(`papers.joining.with.${relation}`));
  return others.length === 0
    ? say('papers.joining.relations.none')
    : say('papers.joining.relations', { relations: allOf(say, others) });
}

function channelsLine(say: Say, { soldIn }: Product): string {
  if (soldIn === undefined) return '';
  const channels = soldIn.map((channel) => say(`papers.joining.channel.${channel}`));
  return say('papers.joining.channels', { channels: oneOf(say, channels) });
}
