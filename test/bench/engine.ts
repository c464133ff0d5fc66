import { scoreAnswer } from '#contract/quote/blocks-wire.ts';
import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { type Instant, isoDate } from '#domain/date.ts';
import { asId, type QuoteId, type VisitorId } from '#domain/ids.ts';
import { lakh } from '#domain/money.ts';
import { type BlocksQuestion, type ScoredBlocks, scoreBlocks } from '#domain/offer/blocks.ts';
import { noFilters } from '#domain/offer/filters/filters.ts';
import type { ScoredPlan } from '#domain/offer/plan.ts';
import { prepareCatalogue } from '#domain/offer/prepared-catalogue.ts';
import type { Quote } from '#domain/quote/quote.ts';
import { papersOfProduct } from '#server/drawing/papers/product-papers.ts';
import { aFamily } from '../builders/person-builders.ts';
import { aRequest } from '../builders/plan-builders.ts';
import { inEnglish } from '../voices.ts';
import { bareWorkOf, workOut } from './bare-arithmetic.ts';
import { grownCatalogue } from './grown-catalogue.ts';

export type EngineSpeed = {
  readonly plans: number;
  readonly plansPerSecond: number;
  readonly barePerSecond: number;
  /** Writing the same plans down as the wire's JSON, for comparison. */
  readonly writtenPerSecond: number;
};

export function engineSpeed(catalogue: Catalogue): EngineSpeed {
  const question = aQuestion(catalogue);
  const scored = scoreBlocks(question);
  const [block] = scored.blocks;
  if (!block) throw new Error('A family has a family block');
  const bare = bareWorkOf(question);
  const plans = block.plans.length;
  const perSecond = (microseconds: number, count: number) => (count * 1e6) / microseconds;
  return {
    plans,
    plansPerSecond: perSecond(
      microsecondsOf(() => scoreBlocks(question)),
      plans,
    ),
    barePerSecond: perSecond(
      microsecondsOf(() => workOut(bare)),
      bare.offers.length,
    ),
    writtenPerSecond: perSecond(
      microsecondsOf(() => amountText(catalogue, question, scored)),
      plans,
    ),
  };
}

export type GrowthStep = {
  readonly slabs: number;
  readonly plans: number;
  readonly prepareMs: number;
  readonly questionMs: number;
  /** The bare arithmetic of the same plans. */
  readonly bareMs: number;
};

/** It puts one question of a family to catalogues of this many slabs, each made in memory. */
export function growthOver(catalogue: Catalogue, slabCounts: readonly number[]): readonly GrowthStep[] {
  return slabCounts.map((slabCount) => {
    const grown = grownCatalogue(catalogue, slabCount);
    const start = performance.now();
    const question = aQuestion(grown);
    const prepareMs = performance.now() - start;
    const plans = scoreBlocks(question).blocks[0]?.plans.length ?? 0;
    const questionMs = microsecondsOf(() => scoreBlocks(question)) / 1000;
    const bare = bareWorkOf(question);
    const bareMs = microsecondsOf(() => workOut(bare)) / 1000;
    return { slabs: grown.slabs.size, plans, prepareMs, questionMs, bareMs };
  });
}

function aQuestion(catalogue: Catalogue): BlocksQuestion {
  const members = aFamily('You 34y', 'Spouse 36y', 'Son-0 4y');
  return {
    catalogue: prepareCatalogue(catalogue),
    request: aRequest({ members, pincode: '560001', sumInsured: lakh(5) }),
    on: isoDate(2026, 11, 21),
    filters: noFilters,
    licence: 'broker',
    resultType: 'family',
    channel: 'website',
    livePrices: new Map(),
    variant: undefined,
  };
}

function amountText(
  catalogue: Catalogue,
  { request, channel, on }: BlocksQuestion,
  scored: ScoredBlocks,
): string {
  const quote: Quote = {
    id: asId<QuoteId>('q'),
    owner: asId<VisitorId>('v'),
    crn: 'c',
    channel,
    request,
    catalogueVersion: catalogue.version,
    createdAt: `${on}T00:00:00.000Z` as Instant, // midnight of a day is an instant
  };
  const answer = {
    language: 'en' as const,
    say: inEnglish,
    mayShowScores: true,
    withContent: false,
    channelConflict: undefined,
    offers: undefined,
    indexOf: () => 0,
    papersOf: (plan: ScoredPlan) => papersOfProduct(inEnglish, catalogue, plan, on),
    clausesOf: () => ({}),
    policyYearsOf: () => [],
    choicesOf: () => ({
      risks: [],
      terms: [],
      riders: [],
      projected: { firstYear: 2026, risePercent: 0, years: [] },
    }),
    rankOf: () => undefined,
  };
  return JSON.stringify(scoreAnswer({ ...scored, ...answer, quote, catalogue }));
}

const warmMs = 300;
const measuredMs = 700;
const rounds = 7;

/** Microseconds of processor time of one run: the least of a few rounds, so that others on the machine count little. */
function microsecondsOf(work: () => unknown): number {
  const runs = repeat(work, warmMs);
  const perRound = Math.max(1, Math.ceil((runs * measuredMs) / warmMs / rounds));
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (let run = 0; run < perRound; run++) work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / perRound;
  });
  return Math.min(...times);
}

/** Counts how often it ran in this many milliseconds. */
function repeat(work: () => unknown, ms: number): number {
  const end = performance.now() + ms;
  let runs = 0;
  do {
    work();
    runs++;
  } while (performance.now() < end);
  return runs;
}
