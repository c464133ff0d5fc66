import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isGone } from '#web/browser/network/ending.ts';
import { useText } from '#web/browser/text.tsx';
import { AnswerErrors } from '#web/forms/answer-errors.tsx';
import { ProposalFrame } from '#web/proposal-parts/frame.tsx';
import { StartAnew } from '#web/proposal-parts/start-anew.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type KycPage, useKycPage } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { HandOff } from './parts/hand-off.tsx';
import { KycFields } from './parts/kyc-fields.tsx';
import { PanEditPart } from './parts/pan-edit.tsx';
import { StageNotice } from './parts/stage-notice.tsx';
import { isAtRegistry, takesNumbers } from './search-state.ts';

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
      <p className="small muted">{t('kyc.tries', { count: state.triesLeft })}</p>
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
      title={t('kyc.title')}
      lede={t(takesNumbers(page.kyc) ? 'kyc.lede' : 'kyc.registry.lede')}
      failed={page.errors.list.length > 0}
    >
      {page.isHandedOff ? <HandOff proposal={page.proposal} /> : <KycForm page={page} />}
      {page.kyc.may_edit_pan && !page.isHandedOff && <PanEditPart />}
    </ProposalFrame>
  );
}
