import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { usePlanModel } from '../model.ts';
import { Section } from '../parts/section.tsx';
import { costRows } from './cost-rows.ts';
import { costWords } from './cost-words.ts';
import css from './costs.module.css';

/** The costs stand before anything that the plan gives, in the same size. */
export function Costs() {
  const t = useText();
  const dateText = useDateText();
  const { plan, page } = usePlanModel();
  const rows = costRows(
    plan,
    page.uidata.members.flatMap(({ diseases }) => diseases),
  );
  if (rows.length === 0) return null;
  const { coverStart, conditions } = page;
  const saying = { t, dateText, coverStart, conditions, roomCut: plan.facts.room_cut };
  return (
    <Section id="costs" title={t('costs.title')} lede={t('costs.lede', { count: rows.length })}>
      <ul className={`framed ${css.costs}`}>
        {rows.map((row) => {
          const { title, text, sum, of } = costWords(saying, row);
          return (
            <li key={row.kind}>
              <p>
                <b>{title}</b>
                <small>{text}</small>
              </p>
              <p className={css.sum}>
                <b>{sum}</b>
                <small>{of}</small>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
