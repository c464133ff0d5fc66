import type { ReactNode } from 'react';
import { parseIsoDate } from '#domain/date.ts';
import type { NotShownReason } from '#domain/offer/plan.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import { allPlansPage } from './page.ts';
import { Plans } from './parts/plans.tsx';
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
