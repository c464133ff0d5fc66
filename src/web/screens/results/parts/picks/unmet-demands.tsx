import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { useResultsModel } from '../../model.ts';
import css from './unmet-demands.module.css';

/** What came of demands that the recommended plan does not meet: who sells it at what price, or that nobody does. */
export function Part() {
  const t = useText();
  const { data } = useResultsModel();
  const unmet = data.demands.filter(({ is_met: isMet }) => !isMet);
  return (
    <ul className={css.unmet}>
      {unmet.map(({ name, having }) => {
        const feature = t(`demand.${name}`);
        if (!having) return <li key={name}>{t('demand.none', { feature })}</li>;
        const { product_title: title, more, is_put_forward: isPutForward } = having;
        const values = {
          ...{ feature, title, more: formatRupees(rupees(Math.abs(more))) },
          way: more > 0 ? 'more' : more < 0 ? 'less' : 'same',
          advice: isPutForward ? 'yes' : 'no',
        };
        return <li key={name}>{t('demand.other', values)}</li>;
      })}
    </ul>
  );
}
