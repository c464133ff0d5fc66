import { Fragment } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { datePartsOf } from '#domain/date.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { monthIds } from '#web/browser/dates.ts';
import { dayOf } from '#web/browser/day-of.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { usePlanModel } from '../model.ts';
import css from './each-year.module.css';

type PolicyYear = NonNullable<WirePlan['content']>['policy_years'][number];

const money = (amount: number) => formatRupees(rupees(amount));

function monthText(t: Translate, day: string): string {
  const { year, month } = datePartsOf(dayOf(day));
  const name = monthIds[month - 1];
  return name ? `${t(name)} ${year}` : String(year);
}

/** Waits that end in the same month are told together. */
function waitsText(t: Translate, waits: PolicyYear['waits']): string {
  const byMonth = new Map<string, string[]>();
  for (const { kind, until } of waits) {
    const month = monthText(t, until);
    byMonth.set(month, [...(byMonth.get(month) ?? []), t(`detail.wait.${kind}`)]);
  }
  const months = [...byMonth].map(([month, names]) =>
    t('ahead.each.until', { names: names.join(', '), month }),
  );
  return t('ahead.each.waits', { months: months.join('; ') });
}

/** The ten policy years that all in is made of, one a row, with the waits that run in it. */
export function EachYear() {
  const t = useText();
  const years = usePlanModel().plan.content?.policy_years ?? [];
  if (years.length === 0) return null;
  const columns = [
    ['premium', t('ahead.each.premium')],
    ['own_share', t('ahead.each.average')],
    ['one_in_twenty', t('ahead.each.twenty')],
    ['one_in_hundred', t('ahead.each.hundred')],
  ] as const;
  return (
    <Disclosure summary={t('ahead.each')}>
      <div className={css.scope}>
        <table className={css.years}>
          <caption className="sr">{t('ahead.each')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ahead.each.year')}</th>
              {columns.map(([key, head]) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((one) => (
              <Fragment key={one.year}>
                <tr>
                  <th scope="row" data-head={t('ahead.each.year')}>
                    {one.year}
                  </th>
                  {columns.map(([key, head]) => (
                    <td key={key} data-head={head}>
                      {money(one[key])}
                    </td>
                  ))}
                </tr>
                {one.waits.length > 0 && (
                  <tr className={css.waits}>
                    <td colSpan={columns.length + 1}>{waitsText(t, one.waits)}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p className={`muted small ${css.note}`}>{t('ahead.each.note')}</p>
    </Disclosure>
  );
}
