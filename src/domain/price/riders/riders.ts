import type { Product, Rider, Slab } from '../../catalogue/catalogue.ts';
import { changesTerms, withRiderEffects } from '../../claim/rider-effect.ts';
import { inLanguage, type Language } from '../../local-text.ts';
import { ageInYears } from '../../person/age.ts';
import type { Member } from '../../person/member.ts';
import { fail, ok, type Result } from '../../result.ts';
import { rateBandFor } from '../rate-base.ts';
import { excludes, hasWhatItNeeds } from './rider-change.ts';

declare const sound: unique symbol;

/** Riders that can be bought together by the people they were chosen for, in the order in which the product files them. */
export type ChosenRiders = readonly Rider[] & { readonly [sound]: true };

export const noRiders = [] as readonly Rider[] as ChosenRiders; // nothing is a sound choice

type ProductSlab = { readonly product: Product; readonly slab: Slab };

/**
 * The riders of these ids, in whatever order they were chosen. Fails, naming the rider, with `RIDER_NOT_OFFERED` for one
 * that this cover does not sell, `RIDERS_EXCLUDE_EACH_OTHER` for two of one group, `RIDER_NEEDS_ANOTHER` without the one
 * it goes with, and `RIDER_AGE_OUT_OF_RANGE` for people it does not cover.
 */
export function chosenRiders(
  { product, slab }: ProductSlab,
  members: readonly Member[],
  ids: readonly string[],
): Result<ChosenRiders> {
  const riders = product.riders.filter(({ id }) => ids.includes(id));
  const unknown = ids.find((id) => !riders.some((rider) => rider.id === id && isSoldWith(rider, slab)));
  if (unknown !== undefined) return fail('RIDER_NOT_OFFERED', { detail: { rider: unknown } });
  for (const rider of riders) {
    const detail = { rider: rider.id };
    if (riders.some((other) => excludes(rider, other))) return fail('RIDERS_EXCLUDE_EACH_OTHER', { detail });
    if (!hasWhatItNeeds(rider, ids)) return fail('RIDER_NEEDS_ANOTHER', { detail });
    if (!takesPeople(rider, members)) return fail('RIDER_AGE_OUT_OF_RANGE', { detail });
  }
  return ok(riders as readonly Rider[] as ChosenRiders); // each of the rules above holds
}

/** The slab as the bill test, the years ahead and the papers see it: with the terms that the riders change. */
export function slabWith(slab: Slab, riders: ChosenRiders): Slab {
  return withRiderEffects(
    slab,
    riders.flatMap(({ effect }) => effect ?? []),
  );
}

/** Its name without what stands behind a colon, which says what it adds. */
export function shortTitle({ title }: Pick<Rider, 'title'>, language: Language): string {
  const [name = ''] = inLanguage(title, language).split(':');
  return name;
}

/** A rider that changes no term of this cover is not sold with it. */
export function isSoldWith({ effect }: Rider, slab: Slab): boolean {
  return effect === undefined || changesTerms(slab, effect);
}

export function coveredBy({ ages, price }: Rider, members: readonly Member[]): readonly Member[] {
  return members.filter(({ age }) => {
    if (!age) return false;
    const years = ageInYears(age);
    if (price.kind === 'by-age' && !rateBandFor(price.bands, years)) return false;
    return ages === undefined || (ages.from <= years && years <= ages.to);
  });
}

/** Priced by person it covers whom it can, and somebody; priced for the policy it covers everybody. */
export function takesPeople(rider: Rider, members: readonly Member[]): boolean {
  const covered = coveredBy(rider, members).length;
  const isByPerson = rider.price.kind === 'per-person' || rider.price.kind === 'by-age';
  return isByPerson ? covered > 0 : rider.ages === undefined || covered === members.length;
}

/** Those that the same people can keep when they are older: what needs one that ends ends with it. */
export function ridersWhenOlder(riders: ChosenRiders, members: readonly Member[]): ChosenRiders {
  const covering = riders.filter((rider) => takesPeople(rider, members));
  const ids = covering.map(({ id }) => id);
  const remaining = covering.filter((rider) => hasWhatItNeeds(rider, ids));
  return remaining as readonly Rider[] as ChosenRiders; // of a sound choice, with what each needs
}
