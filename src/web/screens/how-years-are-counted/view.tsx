import type { ReactElement, ReactNode } from 'react';
import { formatGrouped, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import type { Method } from './method.ts';
import { howYearsAreCountedPage } from './page.ts';
import { Cost, Why } from './parts/cost.tsx';
import { Moved, Sources } from './parts/moved.tsx';
import { Official } from './parts/official.tsx';
import { Factors, Often } from './parts/often.tsx';

const steps = ['many', 'bills', 'figures', 'digits', 'promise'] as const;
const heldRules = ['order', 'ends', 'full', 'assumed'] as const;

function chaptersOf(t: Translate, method: Method): readonly Chapter[] {
  const chapter = (id: string, title: MessageId, body: ReactElement): Chapter => ({
    id,
    title: t(title),
    body,
  });
  const years = formatGrouped(rupees(method.sampled_years));
  const missing = method.not_in_it.map((one) => t(`years.missing.${one}`));
  return [
    chapter(
      'how',
      'years.how.title',
      <Sentences ids={steps.map((step) => `years.how.${step}` as const)} values={{ years }} />,
    ),
    chapter(
      'held',
      'years.held.title',
      <Sentences ids={heldRules.map((rule) => `years.held.${rule}` as const)} />,
    ),
    chapter('missing', 'years.missing.title', <Lines lines={missing} />),
    chapter('official', 'years.official.title', <Official method={method} />),
    chapter('often', 'years.often.title', <Often method={method} />),
    chapter('factors', 'years.factors.title', <Factors method={method} />),
    chapter('why', 'years.why.title', <Why method={method} />),
    chapter('cost', 'years.cost.title', <Cost method={method} />),
    chapter('moved', 'years.moved.title', <Moved method={method} />),
    chapter('sources', 'years.sources.title', <Sources method={method} />),
  ];
}

/** What the years ahead are counted from: every number with its source, and how they fit what is published. */
export function Screen(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const method = useLoaded(howYearsAreCountedPage);
  return (
    <Article
      page="how-years-are-counted"
      title={t('nav.years')}
      lede={t('years.lede')}
      chapters={chaptersOf(t, method)}
    >
      <Notice lead={t('years.estimate.lead')}>{t('years.estimate', { date: dateText(method.as_of) })}</Notice>
    </Article>
  );
}
