import type { WireGroupPick, WirePolicy, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { claimantName, names, numberText, sentence } from '#web/plan-parts/splits/split-text.ts';
import { ridersText, splitText, splitTitle, weaknessTexts } from '#web/plan-parts/splits/split-words.ts';
import { illnessText } from './illness-text.ts';
import { rowsOf } from './left-rows.ts';
import type { QuoteSplitText } from './quote-split-text.ts';

export type SplitView = ReturnType<typeof splitView>;

const money = (amount: number) => formatRupees(rupees(amount));
const isBeaten = ({ reason }: WireSplitRow) => reason === 'nothing-gained';

/** The way that costs least all in beside the first one; where that is not known the next one. */
function rivalOf([, ...others]: readonly WireSplitRow[]): WireSplitRow | undefined {
  const extra = ({ over_first: over }: WireSplitRow) => over?.all_in ?? 0;
  return others.toSorted((one, other) => extra(one) - extra(other))[0];
}

/** Why the first way stands first, in rupees beside its rival; all in where that is known. */
function reasonOf({ t }: QuoteSplitText, first: WireSplitRow, rival: WireSplitRow | undefined): string {
  const over = rival?.over_first;
  if (!rival || !over) return t('split.reason.only');
  if (!first.recommended || over.all_in === null) return t('split.reason.price');
  const way = t(`split.way.${rival.kind}`);
  const amount = money(Math.abs(over.all_in));
  if (over.all_in > 0) {
    const [cover, other] = [first.cover ?? 0, rival.cover ?? 0];
    return cover > other
      ? t('split.reason.less.cover', { way, amount, cover: coverText(t, cover), other: coverText(t, other) })
      : t('split.reason.less', { way, amount });
  }
  const less = over.this_year > 0;
  if (over.all_in === 0) return t(less ? 'split.reason.same' : 'split.reason.same.left', { way });
  return t(less ? 'split.reason.near' : 'split.reason.near.left', {
    way,
    amount,
    less: money(over.this_year),
  });
}

/** It gives "₹6,900 a year more, all in", beside the first way; under a licence without advice nothing. */
function costOf({ t }: QuoteSplitText, row: WireSplitRow): string {
  const extra = row.over_first?.all_in ?? null;
  if (extra === null) return isBeaten(row) ? sentence(t('split.all.nothing-gained')) : '';
  const id = extra === 0 ? 'split.cost.same' : extra > 0 ? 'split.cost.more' : 'split.cost.less';
  const cost = t(id, { amount: money(Math.abs(extra)) });
  return isBeaten(row) ? t('split.cost.nothing', { cost }) : cost;
}

/** It gives "₹9,051 less this year." */
function nowOf({ t }: QuoteSplitText, { over_first: over }: WireSplitRow): string {
  const extra = over?.this_year ?? 0;
  if (extra === 0) return t('split.now.same');
  return t(extra > 0 ? 'split.now.more' : 'split.now.less', { amount: money(Math.abs(extra)) });
}

function whoOf(text: QuoteSplitText, { members }: WirePolicy, plan: WireGroupPick, separate: boolean) {
  const { t } = text;
  const cover = coverText(t, plan.sum_assured);
  return separate
    ? sentence(t('split.buys.each', { count: numberText(text, members), cover }))
    : sentence(t('split.buys.for', { names: names(text, members), cover }));
}

/** What was said to matter a lot is told of each plan that does not have it. */
function lackTexts({ t }: QuoteSplitText, { unmet }: WireGroupPick): readonly string[] {
  if (unmet.length === 0) return [];
  return [t('split.lacks', { features: unmet.map((item) => t(`demand.${item}`)).join('; ') })];
}

/** The plan of each policy, with what a reader must not find out later. */
function plansOf(text: QuoteSplitText, { policies, kind }: WireSplitRow) {
  const { split } = text;
  return policies.flatMap((policy) => {
    const { plan, block, members } = policy;
    if (!plan) return [];
    return [
      {
        id: members.join(' '),
        title: plan.product_title,
        price: money(plan.premium),
        who: whoOf(text, policy, plan, kind === 'separate'),
        riders: ridersText(text, plan),
        href: block === null ? undefined : paths.planDetail(block, split.quote_id, plan),
        weaknesses: [...weaknessTexts(text, plan), ...lackTexts(text, plan)],
      },
    ];
  });
}

function linksOf(text: QuoteSplitText, { kind, policies }: WireSplitRow) {
  const { t, split } = text;
  const labelOf = (members: WirePolicy['members']) => {
    if (members.length === split.members.length) return t('split.see.together');
    return members.includes('you')
      ? t('split.see.yours')
      : t('split.see.for', { names: names(text, members) });
  };
  return policies.flatMap(({ block, members }) => {
    if (block === null) return [];
    const href = paths.results(block, split.quote_id);
    return [{ href, label: kind === 'separate' ? t('split.see.separate') : labelOf(members) }];
  });
}

/** What the plans cost together, this year and over the years, and what the cheapest sound ones would. */
function sumsOf({ t }: QuoteSplitText, { policies, total, all_in, cheapest_sound: sound }: WireSplitRow) {
  return {
    total: policies.length > 1 ? money(total ?? 0) : undefined,
    allIn: all_in === null ? undefined : money(all_in),
    sound: sound && {
      label: t('split.sound', { plans: policies.length, scope: sound.scope }),
      note: t('split.sound.note', { amount: money(sound.all_in) }),
      total: money(sound.total),
    },
  };
}

/** Everything the page says about one way; `priced` are all that have a price, the recommended one first. */
export function splitView(text: QuoteSplitText, row: WireSplitRow, priced: readonly WireSplitRow[]) {
  const { t, split } = text;
  const [first] = priced;
  const rival = rivalOf(priced);
  const isFirst = row === first;
  const beside = isFirst ? rival : first;
  return {
    kind: row.kind,
    recommended: row.recommended,
    isBeaten: isBeaten(row),
    title: splitTitle(text, row),
    /** The one thing that decides. */
    lead: isFirst ? reasonOf(text, row, rival) : costOf(text, row),
    text: [isFirst ? '' : nowOf(text, row), splitText(text, row), illnessText(text, row, beside)]
      .filter(Boolean)
      .join(' '),
    plans: plansOf(text, row),
    sums: sumsOf(text, row),
    draw: t('split.draw', {
      amount: coverText(t, split.amounts[split.claim]),
      who: split.claimant === 'you' ? 'you' : 'other',
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
