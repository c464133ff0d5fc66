import type { Slab } from '../../../catalogue/catalogue.ts';
import { waitKinds } from '../../../cover/waiting.ts';
import type { Rupees } from '../../../money.ts';
import type { Bearable } from '../../bearable.ts';
import type { ClaimsTable } from '../claims-table.ts';
import { memoizeByObject } from '../limited-cache.ts';
import type { Settled } from '../stacked.ts';
import { kindOf } from '../stays/sampled-bill.ts';
import type { LeftOfBills, SettledStays } from '../stays/settled-stays.ts';
import { type StayChances, sumOfRows } from '../stays/stay-chances.ts';
import { isSamePlan, type MeanYear } from './counted-years.ts';

/** By place of a wait among all kinds: sums over the years whose one stay it may keep from being paid. */
export type MeansByWait = Readonly<Record<keyof MeanYear, Float64Array>>;

const ofOldIllness = waitKinds.indexOf('pre-existing');
/** Behind the kinds of wait: illnesses that are never covered. */
export const ofNever = waitKinds.length;

/** By bill the chances of stays, and by bill the place of the wait that may keep it from being paid. */
type Causes = readonly { readonly chances: Float64Array; readonly places: Uint8Array }[];

/** Adds bills with their chances; `times` -1 takes them out again. */
function addBills(
  { average, above }: MeansByWait,
  causes: Causes,
  bearable: Bearable,
  { bill, own }: Pick<LeftOfBills, 'bill' | 'own'>,
  times: 1 | -1 = 1,
): void {
  for (const { chances, places } of causes) {
    for (let at = 0; at < bill.length; at++) {
      const name = bill[at] as number; // within its length
      const amount = own[at] as number; // one for each bill
      const place = places[name] as number; // one for each name
      const chance = times * (chances[name] as number); // one for each name
      average[place] = (average[place] as number) + chance * amount; // one for each kind of wait
      if (amount > bearable) above[place] = (above[place] as number) + chance * (amount - bearable);
    }
  }
}

type AloneOf = {
  readonly claims: ClaimsTable;
  readonly chances: StayChances;
  /** The amounts that a plan that pays nothing leaves. */
  readonly unpaid: LeftOfBills;
};

/** Years with one stay, under a plan, or under none; a bonus counts on from the plan without it. */
export function meansAlone({
  claims,
  chances,
  unpaid,
}: AloneOf): (plan: Settled | undefined, bearable: Bearable, bonus: Rupees) => MeansByWait {
  const ofKind = claims.kinds.map((kind) => waitKinds.indexOf(kind.waits));
  const places = Uint8Array.from(chances.anyone, (_chance, name) => ofKind[kindOf(name)] ?? 0);
  const [oldPlaces, neverPlaces] = [ofOldIllness, ofNever].map((place) =>
    new Uint8Array(places.length).fill(place),
  ) as [Uint8Array, Uint8Array]; // one for each place
  /** The wait for old illness keeps what a declared condition causes from being paid; some is never paid. */
  const causesOf = (stays: Float64Array, old?: Float64Array, never?: Float64Array): Causes => [
    {
      chances:
        old || never
          ? stays.map((chance, name) => chance - (old?.[name] ?? 0) - (never?.[name] ?? 0))
          : stays,
      places,
    },
    ...(old ? [{ chances: old, places: oldPlaces }] : []),
    ...(never ? [{ chances: never, places: neverPlaces }] : []),
  ];
  const ofAnyone = causesOf(chances.anyone, ofAll(chances.preExisting), ofAll(chances.never));
  const ofPerson = chances.alone.map((stays, person) =>
    causesOf(stays, chances.preExisting[person], chances.never[person]),
  );
  /** People of whom a plan makes the same are taken together. */
  const groupsOf = (settled: readonly SettledStays[]) => {
    const [first] = settled;
    if (first && settled.every((one) => one === first)) return [{ stays: first, causes: ofAnyone }];
    return ofPerson.flatMap((causes, person) => {
      const stays = settled[person];
      return stays ? [{ stays, causes }] : [];
    });
  };
  const plainMeans = (plan: Settled | undefined, bearable: Bearable): MeansByWait => {
    const means = { average: new Float64Array(ofNever + 1), above: new Float64Array(ofNever + 1) };
    if (!plan) addBills(means, ofAnyone, bearable, unpaid);
    else
      for (const { stays, causes } of groupsOf(plan.settled))
        addBills(means, causes, bearable, stays.remaining);
    return means;
  };
  let last: { readonly plan: Settled; readonly bearable: Bearable; readonly means: MeansByWait } | undefined;
  return (plan, bearable, bonus) => {
    if (!plan) return plainMeans(plan, bearable);
    if (!last || last.bearable !== bearable || !isSamePlan(last.plan, plan))
      last = { plan, bearable, means: plainMeans(plan, bearable) };
    if (bonus === 0) return last.means;
    const means = { average: last.means.average.slice(), above: last.means.above.slice() };
    for (const { stays, causes } of groupsOf(plan.settled)) {
      const { bill, own, beyond } = billsBeyond(plan.slab, stays);
      const eased = own.map((amount, at) => amount - Math.min(bonus, beyond[at] ?? 0));
      addBills(means, causes, bearable, { bill, own }, -1);
      addBills(means, causes, bearable, { bill, own: eased });
    }
    return means;
  };
}

/** Those of all people together; undefined where nobody has any. */
function ofAll(byPerson: readonly (Float64Array | undefined)[]): Float64Array | undefined {
  const rows = byPerson.filter((one) => one !== undefined);
  return rows.length > 0 ? sumOfRows(rows) : undefined;
}

/** Bills that are more than the cover holds: what they leave, and by how much they are more. */
type BillsBeyond = Pick<LeftOfBills, 'bill' | 'own'> & { readonly beyond: Int32Array };

const beyondOf = new WeakMap<SettledStays, BillsBeyond>();

/** Contracts that have the same stays have the same cover, or none of these. */
function billsBeyond({ sumInsured, deductible }: Slab, stays: SettledStays): BillsBeyond {
  return memoizeByObject(beyondOf, stays, () => {
    const { bill, own } = stays.remaining;
    const by = (name: number) => (stays.recognised[name] ?? 0) - (deductible ?? 0) - sumInsured;
    const places = [...bill.keys()].filter((at) => by(bill[at] ?? 0) > 0);
    return {
      bill: Uint16Array.from(places, (at) => bill[at] ?? 0),
      own: Int32Array.from(places, (at) => own[at] ?? 0),
      beyond: Int32Array.from(places, (at) => by(bill[at] ?? 0)),
    };
  });
}
