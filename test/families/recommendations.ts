import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { scoreItems } from '#domain/cover/features.ts';
import { isoDate } from '#domain/date.ts';
import { usualBearable } from '#domain/judge/bearable.ts';
import type { Floor } from '#domain/judge/verdict/floors.ts';
import { roundToTwoDigits } from '#domain/judge/years/rounded-years.ts';
import { formatRupees, lakh, rupees } from '#domain/money.ts';
import { judgeBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { type PreparedCatalogue, prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import { rateBlocks } from '#domain/offer/rated-blocks.ts';
import { noRiders } from '#domain/price/riders/riders.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { plainJudge } from './plain/plain-years.ts';
import { type JudgedFamily, oddFamilies, tenFamilies } from './ten-families.ts';

const intro = `# What is recommended to twenty families, and why

The shipped catalogue, cover from 23 November 2026, private hospitals, ₹1 lakh that a family can bear. Made by \`npm run families -- recommendations\`; \`test/recommendations.test.ts\` holds every row. Premiums are of this year. "All in" is rupees a year over ten policy years: premiums at each birthday, what the family pays of hospital bills on average, and once more what of that lies above what it can bear, less what the plan pays beside stays. It is worked out anew by the plain judge (\`test/families/plain/plain-years.ts\`), bill by bill. "A very bad year" is 1 of 100, once the waits are over; "a very bad first year" is 1 of 100 first ones, for families in which somebody is ill. A product stands in its best form: "with" names the riders that lower what it costs all in. The last column is an adviser's, not the judge's.`;

const heads = [
  '#',
  'who',
  'where, cover',
  'recommended',
  'premium',
  'all in',
  'why',
  'what an honest adviser adds',
];

/** The whole page. */
export function recommendationsText(catalogue: Catalogue): string {
  const prepared = prepareCatalogue(catalogue);
  const table = (families: readonly JudgedFamily[], from: number) =>
    [
      `| ${heads.join(' | ')} |`,
      `|${heads.map(() => '---').join('|')}|`,
      ...families.map((family, at) => rowOf(prepared, family, from + at)),
    ].join('\n');
  return `${intro}

## Ten families to judge by

${table(tenFamilies, 1)}

## Ten odd ones

${table(oddFamilies, tenFamilies.length + 1)}
`;
}

function rowOf(catalogue: PreparedCatalogue, family: JudgedFamily, nth: number): string {
  const { who, city, cover, adds } = family;
  const block = firstBlock(catalogue, family);
  const cells = (recommended: string, premium: string, allIn: string, why: string) =>
    `| ${[nth, who, `${city}, ₹${cover} lakh`, recommended, premium, allIn, why, adds].join(' | ')} |`;
  const priced = (block?.plans ?? []).filter(isPriced);
  const best = priced.find(({ recommended }) => recommended);
  if (!block || !best) return cells('nothing', '', '', 'no plan of the catalogue takes them');
  const plainly = plainlyOf(catalogue, block, family);
  const filed = filedOf(catalogue, best);
  return cells(
    titleOf(block, best),
    money(best.premium.total),
    money(plainly(best)),
    whyOf({ block, priced, best, plainly, filed }),
  );
}

function titleOf({ requestedCover }: ScoredBlock, { slab, product, choice }: ScoredPlan): string {
  const cover = slab.sumInsured > requestedCover ? [coverOf({ slab })] : [];
  const riders = choice.riders.map(({ id }) => id).join(' and ');
  return [product.slug, ...cover, ...(riders === '' ? [] : [`with ${riders}`])].join(', ');
}

/** The same without the riders that the list gives it; undefined without any. */
function filedOf({ catalogue }: PreparedCatalogue, plan: ScoredPlan): ScoredPlan | undefined {
  const slab = catalogue.slabs.get(plan.slab.id)?.slab;
  return plan.ridersCost === undefined || !slab
    ? undefined
    : { ...plan, slab, choice: { termYears: 1, riders: noRiders } };
}

type Priced = ScoredPlan & { readonly premium: { readonly kind: 'quoted'; readonly total: number } };
const isPriced = (plan: ScoredPlan): plan is Priced => plan.premium.kind === 'quoted';

/** That of the family, of the parents, or of one person alone. */
function firstBlock(catalogue: PreparedCatalogue, family: JudgedFamily): ScoredBlock | undefined {
  const { members, pincode, cover, importance } = family;
  const question = {
    catalogue,
    request: aRequest({ members, pincode, sumInsured: lakh(cover), importance }),
    on: isoDate(2026, 11, 23),
    filters: noFilters,
    licence: 'broker',
    resultType: 'all',
    channel: 'website',
    variant: undefined,
  } as const;
  return judgeBlocks(question, rateBlocks(question), new Map()).blocks[0];
}

function plainlyOf({ catalogue }: PreparedCatalogue, block: ScoredBlock, { importance }: JudgedFamily) {
  const birthChance = importance?.maternity_cover === 'HIGH' ? 0.15 : 0;
  const importantItems = scoreItems.filter((item) => importance?.[item] === 'HIGH');
  const ask = {
    ...{ block: block.block, sumInsured: block.requestedCover, bearable: usualBearable },
    ...{ birthChance, importantItems },
  };
  const judge = plainJudge(catalogue, ask);
  return (plan: ScoredPlan): number => judge.allIn(plan)?.total ?? Number.NaN;
}

type Row = {
  readonly block: ScoredBlock;
  readonly priced: readonly Priced[];
  readonly best: Priced;
  readonly plainly: (plan: ScoredPlan) => number;
  readonly filed: ScoredPlan | undefined;
};

function whyOf(row: Row): string {
  return [placeOf(row), formOf(row), besideOf(row), cheaperOf(row), strongestOf(row)]
    .filter((part) => part !== '')
    .join('; ');
}

/** Where it stands among those that can be recommended, and beside the median of the asked cover. */
function placeOf({ priced, best, plainly }: Row): string {
  const rivals = priced.filter(({ neverBetter, floor }) => !neverBetter && !floor);
  const among =
    rivals.length > 0
      ? `the ${rivals.length} that can be recommended`
      : 'those that no other beats, as a floor keeps each of them out';
  const near = priced.filter((plan) => plan.nearEqual);
  const least = near.reduce((one, other) => (allInOf(other) < allInOf(one) ? other : one), best);
  const prices = priced.filter(({ atAskedCover }) => atAskedCover).map(({ premium }) => premium.total);
  const median = prices.sort((a, b) => a - b)[prices.length >> 1];
  const beside =
    median === undefined
      ? ''
      : `, ${aboveOrBelow(best.premium.total, median)} the median of ${money(median)}`;
  const sound = best.sound ? 'sound' : 'not sound, and no sound plan lies within a tenth';
  if (least === best) return `the least all in of ${among}${beside}; ${sound}`;
  const apart = money(plainly(best) - plainly(least));
  return `costs least this year of ${near.length} near equals${beside}; ${least.product.slug} would cost ${apart} less all in, for ${money(least.premium.total)} this year; ${sound}`;
}

/** What the riders are of the price, and what it would cost all in without them. */
function formOf({ best, filed, plainly }: Row): string {
  if (!filed || best.ridersCost === undefined) return '';
  return `the rider is ${money(best.ridersCost)} of the premium, and all in it would be ${money(plainly(filed))} without it`;
}

/** Rupees a year from which what is paid beside stays is worth a word. */
const leastBeside = 1_000;

function besideOf({ priced, best }: Row): string {
  const beside = best.allIn?.paidBeside ?? 0;
  if (beside < leastBeside) return '';
  const used = `${money(beside)} a year of what it pays beside stays is counted`;
  const sound = priced.find(({ pick }) => pick === 'cheapest');
  if (!sound || sound === best) return used;
  return `${used}, and who uses nothing of it takes the cheapest sound plan, ${sound.product.slug}, at ${money(sound.premium.total)}`;
}

const aboveOrBelow = (amount: number, median: number) =>
  amount === median ? 'at' : amount < median ? 'below' : 'above';

/** The cheapest of those that cost less this year, and why it is not taken. */
function cheaperOf({ priced, best, plainly }: Row): string {
  const cheapest = priced.reduce(
    (one, other) => (other.premium.total < one.premium.total ? other : one),
    best,
  );
  if (cheapest === best) return 'nothing costs less this year';
  const apart = plainly(cheapest) - plainly(best);
  const reason = cheapest.floor ? floorTexts[cheapest.floor.kind] : '';
  const allIn = apart >= 0 ? `${money(apart)} more all in` : `${money(-apart)} less all in`;
  return `the cheapest, ${cheapest.product.slug}, asks ${money(best.premium.total - cheapest.premium.total)} less this year and costs ${allIn}${reason}`;
}

const floorTexts: Readonly<Record<Floor['kind'], string>> = {
  'on-paper': ', and is sold on paper only',
  'never-covered': ', and never pays for an illness of theirs',
  'no-hospital': ', and is paid without cash nowhere near',
  'later-price': ', and leaps at a later age',
  claims: ', and its insurer settles too few claims',
  complaints: ', and its insurer has too many complaints',
  solvency: ', and its insurer has too little capital',
  'not-sound': ', and is not sound',
};

function strongestOf({ block, priced, best }: Row): string {
  const strongest = priced.find(({ pick }) => pick === 'strongest');
  if (!strongest || strongest === best) return '';
  const saves = roundToTwoDigits(best.years.oneInHundred) - roundToTwoDigits(strongest.years.oneInHundred);
  const extra = strongest.premium.total - best.premium.total;
  const costs = extra < 0 ? `${money(-extra)} less` : `${money(extra)} more`;
  const year = block.shownYear === 'first' ? 'first year' : 'year';
  return `the strongest, ${strongest.product.slug}, costs ${costs} and leaves ${money(saves)} less in a very bad ${year}`;
}

const allInOf = ({ allIn }: ScoredPlan) => allIn?.total ?? Number.NaN;
const money = (amount: number) => formatRupees(rupees(Math.round(amount)));
const coverOf = ({ slab }: Pick<ScoredPlan, 'slab'>) => `₹${slab.sumInsured / 1e5} lakh`;
