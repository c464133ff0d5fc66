import type { WireGroupPick, WirePolicy, WireSplitRow } from '#contract/quote/split.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { isParent } from '#domain/person/relation.ts';
import { relationOf } from '#web/forms/quote/people.ts';
import { parentValues } from '#web/forms/quote/spoken-words.ts';
import { coverText } from '../facts/cover-words.ts';
import { claimantName, keysOf, names, numberText, type SplitTextContext, sentence } from './split-text.ts';

const money = (amount: number) => formatRupees(rupees(amount));

const isOfParents = ({ members }: WirePolicy) => keysOf(members).every((key) => isParent(relationOf(key)));

/** "Parents on their own plan". */
export function splitTitle({ t }: SplitTextContext, { kind, policies }: WireSplitRow): string {
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

/** What it is and what it protects. */
export function splitText(text: SplitTextContext, row: WireSplitRow): string {
  const { t, split } = text;
  if (row.reason === 'nothing-gained') return t('split.beaten');
  const [largest] = row.policies.toSorted((a, b) => b.members.length - a.members.length);
  const cover = coverText(t, largest?.plan?.sum_assured ?? 0);
  const count = numberText(text, largest?.members ?? []);
  if (row.kind === 'separate') return t('split.separate.text', { cover, count });
  if (row.kind === 'together') return sentence(t('split.together.text', { cover, count }));
  const who = split.claimant ?? '';
  const name = claimantName(text, who);
  return t('split.apart.text', { policies: row.policies.length, who, name });
}

/** It gives "₹10 lakh for you and spouse, ₹10 lakh for parents". */
export function coverNote(text: SplitTextContext, { kind, policies }: WireSplitRow): string {
  const { t } = text;
  const [only] = policies;
  if (kind === 'separate') {
    const cover = coverText(t, only?.plan?.sum_assured ?? 0);
    return t('split.cover.each', { cover, count: numberText(text, only?.members ?? []) });
  }
  if (policies.length === 1) return t('split.cover.shared', { count: numberText(text, only?.members ?? []) });
  return policies
    .map(({ members, plan }) =>
      t('split.cover.for', { cover: coverText(t, plan?.sum_assured ?? 0), names: names(text, members) }),
    )
    .join(', ');
}

/** It gives "₹19,547 and ₹49,879", in the order of the policies, and nothing for one policy. */
export function premiumParts({ t }: SplitTextContext, { policies }: WireSplitRow): string {
  const premiums = policies.map(({ plan }) => money(plan?.premium ?? 0));
  const last = premiums.at(-1);
  if (last === undefined || premiums.length < 2) return '';
  return t('people.list.last', { list: premiums.slice(0, -1).join(', '), last });
}

/** It gives "₹161 more than the first", of this year. */
export function moreText({ t }: SplitTextContext, { over_first: over }: WireSplitRow): string {
  const extra = over?.this_year ?? 0;
  if (extra === 0) return t('split.total.least');
  return t(extra > 0 ? 'split.total.more' : 'split.total.less', { extra: money(Math.abs(extra)) });
}

/** The riders with which a plan stands, and what of its price they are; undefined where it stands as it is filed. */
export function ridersText(
  { t }: Pick<SplitTextContext, 't'>,
  { with_riders: riders }: WireGroupPick,
): string | undefined {
  if (!riders) return undefined;
  const titles = riders.titles.map((title) => `“${title}”`).join(', ');
  return t('split.with', { riders: titles, amount: money(riders.cost) });
}

/** What the plan of a policy lacks, in a sentence each. */
export function weaknessTexts(
  { t }: Pick<SplitTextContext, 't'>,
  { weaknesses, copay_percent: percent }: WireGroupPick,
): readonly string[] {
  return weaknesses.map((one) =>
    one === 'copay' ? t('split.weak.copay', { percent }) : t(`split.weak.${one}`),
  );
}
