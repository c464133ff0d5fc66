import type { WireSplit, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { shortNames } from '#web/plan-parts/splits/split-text.ts';
import type { QuoteSplitText } from './quote-split-text.ts';

type AnySplit = WireSplit['all_ways'][number];

function groupsOf(text: QuoteSplitText, { policies, separate }: AnySplit): string {
  const groups = policies.map((ids) => shortNames(text, ids)).join(' · ');
  return separate ? text.t('split.all.separate', { names: groups }) : groups;
}

/** Every way that was looked at, the cheapest first. */
export function allSplits(text: QuoteSplitText, priced: readonly WireSplitRow[]) {
  const { t, split } = text;
  const rows = split.all_ways.map((row) => ({
    id: `${row.separate} ${row.policies.join('|')}`,
    cells: [
      groupsOf(text, row),
      row.reason === 'no-plan' ? t('split.all.unsold') : t(`split.all.${row.reason}`),
      row.total === null ? t('ui.price.none') : formatRupees(rupees(row.total)),
    ],
  }));
  const [least] = split.all_ways;
  const lowest = Math.min(...priced.flatMap(({ total }) => total ?? []));
  const less = least?.total == null ? 0 : lowest - least.total;
  const cheaper = least &&
    less > 0 && {
      groups: groupsOf(text, least),
      less: formatRupees(rupees(less)),
    };
  return {
    rows,
    /** A way without lists of its own that costs less this year than every card. */
    cheaper: cheaper ? t('split.cheaper.text', cheaper) : undefined,
  };
}
