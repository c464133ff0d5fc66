import type { CallAnswer } from '#contract/call/shapes.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Link } from '#web/ui/link.tsx';
import css from './view.module.css';

type Proof = NonNullable<CallAnswer<'getProof'>['proof']>;
const money = (amount: number) => formatRupees(rupees(amount));

/** One scale for all: what the plan pays, and what is left. Decoration: both stand beside it in figures. */
function Bar({ pays, of }: { readonly pays: number; readonly of: number }) {
  const part = `${((pays / of) * 100).toFixed(2)}%`;
  return (
    <svg className={css.bar} width="100%" height="20" aria-hidden="true">
      <rect className={css.left} width="100%" height="20" />
      <rect className={css.pays} width={part} height="20" />
    </svg>
  );
}

function PlanRow({ plan, bill }: { readonly plan: Proof['plans'][number]; readonly bill: number }) {
  const t = useText();
  return (
    <li className={css.row}>
      <div className={css.plan}>
        <h3 lang="en">{plan.product_title}</h3>
        <p>
          <span lang="en">{plan.insurer_title}</span>
          <b>{t('intro.proof.year', { price: money(plan.premium) })}</b>
        </p>
      </div>
      <p className={css.owes}>
        <small>{t('intro.proof.leaves')}</small>
        <b>{money(plan.you_pay)}</b>
      </p>
      <Bar pays={plan.plan_pays} of={bill} />
      <p className={css.why}>{t(`intro.because.${plan.because ?? 'all'}`)}</p>
    </li>
  );
}

/** One bill of one family, settled by plans of today's catalogue. */
export function BillProof({ proof }: { readonly proof: Proof }) {
  const t = useText();
  const dateText = useDateText();
  const [first, second] = proof.plans;
  return (
    <section className="sec" aria-labelledby="home-proof">
      <h2 id="home-proof">{t('intro.proof.title', { count: proof.plans.length })}</h2>
      <p className="lede">{t('intro.proof.lede', { cover: coverText(t, proof.sum_assured) })}</p>
      <div className={`framed ${css.bill}`}>
        <p className={css.head}>
          <b>{t('intro.proof.bill', { stay: proof.stay })}</b>
          <span>
            {t('intro.proof.where', { city: proof.city, days: proof.room_days, icu: proof.icu_days })}
          </span>
          <b className={css.total}>{money(proof.bill)}</b>
        </p>
        <ul>
          {proof.plans.map((plan) => (
            <PlanRow key={plan.product_slug} plan={plan} bill={proof.bill} />
          ))}
        </ul>
      </div>
      <p className={`muted small ${css.key}`}>
        <span className={css.keyPays}>{t('intro.proof.pays')}</span>
        <span className={css.keyYou}>{t('intro.proof.you')}</span>
        <span>
          {t('intro.proof.for', {
            ages: proof.ages.join(', '),
            city: proof.city,
            date: dateText(proof.priced_on),
          })}
        </span>
      </p>
      {first && second && (
        <p className={css.punch}>
          <RichText
            id="intro.proof.punch"
            values={{
              first: first.product_title,
              second: second.product_title,
              premium: money(second.premium - first.premium),
              bill: money(first.you_pay - second.you_pay),
            }}
          />
        </p>
      )}
      <p>
        <Link href={paths.method('bill-test')}>{t('intro.proof.link')}</Link>
      </p>
    </section>
  );
}

/** Every point of one score, and what it could have been. */
export function ScoreApart({ scored }: { readonly scored: NonNullable<Proof['scored']> }) {
  const t = useText();
  const points = (value: number) => value.toFixed(1).replace(/\.0$/, '');
  return (
    <section className="sec" aria-labelledby="home-score">
      <h2 id="home-score">{t('intro.score.title')}</h2>
      <p className="lede">
        {t('intro.score.lede', { plan: scored.product_title, total: points(scored.total) })}
      </p>
      <dl className={css.score}>
        {scored.parts.map(({ item, earned, possible }) => (
          <div key={item}>
            <dt>{t(`intro.score.${item}`)}</dt>
            <dd>
              {possible > 0 && <Bar pays={earned} of={possible} />}
              <span>
                {possible > 0
                  ? t('intro.score.part', { earned: points(earned), possible: points(possible) })
                  : `${earned < 0 ? '−' : '+'}${points(Math.abs(earned))}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Link href={paths.method('how-scores-work')}>{t('nav.scores')}</Link>
      </p>
    </section>
  );
}
