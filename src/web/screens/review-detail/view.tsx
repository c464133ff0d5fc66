import type { ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { useAnswerText } from '#web/forms/answer-text.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { pageOfForm } from '#web/proposal-parts/pages.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { PortedCard } from '#web/proposal-parts/ported/ported-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dock } from '#web/ui/dock.tsx';
import { Link } from '#web/ui/link.tsx';
import { reviewDetailPage } from './page.ts';
import css from './parts/review-card.module.css';
import type { ReviewPart } from './rows.ts';
import { partsOf } from './rows.ts';

/** One card a person, with everything said about that person; the rest by subject. */
function Cards({ proposal }: { readonly proposal: WireProposal }) {
  const t = useText();
  const nameOf = useMemberNames(proposal.members);
  const { pricesAsOf: today } = useSite();
  const id = proposal.proposalID;
  const parts = (form: FormName, member: string | null) => partsOf(proposal, form, member, today);
  return (
    <>
      <ReviewCard title={t('form.proposer.title')} parts={parts('proposerDetails', null)} proposalID={id} />
      {proposal.members.map(({ key }) => (
        <ReviewCard
          key={key}
          title={nameOf(key)}
          proposalID={id}
          parts={[
            ...parts('insuredMembers', key),
            ...parts('portabilityDetails', key),
            ...parts('medicalDetails', key),
            ...parts('lifeStyleDetails', key),
          ]}
        />
      ))}
      {[...parts('medicalDetails', null), ...parts('lifeStyleDetails', null)].map((part) => (
        <ReviewCard key={`${part.form} ${part.id}`} title={part.title} parts={[part]} proposalID={id} />
      ))}
      <ReviewCard title={t('proposal.step.nominee')} parts={parts('nomineeDetails', null)} proposalID={id} />
      <ReviewCard title={t('form.bank.title')} parts={parts('bankDetails', null)} proposalID={id} />
      <ReviewCard
        title={t('form.portability.title')}
        parts={parts('portabilityDetails', null)}
        proposalID={id}
      />
      <PortedCard ported={proposal.ported} />
    </>
  );
}

/** Everything that was answered, in full words, each part with its way back. */
export function Screen(): ReactNode {
  const t = useText();
  const proposal = useLoaded(reviewDetailPage);
  const { proposalID, kyc_completed: isVerified } = proposal;
  return (
    <ProposalFrame proposal={proposal} page="review-detail" title={t('review.title')} lede={t('review.lede')}>
      <Cards proposal={proposal} />
      <Dock>
        <ButtonLink href={paths.proposal(proposalID, isVerified ? 't-and-c' : 'kyc')} preload>
          {t(isVerified ? 'review.terms' : 'review.kyc')}
        </ButtonLink>
      </Dock>
    </ProposalFrame>
  );
}

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
function ReviewCard({ title, parts, proposalID }: ReviewCardProps) {
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
