import type { WireGain } from '#contract/quote/cards.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { MessageId } from '#words/areas.ts';

/** One feature that stands otherwise. */
export type Moved = WireGain['better'][number];

/** Things that one line names of each side; the dearest differences come first. */
const mostNamed = 2;

const amount = (value: number) => formatRupees(rupees(value));

/** The first measure of a room without a limit. */
const anyRoom = 5;

const refillWords: readonly MessageId[] = [
  'gain.restore_benefits.1',
  'gain.restore_benefits.1',
  'gain.restore_benefits.2',
  'gain.restore_benefits.3',
];

/** `has`: of the side that is told; null is no limit. */
type Figures = { readonly now: number; readonly was: number; readonly has: number | null };
type Say = (t: Translate, figures: Figures) => string;

/** Worded alike, whether bought or given up. */
const alike = {
  icu: (t, { has }) => (has === null ? t('gain.icu') : t('gain.icu.to', { amount: amount(has) })),
  room_rent: (t, { has }) => t(has === anyRoom ? 'gain.room_rent.any' : 'gain.room_rent'),
  critical_illness_coverage: (t) => t('gain.critical_illness_coverage'),
  health_checkup: (t) => t('gain.health_checkup'),
  outpatient_benefits: (t, { has }) => t('gain.outpatient_benefits', { amount: amount(has ?? 0) }),
  pre_existing: (t, { now, was }) => t('gain.pre_existing', { months: Math.abs(was - now) }),
} satisfies Partial<Record<ScoreItem, Say>>;

/** What is bought, in a few words. */
const bought: Readonly<Record<ScoreItem, Say>> = {
  ...alike,
  copay: (t, { now, was }) => (now === 0 ? t('gain.copay.0') : t('gain.copay', { now, was })),
  restore_benefits: (t, { now }) => t(refillWords[now] ?? 'gain.restore_benefits.3'),
  maternity_cover: (t, { now, was }) =>
    now > was ? t('gain.maternity_cover', { now: amount(now) }) : t('gain.maternity_cover.more'),
  bonus: (t, { now, was }) => (now > was ? t('gain.bonus', { now, was }) : t('gain.bonus.more')),
};

/** What is given up, in a few words. */
const lost: Readonly<Record<ScoreItem, Say>> = {
  ...alike,
  copay: (t, { now, was }) => t(was === 0 ? 'gain.copay.lost.0' : 'gain.copay.lost', { now, was }),
  restore_benefits: (t) => t('gain.restore_benefits.lost'),
  maternity_cover: (t, { now, was }) =>
    now === 0 ? t('gain.maternity_cover.lost', { was: amount(was) }) : t('gain.maternity_cover.lost.some'),
  bonus: (t, { was }) => t('gain.bonus.lost', { was }),
};

function wordsOf(t: Translate, say: typeof bought, { item, now, was }: Moved): string {
  return say[item](t, { now: now ?? 0, was: was ?? 0, has: say === bought ? now : was });
}

/** One thing that is bought, in a few words. */
export const boughtText = (t: Translate, moved: Moved): string => wordsOf(t, bought, moved);

/** What one plan has, and has not, beside another: the dearest of it in a few words; undefined where there is nothing. */
export function gainThings(
  t: Translate,
  { better, worse }: Pick<WireGain, 'better' | 'worse'>,
): { readonly gets: string | undefined; readonly misses: string | undefined } {
  const named = (say: typeof bought, moved: readonly Moved[]) => {
    const [first, second] = moved.slice(0, mostNamed).map((one) => wordsOf(t, say, one));
    return second === undefined ? first : t('gain.and', { first: first ?? '', second });
  };
  return { gets: named(bought, better), misses: named(lost, worse) };
}

export type GainSaid = {
  /** May hold `<b>`. */
  readonly id: MessageId;
  readonly values: Readonly<Record<string, string>>;
  /** What it does in an average year, and what it gives up. */
  readonly besides: string | undefined;
};

/**
 * The line between a plan and the one before it. `less`: rupees of the shown stay that it leaves less to pay, below 0 more. Undefined
 * where there is nothing to say: the terms that differ are not among those that a line names.
 */
export function gainSaid(
  t: Translate,
  { extra, average, better, worse }: WireGain,
  less = 0,
): GainSaid | undefined {
  const { gets = '', misses } = gainThings(t, { better, worse });
  const isSilent = better.length === 0 && less === 0 && misses === undefined && average === null;
  if (isSilent) return undefined;
  const values = { extra: amount(Math.abs(extra)), things: gets, less: amount(Math.max(0, less)) };
  const sentences = [
    ...(average === null
      ? []
      : [t('gain.average', { amount: amount(Math.abs(average)), way: average > 0 ? 'less' : 'more' })]),
    ...(less < 0 ? [t('gain.leaves', { more: amount(-less) })] : []),
    ...(misses === undefined ? [] : [t('gain.gives-up', { things: misses })]),
  ];
  const besides = sentences.length === 0 ? undefined : sentences.join(' ');
  const id = gainWords(extra, better.length > 0, less > 0);
  return id === undefined ? undefined : { id, values, besides };
}

function gainWords(extra: number, buys: boolean, saves: boolean): MessageId | undefined {
  if (extra < 0) return buys ? 'gain.less.buys' : 'gain.less';
  if (extra === 0) return buys ? 'gain.same.buys' : undefined;
  if (saves) return buys ? 'gain.more.buys.stay' : 'gain.more.stay';
  return buys ? 'gain.more.buys' : undefined;
}
