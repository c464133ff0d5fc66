/** A plan as an address names it: with the ids of the riders that are taken with it. */
export type NamedPlan = { readonly slab_id: string; readonly riders: readonly string[] };

/** Stand in no id of a slab or rider and need no escape in an address. Loaded with every page, as all that builds links. */
const betweenPlans = '~';
const beforeRider = '!';
const betweenRiders = '.';

/** Plans in the order of their columns, as the address of a comparison names them; the id of a slab alone is a plan as it is filed. */
export const toCompareText = (plans: readonly (NamedPlan | string)[]): string =>
  plans
    .map((plan) => (typeof plan === 'string' ? plan : [plan.slab_id, ...plan.riders].join(beforeRider)))
    .join(betweenPlans);

/** What stands between the signs, whether it is an id or not. */
export const namedIn = (toCompare: string): readonly NamedPlan[] =>
  toCompare.split(betweenPlans).map((name) => {
    const [slab_id = '', ...riders] = name.split(beforeRider);
    return { slab_id, riders };
  });

/** Riders of one plan, as the address of its page names them; undefined for none. */
export const toRidersText = (riders: readonly string[]): string | undefined =>
  riders.length > 0 ? riders.join(betweenRiders) : undefined;

export const ridersIn = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(betweenRiders).filter((id) => riderId.test(id));

const riderId = /^[a-z0-9-]{1,80}$/;
