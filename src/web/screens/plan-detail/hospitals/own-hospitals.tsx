import { useText } from '#web/browser/text.tsx';
import { useSettledAt } from '#web/plan-parts/hospitals/settled-at.ts';
import { cashlessOf } from '#web/plan-parts/hospitals/settlements.ts';
import { useOwnPlaces } from '#web/plan-parts/hospitals/use-own-places.ts';
import { Button } from '#web/ui/button.tsx';
import { usePlanModel } from '../model.ts';
import { How } from './area-list.tsx';
import css from './hospitals.module.css';

/** Those that the family would go to, and at how many of them this insurer settles the bill itself. */
export function OwnHospitals() {
  const t = useText();
  const { plan, page } = usePlanModel();
  const { hospitals, toggle } = useOwnPlaces();
  const { settled, hasFailed, askAgain } = useSettledAt(page.address.quoteId, hospitals, [plan.insurer_id]);
  const cashless = cashlessOf(hospitals, settled, plan.insurer_id);
  if (hospitals.length === 0)
    return (
      <div className={css.own}>
        <h3>{t('hospitals.own.none')}</h3>
        <p>{t('hospitals.own.none.text')}</p>
      </div>
    );
  const waiting = t(hasFailed ? 'hospitals.own.failed' : 'hospitals.own.asking');
  const title = cashless === undefined ? waiting : t('hospitals.own', { cashless, count: hospitals.length });
  return (
    <div className={css.own} role="status">
      <h3>{title}</h3>
      {hasFailed && (
        <Button kind="line" onClick={askAgain}>
          {t('hospitals.again')}
        </Button>
      )}
      <ul>
        {hospitals.map((hospital) => {
          const settlement = settled.get(hospital.id)?.get(plan.insurer_id);
          return (
            <li key={hospital.id}>
              <p>
                <span>{hospital.name}</span>
                <small>{hospital.address}</small>
              </p>
              {settlement && <How settlement={settlement} />}
              <Button kind="quiet" onClick={() => toggle(hospital)}>
                {t('hospitals.own.remove')}
                <span className="sr">{` ${hospital.name}`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
