import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { planFacts } from '#web/plan-parts/facts/plan-facts.ts';
import { classes } from '#web/ui/classes.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { usePlanModel } from '../model.ts';
import css from './limits.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

function icuLimit(t: Translate, { icu_limit_per_day: limit }: WirePlan['facts']): Fact {
  const label = t('detail.limit.icu');
  if (limit === null) return { label, value: t('detail.limit.icu.none') };
  return { label, value: t('detail.limit.a-day', { amount: money(limit) }), care: true };
}

type RoomCap = NonNullable<NonNullable<WirePlan['content']>['room_cap']>;

/** Whether the usual room of such a city is paid, and else from which cover. */
function roomCapNote(t: Translate, { tier, rent_per_day: rent, limit_per_day, paid_in_full_from }: RoomCap) {
  const usual = t('detail.limit.room.usual', {
    rent: money(rent),
    place: t(`detail.limit.room.place.${tier}`),
  });
  if (limit_per_day >= rent) return `${usual} ${t('detail.limit.room.paid')}`;
  const answer =
    paid_in_full_from === null
      ? t('detail.limit.room.never')
      : t('detail.limit.room.from', { cover: coverText(t, paid_in_full_from) });
  return `${usual} ${answer}`;
}

/** All that can leave a part of a bill to the buyer, the worst first as on the card. */
function useLimits(): readonly Fact[] {
  const t = useText();
  const dateText = useDateText();
  const { plan, covered } = usePlanModel();
  const { facts, deductible } = plan;
  const [, room, copay] = planFacts({ t, dateText }, plan, covered);
  const cap = plan.content?.room_cap;
  const capNote =
    facts.room_percent === null
      ? undefined
      : [
          t('detail.limit.room.capped', {
            percent: facts.room_percent,
            over: t(`plan.room.over.${facts.room_cut}`),
          }),
          cap && roomCapNote(t, cap),
        ]
          .filter(Boolean)
          .join(' ');
  return [
    ...(deductible === null
      ? []
      : [{ label: t('detail.limit.deductible'), value: money(deductible), care: true }]),
    ...(copay ? [{ ...copay, label: t('detail.limit.copay') }] : []),
    ...(room ? [{ ...room, label: t('detail.limit.room'), note: capNote ?? room.note }] : []),
    icuLimit(t, facts),
    ...facts.sub_limits.map(({ name, max }) => ({
      label: name,
      value: t('detail.limit.up-to', { amount: money(max) }),
      care: true,
    })),
    {
      label: t('detail.limit.ambulance'),
      value:
        facts.ambulance === null
          ? t('detail.limit.actual')
          : t('detail.limit.from-hospital', { amount: money(facts.ambulance) }),
    },
  ];
}

/** Every limit with its amount. */
export function Limits() {
  const t = useText();
  return (
    <>
      <p className="muted">{t('detail.limits.lede')}</p>
      <dl className={css.limits}>
        {useLimits().map(({ label, value, note, care }) => (
          <div key={label} className={classes(css.row, care && css.care)}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
