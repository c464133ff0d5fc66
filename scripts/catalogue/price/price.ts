import { titleWithRiders } from '#contract/plan/riders-wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { asId, type SlabId } from '#domain/ids.ts';
import { formatRupees, moneyInWords, type Rupees } from '#domain/money.ts';
import { scoreBlocks } from '#domain/offer/blocks.ts';
import { notShownReason } from '#domain/offer/eligibility.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { QuotedBlock } from '#domain/offer/plan.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import type { PlansQuestion } from '#domain/offer/rated-blocks.ts';
import type { Premium } from '#domain/price/premium.ts';
import { ratedFor } from '#domain/price/rated-for.ts';
import { ratePlan } from '#domain/price/rating.ts';
import { chosenRiders, noRiders } from '#domain/price/riders/riders.ts';
import { never } from '#domain/result.ts';
import { type Command, readArguments, WrongUse, wordsOf } from '../command.ts';
import { folderOf } from '../folders.ts';
import { formatCount, tableLines } from '../table.ts';
import { type PriceCommandInput, priceOptions, readPriceQuestion } from './price-question.ts';
import { ledgerLines, noPriceTexts, notShownTexts } from './price-words.ts';

export const price: Command = {
  summary: 'one price with every step that makes it, or all plans of the same people',
  usage: [
    'price --slab <slab id> --people "You:34 Spouse:36 Son-0:4" --pincode 560001',
    'price --plans --people "You:34 Spouse:36" --pincode 560001 [--cover 1000000]',
  ],
  help: [
    '--people      key and age of everyone insured; a bare number is years, 8m are months',
    '--basis       floater (one cover shared, what is taken when it is not said) or individual (one each)',
    '--term        1, 2 or 3 years (1)',
    '--riders      with --slab: "consumables wait-24", ids of riders of the product; --plans says with which each stands',
    '--conditions  "You:16,17": ids of conditions.json',
    '--habits      "Spouse:smoke": alcohol, smoke, tobacco, exercise',
    '--parents-pincode  where parents live, when they are insured alone',
    '--cover       with --plans: the cover wanted, in rupees (1000000)',
    '--deductible  with --plans: super top-ups of this deductible, in rupees',
    '--channel     website (what is taken when it is not said), pos, retail-partner or mobile-app',
    '--on          the day cover starts (tomorrow)',
    '--in          another folder, a stored version, or "active"',
  ],
  async run(args, setting) {
    const { values, positionals } = readArguments(args, priceOptions);
    wordsOf(positionals, 0);
    if (values.plans === (values.slab !== undefined)) throw new WrongUse('Say --slab <slab id>, or --plans.');
    const catalogue = await setting.load(await folderOf(setting, values.in));
    const question = readPriceQuestion(values, catalogue, setting.today);
    const lines =
      values.slab === undefined
        ? planLines(catalogue, question)
        : priceLines(catalogue, question, asId<SlabId>(values.slab));
    for (const line of lines) setting.say(line);
    return 0;
  },
};

function priceLines(catalogue: Catalogue, question: PriceCommandInput, slabId: SlabId): readonly string[] {
  const entry = catalogue.slabs.get(slabId);
  const insurer = entry && catalogue.insurers.get(entry.product.insurer);
  if (!entry || !insurer) throw new WrongUse(`--slab: there is no slab ${slabId} in ${catalogue.version}.`);
  const { product, slab } = entry;
  const { termYears, on } = question;
  const block = quotedBlockOf(question, product.productType, slab.sumInsured, slab.deductible);
  const { basis, zone } = ratedFor(catalogue, { ...block, termYears, riders: noRiders, on });
  const heading = [
    `${product.title}, ${moneyInWords(slab.sumInsured)}, ${insurer.title} (${slab.id})`,
    `${basis}, ${formatCount(termYears, 'year')}, ${product.zonePricing ? `zone ${zone}` : 'all of India'}, cover from ${on}, ${catalogue.version}`,
  ];
  const reason = notShownReason(product, block, question.channel);
  if (reason !== undefined) return [...heading, `No price: ${notShownTexts[reason]}.`];
  if (!product.termYears.includes(termYears)) {
    return [...heading, `No price: it is sold for ${product.termYears.join(', ')} years only.`];
  }
  const riders = chosenRiders(entry, block.members, question.riders);
  if (!riders.ok) return [...heading, `No price: ${JSON.stringify(riders.failure)}.`];
  const rated = ratedFor(catalogue, { ...block, termYears, riders: riders.value, on });
  return [...heading, ...premiumLines(ratePlan({ ...rated, product, slab, insurer }))];
}

function premiumLines(premium: Premium): readonly string[] {
  switch (premium.kind) {
    case 'quoted':
      return ledgerLines(premium);
    case 'pending':
      return ['No price: the insurer answers each price of this product itself.'];
    case 'needs-validation':
      return [`No price: ${noPriceTexts[premium.reason]}.`];
    default:
      return never(premium);
  }
}

/** All these people in one block, as the quote would make it. */
function quotedBlockOf(
  { block, pincode, parentsPincode, blockPincode }: PriceCommandInput,
  productType: QuotedBlock['request']['productType'],
  sumInsured: Rupees,
  deductible: Rupees | undefined,
): QuotedBlock {
  const request = {
    productType,
    members: block.members,
    pincode,
    parentsPincode,
    sumInsured,
    maxSumInsured: undefined,
    existingSumInsured: undefined,
    deductible,
    parentQuote: undefined,
  };
  return { ...block, pincode: blockPincode, request };
}

function planLines(catalogue: Catalogue, question: PriceCommandInput): readonly string[] {
  const [scored] = scoreBlocks({ ...plansQuestion(catalogue, question), livePrices: new Map() }).blocks;
  if (scored === undefined) throw new WrongUse('--people: the quote makes no block of these people.');
  const plans = scored.plans.map((plan) => [
    String(plan.score.totalTenths / 10),
    plan.premium.kind === 'quoted' ? formatRupees(plan.premium.total) : plan.premium.kind,
    plan.slab.id,
    moneyInWords(plan.slab.sumInsured),
    plan.choice.riders.map(({ id }) => id).join(','),
    [
      ...(plan.recommended ? ['recommended'] : []),
      ...(plan.neverBetter ? [`never better than ${titleWithRiders(plan.neverBetter.than, 'en')}`] : []),
      ...(plan.floor ? [`not recommended: ${plan.floor.kind}`] : []),
    ].join('; '),
  ]);
  const notShown = scored.notShown.map(({ product, reason }) => [`  ${product.id}`, notShownTexts[reason]]);
  return [
    `${scored.block.id}, cover from ${question.on}, ${catalogue.version}; the recommended one first, then the highest score; what another plan beats or a floor keeps out last`,
    ...tableLines([['score', 'a year', 'slab', 'cover', 'riders', ''], ...plans]),
    ...(notShown.length === 0 ? [] : tableLines([['Not shown', ''], ...notShown])),
  ];
}

/** The block of exactly these people; live products stand in it without a price, for the insurer is not asked. */
export function plansQuestion(catalogue: Catalogue, question: PriceCommandInput): PlansQuestion {
  const productType = question.deductible === undefined ? 'indemnity' : 'super-top-up';
  const { request } = quotedBlockOf(question, productType, question.cover, question.deductible);
  return {
    catalogue: prepareCatalogue(catalogue),
    request,
    on: question.on,
    filters: noFilters,
    licence: 'broker',
    resultType: { block: question.block.id },
    variant: undefined,
    channel: question.channel,
  };
}
