import type { WireGain } from '#contract/quote/cards.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { MessageId } from '#words/areas.ts';

type Moved = WireGain['better'][number];

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

/** `isOpen`: of the side that is told there is no limit. */
type Figures = { readonly now: number; readonly was: number; readonly isOpen: boolean };
type Say = (t: Translate, figures: Figures) => string;

/** What is bought, in a few words. */
const bought: Readonly<Record<ScoreItem, Say>> = {
  copay: (t, { now, was }) => (now === 0 ? t('gain.copay.0') : t('gain.copay', { now, was })),
  icu: (t, { now, isOpen }) => (isOpen ? t('gain.icu') : t('gain.icu.to', { now: amount(now) })),
  room_rent: (t, { now }) => t(now === anyRoom ? 'gain.room_rent.any' : 'gain.room_rent'),
  outpatient_benefits: (t, { now }) => t('gain.outpatient_benefits', { now: amount(now) }),
  critical_illness_coverage: (t) => t('gain.critical_illness_coverage'),
  restore_benefits: (t, { now }) => t(refillWords[now] ?? 'gain.restore_benefits.3'),
  maternity_cover: (t, { now, was }) =>
    now > was ? t('gain.maternity_cover', { now: amount(now) }) : t('gain.maternity_cover.more'),
  health_checkup: (t) => t('gain.health_checkup'),
  pre_existing: (t, { now, was }) => t('gain.pre_existing', { months: was - now }),
  bonus: (t, { now, was }) => (now > was ? t('gain.bonus', { now, was }) : t('gain.bonus.more')),
};

/** What is given up, in a few words. */
const lost: Readonly<Record<ScoreItem, Say>> = {
  copay: (t, { now, was }) => t(was === 0 ? 'gain.copay.lost.0' : 'gain.copay.lost', { now, was }),
  icu: (t, { was, isOpen }) => (isOpen ? t('gain.icu.lost') : t('gain.icu.lost.to', { was: amount(was) })),
  room_rent: (t, { was }) => t(was === anyRoom ? 'gain.room_rent.lost.any' : 'gain.room_rent.lost'),
  outpatient_benefits: (t, { was }) => t('gain.outpatient_benefits.lost', { was: amount(was) }),
  critical_illness_coverage: (t) => t('gain.critical_illness_coverage.lost'),
  restore_benefits: (t) => t('gain.restore_benefits.lost'),
  maternity_cover: (t, { now, was }) =>
    now === 0 ? t('gain.maternity_cover.lost', { was: amount(was) }) : t('gain.maternity_cover.lost.some'),
  health_checkup: (t) => t('gain.health_checkup.lost'),
  pre_existing: (t, { now, was }) => t('gain.pre_existing.lost', { months: now - was }),
  bonus: (t, { was }) => t('gain.bonus.lost', { was }),
};

function wordsOf(t: Translate, say: typeof bought, { item, now, was }: Moved): string {
  const isOpen = (say === bought ? now : was) === null;
  return say[item](t, { now: now ?? 0, was: was ?? 0, isOpen });
}

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
  readonly givesUp: string | undefined;
};

/**
 * The line between a plan and the one before it. `less`: rupees of the shown stay that it leaves less to pay, below 0 more. Undefined
 * where there is nothing to say: the terms that differ are not among those that a line names.
 */
export function gainSaid(t: Translate, { extra, better, worse }: WireGain, less = 0): GainSaid | undefined {
  const { gets = '', misses } = gainThings(t, { better, worse });
  if (better.length === 0 && less === 0 && misses === undefined) return undefined;
  const values = { extra: amount(Math.abs(extra)), things: gets, less: amount(Math.max(0, less)) };
  const costs = [
    ...(less < 0 ? [t('gain.leaves', { more: amount(-less) })] : []),
    ...(misses === undefined ? [] : [t('gain.gives-up', { things: misses })]),
  ];
  const givesUp = costs.length === 0 ? undefined : costs.join(' ');
  const id = gainWords(extra, better.length > 0, less > 0);
  return id === undefined ? undefined : { id, values, givesUp };
}

function gainWords(extra: number, buys: boolean, saves: boolean): MessageId | undefined {
  if (extra < 0) return buys ? 'gain.less.buys' : 'gain.less';
  if (extra === 0) return buys ? 'gain.same.buys' : undefined;
  if (saves) return buys ? 'gain.more.buys.stay' : 'gain.more.stay';
  return buys ? 'gain.more.buys' : undefined;
}
