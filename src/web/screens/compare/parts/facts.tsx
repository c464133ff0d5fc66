import type { ReactNode } from 'react';
import { eldestYears } from '#web/plan-parts/members.ts';
import { planFacts } from '#web/plan-parts/plan-facts.ts';
import { useDateText } from '#web/platform/dates.ts';
import { useText } from '#web/platform/text.tsx';
import { Facts as FactList } from '#web/ui/facts.tsx';
import { useCompareModel } from '../model.ts';

/** The facts of each plan. */
export function Facts(): ReactNode {
  const words = { t: useText(), dateText: useDateText() };
  const { page, columns, nameOf } = useCompareModel();
  const { members } = page.uidata;
  const covered = { people: members.length, eldestAge: eldestYears(members), coverStart: page.coverStart };
  return columns.map(({ plan }) => (
    <section key={plan.slab_id} className="sec">
      <h2>{nameOf(plan)}</h2>
      <FactList facts={planFacts(words, plan, covered)} />
    </section>
  ));
}
