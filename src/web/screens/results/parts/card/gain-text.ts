import type { WireGain } from '#contract/quote/cards.ts';
import type { ShownYear } from '#domain/judge/shown-year.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import type { Translate } from '#web/browser/text.tsx';
import { gainThings } from '#web/plan-parts/gain-words.ts';
import type { MessageId } from '#words/areas.ts';

const amount = (value: number) => formatRupees(rupees(value));

export type GainText = {
  /** May hold `<b>`. */
  readonly id: MessageId;
  readonly values: Readonly<Record<string, string>>;
  /** What it does in an average year, and what it gives up. */
  readonly besides: string | undefined;
};

/**
 * The line between a plan and the one before it. `year`: what an average one is of; `less`: rupees of the shown stay that it leaves less to pay, below 0 more; `most`: things
 * that it names of each side. Undefined where there is nothing to say: the terms that differ are not among those that a line names.
 */
export function gainText(
  t: Translate,
  { extra, average, better, worse }: WireGain,
  year: ShownYear,
  less = 0,
  most?: number,
): GainText | undefined {
  const { gets = '', misses, weaker } = gainThings(t, { better, worse }, most);
  const isSilent = better.length + worse.length === 0 && less === 0 && average === null;
  if (isSilent) return undefined;
  const values = { extra: amount(Math.abs(extra)), things: gets, less: amount(Math.max(0, less)) };
  const sentences = [
    ...(average === null
      ? []
      : [t('gain.average', { amount: amount(Math.abs(average)), way: average > 0 ? 'less' : 'more', year })]),
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
