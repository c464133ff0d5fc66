import type { ReactElement, ReactNode } from 'react';
import { formatGrouped, formatRupees, rupees } from '#domain/money.ts';
import { useDateText } from '#web/browser/dates.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Lines } from '#web/reading/lines.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MessageId } from '#words/areas.ts';
import { type Method, type MethodProps, numberText, sourceText } from './method.ts';
import { howYearsAreCountedPage } from './page.ts';
import { Cost, Why } from './parts/cost.tsx';
import { Factors, Often } from './parts/often.tsx';
import { Sourced, sourcedRow } from './parts/sourced.tsx';

const steps = ['many', 'bills', 'figures', 'first', 'digits', 'promise'] as const;
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

function figureText(t: Translate, { id, kind, above, part }: Method['official'][number]): string {
  if (id === 'kindShare') return t('years.official.kindShare', { kind: kind ?? '' });
  if (id === 'costAbove') return t('years.official.costAbove', { amount: formatRupees(rupees(above ?? 0)) });
  if (id === 'billPart') return t(`years.official.bill.${part ?? 'others'}`);
  return t(`years.official.${id}`);
}

/** More with a plus, less with a minus sign. */
function signed(difference: number): string {
  if (difference === 0) return '0';
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}

/** Published figures beside what the table gives for them. */
function Official({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.official.text')}</p>
      <Table
        caption={t('years.official.title')}
        columns={[
          { id: 'figure', head: t('years.official.figure') },
          { id: 'published', head: t('years.official.published'), number: true },
          { id: 'ours', head: t('years.official.ours'), number: true },
          { id: 'off', head: t('years.official.off'), number: true },
          { id: 'limit', head: t('years.official.limit'), number: true },
        ]}
        rows={method.official.map((figure) => ({
          id: `${figure.id} ${figure.kind ?? figure.above ?? figure.part ?? ''}`,
          cells: [
            <Sourced key={figure.id} method={method} text={figureText(t, figure)} source={figure.source} />,
            numberText(figure.official),
            numberText(figure.ours),
            t('years.percent', { percent: signed(figure.difference_percent) }),
            t('years.percent', { percent: String(figure.tolerance_percent) }),
          ],
        }))}
      />
      <p>
        {t('years.official.people', {
          ages: method.people_by_age
            .map(({ from, to, percent }) =>
              t('years.official.people.ages', {
                ages: to === null ? `${from}+` : `${from}–${to}`,
                percent: String(percent),
              }),
            )
            .join(', '),
          source: sourceText(t, method, method.people_by_age[0]?.source ?? ''),
        })}
      </p>
      <p>{t('years.official.dear')}</p>
    </>
  );
}

/** What a visitor may say otherwise. */
function Moved({ method }: MethodProps) {
  const t = useText();
  const { hospital, stays, health } = method.moved;
  const row = (text: string, factor: number, source: string) =>
    sourcedRow(method, text, t('years.cost.times', { factor: String(factor) }), source);
  return (
    <>
      <p>{t('years.moved.text')}</p>
      <Table
        caption={t('years.moved.title')}
        columns={[
          { id: 'choice', head: t('years.moved.choice') },
          { id: 'times', head: t('years.factors.times'), number: true },
        ]}
        rows={[
          ...hospital.map(({ choice, factor, source }) =>
            row(t(`years.moved.hospital.${choice}`), factor, source),
          ),
          ...stays.map(({ choice, factor, source }) => row(t(`years.moved.stays.${choice}`), factor, source)),
          ...health.map(({ choice, factor, source }) =>
            row(t(`years.moved.health.${choice}`), factor, source),
          ),
        ]}
      />
    </>
  );
}

/** Every source with its number, its year and how sure it is. */
function Sources({ method }: MethodProps) {
  const t = useText();
  return (
    <>
      <p>{t('years.sources.text')}</p>
      <ol>
        {method.sources.map(({ id, title, mark, year }) => (
          <li key={id}>
            {t('years.sources.named', { title, mark: t(`years.mark.${mark}`), year: String(year) })}
          </li>
        ))}
      </ol>
    </>
  );
}
