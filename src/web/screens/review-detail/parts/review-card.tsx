import { useText } from '#web/browser/text.tsx';
import { useAnswerText } from '#web/forms/answer-text.ts';
import { paths } from '#web/paths.ts';
import { pageOfForm } from '#web/proposal-parts/pages.ts';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import type { ReviewPart } from '../rows.ts';
import css from './review-card.module.css';

type PartProps = {
  readonly part: ReviewPart;
  readonly proposalID: string;
  readonly cardTitle: string;
  readonly isFirst: boolean;
};

function Part({ part, proposalID, cardTitle, isFirst }: PartProps) {
  const t = useText();
  const answerText = useAnswerText();
  const isNamed = part.title !== cardTitle;
  const what = isNamed ? t('review.of', { section: part.title, person: cardTitle }) : cardTitle;
  return (
    <div className={css.part}>
      <div className={css.head}>
        {isFirst ? <h2>{cardTitle}</h2> : <h3 className={css.sub}>{part.title}</h3>}
        <Link href={paths.proposal(proposalID, pageOfForm(part.form), { from: 'review' })} className="tap">
          {t('review.change')}
          <span className="sr">{t('review.change.what', { what })}</span>
        </Link>
      </div>
      <dl className={css.rows}>
        {part.rows.map(({ field, answer }) =>
          field.kind === 'tick' ? (
            <div key={field.name}>
              <dt>{t('review.ticked')}</dt>
              <dd>{field.label}</dd>
            </div>
          ) : (
            <div key={field.name} className={classes(field.kind === 'yes-no' && css.short)}>
              <dt>{field.label}</dt>
              <dd>{answer === undefined ? t('review.none') : answerText(field, answer)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

type ReviewCardProps = {
  readonly title: string;
  readonly parts: readonly ReviewPart[];
  readonly proposalID: string;
};

/** What was answered about one person or one subject. */
export function ReviewCard({ title, parts, proposalID }: ReviewCardProps) {
  if (parts.length === 0) return null;
  return (
    <Card as="section" label={title}>
      {parts.map((part, at) => (
        <Part
          key={`${part.form} ${part.id}`}
          part={part}
          proposalID={proposalID}
          cardTitle={title}
          isFirst={at === 0}
        />
      ))}
    </Card>
  );
}
