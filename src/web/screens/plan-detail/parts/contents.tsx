import { formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { calendarRows } from '../calendar.ts';
import { usePlanModel } from '../model.ts';
import { lastAge } from '../price/year-columns.ts';
import css from './contents.module.css';

const money = (amount: number) => formatRupees(rupees(amount));

const entries = [
  ['costs', 'costs.title'],
  ['not-for', 'fit.title'],
  ['years', 'ahead.title'],
  ['bill', 'bill-test.title'],
  ['waits', 'contents.waits'],
  ['to-70', 'to-70.title'],
  ['hospitals', 'hospitals.title'],
  ['terms', 'term.title'],
  ['record', 'contents.record'],
  ['papers', 'detail.papers'],
] as const;

/** The figure of a section that is asked for most. */
function useFigures(): Readonly<Partial<Record<(typeof entries)[number][0], string>>> {
  const t = useText();
  const dateText = useDateText();
  const { plan, page } = usePlanModel();
  const { content } = plan;
  const last = calendarRows(plan, page.uidata.members, page.coverStart)
    .flatMap(({ coveredFrom }) => coveredFrom ?? [])
    .toSorted()
    .at(-1);
  const at70 = page.projection?.years.at(-1)?.premium;
  const near = content?.network[0];
  return {
    ...(last && { waits: t('contents.last', { date: dateText(last) }) }),
    ...(typeof at70 === 'number' && { 'to-70': money(at70) }),
    ...(near && { hospitals: t('contents.cashless', { cashless: near.cashless, count: near.hospitals }) }),
    ...(content &&
      content.riders.length > 0 && { terms: t('contents.riders', { count: content.riders.length }) }),
    ...(typeof content?.commission === 'number' && { record: money(content.commission) }),
  };
}

/** It links to the sections in their order, some with their figure. */
export function Contents() {
  const t = useText();
  const { page } = usePlanModel();
  const figures = useFigures();
  return (
    <nav className={css.contents} aria-label={t('nav.contents')}>
      <ul>
        {entries.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title === 'to-70.title' ? t(title, { age: lastAge(page.projection) }) : t(title)}</span>
              {figures[id] && <span>{figures[id]}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
