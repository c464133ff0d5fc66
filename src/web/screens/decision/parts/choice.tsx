import type { WireDecided, WireShared } from '#contract/share/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { classes } from '#web/ui/classes.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { as } from '#web/ui/table-roles.ts';
import {
  agesText,
  amountText,
  demandTexts,
  factsOf,
  leftAmount,
  leftOutText,
  namesOf,
  oldIllnessFrom,
  peopleText,
  wholeCoverText,
} from '../decision-texts.ts';
import { decisionPage } from '../page.ts';
import { reasonsOf } from '../reasons.ts';
import css from './choice.module.css';
import { isLong, OwnShareList } from './own-share.tsx';
import { Part, Sheet } from './sheet.tsx';

type ReasonsProps = { readonly title: string; readonly icon: IconName; readonly lines: readonly string[] };

function Reasons({ title, icon, lines }: ReasonsProps) {
  return (
    <Part title={title}>
      <ul className={classes(css.reasons, icon === 'cross' && css.gave)}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name={icon} size={20} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Row = { readonly head: string; readonly costs: boolean; readonly of: (plan: WireDecided) => string };

function useRows(): readonly Row[] {
  const t = useText();
  const dateText = useDateText();
  const shared = useLoaded(decisionPage);
  const { stay, shown_year: year } = shared;
  const plans: readonly WireDecided[] = [shared.chosen, ...shared.runners_up];
  const allInText = ({ all_in }: WireDecided) => (all_in === null ? t('ui.price.none') : amountText(all_in));
  const hasRiders = plans.some(({ riders }) => riders.length > 0);
  const ridersText = ({ riders }: WireDecided) =>
    riders.length > 0 ? riders.join(', ') : t('decision.beside.riders.none');
  const fact = (at: number) => (plan: WireDecided) => factsOf({ t, dateText }, plan, shared)[at]?.value ?? '';
  return [
    { head: t('plan.fact.cover'), costs: false, of: (plan) => wholeCoverText(t, plan) },
    { head: t('decision.beside.premium'), costs: false, of: ({ premium }) => amountText(premium) },
    ...(plans.some(({ all_in }) => all_in !== null)
      ? [{ head: t('decision.beside.all-in'), costs: false, of: allInText }]
      : []),
    ...(hasRiders ? [{ head: t('decision.beside.riders'), costs: false, of: ridersText }] : []),
    ...(stay
      ? [
          {
            head: t('decision.beside.stay', { stay: stay.title, bill: amountText(stay.bill) }),
            costs: true,
            of: ({ own_share }: WireDecided) => leftAmount(t, own_share ?? 0),
          },
        ]
      : []),
    {
      head: t('decision.beside.twenty', { year }),
      costs: true,
      of: ({ years }) => leftAmount(t, years.one_in_twenty),
    },
    {
      head: t('decision.beside.hundred', { year }),
      costs: true,
      of: ({ years }) => leftAmount(t, years.one_in_hundred),
    },
    { head: t('plan.fact.room'), costs: false, of: fact(1) },
    { head: t('plan.item.copay'), costs: false, of: fact(2) },
    {
      head: t('decision.beside.from'),
      costs: false,
      of: (plan) => dateText(oldIllnessFrom(plan) ?? shared.cover_start),
    },
    ...useAheadRows(),
  ];
}

/** What is known of the plans later and near, as far as the kept copy holds it. */
function useAheadRows(): readonly Row[] {
  const t = useText();
  const { chosen, runners_up, city, ages } = useLoaded(decisionPage);
  const count = ages.length;
  const plans: readonly WireDecided[] = [chosen, ...runners_up];
  const priced = (head: string, of: (plan: WireDecided) => number | null): readonly Row[] =>
    plans.some((plan) => of(plan) !== null)
      ? [{ head, costs: false, of: (plan) => priceText(of(plan)) }]
      : [];
  const priceText = (amount: number | null) => (amount === null ? t('ui.price.none') : amountText(amount));
  const near = ({ network }: WireDecided) =>
    network === null ? '' : t('decision.beside.network.of', network);
  return [
    ...priced(t('decision.beside.61', { count }), ({ at_61 }) => at_61),
    ...priced(t('decision.beside.70', { count }), ({ to_70 }) => to_70),
    ...((chosen.network?.hospitals ?? 0) > 0
      ? [{ head: t('decision.beside.network', { city }), costs: false, of: near }]
      : []),
  ];
}

function Beside() {
  const t = useText();
  const shared = useLoaded(decisionPage);
  const rows = useRows();
  const names = namesOf(t, shared);
  const plans: readonly WireDecided[] = [shared.chosen, ...shared.runners_up];
  const leftOut = leftOutText(t, shared);
  return (
    <Part title={t('decision.beside', { count: shared.runners_up.length })}>
      <div className={classes(css.room, plans.length > 3 && css.many)}>
        <table {...as.table} className={css.beside}>
          <thead {...as.rows}>
            <tr {...as.row}>
              <th {...as.columnHead}>
                <span className="sr">{t('decision.beside.what')}</span>
              </th>
              {names.map((name) => (
                <th key={name} {...as.columnHead}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...as.rows}>
            {rows.map(({ head, costs, of }) => (
              <tr key={head} {...as.row}>
                <th {...as.rowHead}>{head}</th>
                {plans.map((plan, at) => (
                  <td
                    key={names[at]}
                    {...as.cell}
                    data-plan={names[at]}
                    className={costs ? css.owes : undefined}
                  >
                    {of(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {leftOut !== undefined && <p className={`muted small ${css.note}`}>{leftOut}</p>}
    </Part>
  );
}

function priceNote(t: Translate, { chosen, by_answers }: WireShared, date: string): string {
  const { riders } = chosen;
  if (riders.length > 0) return t('decision.price.riders', { riders: riders.join(', '), date });
  return t(by_answers ? 'decision.price.note' : 'decision.price.note.before', { date });
}

/** The first page: what was chosen, why, what was given up, and the plans beside it. */
export function Choice() {
  const t = useText();
  const dateText = useDateText();
  const shared = useLoaded(decisionPage);
  const { chosen, runners_up } = shared;
  const { why, gave } = reasonsOf(t, shared);
  return (
    <Sheet page={1} day={dateText(shared.priced_on)} foot={t('decision.demo')}>
      <div>
        <h1>{t('decision.title', { plan: chosen.product_title })}</h1>
        <p className={css.lede}>
          <span>
            {t('decision.lede', {
              insurer: chosen.insurer_title,
              people: peopleText(t, shared),
              count: shared.ages.length,
              ages: agesText(t, shared.ages),
              city: shared.city,
            })}
          </span>{' '}
          <span>{t('decision.of', { plans: shared.plans, cover: coverText(t, chosen.sum_assured) })}</span>
        </p>
      </div>
      <div className={css.chosen}>
        <p className={`muted small ${css.price}`}>
          <b>{t('decision.price', { amount: amountText(chosen.premium) })}</b>
          <span>{priceNote(t, shared, dateText(shared.priced_on))}</span>
          {chosen.all_in !== null && (
            <span>{t('decision.all-in', { amount: amountText(chosen.all_in) })}</span>
          )}
          {demandTexts(t, shared).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <Facts facts={factsOf({ t, dateText }, chosen, shared)} />
      </div>
      {runners_up.length > 0 && (
        <div className={css.two}>
          <Reasons title={t('decision.why')} icon="check" lines={why} />
          <Reasons title={t('decision.gave')} icon="cross" lines={gave} />
        </div>
      )}
      <Beside />
      {!isLong(shared) && <OwnShareList />}
    </Sheet>
  );
}
