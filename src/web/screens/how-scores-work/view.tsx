import type { ReactNode } from 'react';
import { formatGrouped, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { howScoresWorkPage } from './page.ts';
import { AllIn } from './parts/all-in.tsx';
import { Levels } from './parts/levels.tsx';
import { Parts } from './parts/points.tsx';
import { Priced } from './parts/priced.tsx';
import { Recommended } from './parts/recommended.tsx';

/** The method of the score, from its own numbers. */
export function Screen(): ReactNode {
  const t = useText();
  const method = useLoaded(howScoresWorkPage);
  const { stability: firm } = method;
  const chapters: readonly Chapter[] = [
    { id: 'all-in', title: t('scores.all-in.title'), body: <AllIn method={method} /> },
    { id: 'parts', title: t('scores.parts.title'), body: <Parts method={method} /> },
    {
      id: 'people',
      title: t('scores.people.title'),
      body: <Sentences ids={['scores.people.birth', 'scores.people.illness', 'scores.people.parents']} />,
    },
    { id: 'demands', title: t('scores.demands.title'), body: <p>{t('scores.demands.text')}</p> },
    { id: 'levels', title: t('scores.levels.title'), body: <Levels method={method} /> },
    { id: 'price', title: t('scores.priced.title'), body: <Priced method={method} /> },
    {
      id: 'promises',
      title: t('scores.promises.title'),
      body: (
        <Sentences
          ids={[
            'scores.promises.better',
            'scores.promises.cheaper',
            'scores.promises.alone',
            'scores.promises.same',
            'scores.promises.sum',
            'scores.promises.tie',
          ]}
        />
      ),
    },
    {
      id: 'firm',
      title: t('scores.firm.title'),
      body: (
        <p>{t('scores.firm.text', { count: formatGrouped(rupees(firm.weightings)), factor: firm.factor })}</p>
      ),
    },
    {
      id: 'beaten',
      title: t('scores.beaten.title'),
      body: <p>{t('scores.beaten.text')}</p>,
    },
    { id: 'near', title: t('scores.near.title'), body: <Recommended method={method} /> },
    {
      id: 'blind',
      title: t('scores.blind.title'),
      body: (
        <Sentences
          ids={['scores.blind.money', 'scores.blind.brand', 'scores.blind.place', 'scores.blind.others']}
        />
      ),
    },
    {
      id: 'version',
      title: t('scores.version.title'),
      body: <p>{t('scores.version.text', { version: method.version })}</p>,
    },
  ];
  return (
    <Article
      page="how-scores-work"
      title={t('nav.scores')}
      lede={t('scores.lede', { total: 100 })}
      chapters={chapters}
    >
      {!method.scores_shown && <Notice>{t('scores.off')}</Notice>}
    </Article>
  );
}
