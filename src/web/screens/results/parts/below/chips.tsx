import { useText } from '#web/browser/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { activeFilters, relaxOptions } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import css from './chips.module.css';
import { useFilterName } from './filter-words.ts';

/** The filters that are on; a press takes one off. */
export function Chips() {
  const t = useText();
  const { data } = useResultsModel();
  const { options, change } = useControls();
  const nameOf = useFilterName(data);
  const active = activeFilters(options);
  if (active.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={t('results.filters.on')}>
      {active.map((filter) => (
        <li key={`${filter.kind} ${filter.option}`}>
          <button
            type="button"
            className={`tap ${css.chip}`}
            onClick={() => change((now) => relaxOptions(now, filter))}
          >
            <span>{nameOf(filter)}</span> <span className="sr">{t('results.filters.remove')}</span>
            <Icon name="cross" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
