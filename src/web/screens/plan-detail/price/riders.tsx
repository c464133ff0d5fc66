import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { RiderRows } from '#web/plan-parts/choice/rider-rows.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { remainingConsumables } from '../costs/cost-rows.ts';
import { usePlanModel } from '../model.ts';
import { planDetailPage } from '../page.ts';

const money = (amount: number) => formatRupees(rupees(amount));

/** What a rider changes for these people: a date, or rupees of a usual stay. */
function useEffectText(): (rider: WireRiderOffer) => string | undefined {
  const t = useText();
  const dateText = useDateText();
  const { plan, coverStart } = useLoaded(planDetailPage);
  return ({ effect }) => {
    if (effect?.kind === 'pre-existing-wait' && effect.months !== undefined) {
      const from = (months: number) => dateText(addMonths(coverStart, months));
      return t('riders.wait', { date: from(effect.months), was: from(plan.ped.waiting_period) });
    }
    const left = effect?.kind === 'consumables-paid' ? remainingConsumables(plan) : undefined;
    return left && t('riders.saves', { stay: left.title, amount: money(left.amount) });
  };
}

/** What the choice comes to, for those who hear the page; and what went with the last press. */
function Told() {
  const t = useText();
  const { riders, plan } = usePlanModel();
  const out = plan.content?.riders.filter(({ id }) => riders.takenOut.includes(id)) ?? [];
  return (
    <div role="status">
      {riders.state === 'busy' && <p className="small muted">{t('detail.pricing')}</p>}
      {riders.state === 'still' && riders.ids.length > 0 && plan.premium !== null && (
        <p className="small strong">{t('riders.now', { amount: money(plan.premium) })}</p>
      )}
      {out.length > 0 && (
        <p className="small">{t('riders.taken-out', { names: out.map(({ title }) => title).join(', ') })}</p>
      )}
      {riders.state === 'failed' && (
        <Notice tone="care" lead={t('riders.failed')}>
          {t('riders.failed.text')}
        </Notice>
      )}
    </div>
  );
}

export function Riders() {
  const { plan, riders } = usePlanModel();
  return (
    <RiderRows
      offers={plan.content?.riders ?? []}
      ids={riders.ids}
      choose={riders.choose}
      effectOf={useEffectText()}
    >
      <Told />
    </RiderRows>
  );
}
