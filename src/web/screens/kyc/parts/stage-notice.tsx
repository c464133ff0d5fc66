import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice, type NoticeTone } from '#web/ui/notice.tsx';
import { type KycPage, pendingTries } from '../model.ts';
import type { KycStage } from '../search-state.ts';

type StageNoticeProps = { readonly page: KycPage };

const tones = {
  NOT_FOUND: 'bad',
  MISMATCH: 'bad',
  PENDING: 'care',
  FAILED: 'bad',
} as const satisfies Partial<Record<KycStage, NoticeTone>>;

/** What the last search came to, and what to do next. */
export function StageNotice({ page: { state, message, kyc, proposal } }: StageNoticeProps) {
  const t = useText();
  const { stage } = state;
  if (stage === 'NOT_STARTED' || stage === 'VERIFIED' || stage === 'OTP_SENT') return null;
  const proofs = kyc.certificate_types.filter(({ id }) => state.next.includes(id)).map(({ label }) => label);
  const isPending = stage === 'PENDING';
  return (
    <Notice
      tone={tones[stage]}
      role={tones[stage] === 'bad' ? 'alert' : 'status'}
      lead={t(`kyc.stage.${stage}`)}
      comesUp={state.asked === 1}
    >
      <span>{message}</span>
      {isPending && (
        <p>
          {state.asked <= pendingTries
            ? t('kyc.pending', { now: state.asked, of: pendingTries })
            : t('kyc.pending.over')}
        </p>
      )}
      {stage === 'NOT_FOUND' && state.next.length > 0 && (
        <p>{t('kyc.next', { proofs: proofs.join(', ') })}</p>
      )}
      {stage === 'MISMATCH' && (
        <p>
          <Link href={paths.proposal(proposal.proposalID, 'proposer-detail', { from: 'review' })}>
            {t('kyc.correct')}
          </Link>
        </p>
      )}
    </Notice>
  );
}
