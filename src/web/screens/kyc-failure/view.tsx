import type { ReactNode } from 'react';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { useMomentText } from '#web/proposal-parts/moment.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PhoneLink } from '#web/ui/phone-link.tsx';
import type { MessageId } from '#words/areas.ts';
import { kycFailurePage } from './page.ts';
import css from './view.module.css';

const reasons: Readonly<Record<WireKyc['kyc_stage'], MessageId>> = {
  NOT_STARTED: 'kyc-failure.other',
  VERIFIED: 'kyc-failure.other',
  NOT_FOUND: 'kyc-failure.NOT_FOUND',
  MISMATCH: 'kyc-failure.MISMATCH',
  OTP_SENT: 'kyc-failure.other',
  PENDING: 'kyc-failure.other',
  FAILED: 'kyc-failure.FAILED',
};

/** What cannot be tried at present, and from when it can; undefined where everything can. */
function useShutText({
  attempts_left: remaining,
  tries_back_at: back,
  kyc_mode: open,
}: WireKyc): string | undefined {
  const t = useText();
  const momentText = useMomentText();
  if (back === null) return undefined;
  const moment = momentText(back);
  if (remaining === 0) return t('kyc-failure.locked', { moment });
  return t('kyc-failure.shut', { way: open === 'REDIRECT' ? 'registry' : 'number', moment });
}

/** It says why the identity is not confirmed, and every way on. */
export function Screen(): ReactNode {
  const t = useText();
  const { proposal, kyc } = useLoaded(kycFailurePage);
  const { proposalID, planData, proposal_number: number } = proposal;
  const isLocked = kyc.attempts_left === 0;
  const isOnlyThere = kyc.kyc_mode === 'REDIRECT';
  const shut = useShutText(kyc);
  const onlyThere = shut === undefined ? 'registry' : 'digilocker';
  // Where the check has a tab of its own, whoever failed stands in it and needs no further one.
  const again = { document: 'other', ...(kyc.opens_in_new_tab && { tab: 'own' }) };
  const isNobodyThere = proposal.kyc_mode === 'REDIRECT' && kyc.kyc_stage === 'NOT_FOUND';
  return (
    <ProposalFrame
      proposal={proposal}
      page="kyc-failure"
      title={t('kyc-failure.title')}
      lede={t('kyc-failure.lede')}
    >
      <Notice tone="bad">
        <span>{t(isNobodyThere ? 'kyc-failure.no-aadhaar' : reasons[kyc.kyc_stage])}</span>{' '}
        {shut !== undefined && <span>{shut}</span>}
      </Notice>
      <section className="stack-3">
        <h2>{t('kyc-failure.ways')}</h2>
        {!isLocked && (
          <div className="row">
            <ButtonLink href={paths.proposal(proposalID, 'kyc', again)}>
              {t(isOnlyThere ? `kyc-failure.again.${onlyThere}` : 'kyc-failure.again')}
            </ButtonLink>
            <ButtonLink kind="line" href={paths.proposal(proposalID, 'proposer-detail', { from: 'review' })}>
              {t('kyc-failure.correct')}
            </ButtonLink>
          </div>
        )}
        <p>
          <PhoneLink phone={planData.insurerPhone} kind={isLocked ? 'main' : 'line'}>
            {t('kyc-failure.call', { insurer: planData.insurerTitle, phone: planData.insurerPhone })}
          </PhoneLink>
        </p>
        <p className={css.number}>
          <RichText id="kyc-failure.number" values={{ number }} />
        </p>
      </section>
    </ProposalFrame>
  );
}
