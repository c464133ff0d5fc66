import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { whose } from '../four.ts';
import type { Checklist } from '../model.ts';
import css from './now-plans.module.css';

type NowProps = { readonly list: Checklist };

const money = (amount: number) => formatRupees(rupees(amount));

export function sumNow({ four: { now } }: Checklist) {
  const total = (of: (plan: (typeof now)[number]) => number) => now.reduce((sum, one) => sum + of(one), 0);
  return {
    count: now.length,
    premium: money(total((one) => one.premium)),
    allIn: money(total((one) => one.all_in)),
  };
}

/** What the lists recommend by the answers as they stand, and what it comes to. */
export function NowPlans({ list }: NowProps) {
  const t = useText();
  const { four, order, news, isWaiting, failure, again } = list;
  const { count, premium, allIn } = sumNow(list);
  return (
    <section aria-labelledby="now">
      <h2 id="now">{t('check.now', { count })}</h2>
      <p className="small muted" role="status">
        {isWaiting && <span>{t('check.now.waiting')}</span>}
        {news && <span>{t(`check.now.${news}`, { count })}</span>}
      </p>
      {failure !== undefined && (
        <Notice tone="bad" role="alert" lead={t('check.q.failed')}>
          <span>{failure}</span>{' '}
          <Button kind="quiet" onClick={again}>
            {t('problem.retry')}
          </Button>
        </Notice>
      )}
      <ul className={css.plans} aria-busy={isWaiting || undefined}>
        {four.now.map((plan) => (
          <li key={plan.block}>
            <span>
              <b className={css.title} lang="en">
                <Link href={paths.planDetail(plan.block, order.quoteId, plan)}>{plan.title}</Link>
              </b>
              <small>{whose(t, four.people[plan.block])}</small>
            </span>
            <span className={css.money}>{money(plan.premium)}</span>
          </li>
        ))}
        {count > 1 && (
          <li className={css.total}>
            <span>{t('check.now.together')}</span>
            <span className={css.money}>{premium}</span>
          </li>
        )}
        <li className={css.soft}>
          <span>{t('check.now.allin')}</span>
          <span className={css.money}>{allIn}</span>
        </li>
      </ul>
    </section>
  );
}
