import type { Catalogue } from '#domain/catalogue/catalogue.ts';
import { networkNear } from '#domain/catalogue/hospital.ts';
import { isJointWaitApart, waitsFrom } from '#domain/cover/waiting.ts';
import type { IsoDate } from '#domain/date.ts';
import { type BetterFit, betterFits, fitFactsOf } from '#domain/judge/alternatives/better-fit.ts';
import type { QuotedBlock, ScoredPlan } from '#domain/offer/plan.ts';
import { mayHaveBirth } from '#domain/person/birth.ts';
import { commissionOf } from '#domain/price/commission.ts';
import type { RiderOffer, TermOffer } from '#domain/price/offers.ts';
import type { ProjectedYear } from '#domain/price/projection.ts';
import { chartsBeside } from './charts-beside.ts';
import { type Element, textOf, textsOf } from './reading/page-text.ts';
import { firstOf, numberIn, rupeesIn, type Sentences } from './reading/sentences.ts';

/** What the page of a plan says below its first view. */
export type BelowFigures = {
  /** Days from which something is covered, each once. */
  readonly days: readonly string[];
  /** Rupees of each term that is sold, and what a rider adds to a year, in rising order; below 0 what it takes off. */
  readonly terms: readonly number[];
  readonly riders: readonly number[];
  /** Rupees of each year until the eldest is 70; undefined without a rate. */
  readonly later: readonly (number | undefined)[];
  /** Plans that fit somebody better, and the rupees a year between them. */
  readonly fits: readonly { readonly slabId: string; readonly extra: number }[];
  /** The insurer's claims paid, those within 30 days, complaints, and its solvency ratio where it is published. */
  readonly record: readonly number[];
  /** The commission on the premium of this plan, rupees. */
  readonly commission: number | undefined;
  /** In India, and near where these people live: cashless ones of all. */
  readonly network: number | undefined;
  readonly near: readonly (readonly [number, number])[];
  /** Charts whose lengths are not those of the figures beside them. */
  readonly untrue: readonly string[];
};

export function readBelow(page: Element, words: Sentences): BelowFigures {
  const part = (id: string): Element | undefined => page.querySelector(`section#${id}`) ?? undefined;
  const all = (id: string, selector: string) => part(id)?.querySelectorAll(selector) ?? [];
  const [term, riders] = all('terms', 'fieldset');
  const amounts = (row: Element) => firstOf(row.querySelectorAll('b'), (one) => signedIn(textOf(one)));
  const labels = [...(riders?.querySelectorAll('label') ?? [])];
  const record = all('record', 'table')[0];
  const commission = firstOf(
    all('record', 'p'),
    (line) => words.read(textOf(line), 'commission.text')?.amount,
  );
  return {
    days: [...new Set(all('waits', 'time').map((time) => time.getAttribute('datetime') ?? ''))].sort(),
    terms: [...(term?.querySelectorAll('label') ?? [])].flatMap((row) => amounts(row) ?? []),
    riders: labels.flatMap((row) => amounts(row) ?? []).sort(byAmount),
    later: (all('to-70', 'table').at(-1)?.querySelectorAll('tbody tr') ?? []).map((row) =>
      rupeesIn(textOf(row.querySelector('td'))),
    ),
    fits: all('not-for', 'li').flatMap((line) => readFit(line)),
    record: (record?.querySelectorAll('tbody tr') ?? []).map((row) =>
      Number(textOf(row.querySelector('td'))),
    ),
    commission: rupeesIn(commission),
    network: numberIn(
      firstOf(all('hospitals', 'p'), (line) => words.read(textOf(line), 'detail.hospitals.count')?.count),
    ),
    near: all('hospitals', 'h3').flatMap((line) => {
      const read = words.read(textOf(line), 'hospitals.of');
      return read ? [[Number(read.cashless), Number(read.count)] as const] : [];
    }),
    untrue: chartsBeside(page),
  };
}

const byAmount = (left: number, right: number) => left - right;

/** A rider of the plan's own that does as much for less is told in place of another plan. */
function mendsForLess({ rider, isChosen, price }: RiderOffer, { need, theirs, extra }: BetterFit): boolean {
  const { effect, needs } = rider;
  if (isChosen || needs.length > 0 || price.kind !== 'quoted' || price.total >= extra) return false;
  switch (effect?.kind) {
    case 'pre-existing-wait':
      return need === 'old-illness' && effect.months <= theirs;
    case 'doctor-visits-paid':
      return need === 'doctor-visits' && effect.perYear >= Math.abs(theirs);
    case 'consumables-paid':
      return need === 'consumables';
    default:
      return false;
  }
}

/** Reads "+ ₹697", "− ₹200" and "₹17,434". */
function signedIn(text: string): number | undefined {
  const [, sign, amount] = /^([+−-]?) ?(₹[\d,]+)$/.exec(text) ?? [];
  const rupees = rupeesIn(amount);
  return rupees === undefined ? undefined : sign === '−' || sign === '-' ? -rupees : rupees;
}

/** The other one of its link. Its price is the last bold amount of its sentence, more or less. */
function readFit(line: Element): BelowFigures['fits'] {
  const href = line.querySelector('a')?.getAttribute('href') ?? '';
  const [, slabId] = /~([^?]+)/.exec(href) ?? [];
  if (slabId === undefined) return [];
  return [{ slabId, extra: rupeesIn(textsOf(line, 'span b').at(-1)) ?? 0 }];
}

/** What the engine has of a plan beside the list that it stands in. */
export type BelowTruth = {
  readonly block: QuotedBlock;
  /** The plans of the block at the cover of this one, itself among them. */
  readonly beside: readonly ScoredPlan[];
  readonly catalogue: Catalogue;
  readonly coverStart: IsoDate;
  readonly terms: readonly TermOffer[];
  readonly riders: readonly RiderOffer[];
  readonly years: readonly ProjectedYear[];
  /** Where they live; parents may live elsewhere. */
  readonly pincodes: readonly string[];
};

export function belowOf(plan: ScoredPlan, truth: BelowTruth): BelowFigures {
  const { block, beside, catalogue, coverStart, terms, riders, years, pincodes } = truth;
  const { slab, insurer, product, premium } = plan;
  const { waitingPeriods } = slab.features;
  const waits = waitsFrom(slab.features, coverStart).filter(
    ({ kind }) =>
      (kind !== 'maternity' || mayHaveBirth(block.members)) &&
      (kind !== 'joint-replacement' || isJointWaitApart(waitingPeriods)),
  );
  const { settledPercent, within30DaysPercent, complaintsPer10000Policies, solvencyRatio } =
    insurer.claimRecord;
  const isKnown = years.some(({ atTodaysRates }) => atTodaysRates !== undefined);
  return {
    days: [...new Set(waits.flatMap(({ coveredFrom }) => coveredFrom ?? []))].sort(),
    terms: terms.map(({ total }) => total),
    riders: riders
      .flatMap(({ price }) => (price.kind === 'quoted' ? [Number(price.total)] : []))
      .sort(byAmount),
    later: isKnown ? years.map(({ atTodaysRates }) => atTodaysRates) : [],
    fits: betterFits(beside, plan, fitFactsOf(block.members))
      .filter((fit) => !riders.some((offer) => mendsForLess(offer, fit)))
      .map(({ than, extra }) => ({
        // As an address of a comparison names it, with its riders.
        slabId: [than.slab.id, ...than.choice.riders.map(({ id }) => id)].join('!'),
        extra: Math.abs(extra),
      })),
    record: [
      settledPercent,
      within30DaysPercent,
      complaintsPer10000Policies,
      ...(solvencyRatio === undefined ? [] : [solvencyRatio]),
    ],
    commission: premium.kind === 'quoted' ? commissionOf(premium.net, { insurer, product }) : undefined,
    network: product.networkHospitals,
    near: pincodes.map((pincode) => {
      const { hospitals, settled } = networkNear(catalogue.hospitals, pincode, insurer.slug);
      return [settled.cashless, hospitals] as const;
    }),
    untrue: [],
  };
}
