import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { WireKyc } from '#contract/kyc/shapes.ts';
import type { WireProposal } from '#contract/proposal/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { isGone } from '#web/browser/network/ending.ts';
import { useText } from '#web/browser/text.tsx';
import { AnswerErrors } from '#web/forms/answer-errors.tsx';
import { paths } from '#web/paths.ts';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice, type NoticeTone } from '#web/ui/notice.tsx';
import { type KycPage, pendingTries, useKycPage } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { KycFields } from './parts/kyc-fields.tsx';
import { PanEditPart } from './parts/pan-edit.tsx';
import { isAtRegistry, type KycStage, takesNumbers } from './search-state.ts';

type KycFormProps = { readonly page: KycPage };

function DocumentStep({ page }: KycFormProps) {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  const isFromCode = page.backToCode !== undefined;
  // The link that was pressed is not there any more.
  useEffect(() => {
    if (!isFromCode) return;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [isFromCode]);
  return (
    <div ref={top} tabIndex={-1} className="stack-5">
      <AnswerErrors errors={page.errors.list} attempt={page.errors.attempt} />
      <StageNotice key={page.state.searches} page={page} />
      {page.backToCode !== undefined && (
        <p>
          <Link href={page.backToCode}>{t('kyc.code.back')}</Link>
        </p>
      )}
      <KycFields page={page} />
    </div>
  );
}

function KycForm({ page }: KycFormProps) {
  const t = useText();
  const { state, trouble, busy } = page;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    page.submit();
  };
  const { code } = page;
  const search = state.stage === 'PENDING' ? 'kyc.search.again' : 'kyc.search';
  const label = code ? 'kyc.search.otp' : isAtRegistry(page.typed) ? 'kyc.registry.go' : search;
  return (
    <form className="stack-5" method="post" noValidate onSubmit={submit}>
      {code ? <CodeStep page={page} code={code} /> : <DocumentStep page={page} />}
      {trouble && (
        <Notice tone="bad" role="alert" lead={t('kyc.failed.lead')}>
          <span>{trouble.message}</span>
          {isGone(trouble) && <StartAnew />}
        </Notice>
      )}
      <p className="small muted">{t('kyc.tries', { count: state.remainingTries })}</p>
      {(!code || code.is_open) && (
        <Dock>
          <Button type="submit" busy={busy} busyText={t('kyc.searching')}>
            {t(label)}
          </Button>
        </Dock>
      )}
    </form>
  );
}

/** The identity check: which document, its number, whose it is. */
export function Screen(): ReactNode {
  const t = useText();
  const page = useKycPage();
  return (
    <ProposalFrame
      proposal={page.proposal}
      page="kyc"
      title={t('proposal.step.kyc')}
      lede={t(takesNumbers(page.kyc) ? 'kyc.lede' : 'kyc.registry.lede')}
      failed={page.errors.list.length > 0}
    >
      {page.isHandedOff ? <HandOff proposal={page.proposal} /> : <KycForm page={page} />}
      {page.kyc.may_edit_pan && !page.isHandedOff && <PanEditPart />}
    </ProposalFrame>
  );
}

const pause = 5000;

/** In the other tab nothing has ended it: neither what was found, nor the last try. */
const isUnderWay = (kyc: WireKyc) => !kyc.kyc_completed && kyc.opens_in_new_tab && kyc.attempts_left > 0;

/** The check of this insurer happens in another tab; this one goes on when it is done there. */
function HandOff({ proposal }: { readonly proposal: WireProposal }) {
  const t = useText();
  const api = useApi();
  const router = useRouter();
  const { proposalID: id, planData } = proposal;
  const insurer = planData.insurerSlug;
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const answer = await api.call('kycInit', { params: { insurer, id }, body: {} }, { once: true });
      if (answer.ok && !isUnderWay(answer.value)) await router.invalidate();
    };
    const timer = setInterval(() => void look(), pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, router, id, insurer]);
  return (
    <>
      <Notice tone="brand" icon="out" lead={t('kyc.tab.lead', { insurer: planData.insurerTitle })}>
        {t('kyc.tab.text')}
      </Notice>
      <p>
        <ButtonLink href={paths.proposal(id, 'kyc', { tab: 'own' })} newTab>
          {t('kyc.tab.open')}
        </ButtonLink>
      </p>
      <p className="muted">{t('kyc.tab.waiting')}</p>
    </>
  );
}

const tones = {
  NOT_FOUND: 'bad',
  MISMATCH: 'bad',
  PENDING: 'care',
  FAILED: 'bad',
} as const satisfies Partial<Record<KycStage, NoticeTone>>;

/** What the last search came to, and what to do next. */
function StageNotice({ page: { state, message, kyc, proposal } }: { readonly page: KycPage }) {
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
      comesUp={state.repeats === 1}
    >
      <span>{message}</span>
      {isPending && (
        <p>
          {state.repeats <= pendingTries
            ? t('kyc.pending', { now: state.repeats, of: pendingTries })
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
