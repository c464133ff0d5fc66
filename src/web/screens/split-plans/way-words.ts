import type { WirePolicy, WireWay } from '#contract/quote/split.ts';
import { isParent } from '#domain/person/relation.ts';
import { isHalfLeft } from '#domain/quote/large-claim.ts';
import { relationOf } from '#web/forms/quote/people.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { type LeftView, rowsOf } from './left-rows.ts';
import { claimantName, keysOf, money, names, numberText, type Saying, sentence } from './saying.ts';

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

const isOfParents = ({ members }: WirePolicy) => keysOf(members).every((key) => isParent(relationOf(key)));

function titleOf({ t }: Saying, { kind, policies }: WireWay): string {
  if (kind === 'separate') return t('split.separate');
  if (kind === 'together') return t(policies.length > 1 ? 'split.together.loners' : 'split.together');
  const parents = policies.filter(isOfParents);
  if (parents.length !== policies.length - 1) return t('split.apart.alone');
  const elders = keysOf(parents.flatMap(({ members }) => members));
  const { who, name } = parentValues(t, elders);
  return who === 'several'
    ? t('split.apart', { policies: policies.length })
    : t('split.apart.one', { who, name: sentence(name) });
}

function beatenText({ t }: Saying, way: WireWay, first: WireWay): string {
  if (way.over_cheapest === 0) return t('split.beaten.equal');
  const extra = money(way.over_cheapest ?? 0);
  if (way.cover === first.cover) return t('split.beaten.same', { extra });
  const [cover, firstCover] = [coverText(t, way.cover ?? 0), coverText(t, first.cover ?? 0)];
  return t('split.beaten', { extra, cover, firstCover });
}

/** Why one shared cover is advised although a claim is on all of it: what it still leaves, by the rule that advises it. */
function adviceText({ t }: Saying, { recommended, policies }: WireWay): string {
  const [shared] = policies.flatMap(({ left }) => left);
  if (!recommended || policies.length > 1 || !shared) return '';
  const left = shared.left + shared.refill;
  return isHalfLeft(left, shared.cover)
    ? ` ${t('split.together.advised', { left: coverText(t, left) })}`
    : '';
}

function textOf(saying: Saying, way: WireWay, first: WireWay): string {
  const { t, split } = saying;
  const isBeaten = way.reason === 'nothing-gained';
  const [largest] = way.policies.toSorted((a, b) => b.members.length - a.members.length);
  const cover = coverText(t, largest?.plan?.sum_assured ?? 0);
  const count = numberText(saying, largest?.members ?? []);
  const beaten = isBeaten ? ` ${beatenText(saying, way, first)}` : '';
  if (way.kind === 'separate') return `${t('split.separate.text', { cover, count })}${beaten}`;
  if (way.kind === 'together') {
    const shared = t(isBeaten ? 'split.together.short' : 'split.together.text', { cover, count });
    return `${sentence(shared)}${beaten}${adviceText(saying, way)}`;
  }
  const who = split.claimant ?? '';
  const name = claimantName(saying, who);
  return `${t('split.apart.text', { policies: way.policies.length, who, name })}${beaten}`;
}

function coverNote(saying: Saying, { kind, policies }: WireWay): string {
  const { t } = saying;
  const [only] = policies;
  if (kind === 'separate') {
    const cover = coverText(t, only?.plan?.sum_assured ?? 0);
    return t('split.cover.each', { cover, count: numberText(saying, only?.members ?? []) });
  }
  if (policies.length === 1)
    return t('split.cover.shared', { count: numberText(saying, only?.members ?? []) });
  return policies
    .map(({ members, plan }) =>
      t('split.cover.for', { cover: coverText(t, plan?.sum_assured ?? 0), names: names(saying, members) }),
    )
    .join(', ');
}

function totalNote({ t }: Saying, way: WireWay, isFirst: boolean): string {
  if (!isFirst) {
    const extra = money(way.over_cheapest ?? 0);
    return t(way.over_cheapest === 0 ? 'split.total.least' : 'split.total.more', { extra });
  }
  const premiums = way.policies.map(({ premium }) => money(premium ?? 0));
  const last = premiums.at(-1);
  if (last === undefined || premiums.length < 2) return '';
  return t('split.total.parts', { list: premiums.slice(0, -1).join(', '), last });
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
    title: titleOf(saying, way),
    text: textOf(saying, way, first),
    cover: coverText(t, way.cover ?? 0),
    coverNote: coverNote(saying, way),
    total: money(way.total ?? 0),
    totalNote: totalNote(saying, way, way === first),
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
