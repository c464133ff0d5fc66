import { scoringMethod } from '#domain/judge/scoring-weights.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Checklist } from '../model.ts';
import { furthest, type OrderedPlan } from '../order.ts';
import css from './order-card.module.css';

const shownPlans = 6;
const { nearEqual } = scoringMethod;
const money = (amount: number) => formatRupees(rupees(amount));

type OrderProps = { readonly list: Checklist };

/** What the last press did to the order, in one sentence. */
function newsOf(t: Translate, { pressed, moves, isWaiting, order }: Checklist): string {
  if (isWaiting) return t('check.order.waiting');
  if (!pressed?.now) return t('check.order.still');
  const { item, now, isDemand } = pressed;
  const moved = t('check.order.moved', {
    item: t(`demand.${item}`),
    word: t(`check.${now}`).toLowerCase(),
    count: moves.length,
  });
  const far = furthest(moves);
  const title = far && order.plans.find(({ id }) => id === far.id)?.title;
  const isSold = order.plans.some(({ has, premium }) => premium !== null && has.includes(item));
  return [
    moved,
    ...(title ? [t('check.order.far', { title, from: far.from, to: far.to })] : []),
    ...(isDemand ? [t(isSold ? 'check.demand' : 'check.demand.none')] : []),
  ].join(' ');
}

function recommendedText(t: Translate, plan: OrderedPlan, plans: readonly OrderedPlan[]): string {
  const best = plans.filter(({ nearEqual }) => nearEqual).toSorted((a, b) => b.score - a.score)[0];
  const less = (best?.premium ?? 0) - (plan.premium ?? 0);
  if (!best || best === plan || less <= 0) return t('check.recommended');
  return t('check.recommended.near', { title: best.title, less: money(less) });
}

function moveText(t: Translate, { pressed, moves }: Checklist, id: string): string | undefined {
  const move = moves.find((one) => one.id === id);
  if (!move || !pressed) return undefined;
  return t(move.to < move.from ? 'check.up' : 'check.down', { place: move.from });
}

function priceText(t: Translate, { premium, premium_status: status }: OrderedPlan): string {
  if (premium !== null) return t('check.price', { price: money(premium) });
  return t(status === 'pending' ? 'check.price.asking' : 'ui.price.none');
}

function Row({ list, plan, at }: OrderProps & { readonly plan: OrderedPlan; readonly at: number }) {
  const t = useText();
  const moved = moveText(t, list, plan.id);
  return (
    <li className={classes(plan.recommended && css.first, moved !== undefined && css.moved)}>
      <span className={css.place}>{at}</span>
      <div>
        <b lang="en">{plan.title}</b>
        <small>{priceText(t, plan)}</small>
        {plan.recommended && <small className={css.news}>{recommendedText(t, plan, list.order.plans)}</small>}
        {moved !== undefined && <small className={css.news}>{moved}</small>}
      </div>
      <span className={css.score}>{plan.score.toFixed(1)}</span>
      <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className={css.whole} />
        <rect width={plan.score} height="6" className={css.part} />
      </svg>
    </li>
  );
}

/** The order as the answers stand: the first six with their scores, and what the last press changed. */
export function OrderCard({ list }: OrderProps) {
  const t = useText();
  const { order, failure, again } = list;
  const near = order.plans.filter(({ nearEqual }) => nearEqual).length;
  return (
    <section className={`framed ${css.order}`} aria-labelledby="order">
      <div className={css.head}>
        <h2 id="order">{t('check.order')}</h2>
        <p role="status">{newsOf(t, list)}</p>
      </div>
      {failure !== undefined && (
        <Notice tone="bad" role="alert" lead={t('check.failed')}>
          <span>{failure}</span>{' '}
          <Button kind="quiet" onClick={again}>
            {t('problem.retry')}
          </Button>
        </Notice>
      )}
      <ol aria-busy={list.isWaiting || undefined}>
        {order.plans.slice(0, shownPlans).map((plan, at) => (
          <Row key={plan.id} list={list} plan={plan} at={at + 1} />
        ))}
      </ol>
      <div className={css.foot}>
        <p className="small">
          {t('check.near', { count: near, rupees: money(nearEqual.rupees), percent: nearEqual.percent })}
        </p>
        <p className="small muted">
          {t('check.method')} <Link href={paths.method('how-scores-work')}>{t('nav.scores')}</Link>
        </p>
      </div>
    </section>
  );
}
