import type { ReactElement, ReactNode } from 'react';
import { renewalGraceDays } from '#domain/cover/continuity.ts';
import type { DatedCover } from '#domain/cover/dated-cover.ts';
import { moratoriumMonths } from '#domain/cover/waiting.ts';
import type { IsoDate } from '#domain/date.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { RichText, type Translate, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Article, type Chapter } from '#web/reading/article.tsx';
import { Sentences } from '#web/reading/sentences.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Table } from '#web/ui/table.tsx';
import type { MessageId } from '#words/areas.ts';
import type { Values } from '#words/speak.ts';
import { datesExample, datesRows } from './examples/dates.ts';
import type { CoverExamples } from './load.ts';
import { howCoverCountsPage } from './page.ts';
import css from './parts/parts.module.css';
import { Splits } from './parts/splits.tsx';
import { StackBills, StackOthers } from './parts/stack.tsx';
import { Waits } from './parts/waits.tsx';

const days = [
  'accident',
  'other-illness',
  'specific-treatment',
  'joint',
  'condition',
  'birth',
  'contest',
] as const;
const reasons = ['cheapest', 'less-all-in', 'most-left', 'more-left', 'nothing-gained', 'no-plan'] as const;
const stackRules = ['deductible', 'order', 'gap', 'twice', 'assumed'] as const;

type ChapterInput = { readonly examples: CoverExamples; readonly today: IsoDate };
type PointsProps = { readonly ids: readonly MessageId[]; readonly values?: Values };

/** A list whose points begin with a word in bold. */
function Points({ ids, values }: PointsProps) {
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <RichText id={id} {...(values && { values })} />
        </li>
      ))}
    </ul>
  );
}

function Days() {
  const t = useText();
  return (
    <>
      <p>{t('counts.day.text')}</p>
      <Points ids={days.map((day) => `counts.day.${day}` as const)} values={{ months: moratoriumMonths }} />
    </>
  );
}

const creditLines = [
  'counts.brought.since',
  'counts.brought.break',
  'counts.brought.upto',
  'counts.brought.start',
  'counts.brought.birth',
] as const;
const splitLines = [
  'counts.ways.home',
  'counts.ways.parents',
  'counts.ways.apart',
  'counts.ways.alone',
] as const;

function Ranking() {
  const t = useText();
  return (
    <>
      <Sentences ids={['counts.compared.premium', 'counts.compared.left']} />
      <p>{t('counts.compared.reasons')}</p>
      <Points ids={reasons.map((reason) => `counts.reason.${reason}` as const)} />
    </>
  );
}

function chaptersOf(t: Translate, { examples, today }: ChapterInput): readonly Chapter[] {
  const chapter = (id: string, title: MessageId, body: ReactElement): Chapter => ({
    id,
    title: t(title),
    body,
  });
  const rules = stackRules.map((rule) => `counts.stack.rule.${rule}` as const);
  return [
    chapter('day', 'counts.day.title', <Days />),
    chapter(
      'brought',
      'counts.brought.title',
      <Sentences ids={creditLines} values={{ days: renewalGraceDays }} />,
    ),
    chapter('dates', 'counts.dates.title', <Dates start={today} />),
    chapter(
      'ways',
      'counts.ways.title',
      <>
        <p>{t('counts.ways.text')}</p>
        <Sentences ids={splitLines} />
      </>,
    ),
    chapter('compared', 'counts.compared.title', <Ranking />),
    chapter('ways-example', 'counts.ways.example.title', <Splits example={examples.ways} />),
    chapter('above', 'counts.stack.title', <Points ids={rules} />),
    chapter('bills', 'counts.stack.example.title', <StackBills example={examples.stack} />),
    chapter('other-covers', 'counts.stack.others.title', <StackOthers example={examples.stack} />),
  ];
}

/**
 * It says from which day, on how many policies, and above what: three rules, each with an example worked by
 * the rule itself.
 */
export function Screen(): ReactNode {
  const t = useText();
  const dateText = useDateText();
  const { pricesAsOf: today } = useSite();
  const examples = useLoaded(howCoverCountsPage);
  return (
    <Article
      page="how-cover-counts"
      title={t('nav.cover')}
      lede={t('counts.lede')}
      chapters={chaptersOf(t, { examples, today })}
    >
      <Notice lead={t('counts.example.lead')}>{t('counts.example', { date: dateText(today) })}</Notice>
    </Article>
  );
}

type StepsProps = { readonly steps: readonly DatedCover[]; readonly start: IsoDate; readonly whole: boolean };

/** The days of one row; the amount is said where it is not the whole cover from the first of them. */
function Steps({ steps, start, whole }: StepsProps) {
  const t = useText();
  const dateText = useDateText();
  return steps.map(({ from, upTo }) => (
    <span key={from} className={css.step}>
      <span className="nowrap">{from === start ? t('counts.dates.first') : dateText(from)}</span>
      {(!whole || steps.length > 1) && <small>{t('counts.dates.upto', { cover: coverText(t, upTo) })}</small>}
    </span>
  ));
}

/** It shows a couple with one illness, new and with a policy brought along. */
function Dates({ start }: { readonly start: IsoDate }) {
  const t = useText();
  const { features, cover, broughtMonths, broughtCover, broughtBonus, ...couple } = datesExample;
  const people = { ...couple, illness: t('counts.example.illness') };
  const { waitingPeriods: waits, maternity } = features;
  return (
    <>
      <p>{t('counts.dates.people', { ...people, cover: coverText(t, cover) })}</p>
      <p>{t('counts.dates.plan', { ...waits, maternityMonths: maternity.waitMonths })}</p>
      <p>
        {t('counts.dates.brought', {
          months: broughtMonths,
          cover: coverText(t, broughtCover),
          bonus: coverText(t, broughtBonus),
        })}
      </p>
      <Waits start={start} />
      <Table
        caption={t('counts.dates.table')}
        columns={[
          { id: 'subject', head: t('counts.dates.subject') },
          { id: 'new', head: t('counts.dates.new') },
          { id: 'ported', head: t('counts.dates.ported') },
        ]}
        rows={datesRows(start).map(({ subject, anew, ported }) => {
          const whole = subject.kind !== 'maternity';
          return {
            id: subject.kind,
            cells: [
              t(`counts.subject.${subject.kind}`, people),
              <Steps key="new" steps={anew} start={start} whole={whole} />,
              <Steps key="ported" steps={ported} start={start} whole={whole} />,
            ],
          };
        })}
      />
    </>
  );
}
