import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { TenYears as Chart, type ChartSize } from '#web/charts/ten-years.tsx';
import { classes } from '#web/ui/classes.ts';
import type { ChartWait, PlanYear } from './chart-waits.ts';
import css from './ten-years-figure.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

type TenYearsFigureProps = {
  /** In order, from the first. */
  readonly years: readonly PlanYear[];
  readonly waits: readonly ChartWait[];
  /** That of the eldest in the first year. */
  readonly age: number;
  readonly size: ChartSize;
  readonly scale: number;
};

/** Premium and own share of each year with a plan, both ends in figures, and what each colour is. */
export function TenYearsFigure({ years, waits, age, size, scale }: TenYearsFigureProps) {
  const t = useText();
  const dateText = useDateText();
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className={classes(css.ten, size !== 'page' && css.pick)}>
      <p className={`row ${css.ends}`}>
        <span>
          <RichText id="ten.now" values={{ amount: money(first.premium) }} />
        </span>
        <span>
          <RichText id="ten.last" values={{ amount: money(last.premium), age: age + years.length - 1 }} />
        </span>
      </p>
      <Chart
        size={size}
        scale={scale}
        waits={waits.map((wait) => wait.years)}
        years={years.map((year, at) => ({ ...year, id: String(at), label: String(age + at) }))}
      />
      <p className={`muted ${css.key}`}>
        <span className={css.premium}>{t('ten.premium')}</span>
        <span className={css.own}>{t('ten.own')}</span>
        {waits.map(({ kind, until }) => (
          <span key={kind} className={css.wait}>
            {t('ten.waits', { name: t(`ten.wait.${kind}`), date: dateText(until) })}
          </span>
        ))}
      </p>
      <figcaption className="sr">
        {t('ten.share', { first: money(first.own), last: money(last.own) })}
      </figcaption>
    </figure>
  );
}
