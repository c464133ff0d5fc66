import type { WireFloor } from '#contract/plan/judged/judged.ts';
import type { WireCard } from '#contract/quote/cards.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, type Translate, useText } from '#web/browser/text.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What a plan costs a year over the years one keeps it, in one line. */
export function AllIn({ total }: { readonly total: number }) {
  return <RichText id="plan.all-in" values={{ amount: formatRupees(rupees(total)) }} />;
}

/** With which riders a plan costs least over the years, and what of its price they are. */
export function WithRiders({ titles, cost }: NonNullable<WireCard['with_riders']>) {
  const riders = titles.map((title) => `“${title}”`).join(', ');
  const values = { riders, amount: formatRupees(rupees(cost)) };
  return <RichText id={titles.length === 1 ? 'plan.with-rider' : 'plan.with-riders'} values={values} />;
}

/** Why a plan is not recommended, in one line. */
export function NotRecommended({ floor }: { readonly floor: WireFloor }) {
  const t = useText();
  return <Notice lead={t('plan.floor.lead')}>{floorText(t, floor)}</Notice>;
}

function floorText(t: Translate, floor: WireFloor): string {
  switch (floor.kind) {
    case 'never-covered':
      return t('plan.floor.never-covered', { illnesses: floor.illnesses.join('; ') });
    case 'claims':
      return t('plan.floor.claims', { percent: floor.settled_percent });
    case 'complaints':
      return t('plan.floor.complaints', { count: floor.per_10000, median: floor.median });
    case 'solvency':
      return t('plan.floor.solvency', { ratio: floor.ratio });
    case 'later-price':
      return t('plan.floor.later-price', { age: floor.age, times: floor.times, market: floor.market });
    case 'not-sound':
      return t('plan.floor.not-sound', {
        title: floor.sound,
        way: floor.more > 0 ? 'more' : floor.more < 0 ? 'less' : 'same',
        amount: formatRupees(rupees(Math.abs(floor.more))),
      });
    default:
      return t(`plan.floor.${floor.kind}`);
  }
}
