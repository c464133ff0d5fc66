import { type ReactNode, useEffect, useRef } from 'react';
import { useCountdown } from '#web/platform/countdown.ts';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { KycPage } from '../model.ts';
import type { KycCode } from '../search-state.ts';

type SendAgainProps = { readonly page: KycPage; readonly code: KycCode; readonly wait: number };

/** Another code, or when there can be one. The seconds are not read out as they pass. */
function SendAgain({ page, code, wait }: SendAgainProps): ReactNode {
  const t = useText();
  const left = useCountdown(wait);
  if (left > 0)
    return (
      <p className="muted">{t(code.is_open ? 'kyc.code.wait' : 'kyc.code.wait.over', { seconds: left })}</p>
    );
  return (
    <Button kind="line" onClick={page.sendAgain}>
      {t('kyc.code.again')}
    </Button>
  );
}

type CodeFieldProps = { readonly page: KycPage };

/** Comes into sight with its words above it, and takes focus. The one field of its step, so that no summary repeats its error. */
function CodeField({ page }: CodeFieldProps): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { searches } = page.state;
  const { attempt } = page.errors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent brings focus here again
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [searches]);
  // What is typed next takes the place of the wrong code.
  useEffect(() => {
    if (attempt === 0) return;
    field.current?.focus();
    field.current?.select();
  }, [attempt]);
  return (
    <TextInput
      ref={field}
      id="otp"
      label={t('kyc.otp')}
      hint={t('kyc.otp.hint')}
      error={page.errors.list.find((each) => each.field === 'otp')?.message}
      width="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      value={page.typed.otp}
      onChange={(event) => page.type({ otp: event.currentTarget.value })}
    />
  );
}

type CodeStepProps = { readonly page: KycPage; readonly code: KycCode };

/** The registry sent a code: only that is asked for, and every way on without it is shown. */
export function CodeStep({ page, code }: CodeStepProps): ReactNode {
  const t = useText();
  const top = useRef<HTMLElement>(null);
  const { searches, isSentAgain } = page.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent brings its words into sight again
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
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
            {isSentAgain ? t('kyc.code.sent-again') : t('kyc.code.sent', { proof: label, number })}
          </p>
        )}
      </div>
      {code.is_open ? (
        <CodeField page={page} />
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
            page={page}
            code={code}
            wait={code.send_again_in}
          />
        )}
        <Link href={page.otherDocument}>{t('kyc.code.other')}</Link>
      </div>
    </section>
  );
}
