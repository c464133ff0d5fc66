import { useText } from '#web/browser/text.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { as } from '#web/ui/table-roles.ts';
import type { Column } from '../load.ts';
import { useCompareModel } from '../model.ts';
import { money } from '../rows/row.ts';
import css from './table-head.module.css';

function HeadCell({ column: { plan } }: { readonly column: Column }) {
  const t = useText();
  const { detailOf, hrefWithout } = useCompareModel();
  const { premium, product_title: title } = plan;
  const without = hrefWithout(plan);
  return (
    <th {...as.columnHead}>
      {without && (
        <Link className={`${css.remove} only-wide`} href={without} aria-label={t('tray.remove', { title })}>
          <Icon name="cross" size={18} />
        </Link>
      )}
      <span className={`muted small ${css.by}`}>{plan.insurer_title}</span>
      <Link className={css.name} href={detailOf(plan)} preload>
        {title}
      </Link>
      <span className={`small strong ${css.price}`}>
        {premium === null ? t('compare.no-price') : t('compare.a-year', { price: money(premium) })}
      </span>
    </th>
  );
}

type TableHeadProps = { readonly columns: readonly Column[]; readonly corner: Elements };

/** Stays in sight over its rows, and low enough never to hide what has the focus. */
export function TableHead({ columns, corner }: TableHeadProps) {
  const t = useText();
  return (
    <thead {...as.rows} className={css.head}>
      <tr {...as.row}>
        <th {...as.columnHead}>
          <span className="sr">{t('compare.plan')}</span>
          {corner}
        </th>
        {columns.map((column) => (
          <HeadCell key={column.plan.slab_id} column={column} />
        ))}
      </tr>
    </thead>
  );
}
