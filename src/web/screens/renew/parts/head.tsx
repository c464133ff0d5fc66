import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useHasEnded } from '#web/proposal-parts/bought/has-ended.ts';
import { place } from './to-insurer.tsx';

type HeadProps = {
  readonly title: string;
  readonly renewal: WireRenewal;
};

/** How the policy stands, and which one it is. */
export function Head({ title, renewal }: HeadProps) {
  const t = useText();
  const dateText = useDateText();
  const hasEnded = useHasEnded(renewal.cover_until);
  useTitle(title);
  const { planData, policy_number: number, cover_until: until } = renewal;
  const policy = { plan: planData.productTitle, number: place, until: dateText(until) };
  const [before, after] = t(hasEnded ? 'renew.lede.over' : 'renew.lede', policy).split(place);
  return (
    <div className="stack-2">
      <h1>{title}</h1>
      <p className="lede">
        <span>{before}</span>
        <span className="nowrap">{number}</span>
        <span>{after}</span>
      </p>
    </div>
  );
}
