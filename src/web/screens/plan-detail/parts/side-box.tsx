import { freeLookDays } from '#domain/cover/policy-days.ts';
import { formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { usePlanModel } from '../model.ts';
import { BuyButton, BuyTrouble, PrintButton } from './price-parts.tsx';
import css from './side-box.module.css';
import { TopPrice } from './top.tsx';

/** Price and main action, in sight wherever the page is scrolled to, with what is asked of a price first. */
export function SideBox() {
  const t = useText();
  return (
    <aside className={`side__stick ${css.box}`} aria-label={t('detail.price')}>
      <TopPrice />
      <BuyTrouble />
      <BuyButton wide />
      <dl>
        {useRows().map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Ways />
    </aside>
  );
}

function useRows(): readonly (readonly [label: string, value: string])[] {
  const t = useText();
  const { plan, page } = usePlanModel();
  const { premium_may_change: risks = [], network = [] } = page.plan.content ?? {};
  const isChecked = risks.some(({ kind }) => kind === 'medical-age' || kind === 'medical-cover');
  const [near] = network;
  return [
    ...(plan.all_in ? [[t('side.all-in'), formatRupees(rupees(plan.all_in.total))] as const] : []),
    ...(isChecked ? [[t('side.check'), t('side.check.may')] as const] : []),
    ...(near
      ? [[t('side.near'), t('side.near.of', { cashless: near.cashless, count: near.hospitals })] as const]
      : []),
    [t('side.back'), t('side.back.days', { days: freeLookDays })],
  ];
}

/** To the page for the family, to the first plan that this one is held against, and to paper. */
function Ways() {
  const t = useText();
  const { plan, page } = usePlanModel();
  const { block, quoteId } = page.address;
  const [other] = plan.content?.beside ?? [];
  return (
    <ul className={css.ways}>
      <li>
        <a href="#papers">{t('side.family')}</a>
      </li>
      {other && (
        <li>
          <Link href={paths.compare(block, quoteId, [plan, other])}>
            {t('side.compare')}
            <span className="sr">{` ${other.product_title}`}</span>
          </Link>
        </li>
      )}
      <li className="only-scripted">
        <PrintButton />
      </li>
    </ul>
  );
}
