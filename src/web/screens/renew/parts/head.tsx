import type { ReactNode } from 'react';
import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useSite } from '#web/platform/site.tsx';
import { useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';

type HeadProps = {
  readonly title: string;
  readonly renewal: WireRenewal;
};

/** Whether its cover has ended by today. */
export function useHasEnded({ cover_until: until }: Pick<WireRenewal, 'cover_until'>): boolean {
  const { pricesAsOf: today } = useSite();
  return today > until;
}

/** How the policy stands, and which one it is. */
export function Head({ title, renewal }: HeadProps): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const hasEnded = useHasEnded(renewal);
  useTitle(title);
  const { planData, policy_number: number, cover_until: until } = renewal;
  const policy = { plan: planData.productTitle, number, until: dateText(until) };
  return (
    <div className="stack-2">
      <h1>{title}</h1>
      <p className="lede">{t(hasEnded ? 'renew.lede.over' : 'renew.lede', policy)}</p>
    </div>
  );
}
