import type { WireUnfinished } from '#contract/purchase/purchases.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pageToGoOn } from '../pages.ts';
import { useMemberNames } from '../people-names.ts';
import { moneyText } from '../price/money-text.ts';
import { usePeopleLine } from './people-line.ts';
import css from './unfinished-card.module.css';

/** An application that waits for its buyer: for whom, at which price until when, and how far it has got. */
export function UnfinishedCard({ application }: { readonly application: WireUnfinished }) {
  const t = useText();
  const people = usePeopleLine(application.people);
  const holds = useHoldText(application);
  const { product_title: plan, sum_assured: sum, amount, term_years: years, step } = application;
  const title = application.is_renewal ? t('unfinished.renewal', { plan }) : plan;
  const price = { cover: sum === null ? '' : coverText(t, sum), amount: moneyText(amount), years };
  return (
    <section className={css.card} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className="strong">{people}</p>
        <p className="small muted">
          <span>{t('unfinished.price', price)}</span>
        </p>
        <p className="small muted">
          <span>{holds}</span>
        </p>
      </div>
      {step && (
        <div className={css.step}>
          <ol aria-hidden="true">
            {Array.from({ length: step.of }, (_, at) => at + 1).map((at) => (
              <li key={at} className={at <= step.now ? css.on : undefined} />
            ))}
          </ol>
          <span className="small">{t('unfinished.step', step)}</span>
        </div>
      )}
      <ButtonLink href={paths.proposal(application.proposalID, pageToGoOn(application))}>
        {t(step ? 'unfinished.go-on' : 'unfinished.fresh')}
      </ButtonLink>
    </section>
  );
}

function useHoldText({ step, price_until: until, price_birthday: whose, people }: WireUnfinished): string {
  const t = useText();
  const dateText = useDateText();
  const nameOf = useMemberNames(people);
  if (!step) return t('unfinished.ended');
  const date = dateText(until);
  return whose === null
    ? t('unfinished.holds', { date })
    : t('unfinished.birthday', { date, name: nameOf(whose) });
}
