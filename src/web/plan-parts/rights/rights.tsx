import { useContext } from 'react';
import { useText } from '#web/browser/text.tsx';
import css from '#web/plan-parts/rights/rights.module.css';
import { RightsList } from '#web/plan-parts/rights/rights-list.tsx';
import { RightsContext } from './rights-part.ts';

/** Says of each person who leaves over an illness who must insure them by law, and what else there is. */
export function Part() {
  const t = useText();
  const people = useContext(RightsContext);
  return (
    <div className={css.people}>
      {people.map(({ name, rights }) => (
        <section key={name}>
          <h2>{t('rights.of', { name })}</h2>
          <RightsList rights={rights} />
        </section>
      ))}
    </div>
  );
}
