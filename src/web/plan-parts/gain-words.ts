import type { WireGain } from '#contract/quote/cards.ts';
import type { ScoreItem } from '#domain/cover/features.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';

/** One feature that stands otherwise. */
export type Moved = WireGain['better'][number];

/** Things that one text names of each side, where it has room; the dearest differences come first. */
const maxNames = 2;

/** As the engine tells them; null is no limit, or never. */
type Figures = Moved['now'];
type FigureText = (t: Translate, figures: Figures) => string;

const percent: FigureText = (_t, [first]) => `${first}%`;
const money =
  (at: number): FigureText =>
  (_t, figures) =>
    formatRupees(rupees(Math.round(figures[at] ?? 0)));

/** The leading measure of each feature. */
const brief: Readonly<Record<Exclude<ScoreItem, 'pre_existing'>, FigureText>> = {
  copay: percent,
  icu: (t, figures) => t('gain.figure.icu', { limit: figures[0] === null ? 'none' : money(0)(t, figures) }),
  room_rent: (t, figures) => t('gain.figure.room', { rank: `${figures[0]}`, amount: money(1)(t, figures) }),
  outpatient_benefits: money(0),
  critical_illness_coverage: money(1),
  restore_benefits: (t, [rank]) => t('gain.figure.refill', { rank: `${rank}` }),
  maternity_cover: (t, figures) => t('gain.figure.up-to', { amount: money(0)(t, figures) }),
  health_checkup: (t, figures) =>
    t('gain.figure.checkup', { amount: money(0)(t, figures), years: figures[1] ?? 1 }),
  bonus: percent,
};

/** All measures of a feature that has several. */
const whole: Readonly<Partial<Record<ScoreItem, FigureText>>> = {
  critical_illness_coverage: (t, figures) =>
    t('gain.figure.illnesses', { amount: money(1)(t, figures), count: figures[2] ?? 0 }),
  maternity_cover: (t, figures) =>
    t('gain.figure.birth', {
      normal: money(0)(t, figures),
      caesarean: money(1)(t, figures),
      months: figures[2] ?? 0,
    }),
  bonus: (t, [year = 0, most = 0]) => t('gain.figure.bonus', { percent: `${year}`, most: `${most}` }),
};

/** By feature with several measures: where the told one stands, and the others with 1 where more is better, -1 where less is. */
const sides: Readonly<Partial<Record<ScoreItem, { readonly measure: number; readonly others: Figures }>>> = {
  critical_illness_coverage: { measure: 1, others: [null, null, 1] },
  maternity_cover: { measure: 0, others: [null, 1, -1] },
  bonus: { measure: 0, others: [null, 1] },
};

/** Whether the told measure alone would hide that another one stands the other way. */
function isHalfTrue({ item, now, was }: Moved): boolean {
  const side = sides[item];
  if (!side) return false;
  const direction = (at: number) => Math.sign((now[at] ?? 0) - (was[at] ?? 0));
  const ahead = direction(side.measure);
  return (
    ahead === 0 || side.others.some((better, at) => better !== null && direction(at) * better === -ahead)
  );
}

/** Up to which leading measure a plan is without a feature; a lump sum that is a rider is no lump sum yet. */
const without: Readonly<Partial<Record<ScoreItem, number>>> = {
  critical_illness_coverage: 1,
  outpatient_benefits: 0,
  restore_benefits: 0,
  maternity_cover: 0,
  health_checkup: 0,
  bonus: 0,
};

type MovedFigure = Moved & { readonly item: keyof typeof brief };

const isMissing = (item: ScoreItem, [first]: Figures): boolean => (first ?? 0) <= (without[item] ?? -1);

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
  return t(`gain.${item}`, { figure: figureText(t, { item, now, was }) });
}

function figureText(t: Translate, moved: MovedFigure): string {
  const { item, now, was } = moved;
  const isAlone = isMissing(item, was) || (item === 'copay' && was[0] === 0);
  if (isAlone) return brief[item](t, now);
  const tell = (isHalfTrue(moved) && whole[item]) || brief[item];
  const isAsOften = item === 'health_checkup' && now[1] === was[1];
  return t('gain.not', { now: tell(t, now), was: (isAsOften ? money(0) : tell)(t, was) });
}

/** What one plan has beside another, does without, and has less of: the dearest of it in a few words. */
export type GainThings = Readonly<Record<'gets' | 'misses' | 'weaker', string | undefined>>;

export function gainThings(
  t: Translate,
  { better, worse }: Pick<WireGain, 'better' | 'worse'>,
  most = maxNames,
): GainThings {
  const namesOf = (moved: readonly Moved[]) => {
    const [first, second] = moved.map((one) => thingText(t, one));
    return second === undefined ? first : t('gain.and', { first: first ?? '', second });
  };
  const items = worse.slice(0, most);
  const isGone = ({ item, now }: Moved) => isMissing(item, now) && now[0] === 0;
  return {
    gets: namesOf(better.slice(0, most)),
    misses: namesOf(items.filter(isGone).map(({ item, now, was }) => ({ item, now: was, was: now }))),
    weaker: namesOf(items.filter((one) => !isGone(one))),
  };
}
