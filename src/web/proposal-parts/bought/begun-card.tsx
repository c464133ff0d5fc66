import type { WireUnfinished } from '#contract/purchase/purchases.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { pageToGoOn } from '../pages.ts';
import { useMemberNames } from '../people-names.ts';
import { moneyText } from '../price/money-text.ts';
import css from './begun-card.module.css';
import { usePeopleLine } from './people-line.ts';

/** An application that waits for its buyer: for whom, at which price until when, and how far it has got. */
export function BegunCard({ begun }: { readonly begun: WireUnfinished }) {
  const t = useText();
  const people = usePeopleLine(begun.people);
  const holds = useHoldText(begun);
  const { product_title: plan, sum_assured: sum, amount, term_years: years, step } = begun;
  const title = begun.is_renewal ? t('begun.renewal', { plan }) : plan;
  const price = { cover: sum === null ? '' : coverText(t, sum), amount: moneyText(amount), years };
  return (
    <section className={css.begun} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className="strong">{people}</p>
        <p className="small muted">
          <span>{t('begun.price', price)}</span>
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
          <span className="small">{t('begun.step', step)}</span>
        </div>
      )}
      <ButtonLink href={paths.proposal(begun.proposalID, pageToGoOn(begun))}>
        {t(step ? 'begun.go-on' : 'begun.fresh')}
      </ButtonLink>
    </section>
  );
}

function useHoldText({ step, price_until: until, price_birthday: whose, people }: WireUnfinished): string {
  const t = useText();
  const dateText = useDateText();
  const nameOf = useMemberNames(people);
  if (!step) return t('begun.ended');
  const date = dateText(until);
  return whose === null ? t('begun.holds', { date }) : t('begun.birthday', { date, name: nameOf(whose) });
}
