import type { ShownYear } from '#domain/judge/shown-year.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { YearsAxis, YearsBar } from '#web/charts/years-bar.tsx';
import { yearsScale } from '#web/charts/years-scale.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Card } from '#web/ui/card.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { usePlanModel } from '../model.ts';
import { EachYear } from './each-year.tsx';
import { type OwnFigures, useYears, type YearsAhead, type YearsOfPlan } from './use-years.ts';
import css from './years.module.css';
import { YearsInputs } from './years-inputs.tsx';

const money = (amount: number) => formatRupees(rupees(amount));

/** Years of 1,000 from which it is worth a warning that the cover runs out. */
const runsOutOften = 3;

const rows = [
  ['nine_in_ten', 'ahead.nine', 'ahead.or-less'],
  ['one_in_twenty', 'ahead.twenty', 'ahead.or-more'],
  ['one_in_hundred', 'ahead.hundred', 'ahead.or-more'],
] as const;

type FiguresProps = { readonly of: YearsOfPlan; readonly year: ShownYear; readonly striped: boolean };

/** It says in figures what the bar shows. */
function Figures({ of: { own, withPremium }, year, striped }: FiguresProps) {
  const t = useText();
  const whole = (row: keyof OwnFigures) =>
    withPremium === undefined ? t('ui.price.none') : t('ahead.about', { amount: money(withPremium[row]) });
  return (
    <table className={css.figures}>
      <caption className="sr">{t('ahead.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ahead.families')}</th>
          <th scope="col">{t('ahead.own')}</th>
          <th scope="col">{t('ahead.whole')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, name, bound]) => (
          <tr key={row}>
            <th scope="row">
              <span>{t(name, { year })}</span>
              {striped && row === 'one_in_hundred' && <small>{t('ahead.striped')}</small>}
            </th>
            <td className={css.own} data-head={t('ahead.own')}>
              <span>{own[row] === 0 ? t('ahead.nothing') : money(own[row])}</span>
              {own[row] > 0 && <small>{t(bound)}</small>}
            </td>
            <td data-head={t('ahead.whole')}>{whole(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type BesideProps = { readonly years: YearsAhead; readonly year: ShownYear; readonly scale: number };

/** The two to hold it against, on the same scale. */
function Beside({ years: { plans, later }, year, scale }: BesideProps) {
  const t = useText();
  const { plan, page } = usePlanModel();
  const others = plan.content?.beside ?? [];
  if (others.length === 0) return null;
  const { block, quoteId } = page.address;
  return (
    <div className={css.beside}>
      <p>{t('ahead.same-scale')}</p>
      {others.map((other) => {
        const { slab_id: id, product_title: title } = other;
        const plan = plans.find(({ slabId }) => slabId === id);
        if (!plan) return null;
        const after = later?.find(({ slabId }) => slabId === id)?.own;
        return (
          <div key={id}>
            <p className={`small strong ${css.name}`}>
              <Link href={paths.planDetail(block, quoteId, other)}>{title}</Link>
            </p>
            <YearsBar
              size="line"
              premium={plan.premium}
              own={plan.own}
              scale={scale}
              {...(after && { afterWaits: after })}
            />
            <p className={css.words}>
              <span>{plan.premium !== null && t('ahead.premium', { amount: money(plan.premium) })}</span>
              <span>
                <RichText id="ahead.bad-year" values={{ amount: money(plan.own.one_in_hundred), year }} />
              </span>
            </p>
          </div>
        );
      })}
    </div>
  );
}

function RunsOut({ count }: { readonly count: number }) {
  const t = useText();
  const { plan } = usePlanModel();
  const cover = coverText(t, plan.sum_assured);
  if (count === 0) return null;
  if (count > runsOutOften) {
    return (
      <Notice tone="owes" lead={t('ahead.runs-out.often', { count, cover })}>
        {t('ahead.runs-out.higher')}
      </Notice>
    );
  }
  return (
    <p className={`muted small ${css.note}`}>
      <RichText id="ahead.runs-out" values={{ count, cover }} />
    </p>
  );
}

/** The premium is sure, what families like these pay on top is not: as one bar, its figures, and what can be moved. */
export function Years() {
  const t = useText();
  const { plan } = usePlanModel();
  const years = useYears();
  const { options, plans, later, isBusy } = years;
  const [own] = plans;
  if (!own) return null;
  const scale = yearsScale(plans.map(({ premium, own: share }) => ({ premium, own: share })));
  const after = later?.[0]?.own;
  const isFirst = options.first_year;
  const year = isFirst ? 'first' : 'later';
  return (
    <Fold
      id="years"
      title={t('ahead.title')}
      onOpen={years.askLater}
      outcome={<RichText id="ahead.bad-year" values={{ amount: money(own.own.one_in_hundred), year }} />}
    >
      <p className="lede">{t('ahead.lede')}</p>
      <Card>
        <Segmented
          label={t('ahead.which')}
          name="which-year"
          choices={[
            { value: 'first', label: t('ahead.first') },
            { value: 'later', label: t('ahead.later') },
          ]}
          value={year}
          onChange={(value) => years.ask({ first_year: value === 'first' })}
        />
        <div className="mt-3" aria-busy={isBusy}>
          <p className="sr" role="status">
            {isBusy && t('ahead.busy')}
          </p>
          <div className={isBusy ? css.asking : undefined}>
            <YearsBar
              size="page"
              premium={own.premium}
              own={own.own}
              scale={scale}
              {...(after && { afterWaits: after })}
            />
            <YearsAxis scale={scale} />
            <div className={css.scope}>
              <Figures of={own} year={year} striped={after !== undefined} />
            </div>
          </div>
          {years.hasFailed && (
            <Notice tone="care" role="alert" lead={t('ahead.failed')}>
              {t('ahead.failed.text')}
            </Notice>
          )}
        </div>
        {isFirst && (
          <p className={`muted small ${css.note}`}>
            <RichText id="ahead.first.note" />
          </p>
        )}
        <RunsOut count={own.runsOut} />
        <p className={`muted small ${css.note}`}>
          {plan.deductible !== null && !own.alone && <span>{`${t('ahead.deductible')} `}</span>}
          {own.alone && <span>{`${t('ahead.held', { amount: money(own.alone.one_in_hundred) })} `}</span>}
          <span>{`${t(isFirst ? 'ahead.missing.first' : 'ahead.missing')} `}</span>
          <Link href={paths.method('how-years-are-counted')}>{t('ahead.how')}</Link>
        </p>
        <EachYear />
        <YearsInputs years={years} />
        <Beside years={years} year={year} scale={scale} />
      </Card>
    </Fold>
  );
}
