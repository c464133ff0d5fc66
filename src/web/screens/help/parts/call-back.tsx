import { type FormEvent, useState } from 'react';
import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import type { WireHelp } from '#contract/help/shapes.ts';
import { type CallTime, callTimes } from '#domain/help/call-back.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { type Attempt, useAttempt } from '#web/forms/attempt.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow, RadioRows } from '#web/ui/option-row.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type CallBackProps = { readonly help: WireHelp; readonly topic: HelpTopic | undefined };

function Confirmation({
  confirmation,
  isSandbox,
}: {
  readonly confirmation: NonNullable<CallBackForm['confirmation']>;
  readonly isSandbox: boolean;
}) {
  const t = useText();
  return (
    <Notice tone="good" role="status" lead={t('help.call.left', { end: confirmation.mobile_ends })}>
      <span>{t(isSandbox ? 'help.call.left.sandbox' : 'help.call.left.text')}</span>{' '}
      {confirmation.reference !== null && (
        <span>{`${t('help.call.left.reference', { reference: confirmation.reference })} `}</span>
      )}
      <Link href={paths.privacy()}>{t('help.call.back')}</Link>
    </Notice>
  );
}

const timeOf = (value: string): CallTime => callTimes.find((time) => time === value) ?? 'any';

/** Asks for a call, of whoever ticks that they may be called. */
export function CallBack({ help, topic }: CallBackProps) {
  const t = useText();
  const { reference, consent, is_sandbox: isSandbox } = help;
  const form = useCallBack(reference ?? undefined, topic, consent.text_version);
  const { attempt, say } = form;
  if (form.confirmation) return <Confirmation confirmation={form.confirmation} isSandbox={isSandbox} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form className="stack-5" method="post" noValidate onSubmit={submit}>
      <ErrorSummary errors={attempt.answer.errors} attempt={attempt.answer.attempt} />
      <TextInput
        id={fields.mobile}
        label={t('help.call.mobile')}
        error={attempt.errorAt(fields.mobile)}
        width="medium"
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={40}
        value={form.mobile}
        onChange={(event) => say({ mobile: event.currentTarget.value })}
      />
      <RadioRows
        id="call-time"
        name="call-time"
        label={t('help.call.time')}
        choices={callTimes.map((time) => ({ value: time, label: t(`help.call.time.${time}`) }))}
        value={form.time}
        onChange={(value) => say({ time: timeOf(value) })}
      />
      <Field id={fields.consent} label={t('help.call.consent.title')} error={attempt.errorAt(fields.consent)}>
        <OptionRow
          id={fields.consent}
          checked={form.consent}
          onChange={(event) => say({ consent: event.currentTarget.checked })}
          label={consent.text}
        />
      </Field>
      {form.trouble !== undefined && (
        <Notice tone="bad" role="alert" lead={t('help.call.trouble')}>
          {form.trouble}
        </Notice>
      )}
      <div className="row">
        <Button type="submit" busy={form.busy} busyText={t('help.call.sending')}>
          {t('help.call.button')}
        </Button>
      </div>
    </form>
  );
}

type CallBackEntry = { readonly mobile: string; readonly time: CallTime; readonly consent: boolean };

const fields = { mobile: 'call-mobile', consent: 'call-consent' } as const;

type CallBackForm = CallBackEntry & {
  readonly attempt: Attempt;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  /** Once it is left. */
  readonly confirmation: CallAnswer<'askCallBack'> | undefined;
  readonly say: (facts: Partial<CallBackEntry>) => void;
  readonly send: () => void;
};

function callBackErrors({ mobile, consent }: CallBackEntry, t: Translate): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!isMobile(mobile)) errors.push({ field: fields.mobile, message: t('help.call.mobile.wrong') });
  if (!consent) errors.push({ field: fields.consent, message: t('help.call.consent.missing') });
  return errors;
}

/** Nothing that is typed here is kept in the browser. */
function useCallBack(
  about: string | undefined,
  topic: HelpTopic | undefined,
  text_version: string,
): CallBackForm {
  const api = useApi();
  const t = useText();
  const [entry, react] = useState<CallBackEntry>({ mobile: '', time: 'any', consent: false });
  const [busy, setBusy] = useState(false);
  const [confirmation, setConfirmation] = useState<CallBackForm['confirmation']>();
  const [trouble, setTrouble] = useWorded<WireFailure | undefined>(undefined);
  const attempt = useAttempt(callBackErrors(entry, t));
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(() => undefined);
    const answer = await api.call('askCallBack', {
      params: {},
      body: {
        data: { ...entry, text_version, ...(about !== undefined && { about }), ...(topic && { topic }) },
      },
    });
    setBusy(false);
    if (answer.ok) return setConfirmation(answer.value);
    setTrouble(() => answer.failure);
  };
  return {
    ...entry,
    attempt,
    busy,
    trouble: trouble?.code === 'TERMS_CHANGED' ? t('help.call.changed') : trouble?.message,
    confirmation,
    say: (facts) => react((now) => ({ ...now, ...facts })),
    send: () => attempt.press(() => void send()),
  };
}
