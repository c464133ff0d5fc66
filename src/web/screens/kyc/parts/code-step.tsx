import { useEffect, useRef } from 'react';
import { isEarly } from '#web/browser/early.ts';
import { useText } from '#web/browser/text.tsx';
import { CodeField, SendAgain } from '#web/proposal-parts/code-field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageId } from '#words/areas.ts';
import type { KycPage } from '../model.ts';
import type { KycCode } from '../search-state.ts';

type CodeStepProps = { readonly page: KycPage; readonly code: KycCode };

/** Whoever reads it can tell which of their phones to look at, as far as the registry does. */
function sentWords({ masked_mobile: mobile }: KycCode, isAgain: boolean): MessageId {
  if (mobile === null) return isAgain ? 'kyc.code.sent-again' : 'kyc.code.sent';
  return isAgain ? 'kyc.code.sent-again.mobile' : 'kyc.code.sent.mobile';
}

/** The registry sent a code: only that is asked for, and every way on without it is shown. */
export function CodeStep({ page, code }: CodeStepProps) {
  const t = useText();
  const top = useRef<HTMLElement>(null);
  const { searches, isSentAgain } = page.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent brings its words into sight again
  useEffect(() => {
    if (!isEarly()) top.current?.scrollIntoView({ block: 'start' });
  }, [searches]);
  // The field that had the focus is not there any more.
  useEffect(() => {
    if (!code.is_open) top.current?.focus({ preventScroll: true });
  }, [code.is_open]);
  const { certificate_type: proof, masked_number: number } = code;
  const label = page.kyc.certificate_types.find(({ id }) => id === proof)?.label ?? proof;
  return (
    <section ref={top} tabIndex={-1} className="stack-5">
      <div className="stack-2">
        <h2>{t(code.is_open ? 'kyc.code.title' : 'kyc.code.title.over')}</h2>
        {code.is_open && (
          <p role="status">
            {t(sentWords(code, isSentAgain), { proof: label, number, mobile: code.masked_mobile ?? '' })}
          </p>
        )}
      </div>
      {code.is_open ? (
        <CodeField
          label={t('kyc.otp')}
          hint={t('kyc.otp.hint')}
          error={page.errors.list.find((each) => each.field === 'otp')?.message}
          value={page.typed.otp}
          onType={(otp) => page.type({ otp })}
          sending={searches}
          attempt={page.errors.attempt}
        />
      ) : (
        <Notice tone="care" role="alert">
          {t('kyc.code.over')}
        </Notice>
      )}
      <div className="row">
        {code.send_again_in === null ? (
          <p className="muted">{t('kyc.code.no-more')}</p>
        ) : (
          <SendAgain
            key={`${searches}-${code.send_again_in}`}
            wait={code.send_again_in}
            waitText={(seconds) => t(code.is_open ? 'kyc.code.wait' : 'kyc.code.wait.over', { seconds })}
            label={t('kyc.code.again')}
            onSend={page.sendAgain}
          />
        )}
        <Link href={page.otherDocument}>{t('kyc.code.other')}</Link>
      </div>
    </section>
  );
}
