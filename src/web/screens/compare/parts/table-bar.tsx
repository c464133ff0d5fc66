import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useCompareModel } from '../model.ts';
import { folded, type Group } from '../rows/groups.ts';
import css from './table-bar.module.css';

type TableBarProps = {
  /** The rows of the columns in sight. */
  readonly groups: readonly Group[];
};

/** What the table shows, and ways to take it along. */
export function TableBar({ groups }: TableBarProps) {
  const t = useText();
  const { onlyDifferences, showOnlyDifferences, tableHref } = useCompareModel();
  const { shown, all } = folded(groups);
  return (
    <>
      <div className={css.bar}>
        <label className={css.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={onlyDifferences}
            aria-checked={onlyDifferences}
            onChange={(event) => showOnlyDifferences(event.currentTarget.checked)}
          />
          <i aria-hidden="true" />
          <span>
            {t('compare.only-differences')}{' '}
            <span className={css.count}>
              {t('compare.count', { shown: onlyDifferences ? shown : all, all })}
            </span>
          </span>
        </label>
        <div className={`row only-scripted ${css.take}`}>
          <Button kind="quiet" onClick={() => window.print()}>
            <Icon name="file" size={18} />
            {t('compare.print')}
          </Button>
          <a className={css.file} href={tableHref} download>
            <Icon name="down" size={18} />
            {t('compare.csv')}
          </a>
        </div>
      </div>
      <p className={css.key}>
        <span>
          <i className={css.best} aria-hidden="true" />
          {t('compare.key.best')}
        </span>
        <span>
          <i className={css.costs} aria-hidden="true" />
          {t('compare.key.costs')}
        </span>
      </p>
    </>
  );
}
