import type { ReactNode } from 'react';
import { formatGrouped, formatRupees, rupees } from '#domain/money.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import { factorOf, itemTitle, type MethodProps } from './method.ts';
import { howScoresWorkPage } from './page.ts';
import css from './parts/levels.module.css';
import { Priced } from './parts/priced.tsx';

/** The method of the score, from its own numbers. */
export function Screen(): ReactNode {
  const t = useText();
  const method = useLoaded(howScoresWorkPage);
  const { stability: firm } = method;
  const chapters: readonly Chapter[] = [
    { id: 'parts', title: t('scores.parts.title'), body: <Parts method={method} /> },
    {
      id: 'people',
      title: t('scores.people.title'),
      body: (
        <Lines
          lines={[
            t('scores.people.birth'),
            t('scores.people.illness'),
            t('scores.people.parents'),
            t('scores.people.say'),
          ]}
        />
      ),
    },
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
      body: (
        <>
          <p>{t('scores.beaten.text')}</p>
          <p>{t('scores.beaten.recommended', { points: method.near_equal_points })}</p>
        </>
      ),
    },
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

/** How the hundred points are shared. */
function Parts({ method }: MethodProps) {
  const t = useText();
  const { example } = method;
  return (
    <>
      <p>{t('scores.parts.text', { count: method.items.length })}</p>
      <p>
        {t('scores.weights', {
          high: factorOf(method, 'HIGH'),
          mid: factorOf(method, 'MID'),
          low: factorOf(method, 'LOW'),
        })}
      </p>
      <Table
        caption={t('scores.table', {
          ages: example.ages.join(', '),
          cover: coverText(t, example.cover),
          rupees: formatRupees(rupees(example.rupees_a_point)),
        })}
        columns={[
          { id: 'feature', head: t('scores.feature') },
          { id: 'matters', head: t('scores.matters') },
          { id: 'points', head: t('scores.points'), number: true },
        ]}
        rows={[
          ...method.items.map(({ name, importance, points }) => ({
            id: name,
            cells: [itemTitle(t, name), t(`scores.importance.${importance}`), points.toFixed(1)],
          })),
          {
            id: 'price',
            cells: [t('scores.price'), t('scores.price.fixed'), example.price_points.toFixed(1)],
          },
        ]}
      />
    </>
  );
}

/** What contracts offer, and what it is worth to the example family; a table a feature. */
function Levels({ method }: MethodProps) {
  const t = useText();
  const { years } = method;
  return (
    <>
      <p>
        {t('scores.levels.text', {
          twenty: Math.round(years.one_in_twenty * 100),
          hundred: Math.round(years.one_in_hundred * 100),
        })}
      </p>
      <div className={css.levels}>
        {method.items.map(({ name, levels }) => (
          <Table
            key={name}
            caption={itemTitle(t, name)}
            columns={[
              { id: 'level', head: itemTitle(t, name) },
              { id: 'share', head: t('scores.share'), number: true },
            ]}
            rows={levels.map(({ verbose, worth }) => ({
              id: verbose,
              cells: [verbose, formatRupees(rupees(worth))],
            }))}
          />
        ))}
      </div>
    </>
  );
}
