import type { CallAnswer } from '#contract/call/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import css from '../view.module.css';

type Insurer = CallAnswer<'getCatalogue'>['insurers'][number];
type Product = Insurer['products'][number];

const isSoldElsewhere = ({ sold_in: channels }: Product) =>
  channels.length > 0 && !channels.includes('website');

function factsText(t: Translate, product: Product): string {
  const from = coverText(t, product.cover_from);
  const to = coverText(t, product.cover_to);
  return [
    product.plan_variant === 'arogya-sanjeevani'
      ? t('catalogue.kind.standard')
      : t(`catalogue.kind.${product.product_type}`),
    from === to ? t('catalogue.cover.one', { from }) : t('catalogue.covers', { from, to }),
    t('catalogue.ages', { from: product.entry_from, to: product.entry_to }),
    isSoldElsewhere(product) ? t('catalogue.channels') : t(`catalogue.sale.${product.sale}`),
    ...(product.priced_live ? [t('catalogue.live')] : []),
  ].join(', ');
}

function Papers({ product }: { readonly product: Product }) {
  const t = useText();
  const plan = <span className="sr">{t('catalogue.paper.of', { plan: product.title })}</span>;
  return (
    <span className={css.papers}>
      <Link href={paths.policyWording(product.slug)}>
        {t('catalogue.wording')} {plan}
      </Link>
      <Link href={paths.brochure(product.slug)}>
        {t('paper.brochure.page')} {plan}
      </Link>
    </span>
  );
}

/** What one insurer sells, with the papers of each plan. */
export function Plans({ insurer }: { readonly insurer: Insurer }) {
  const t = useText();
  return (
    <Table
      caption={t('catalogue.of', { insurer: insurer.title })}
      columns={[
        { id: 'plan', head: t('catalogue.plan') },
        { id: 'papers', head: t('catalogue.papers'), number: true },
      ]}
      rows={insurer.products.map((product) => ({
        id: product.slug,
        cells: [
          <>
            <span>{product.title}</span>
            <small>{t('catalogue.facts', { facts: factsText(t, product) })}</small>
          </>,
          <Papers key={product.slug} product={product} />,
        ],
      }))}
    />
  );
}
