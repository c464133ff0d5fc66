import type { ReactNode } from 'react';
import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/platform/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Table } from '#web/ui/table.tsx';
import { type Column, chartColumns, chartGround, columnWidth, sumsOf } from '../chart.ts';
import type { Projection } from '../load.ts';
import { usePlanModel } from '../model.ts';
import { yearChanges } from '../year-changes.ts';
import { Section } from './section.tsx';
import css from './years.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

type ColumnProps = { readonly column: Column };

function ChartColumn({ column }: ColumnProps): ReactNode {
  const t = useText();
  const { x, year, today, rise, amount, labelY, isJump } = column;
  const middle = x + columnWidth / 2;
  return (
    <>
      {today && <rect className={css.base} x={x} y={today.y} width={columnWidth} height={today.height} />}
      {rise && <rect className={css.rise} x={x} y={rise.y} width={columnWidth} height={rise.height} />}
      <text className={css.figure} x={middle} y={labelY} textAnchor="middle">
        {amount === undefined ? t('detail.years.no-rate') : money(amount)}
      </text>
      <text x={middle} y="236" textAnchor="middle">
        {year}
      </text>
      {isJump && <path className={css.jump} d={`M${middle} 241v8`} />}
    </>
  );
}

type ProjectionProps = { readonly projection: Projection };

function Chart({ projection }: ProjectionProps): ReactNode {
  const t = useText();
  const columns = chartColumns(projection);
  const figures = columns
    .map(({ year, amount }) =>
      t('detail.years.chart.figure', {
        year: String(year),
        amount: amount === undefined ? t('detail.years.no-rate') : money(amount),
      }),
    )
    .join(', ');
  return (
    <svg
      className={css.chart}
      viewBox="0 0 360 254"
      role="img"
      aria-label={t('detail.years.chart', { percent: projection.rise_percent, figures })}
    >
      <path className={css.axis} d={`M0 ${chartGround}h360`} />
      {columns.map((column) => (
        <ChartColumn key={column.year} column={column} />
      ))}
    </svg>
  );
}

/** What makes a year's premium another: new age groups, and children who leave the plan. */
function Changes({ projection }: ProjectionProps): ReactNode {
  const t = useText();
  const { page } = usePlanModel();
  const lines = yearChanges(t, projection, page.uidata.members);
  if (lines.length === 0) return null;
  return (
    <ul className="small">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function SumLine({ projection }: ProjectionProps): ReactNode {
  const t = useText();
  const sums = sumsOf(projection);
  const percent = projection.rise_percent;
  if (sums)
    return (
      <p>
        <RichText
          id="detail.years.sum"
          values={{ today: money(sums.today), rise: money(sums.rise), percent }}
        />
      </p>
    );
  const missing = projection.years.filter(({ premium }) => premium === null).map(({ year }) => year);
  return <p>{t('detail.years.some', { years: missing.join(', ') })}</p>;
}

function Words({ projection }: ProjectionProps): ReactNode {
  const t = useText();
  const percent = projection.rise_percent;
  return (
    <div className="stack-3">
      <p className={css.key}>
        <span className={css.today}>{t('detail.years.today')}</span>
        <span className={css.risen}>{t('detail.years.rise', { percent })}</span>
      </p>
      <SumLine projection={projection} />
      <Changes projection={projection} />
      <p className="muted small">{t('detail.years.promise', { percent })}</p>
    </div>
  );
}

function YearsTable({ projection }: ProjectionProps): ReactNode {
  const t = useText();
  const percent = projection.rise_percent;
  const cell = (amount: number | null) => (amount === null ? t('detail.years.no-rate') : money(amount));
  return (
    <Disclosure summary={t('detail.years.table')}>
      <Table
        caption={t('detail.years')}
        columns={[
          { id: 'year', head: t('detail.years.year') },
          { id: 'today', head: t('detail.years.today'), number: true },
          { id: 'rise', head: t('detail.years.rise', { percent }), number: true },
        ]}
        rows={projection.years.map(({ year, premium, premium_with_rise: risen }) => ({
          id: String(year),
          cells: [year, cell(premium), cell(risen)],
        }))}
      />
    </Disclosure>
  );
}

/** Five yearly premiums from zero, with the sum in words and the age bands named where they jump. */
export function Years(): ReactNode {
  const t = useText();
  const { page, plan } = usePlanModel();
  const { projection } = page;
  const isKnown = projection?.years.some(({ premium }) => premium !== null) === true;
  return (
    <Section id="years" title={t('detail.years')}>
      {projection && isKnown ? (
        <>
          <div className={css.years}>
            <Chart projection={projection} />
            <Words projection={projection} />
          </div>
          <YearsTable projection={projection} />
        </>
      ) : (
        <p>{t(plan.onserver_plan ? 'detail.years.none.live' : 'detail.years.none')}</p>
      )}
    </Section>
  );
}
