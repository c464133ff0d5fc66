import type { WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { claimantName, names } from '#web/plan-parts/splits/split-text.ts';
import {
  adviceText,
  coverNote,
  moreText,
  premiumParts,
  splitText,
  splitTitle,
  weaknessTexts,
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

/** The plan of each policy, with what a reader must not find out later. */
function plansOf(text: QuoteSplitText, { policies }: WireSplitRow) {
  const { t, split } = text;
  return policies.flatMap(({ plan, block, members }) => {
    if (!plan) return [];
    const values = { title: plan.product_title, price: money(plan.premium), names: names(text, members) };
    return [
      {
        id: members.join(' '),
        text: policies.length > 1 ? t('split.plan.for', values) : t('split.plan', values),
        href: block === null ? undefined : paths.planDetail(block, split.quote_id, plan),
        weaknesses: weaknessTexts(text, plan),
      },
    ];
  });
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
    text: [splitText(text, row), adviceText(text, row, split.ways)].filter(Boolean).join(' '),
    cover: coverText(t, row.cover ?? 0),
    coverNote: coverNote(text, row),
    total: money(row.total ?? 0),
    totalNote: row === first ? premiumParts(text, row) : moreText(text, row),
    draw: t('split.draw', {
      amount: coverText(t, split.amounts[split.claim]),
      name: claimantName(text, split.claimant ?? ''),
    }),
    rows: rowsOf(text, row),
    plans: plansOf(text, row),
    links: linksOf(text, row),
    /** Policies that no list of this quote holds. */
    alone: row.policies
      .filter(({ block }) => block === null)
      .map(({ members }) => t('split.see.alone', { names: names(text, members) })),
  };
}
