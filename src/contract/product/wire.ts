import type { Catalogue, Insurer, Product } from '#domain/catalogue/catalogue.ts';
import { type IsoDate, parseIsoDate } from '#domain/date.ts';
import { harmfulHabits } from '#domain/person/lifestyle.ts';
import { livePremiumMaxTries, livePremiumPauseMs } from '#domain/price/live-tries.ts';
import { trendPercentAYear } from '#domain/price/price-rise.ts';
import { lastProjectedAge, projectedYears } from '#domain/price/projection.ts';
import { priceHoldsDays } from '#domain/proposal/expiry.ts';
import type { PlanPapers } from '../plan/wire.ts';
import { wireProductTypes } from '../quote/wire.ts';
import type { WireCatalogue, WireDocuments } from './shapes.ts';

/** `on` dates the price examples in the papers. */
export function documentsToWire(
  catalogue: Catalogue,
  product: Product,
  insurer: Insurer,
  on: IsoDate,
  papers: PlanPapers,
): WireDocuments {
  return {
    product_slug: product.slug,
    product_title: product.title,
    insurer_slug: insurer.slug,
    insurer_title: insurer.title,
    insurer_mark: insurer.mark,
    insurer_phone: insurer.phone,
    catalogue_version: catalogue.version,
    demo: catalogue.demo,
    priced_on: on,
    ...papers,
  };
}

/** Insurers by name, each with its products by name. */
export function catalogueToWire(catalogue: Catalogue): WireCatalogue {
  const { version, demo, insurers, products, taxRates } = catalogue;
  const byTitle = <T extends { readonly title: string }>(left: T, right: T) =>
    left.title < right.title ? -1 : 1;
  return {
    catalogue_version: version,
    effective_from: parseIsoDate(version.slice(0, 10)) ?? null,
    demo,
    insurers: [...insurers.values()].sort(byTitle).map(({ slug, title, mark }) => ({
      slug,
      title,
      mark,
      products: products
        .filter(({ insurer }) => insurer === slug)
        .sort(byTitle)
        .map(productToWire),
    })),
    tax_rates: taxRates.map(({ effectiveFrom, percent, productTypes }) => ({
      effective_from: effectiveFrom,
      percent,
      product_types: productTypes.map((type) => wireProductTypes[type]),
    })),
    pricing: pricingOf(products),
    rules: {
      price_holds_days: priceHoldsDays,
      live_tries: livePremiumMaxTries,
      live_pause_seconds: livePremiumPauseMs / 1000,
      projected_years: projectedYears,
      projected_to_age: lastProjectedAge,
      rise_percent: trendPercentAYear,
    },
  };
}

function productToWire(product: Product): WireCatalogue['insurers'][number]['products'][number] {
  const covers = product.slabs.map(({ sumInsured }) => sumInsured);
  const { eligibility } = product;
  return {
    slug: product.slug,
    title: product.title,
    product_type: wireProductTypes[product.productType],
    plan_variant: product.variant,
    covers: new Set(covers).size,
    cover_from: Math.min(...covers),
    cover_to: Math.max(...covers),
    entry_from: eligibility.adultMin,
    entry_to: eligibility.adultMax,
    sale: product.sale.mode,
    sold_in: [...(product.soldIn ?? [])],
    priced_live: product.pricing === 'live',
    zone_pricing: product.zonePricing,
  };
}

type Range = { readonly from: number; readonly to: number };

/** What raises and lowers a price, over all products priced from rates. */
function pricingOf(all: readonly Product[]): WireCatalogue['pricing'] {
  const products = all.filter(({ pricing }) => pricing === 'rate-table');
  const rangeOf = (percentOf: (product: Product) => number): Range => rangeIn(products.map(percentOf));
  return {
    zone_priced: all.filter(({ zonePricing }) => zonePricing).length,
    priced_live: all.length - products.length,
    floater_discount: ([2, 3, 4, 5, 6] as const).map((people) => ({
      people,
      percent: rangeOf(({ factors }) => factors.floaterDiscountPercent[people]),
    })),
    several_individuals_discount: rangeOf(({ factors }) => factors.multiIndividualDiscountPercent),
    term_discount: ([2, 3] as const).map((years) => ({
      years,
      percent: rangeIn(
        products
          .filter(({ termYears }) => termYears.includes(years))
          .map(({ factors }) => factors.termDiscountPercent[years]),
      ),
    })),
    habit_loading: harmfulHabits.map((habit) => ({
      habit,
      percent: rangeOf(({ factors }) => factors.habitLoadingPercent[habit] ?? 0),
    })),
    condition_loading: rangeIn(
      products.flatMap(({ factors }) => Object.values(factors.conditionLoadingPercent)),
    ),
    most_loading: rangeOf(({ factors }) => factors.maxLoadingPercent),
    age_to: Math.max(0, ...products.flatMap(oldestRated)),
  };
}

function rangeIn(percents: readonly number[]): Range {
  return percents.length === 0
    ? { from: 0, to: 0 }
    : { from: Math.min(...percents), to: Math.max(...percents) };
}

function oldestRated({ rates }: Product): number[] {
  const bands = rates.values().next().value;
  return bands ? [bands.at(-1)?.toAge ?? 0] : [];
}
