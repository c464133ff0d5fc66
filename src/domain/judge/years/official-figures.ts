import type { Gender } from '../../person/relation.ts';
import type { ClaimsTable, OfficialFigure, OfficialId, StayKind, StayRate } from './claims-table.ts';
import { normalShareBelow } from './normal.ts';

/** A published figure beside what comes out of our table for it. */
export type Recomputed = {
  readonly of:
    | { readonly kind: 'figure'; readonly id: OfficialId }
    | { readonly kind: 'kind-share'; readonly stay: StayKind }
    | { readonly kind: 'cost-above'; readonly above: number };
  readonly official: OfficialFigure;
  readonly ours: number;
};

/** Everything official that the table can be held against. */
export function recomputed(claims: ClaimsTable): readonly Recomputed[] {
  const { figures, kinds, tail } = claims.official;
  const ids = Object.keys(recompute) as readonly OfficialId[]; // the record holds each and no other
  return [
    ...ids.map((id) => ({
      of: { kind: 'figure', id } as const,
      official: figures[id],
      ours: recompute[id](claims),
    })),
    ...kinds.flatMap((official) => {
      const stay = claims.kinds.find(({ id }) => id === official.kind);
      return stay
        ? [{ of: { kind: 'kind-share', stay } as const, official, ours: kindShare(claims, stay) }]
        : [];
    }),
    ...tail.map((official) => ({
      of: { kind: 'cost-above', above: official.above } as const,
      official,
      ours: shareAbove(claims, official.above),
    })),
  ];
}

/** Percent of the official figure by which ours is higher. */
export function differencePercent({ official, ours }: Recomputed): number {
  return ((ours - official.value) / official.value) * 100;
}

export function isWithinTolerance(figure: Recomputed): boolean {
  return Math.abs(differencePercent(figure)) <= figure.official.tolerancePercent;
}

const recompute: Readonly<Record<OfficialId, (claims: ClaimsTable) => number>> = {
  stays: ({ stays }) => meanRate(stays.perThousand),
  staysMenFrom60: (claims) => eldersRate(claims, 'MALE'),
  staysWomenFrom60: (claims) => eldersRate(claims, 'FEMALE'),
  staysUrban: ({ stays }) => meanRate(stays.perThousand) * stays.area.urban,
  staysRural: ({ stays }) => meanRate(stays.perThousand) * stays.area.rural,
  costPrivateUrban2018: (claims) =>
    total(claims.kinds.map((kind) => (kindShare(claims, kind) / 100) * kind.costIn2018)),
  costAnyHospital: ({ cost }) =>
    total(hospitals.map((hospital) => (cost.sharePercent[hospital] / 100) * cost[hospital].value)),
};

const hospitals = ['private', 'government', 'charitable'] as const;
const isElder = ({ fromAge }: StayRate) => fromAge >= 60;
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

/** The mean weighs each age by how many people of it live in India. */
function meanRate(rates: readonly StayRate[]): number {
  return staysOf(rates) / total(rates.map(({ sharePercent }) => sharePercent));
}

const staysOf = (rates: readonly StayRate[]) =>
  total(rates.map(({ value, sharePercent }) => value * sharePercent));

function eldersRate({ stays }: ClaimsTable, gender: Gender): number {
  return meanRate(stays.perThousand.filter(isElder)) * stays.sexFrom60[gender];
}

/** Percent of all stays that are of this kind. */
function kindShare({ stays }: ClaimsTable, { sharePercent }: StayKind): number {
  const ofElders = staysOf(stays.perThousand.filter(isElder)) / staysOf(stays.perThousand);
  return sharePercent.under60 * (1 - ofElders) + sharePercent.from60 * ofElders;
}

/** Percent of all stays in any hospital that cost more, the rare ones aside: a survey misses them. */
function shareAbove(claims: ClaimsTable, above: number): number {
  const { cost, kinds } = claims;
  return total(
    hospitals.flatMap((hospital) =>
      kinds.map((kind) => {
        const mean = (cost[hospital].value * kind.costIn2018) / cost.costIn2018.value;
        const deviations = Math.log(above / mean) / cost.sigma.value + cost.sigma.value / 2;
        const share = (cost.sharePercent[hospital] / 100) * kindShare(claims, kind);
        return share * (1 - normalShareBelow(deviations));
      }),
    ),
  );
}
