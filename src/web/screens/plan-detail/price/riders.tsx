import type { ReactNode } from 'react';
import type { WireRiderOffer } from '#contract/plan/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/platform/dates.ts';
import { type Translate, useText } from '#web/platform/text.tsx';
import { useLoaded } from '#web/routing/use-page.ts';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { consumablesLeft } from '../costs/cost-rows.ts';
import { usePlanModel } from '../model.ts';
import { planDetailPage } from '../page.ts';
import css from './price.module.css';
import { riderGroups } from './rider-groups.ts';

const money = (amount: number) => formatRupees(rupees(amount));

function riderPrice(t: Translate, { premium, premium_status: status }: WireRiderOffer): string {
  if (premium !== null)
    return t(premium < 0 ? 'riders.less' : 'riders.more', { amount: money(Math.abs(premium)) });
  return t(status === 'pending' ? 'riders.live' : 'riders.refused');
}

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
    const left = effect?.kind === 'consumables-paid' ? consumablesLeft(plan) : undefined;
    return left && t('riders.saves', { stay: left.title, amount: money(left.amount) });
  };
}

function RiderRow({ rider, group }: { readonly rider: WireRiderOffer; readonly group?: string }): ReactNode {
  const t = useText();
  const { riders, plan } = usePlanModel();
  const effectOf = useEffectText();
  const named = plan.content?.riders.filter(({ id }) => rider.needs.includes(id)) ?? [];
  const needs = named.map(({ title }) => title).join(', ');
  const isTaken = riders.ids.includes(rider.id);
  const hints = [needs && t('riders.needs', { names: needs }), effectOf(rider)].filter(Boolean);
  return (
    <OptionRow
      type={group === undefined ? 'checkbox' : 'radio'}
      name={group ?? rider.id}
      checked={isTaken}
      disabled={!isTaken && (rider.premium === null || (needs !== '' && !canJoin(rider, riders.ids)))}
      onChange={({ currentTarget }) => riders.choose(rider.id, currentTarget.checked)}
      label={<b>{rider.title}</b>}
      hint={hints.length > 0 ? hints.join('. ') : undefined}
      side={
        <span className={css.side}>
          <b>{riderPrice(t, rider)}</b>
        </span>
      }
    />
  );
}

const canJoin = ({ needs }: WireRiderOffer, ids: readonly string[]) => needs.some((id) => ids.includes(id));

/** Of these one or none: "None" is chosen until somebody presses another. */
function RiderGroup({ of }: { readonly of: readonly WireRiderOffer[] }): ReactNode {
  const t = useText();
  const { riders } = usePlanModel();
  const name = of[0]?.mutual_exclusive_group ?? '';
  const taken = of.find(({ id }) => riders.ids.includes(id));
  return (
    <fieldset className={css.group}>
      <legend>{t('riders.one-of')}</legend>
      <OptionRow
        type="radio"
        name={name}
        checked={taken === undefined}
        onChange={() => taken && riders.choose(taken.id, false)}
        label={t('riders.none-of')}
      />
      {of.map((rider) => (
        <RiderRow key={rider.id} rider={rider} group={name} />
      ))}
    </fieldset>
  );
}

/** What the choice comes to, for those who hear the page; and what went with the last press. */
function Told(): ReactNode {
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

/** Every extra with its price, none taken before it is pressed. */
export function Riders(): ReactNode {
  const t = useText();
  const offers = usePlanModel().plan.content?.riders ?? [];
  if (offers.length === 0) return <p className="small muted">{t('riders.none')}</p>;
  return (
    <fieldset className={css.set}>
      <legend>{t('riders.title')}</legend>
      <p className="small muted">{t('riders.lede')}</p>
      <div className={css.rows}>
        {riderGroups(offers).map((group) => {
          const [first, ...others] = group;
          if (!first) return null;
          return others.length === 0 ? (
            <RiderRow key={first.id} rider={first} />
          ) : (
            <RiderGroup key={first.id} of={group} />
          );
        })}
      </div>
      <Told />
    </fieldset>
  );
}
