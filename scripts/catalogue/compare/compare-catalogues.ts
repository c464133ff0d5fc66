import type { Catalogue, Product } from '#domain/catalogue/catalogue.ts';
import { leavesOf } from '../leaves.ts';

export type FieldChange = { readonly field: string; readonly before: string; readonly after: string };
export type ThingChange = { readonly id: string; readonly fields: readonly FieldChange[] };
export type ThingDifference = {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ThingChange[];
};

/** Percents are of the earlier premium; undefined when no row of both catalogues differs. */
export type RateDifference = {
  readonly product: string;
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
  readonly percent:
    | { readonly smallest: number; readonly largest: number; readonly median: number }
    | undefined;
};

export type CatalogueDifference = {
  readonly before: string;
  readonly after: string;
  readonly insurers: ThingDifference;
  readonly products: ThingDifference;
  readonly slabs: ThingDifference;
  readonly rates: readonly RateDifference[];
  /** Other tables of the catalogue that are not the same. */
  readonly otherFiles: readonly string[];
};

type Things = ReadonlyMap<string, unknown>;
type Files = ReadonlyMap<string, string>;

export function compareCatalogues(
  [before, filesBefore]: readonly [Catalogue, Files],
  [after, filesAfter]: readonly [Catalogue, Files],
): CatalogueDifference {
  return {
    before: before.version,
    after: after.version,
    insurers: compareThings(before.insurers, after.insurers),
    products: compareThings(productsById(before), productsById(after)),
    slabs: compareThings(slabsById(before), slabsById(after)),
    rates: compareRates(before.products, after.products),
    otherFiles: [...new Set([...filesBefore.keys(), ...filesAfter.keys()])]
      .filter((path) => !path.startsWith('insurers/') && filesBefore.get(path) !== filesAfter.get(path))
      .sort(),
  };
}

function productsById({ products }: Catalogue): Things {
  return new Map(products.map(({ rates: _rates, slabs: _slabs, ...product }) => [product.id, product]));
}

function slabsById({ slabs }: Catalogue): Things {
  return new Map([...slabs].map(([id, { slab }]) => [id, slab]));
}

function compareThings(before: Things, after: Things): ThingDifference {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    changed: [...before].flatMap(([id, thing]) => {
      const fields = after.has(id) ? changedFields(thing, after.get(id)) : [];
      return fields.length > 0 ? [{ id, fields }] : [];
    }),
  };
}

function changedFields(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: excerpt(old.get(field)), after: excerpt(now.get(field)) }));
}

function excerpt(value: unknown): string {
  return value === undefined ? 'none' : String(value);
}

function compareRates(before: readonly Product[], after: readonly Product[]): readonly RateDifference[] {
  return after.flatMap((product) => {
    const earlier = before.find(({ id }) => id === product.id);
    const difference = earlier && compareRows(product.id, rowsOf(earlier), rowsOf(product));
    const isSame = !difference || difference.changed + difference.added + difference.removed === 0;
    return isSame ? [] : [difference];
  });
}

type Rows = ReadonlyMap<string, number>;

function rowsOf({ rates }: Product): Rows {
  return new Map(
    [...rates].flatMap(([key, bands]) =>
      bands.map(({ fromAge, toAge, annualPremium }): [string, number] => [
        `${key}|${fromAge}-${toAge}`,
        annualPremium,
      ]),
    ),
  );
}

function compareRows(product: string, before: Rows, after: Rows): RateDifference {
  const percents = [...before].flatMap(([key, old]) => {
    const now = after.get(key);
    return now === undefined || now === old ? [] : [((now - old) / old) * 100];
  });
  return {
    product,
    changed: percents.length,
    added: [...after.keys()].filter((key) => !before.has(key)).length,
    removed: [...before.keys()].filter((key) => !after.has(key)).length,
    percent: spreadOf(percents.sort((a, b) => a - b)),
  };
}

function spreadOf(sorted: readonly number[]): RateDifference['percent'] {
  const middle = sorted.length >> 1;
  const [smallest, largest] = [sorted[0], sorted.at(-1)];
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (smallest === undefined || largest === undefined || below === undefined || above === undefined)
    return undefined;
  return { smallest, largest, median: (below + above) / 2 };
}
