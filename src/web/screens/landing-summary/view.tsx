import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { pageAfterQuote } from '#web/forms/quote/destination.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Case } from './load.ts';
import { landingSummaryPage } from './page.ts';
import { type AnswerRow, answerRows } from './rows.ts';
import css from './view.module.css';

function Row({ row: { label, lines, step } }: { readonly row: AnswerRow }) {
  const t = useText();
  return (
    <div className={css.row}>
      <dt>{label}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
      <dd>
        <Link href={paths.landing(step)} aria-label={t('summary.change.of', { what: label })}>
          {t('summary.change')}
        </Link>
      </dd>
    </div>
  );
}

/** What a policy that is held does to the plans. */
function heldNote(answers: Case, cover: (amount: number) => string, t: ReturnType<typeof useText>): string {
  if (answers.existing_sa === null) return '';
  if (answers.deductible === null) return t('summary.held.full');
  return t('summary.held.pays', { cover: cover(answers.deductible) });
}

function CaseCard({ answers }: { readonly answers: Case }) {
  const t = useText();
  const cover = (amount: number) => coverText(t, amount);
  const existing = answers.existing_sa;
  const facts = [
    { label: t('summary.case'), value: answers.quote_crn, note: t('summary.case.note') },
    { label: t('summary.cover'), value: cover(answers.sum_assured), note: t('summary.cover.note') },
    {
      label: t('summary.held'),
      value: existing === null ? t('summary.held.none') : t('summary.held.cover', { cover: cover(existing) }),
      note: heldNote(answers, cover, t),
    },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note !== '' && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The end of the landing flow: what was said, and the way to the plans. */
export function Screen(): ReactNode {
  const t = useText();
  const answers = useLoaded(landingSummaryPage);
  const { kind } = answers.next;
  return (
    <>
      <BackLink href={paths.landing('existing-insurance')} />
      <div className="side mt-2">
        <div className="stack-5">
          <PageHead title={t('summary.title')} lede={t('summary.lede')} />
          <CaseCard answers={answers} />
          <dl className={css.rows}>
            {answerRows(answers, t).map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </dl>
          <Dock>
            <ButtonLink href={pageAfterQuote(answers)}>
              {t(kind === 'policy-offline' ? 'summary.go.offline' : 'summary.go')}
            </ButtonLink>
          </Dock>
        </div>
        <Card as="aside" label={t('summary.next')} className="side__stick stack-2">
          <h2>{t('summary.next')}</h2>
          <p>{t(`summary.next.${kind}`)}</p>
          <p className="small muted">{t('summary.next.contact')}</p>
        </Card>
      </div>
    </>
  );
}
