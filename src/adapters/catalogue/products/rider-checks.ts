import type { Rider } from '#domain/catalogue/catalogue.ts';
import { changesTerms } from '#domain/claim/rider-effect.ts';
import type { RiderEffect } from '#domain/cover/features.ts';
import { inPart, type ReportAt } from '../reading/catalogue-fault.ts';
import type { RawProduct } from './product-schema.ts';

type Check = { readonly product: RawProduct; readonly rider: Rider; readonly report: ReportAt };

const mostPercent = { percent: 100, 'percent-off': 50 } as const;

/** Faults of a product's riders against each other and its terms. */
export function checkRiders(product: RawProduct, report: ReportAt): void {
  product.riders.forEach((rider, index) => {
    const check = { product, rider, report: inPart(report, 'riders', index) };
    checkPrice(check);
    checkAges(check);
    checkNeeds(check);
    checkEffect(check);
    checkSize(check);
    checkTitle(check);
  });
}

function checkPrice({ rider: { price, effect }, report }: Check): void {
  if (price.kind === 'percent' || price.kind === 'percent-off') {
    const most = mostPercent[price.kind];
    if (price.percent <= 0 || price.percent > most)
      report(['price', 'percent'], price.percent, `must be over 0 and at most ${most}`);
  }
  const noBargain = 'a discount is for a term that is worse, and such a term for a discount';
  if ((price.kind === 'percent-off') !== (effect?.kind === 'copay-taken'))
    report(['price', 'kind'], price.kind, noBargain);
}

function checkAges({ rider: { ages, price }, report }: Check): void {
  if (ages && ages.from > ages.to) report(['ages', 'from'], ages.from, `is over to, ${ages.to}`);
  if (price.kind !== 'by-age') return;
  if (ages) report(['ages'], 'by-age', 'its bands say whom it covers');
  price.bands.forEach(({ fromAge, toAge, annualPremium }, at) => {
    const before = price.bands[at - 1];
    const keys = ['price', 'bands', at];
    if (fromAge > toAge) report([...keys, 'fromAge'], fromAge, `is over toAge, ${toAge}`);
    if (!before) return;
    if (fromAge !== before.toAge + 1) {
      report([...keys, 'fromAge'], fromAge, `must follow the band to ${before.toAge}`);
    }
    if (annualPremium < before.annualPremium) {
      report([...keys, 'annualPremium'], annualPremium, 'is lower than for the age band before');
    }
  });
}

function checkNeeds({ product, rider, report }: Check): void {
  rider.needs.forEach((id, at) => {
    const other = product.riders.find((one) => one.id === id && one !== rider);
    if (!other) report(['needs', at], id, 'is not another rider of this product');
    else if (other.needs.length > 0) report(['needs', at], id, 'needs another one itself');
    else if (rider.exclusiveGroup !== undefined && other.exclusiveGroup === rider.exclusiveGroup) {
      report(['needs', at], id, 'is of its own exclusive group');
    }
  });
}

/** A plan can hold only one of two riders that change one term, so they belong to one group. */
function checkEffect({ product, rider, report }: Check): void {
  const { effect, exclusiveGroup } = rider;
  if (!effect) return;
  const all = product.slabs.map(({ features }) => ({ features: { ...product.features, ...features } }));
  if (!all.some((slab) => changesTerms(slab, effect))) {
    report(['effect', 'kind'], effect.kind, 'changes no term of this product');
  }
  const twin = product.riders.find(
    (one) => one !== rider && one.effect && termOf(one.effect) === termOf(effect),
  );
  if (twin && (exclusiveGroup === undefined || twin.exclusiveGroup !== exclusiveGroup)) {
    const reason = `must be that of ${twin.id}, which changes the same term`;
    report(['exclusiveGroup'], exclusiveGroup ?? null, reason);
  }
}

function termOf({ kind }: RiderEffect): string {
  return kind === 'copay-taken' || kind === 'copay-waived' ? 'copay' : kind;
}

/** The one of two riders that gives more does not cost less than the other: else their prices are exchanged. */
function checkSize({ product, rider, report }: Check): void {
  if (rider.exclusiveGroup === undefined) return;
  const weaker = product.riders.find(
    (one) =>
      one.exclusiveGroup === rider.exclusiveGroup &&
      givesMore(rider, one) &&
      costsLess(rider.price, one.price),
  );
  if (weaker)
    report(['price'], rider.id, `costs less than ${weaker.id}, which gives less: are the two exchanged?`);
}

/** Two that read alike cannot be chosen between. */
function checkTitle({ product, rider, report }: Check): void {
  const first = product.riders.find(({ title }) => title.en === rider.title.en);
  if (first && first !== rider) report(['title', 'en'], rider.title.en, `is the title of ${first.id} too`);
}

function givesMore(rider: Rider, other: Rider): boolean {
  if (rider.effect?.kind === 'pre-existing-wait' && other.effect?.kind === 'pre-existing-wait')
    return rider.effect.months < other.effect.months;
  const [ours, theirs] = [sizeIn(rider.id), sizeIn(other.id)];
  return (
    ours !== undefined && theirs !== undefined && ours.kind === theirs.kind && ours.amount > theirs.amount
  );
}

/** "critical-10l": a critical of 10 lakh. */
function sizeIn(id: string): { readonly kind: string; readonly amount: number } | undefined {
  const [, kind = '', amount = '', unit] = /^(.+)-(\d+)(k|l)$/.exec(id) ?? [];
  return kind === '' ? undefined : { kind, amount: Number(amount) * (unit === 'l' ? 100 : 1) };
}

/** False where the two are priced in different ways. */
function costsLess(ours: Rider['price'], theirs: Rider['price']): boolean {
  if (ours.kind === 'by-age' && theirs.kind === 'by-age')
    return ours.bands.some(({ fromAge, toAge, annualPremium }) =>
      theirs.bands.some(
        (band) => band.fromAge === fromAge && band.toAge === toAge && band.annualPremium > annualPremium,
      ),
    );
  if (ours.kind === 'percent' && theirs.kind === 'percent') return ours.percent < theirs.percent;
  if ((ours.kind === 'flat' || ours.kind === 'per-person') && theirs.kind === ours.kind)
    return ours.amount < theirs.amount;
  return false;
}
