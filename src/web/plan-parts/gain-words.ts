import type { WireGain } from '#contract/quote/cards.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { never } from '#domain/result.ts';
import type { Translate } from '#web/platform/text.tsx';
import type { MessageId } from '#words/areas.ts';

/** One feature that stands otherwise. */
export type Moved = WireGain['better'][number];

/** Things that one line names of each side; the dearest differences come first. */
const mostNamed = 2;

const amount = (value: number) => formatRupees(rupees(value));

/** All measures of a feature, the leading one first; null is no limit, or never. */
type Figures = Moved['now'];
type Tell = (t: Translate, figures: Figures) => string;

/** What of each feature is mostly enough. */
const brief: Readonly<Record<ScoreItem, Tell>> = {
  copay: (_t, [percent]) => `${percent ?? 0}%`,
  icu: (t, [limit = null]) =>
    limit === null ? t('gain.figure.any') : t('gain.figure.day', { amount: amount(limit) }),
  room_rent: (t, [rank, limit]) =>
    t('gain.figure.room', { rank: String(rank ?? 0), amount: amount(limit ?? 0) }),
  outpatient_benefits: (_t, [most]) => amount(most ?? 0),
  critical_illness_coverage: (_t, [, sum]) => amount(sum ?? 0),
  restore_benefits: (t, [rank]) => t('gain.figure.refill', { rank: String(rank ?? 0) }),
  maternity_cover: (_t, [normal]) => amount(normal ?? 0),
  health_checkup: (_t, [aYear]) => amount(Math.round(aYear ?? 0)),
  pre_existing: (_t, [months]) => String(months ?? 0),
  bonus: (_t, [percent]) => `${percent ?? 0}%`,
};

/** All measures of a feature that has several, told where the brief one would be half of the truth. */
const whole: Readonly<Partial<Record<ScoreItem, Tell>>> = {
  critical_illness_coverage: (t, [, sum, count]) =>
    t('gain.figure.illnesses', { amount: amount(sum ?? 0), count: count ?? 0 }),
  maternity_cover: (t, [normal, caesarean, months]) =>
    t('gain.figure.birth', {
      normal: amount(normal ?? 0),
      caesarean: amount(caesarean ?? 0),
      months: months ?? 0,
    }),
  bonus: (t, [percent, most]) => t('gain.figure.bonus', { percent: percent ?? 0, most: most ?? 0 }),
};

/** A wait counts the other way than the amounts before it. */
const isWait = (item: ScoreItem, at: number): boolean => item === 'maternity_cover' && at === 2;

/** Whether what the brief figure leaves out goes another way than it, or it stands the same. */
function isHalfOf(t: Translate, { item, now, was }: Moved): boolean {
  if (brief[item](t, now) === brief[item](t, was)) return true;
  const steps = now.map(
    (figure, at) => Math.sign((figure ?? 0) - (was[at] ?? 0)) * (isWait(item, at) ? -1 : 1),
  );
  return steps.includes(1) && steps.includes(-1);
}

/** A feature that a plan can be without, where it is; a lump sum that is a rider is no lump sum yet. */
function isMissing(item: ScoreItem, [first]: Figures): boolean {
  switch (item) {
    case 'critical_illness_coverage':
      return first !== 2;
    case 'outpatient_benefits':
    case 'restore_benefits':
    case 'maternity_cover':
    case 'health_checkup':
    case 'bonus':
      return first === 0;
    case 'copay':
    case 'icu':
    case 'room_rent':
    case 'pre_existing':
      return false;
    default:
      return never(item);
  }
}

/** How a feature stands, beside how it stands elsewhere where it does: "a bonus of 20% a year, not 50%". */
export function thingText(t: Translate, moved: Moved): string {
  const { item, now, was } = moved;
  if (item === 'pre_existing') {
    const months = (was[0] ?? 0) - (now[0] ?? 0);
    return t('gain.pre_existing', { months: Math.abs(months), way: months > 0 ? 'sooner' : 'later' });
  }
  if (item === 'copay' && now[0] === 0) return t('gain.copay.0');
  if (isMissing(item, now)) return t('gain.critical_illness_coverage.rider');
  if (item === 'critical_illness_coverage' && now[1] === undefined)
    return t('gain.critical_illness_coverage.some');
  const isAlone = isMissing(item, was);
  const tell = (!isAlone && isHalfOf(t, moved) && whole[item]) || brief[item];
  const figure = isAlone ? tell(t, now) : t('gain.not', { now: tell(t, now), was: tell(t, was) });
  return t(`gain.${item}`, { figure });
}

/** What one plan has beside another, does without, and has less of: the dearest of it in a few words. */
export type GainThings = Readonly<Record<'gets' | 'misses' | 'weaker', string | undefined>>;

export function gainThings(t: Translate, { better, worse }: Pick<WireGain, 'better' | 'worse'>): GainThings {
  const named = (moved: readonly Moved[]) => {
    const [first, second] = moved.map((one) => thingText(t, one));
    return second === undefined ? first : t('gain.and', { first: first ?? '', second });
  };
  const told = worse.slice(0, mostNamed);
  const isGone = ({ item, now }: Moved) => isMissing(item, now) && now[0] === 0;
  return {
    gets: named(better.slice(0, mostNamed)),
    misses: named(told.filter(isGone).map(({ item, now, was }) => ({ item, now: was, was: now }))),
    weaker: named(told.filter((one) => !isGone(one))),
  };
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
  const { gets = '', misses, weaker } = gainThings(t, { better, worse });
  const isSilent = better.length + worse.length === 0 && less === 0 && average === null;
  if (isSilent) return undefined;
  const values = { extra: amount(Math.abs(extra)), things: gets, less: amount(Math.max(0, less)) };
  const sentences = [
    ...(average === null
      ? []
      : [t('gain.average', { amount: amount(Math.abs(average)), way: average > 0 ? 'less' : 'more' })]),
    ...(less < 0 ? [t('gain.leaves', { more: amount(-less) })] : []),
    ...(misses === undefined ? [] : [t('gain.gives-up', { things: misses })]),
    ...(weaker === undefined ? [] : [t('gain.weaker', { things: weaker })]),
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
