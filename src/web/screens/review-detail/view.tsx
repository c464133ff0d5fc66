import type { ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { useLoaded } from '#web/routing/use-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { reviewDetailPage } from './page.ts';
import { ReviewCard } from './parts/review-card.tsx';
import { partsOf } from './rows.ts';

type CardsProps = { readonly proposal: WireProposal };

/** One card a person, with everything said about that person; the rest by subject. */
function Cards({ proposal }: CardsProps): ReactNode {
  const t = useText();
  const nameOf = useMemberNames(proposal.members);
  const id = proposal.proposalID;
  return (
    <>
      <ReviewCard
        title={t('form.proposer.title')}
        parts={partsOf(proposal, 'proposerDetails', null)}
        proposalID={id}
      />
      {proposal.members.map(({ key }) => (
        <ReviewCard
          key={key}
          title={nameOf(key)}
          proposalID={id}
          parts={[
            ...partsOf(proposal, 'insuredMembers', key),
            ...partsOf(proposal, 'medicalDetails', key),
            ...partsOf(proposal, 'lifeStyleDetails', key),
          ]}
        />
      ))}
      <ReviewCard
        title={t('review.household')}
        parts={partsOf(proposal, 'medicalDetails', null)}
        proposalID={id}
      />
      <ReviewCard
        title={t('form.nominee.title')}
        parts={partsOf(proposal, 'nomineeDetails', null)}
        proposalID={id}
      />
      <ReviewCard
        title={t('form.bank.title')}
        parts={partsOf(proposal, 'bankDetails', null)}
        proposalID={id}
      />
      <ReviewCard
        title={t('form.portability.title')}
        parts={partsOf(proposal, 'portabilityDetails', null)}
        proposalID={id}
      />
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
