import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { useResultsModel } from '../../model.ts';
import css from './unmet-demands.module.css';

/**
 * What came of demands: those that the recommended plan meets, with the page that says what each costs, and of the others who
 * has it at what price, or that nobody does.
 */
export function Part() {
  const t = useText();
  const { data } = useResultsModel();
  const features = data.demands.filter(({ is_met: isMet }) => isMet).map(({ name }) => t(`demand.${name}`));
  const unmet = data.demands.filter(({ is_met: isMet }) => !isMet);
  return (
    <ul className={css.unmet}>
      {features.length > 0 && (
        <li className={css.met}>
          <span>{t('demand.met', { count: features.length, features: features.join('; ') })}</span>{' '}
          <Link href={paths.checklist(data.block, data.quoteId)}>
            {t('demand.met.price', { count: features.length })}
          </Link>
        </li>
      )}
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
