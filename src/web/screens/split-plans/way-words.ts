import type { WireWay } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { claimantName, names } from '#web/plan-parts/ways/saying.ts';
import { coverNote, moreText, premiumParts, wayText, wayTitle } from '#web/plan-parts/ways/way-words.ts';
import { type LeftView, rowsOf } from './left-rows.ts';
import type { Saying } from './saying.ts';

export type WayView = {
  readonly kind: WireWay['kind'];
  readonly recommended: boolean;
  readonly isBeaten: boolean;
  readonly rank: string;
  readonly title: string;
  readonly text: string;
  readonly cover: string;
  readonly coverNote: string;
  readonly total: string;
  readonly totalNote: string;
  readonly draw: string;
  readonly rows: readonly LeftView[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Policies that no list of this quote holds. */
  readonly alone: readonly string[];
};

const money = (amount: number) => formatRupees(rupees(amount));

function rankOf(saying: Saying, way: WireWay, place: number): string {
  const { t } = saying;
  const extra = money(way.over_cheapest ?? 0);
  if (way.reason !== 'cheapest') {
    return way.reason === 'no-plan' ? '' : t(`split.rank.${way.reason}`, { place, extra });
  }
  const untouched = way.policies.filter(({ left }) => left.every(({ touched }) => !touched));
  if (way.kind !== 'apart' || untouched.length === 0) return t('split.rank.cheapest', { place });
  const spared = untouched.flatMap(({ members }) => members);
  return t('split.rank.cheapest.untouched', { place, names: names(saying, spared) });
}

function linksOf(saying: Saying, { kind, policies }: WireWay): WayView['links'] {
  const { t, split } = saying;
  return policies.flatMap(({ block, members }) => {
    if (block === null) return [];
    const href = paths.results(block, split.quote_id);
    if (kind === 'separate') return [{ href, label: t('split.see.separate') }];
    const isAll = members.length === split.members.length;
    const label = isAll ? t('split.see.together') : t('split.see.for', { names: names(saying, members) });
    return [{ href, label }];
  });
}

/** Everything the page says about one way; `first` is the one that costs least. */
export function wayView(saying: Saying, way: WireWay, place: number, first: WireWay): WayView {
  const { t, split } = saying;
  return {
    kind: way.kind,
    recommended: way.recommended,
    isBeaten: way.reason === 'nothing-gained',
    rank: rankOf(saying, way, place),
    title: wayTitle(saying, way),
    text: wayText(saying, way, first),
    cover: coverText(t, way.cover ?? 0),
    coverNote: coverNote(saying, way),
    total: money(way.total ?? 0),
    totalNote: way === first ? premiumParts(saying, way) : moreText(saying, way),
    draw: t('split.draw', {
      amount: coverText(t, split.amounts[split.claim]),
      name: claimantName(saying, split.claimant ?? ''),
    }),
    rows: rowsOf(saying, way),
    links: linksOf(saying, way),
    alone: way.policies
      .filter(({ block }) => block === null)
      .map(({ members }) => t('split.see.alone', { names: names(saying, members) })),
  };
}
