import type { SlabId } from '../ids.ts';
import type { Zone } from '../location/place.ts';
import { type RateBy, rateKey } from './catalogue.ts';

/** It names a whole family by adults and children: "2A", "2A+1C", "1C". */
export type FamilyShape = `${number}A` | `${number}C` | `${number}A+${number}C`;

/** Whose premium one rate row is: the column `covers`, which a table of single persons does not have. */
export type RowCovers = 'person' | 'primary' | 'additional' | FamilyShape;

const shape = /^(?:[1-9]A(?:\+[1-9]C)?|[1-9]C)$/;

export function shapeOf(adults: number, children: number): FamilyShape {
  if (children === 0) return `${adults}A`;
  return adults === 0 ? `${children}C` : `${adults}A+${children}C`;
}

/** A row of one person has neither. */
export function headsOf(text: RowCovers): { readonly adults: number; readonly children: number } {
  return {
    adults: Number(/([1-9])A/.exec(text)?.[1] ?? 0),
    children: Number(/([1-9])C/.exec(text)?.[1] ?? 0),
  };
}

/** Undefined for a text that no row of such a table can cover. */
export function parseRowCovers(rateBy: RateBy, text: string): RowCovers | undefined {
  switch (rateBy) {
    case 'person':
      return text === 'person' ? text : undefined;
    case 'primary-and-additional':
      return text === 'primary' || text === 'additional' ? text : undefined;
    case 'family-shape':
      return isShape(text) ? text : undefined;
  }
}

function isShape(text: string): text is FamilyShape {
  return shape.test(text);
}

/** The key of a rate table: `slab|zone`, and for tables not by person `slab|zone|covers`. */
export function rateRowKey(slab: SlabId, zone: Zone, covers: RowCovers): string {
  return covers === 'person' ? rateKey(slab, zone) : `${rateKey(slab, zone)}|${covers}`;
}
