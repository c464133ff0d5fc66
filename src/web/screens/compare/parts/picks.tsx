import { useText } from '#web/browser/text.tsx';
import { Select } from '#web/ui/select.tsx';
import { useCompareModel } from '../model.ts';
import type { Pair } from '../use-pair.ts';
import css from './picks.module.css';

/** Which plan stands at the left and which at the right, where there are more than two. */
export function Picks({ columns: [left, right], pick }: Pair) {
  const t = useText();
  const { columns, nameOf } = useCompareModel();
  if (columns.length <= 2) return null;
  const choices = columns.map((column) => ({ value: column.plan.slab_id, label: nameOf(column) }));
  return (
    <div className={css.picks}>
      <Select
        label={t('compare.pick.left')}
        hideLabel
        choices={choices}
        value={left?.plan.slab_id}
        onChange={(event) => pick('left', event.currentTarget.value)}
      />
      <Select
        label={t('compare.pick.right')}
        hideLabel
        choices={choices}
        value={right?.plan.slab_id}
        onChange={(event) => pick('right', event.currentTarget.value)}
      />
      <p className="small muted">{t('compare.two-at-a-time', { count: columns.length })}</p>
    </div>
  );
}
