import type { ReactNode } from 'react';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { FormName } from '#domain/proposal/form/fields.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { PortedCard } from '#web/proposal-parts/ported/ported-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { reviewDetailPage } from './page.ts';
import { ReviewCard } from './parts/review-card.tsx';
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
      {parts('medicalDetails', null).map((part) => (
        <ReviewCard key={part.id} title={part.title} parts={[part]} proposalID={id} />
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
