import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { parseIsoDate } from '#domain/date.ts';
import type { NotShownReason } from '#domain/offer/plan.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Drawing } from '#web/reading/drawing.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MessageId } from '#words/areas.ts';
import { allPlansPage } from './page.ts';
import css from './view.module.css';

/** In the order in which they are looked at. */
const reasons = {
  channel: 'catalogue.why.channel',
  'product-type': 'catalogue.why.product-type',
  'cover-basis': 'catalogue.why.cover-basis',
  age: 'catalogue.why.age',
  relation: 'catalogue.why.relation',
  'family-size': 'catalogue.why.family-size',
  pincode: 'catalogue.why.pincode',
  condition: 'catalogue.why.condition',
  'sum-insured': 'catalogue.why.sum-insured',
  filter: 'catalogue.why.filter',
} as const satisfies Record<NotShownReason, MessageId>;

function Why() {
  const t = useText();
  return (
    <>
      <p>{t('catalogue.why.text')}</p>
      <Sentences ids={Object.values(reasons)} />
    </>
  );
}

/** Every insurer with its products, and why one may be missing in a list. */
export function Screen(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { catalogue_version: version, effective_from: from, demo, insurers } = useLoaded(allPlansPage);
  const day = from === null ? undefined : parseIsoDate(from);
  const plans = insurers.reduce((sum, { products }) => sum + products.length, 0);
  const chapters: readonly Chapter[] = [
    { id: 'why', title: t('catalogue.why.title'), body: <Why /> },
    { id: 'ages', title: t('catalogue.drawn.title'), body: <Ages insurers={insurers} /> },
    ...insurers.map((insurer) => ({
      id: insurer.slug,
      title: insurer.title,
      body: <Plans insurer={insurer} />,
    })),
  ];
  return (
    <Article
      page="all-plans"
      title={t('nav.all-plans')}
      lede={t('catalogue.lede', { plans, insurers: insurers.length })}
      chapters={chapters}
    >
      <p className={`muted small ${css.version}`}>
        {day
          ? t('catalogue.version', { version, date: dateText(day) })
          : t('catalogue.version.bare', { version })}
      </p>
      {demo && <Notice lead={t('catalogue.demo.lead')}>{t('catalogue.demo')}</Notice>}
    </Article>
  );
}

type Insurer = CallAnswer<'getCatalogue'>['insurers'][number];
type Product = Insurer['products'][number];

const drawnAges = [20, 30, 40, 50, 60, 70, 80, 90];

/** How many plans take somebody new at each age. */
function Ages({ insurers }: { readonly insurers: readonly Insurer[] }) {
  const t = useText();
  const products = insurers.flatMap((insurer) => insurer.products);
  return (
    <Drawing
      says={t('catalogue.drawn', { plans: products.length })}
      whole={products.length}
      rows={drawnAges.map((age) => {
        const plans = products.filter(
          ({ entry_from: from, entry_to: to }) => from <= age && age <= to,
        ).length;
        return {
          id: String(age),
          label: t('catalogue.drawn.age', { age }),
          value: t('catalogue.drawn.plans', { plans }),
          bars: [
            [
              { amount: plans, tone: 'pays' },
              { amount: products.length - plans, tone: 'rest' },
            ],
          ],
        };
      })}
      legend={[
        { tone: 'pays', text: t('catalogue.drawn.open') },
        { tone: 'rest', text: t('catalogue.drawn.closed') },
      ]}
    />
  );
}

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
function Plans({ insurer }: { readonly insurer: Insurer }) {
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
