import type { ReactNode } from 'react';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded, useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { kycSuccessPage } from './page.ts';

/** The registry knows the proposer. */
export function Screen(): ReactNode {
  const t = useText();
  const proposal = useLoaded(kycSuccessPage);
  const isOwnTab = useSearchOf(kycSuccessPage).tab !== undefined;
  const name = fullNameOf(proposal.savedForm.formData.proposerDetails ?? {}, '');
  return (
    <ProposalFrame
      proposal={proposal}
      page="kyc-success"
      title={t('kyc-success.title')}
      lede={t('kyc-success.lede', { name })}
    >
      <Notice tone="good">{t('kyc-success.kept')}</Notice>
      {isOwnTab && <p>{t('kyc.tab.done')}</p>}
      <Dock>
        <ButtonLink href={paths.proposal(proposal.proposalID, 't-and-c')} preload>
          {t('review.terms')}
        </ButtonLink>
      </Dock>
    </ProposalFrame>
  );
}
