import type { WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { claimantName, names } from '#web/plan-parts/splits/split-text.ts';
import {
  coverNote,
  moreText,
  premiumParts,
  splitText,
  splitTitle,
} from '#web/plan-parts/splits/split-words.ts';
import { rowsOf } from './left-rows.ts';
import type { QuoteSplitText } from './quote-split-text.ts';

export type SplitView = ReturnType<typeof splitView>;

const money = (amount: number) => formatRupees(rupees(amount));

function rankOf(text: QuoteSplitText, row: WireSplitRow, place: number): string {
  const { t } = text;
  const extra = money(row.over_cheapest ?? 0);
  if (row.reason !== 'cheapest') {
    return row.reason === 'no-plan' ? '' : t(`split.rank.${row.reason}`, { place, extra });
  }
  const untouched = row.policies.filter(({ left }) => left.every(({ touched }) => !touched));
  if (row.kind !== 'apart' || untouched.length === 0) return t('split.rank.cheapest', { place });
  const spared = untouched.flatMap(({ members }) => members);
  return t('split.rank.cheapest.untouched', { place, names: names(text, spared) });
}

function linksOf(text: QuoteSplitText, { kind, policies }: WireSplitRow) {
  const { t, split } = text;
  return policies.flatMap(({ block, members }) => {
    if (block === null) return [];
    const href = paths.results(block, split.quote_id);
    if (kind === 'separate') return [{ href, label: t('split.see.separate') }];
    const isAll = members.length === split.members.length;
    const label = isAll ? t('split.see.together') : t('split.see.for', { names: names(text, members) });
    return [{ href, label }];
  });
}

/** Everything the page says about one way; `first` is the one that costs least. */
export function splitView(text: QuoteSplitText, row: WireSplitRow, place: number, first: WireSplitRow) {
  const { t, split } = text;
  return {
    kind: row.kind,
    recommended: row.recommended,
    isBeaten: row.reason === 'nothing-gained',
    rank: rankOf(text, row, place),
    title: splitTitle(text, row),
    text: splitText(text, row, first),
    cover: coverText(t, row.cover ?? 0),
    coverNote: coverNote(text, row),
    total: money(row.total ?? 0),
    totalNote: row === first ? premiumParts(text, row) : moreText(text, row),
    draw: t('split.draw', {
      amount: coverText(t, split.amounts[split.claim]),
      name: claimantName(text, split.claimant ?? ''),
    }),
    rows: rowsOf(text, row),
    links: linksOf(text, row),
    /** Policies that no list of this quote holds. */
    alone: row.policies
      .filter(({ block }) => block === null)
      .map(({ members }) => t('split.see.alone', { names: names(text, members) })),
  };
}
