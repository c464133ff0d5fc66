import { useState } from 'react';
import type { WireOpening } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useSheet } from '#web/forms/answer-sheet.ts';
import { textOf } from '#web/forms/field-props.ts';
import { SendAgain } from '#web/proposal-parts/code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormFrame, Questions } from './change-form.tsx';
import type { FormProps } from './form-props.ts';
import { useChange } from './use-change.ts';

type SentCode = { readonly email: string; readonly state: WireOpening };

/** The new address, a code that goes to it, and the press. Another address needs another code. */
export function MailForm(props: FormProps) {
  const t = useText();
  const api = useApi();
  const { proposalID: id, is_fresh: isFresh } = props.changes;
  const change = useChange(props);
  const email = useSheet(change.sheet, (answers) => textOf(answers.email));
  const [sending, setSending] = useState<SentCode>();
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const state = sending?.email === email ? sending.state : undefined;
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const answer = await api.call('sendChangeCode', { params: { id }, body: { email } });
    setBusy(false);
    if (!answer.ok) return change.refuse(answer.failure);
    setSending({ email, state: answer.value });
    setCode('');
  };
  const refused = state?.form_error?.number ?? change.refusals.code?.message;
  return (
    <>
      <p>{t('change.mail.text')}</p>
      <FormFrame
        {...props}
        change={change}
        isWaiting={state === undefined}
        onSubmit={() => void (state ? change.submit(undefined, code) : send())}
      >
        <Questions {...props} change={change} />
        {state === undefined && (
          <Button type="submit" wide disabled={!isFresh} busy={isBusy} busyText={t('change.sending')}>
            {t('change.mail.send')}
          </Button>
        )}
        {state && (
          <>
            <p role="status">{t('change.mail.sent', { email })}</p>
            <TextInput
              id="code"
              label={t('change.mail.code')}
              error={refused}
              width="short"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <SendAgain
              key={state.next_code_at}
              wait={state.next_code_in}
              waitText={(seconds) => t('change.mail.wait', { seconds })}
              label={t('change.mail.again')}
              onSend={() => void send()}
            />
          </>
        )}
      </FormFrame>
    </>
  );
}
