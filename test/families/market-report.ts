import { shippedCatalogue } from '#adapters/catalogue/shipped/shipped-catalogue.suite.ts';
import { brokenBounds, type Market, measureMarket } from './market.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** `npm run families -- market [how many]`: the bounds of the recommendation, over the shipped catalogue. */
export async function printMarket(count: number): Promise<void> {
  const market = await measureMarket(await shippedCatalogue(), count);
  for (const line of lines(market)) console.log(line);
  const broken = brokenBounds(market);
  console.log(broken.length === 0 ? 'Every bound holds.' : `Broken: ${broken.join('; ')}`);
  if (broken.length > 0) process.exitCode = 1;
}

function lines(market: Market): readonly string[] {
  return [
    `${market.blocks} blocks of ten plans or more`,
    `recommended at the asked cover: ${percent(market.recommendedAtRequestedCover)}`,
    `premium over the median of the plans at that cover: ${market.meanOfMedian.toFixed(3)} on average`,
    `a cheaper near equal passed over: ${market.cheaperNearEquals}`,
    `among the cheaper two thirds by premium and average own share: ${percent(market.amongCheaperTwoThirds)}`,
    `among the better third by a 1-in-100 year: ${percent(market.amongBetterThird)}; among both: ${percent(market.amongBoth)}`,
    `recommended: ${[...market.products].map(([slug, share]) => `${slug} ${percent(share)}`).join(', ')}`,
  ];
}
