import type { WirePlan } from '#contract/plan/shapes.ts';
import { addMonths } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import css from './fits.module.css';
import { type OwnRider, ownRiderFor } from './own-rider.ts';

type Content = NonNullable<WirePlan['content']>;
const money = (amount: number) => formatRupees(rupees(Math.abs(amount)));

/** What a rider of this plan mends for less than another plan would. */
function RiderLine({ own: { need, rider, extra } }: { readonly own: OwnRider }) {
  const t = useText();
  const dateText = useDateText();
  const { page } = usePlanModel();
  const values = {
    // Its name ends before the colon.
    rider: rider.title.split(':')[0] ?? '',
    theirs: dateText(addMonths(page.coverStart, rider.effect?.months ?? 0)),
    extra: money(extra),
  };
  return (
    <li>
      <b>{t(`fit.${need}`)}</b>
      <span>
        <RichText id={`fit.${need}.rider`} values={values} />
      </span>
    </li>
  );
}

/** What the other plan does better, with its rupees more or less. */
function OtherPlan({ fit }: { readonly fit: Content['better_fits'][number] }) {
  const t = useText();
  const dateText = useDateText();
  const { page, plan: planNow } = usePlanModel();
  const { need, product_title: plan, extra, theirs, ours } = fit;
  const isWait = need === 'old-illness' || need === 'birth';
  const values = {
    plan,
    theirs: isWait ? dateText(addMonths(page.coverStart, theirs ?? 0)) : money(theirs ?? 0),
    ours: money(ours ?? 0),
    year: page.shownYear,
    percent: need === 'co-pay' ? (theirs ?? 0) : 0,
  };
  const price = extra > 0 ? 'more' : extra < 0 ? 'less' : 'same';
  const { quoteId, block } = page.address;
  return (
    <li>
      <b>{t(`fit.${need}`)}</b>
      <span>
        <span>{t(`fit.${need}.text`, values)}</span>{' '}
        <span>
          <RichText id={`fit.price.${price}`} values={{ extra: money(extra) }} />
        </span>{' '}
        <Link href={paths.compare(block, quoteId, [planNow, fit])}>
          {t('fit.see')}
          <span className="sr">{` ${plan}`}</span>
        </Link>
      </span>
    </li>
  );
}

/** The own rider goes first where it mends the need for less. */
function FitLine({ fit }: { readonly fit: Content['better_fits'][number] }) {
  const { plan } = usePlanModel();
  const own = ownRiderFor(fit, plan.content?.riders ?? []);
  return own ? <RiderLine own={own} /> : <OtherPlan fit={fit} />;
}

/** From this age on it is the people here themselves who get older. */
const parentsAge = 45;

/** Years from now on in which somebody may still decide. */
const soonYears = 10;
/** An age that parents who join later are seldom beyond. */
const oldestParents = 85;

/** Never empty: a plan that suits all does not exist. */
export function Fits() {
  const t = useText();
  const { plan, covered } = usePlanModel();
  if (!plan.content) return null;
  const { better_fits: fits, joining } = plan.content;
  const { max_age: last, medical_from_age: medical } = joining;
  // Whoever is past the age of the medical check already has only the last age of joining before them.
  const isOld = covered.eldestAge >= (medical ?? parentsAge);
  const isMedical = medical !== null && !isOld;
  const isEndNear = last < (isOld ? covered.eldestAge + soonYears : oldestParents);
  return (
    <Section id="not-for" title={t('fit.title')}>
      <ul className={css.fits}>
        {fits.map((fit) => (
          <FitLine key={fit.need} fit={fit} />
        ))}
        {(isEndNear || isMedical || fits.length === 0) && (
          <li>
            <b>{t(isOld ? 'fit.later' : 'fit.older')}</b>
            <span>
              {isMedical
                ? t('fit.older.medical', { medical, age: last + 1, end: isEndNear ? 'near' : 'far' })
                : t('fit.older.text', { age: last + 1 })}
            </span>
          </li>
        )}
      </ul>
    </Section>
  );
}
