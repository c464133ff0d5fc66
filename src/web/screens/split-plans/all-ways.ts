import type { WireSplit, WireWay } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { shortNames } from '#web/plan-parts/ways/saying.ts';
import type { TableRow } from '#web/ui/table.tsx';
import type { Saying } from './saying.ts';

export type AllWays = {
  readonly rows: readonly TableRow[];
  /** A way without lists of its own that costs less than the first card. */
  readonly cheaper: string | undefined;
};

type AnyWay = WireSplit['all_ways'][number];

function groupsOf(saying: Saying, { policies, separate }: AnyWay): string {
  const groups = policies.map((ids) => shortNames(saying, ids)).join(' · ');
  return separate ? saying.t('split.all.separate', { names: groups }) : groups;
}

/** Every way that was looked at, the cheapest first. */
export function allWays(saying: Saying, first: WireWay | undefined): AllWays {
  const { t, split } = saying;
  const rows = split.all_ways.map((way) => ({
    id: `${way.separate} ${way.policies.join('|')}`,
    cells: [
      groupsOf(saying, way),
      way.reason === 'no-plan' ? t('split.all.unsold') : t(`split.all.${way.reason}`),
      way.total === null ? t('ui.price.none') : formatRupees(rupees(way.total)),
    ],
  }));
  const [least] = split.all_ways;
  const less = (first?.total ?? 0) - (least?.total ?? first?.total ?? 0);
  const cheaper = least &&
    less > 0 && {
      groups: groupsOf(saying, least),
      less: formatRupees(rupees(less)),
    };
  return { rows, cheaper: cheaper ? t('split.cheaper.text', cheaper) : undefined };
}
