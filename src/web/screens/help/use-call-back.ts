import { useState } from 'react';
import type { CallAnswer, WireFailure } from '#contract/call/shapes.ts';
import type { CallTime } from '#domain/help/call-back.ts';
import type { HelpTopic } from '#domain/help/topics.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { type Attempt, useAttempt } from '#web/forms/attempt.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';

type CallBackEntry = { readonly mobile: string; readonly time: CallTime; readonly consent: boolean };

export const fields = { mobile: 'call-mobile', consent: 'call-consent' } as const;

export type CallBackForm = CallBackEntry & {
  readonly attempt: Attempt;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  /** Once it is left. */
  readonly left: CallAnswer<'askCallBack'> | undefined;
  readonly say: (facts: Partial<CallBackEntry>) => void;
  readonly send: () => void;
};

export function callBackErrors({ mobile, consent }: CallBackEntry, t: Translate): readonly FieldError[] {
  const errors: FieldError[] = [];
  if (!isMobile(mobile)) errors.push({ field: fields.mobile, message: t('help.call.mobile.wrong') });
  if (!consent) errors.push({ field: fields.consent, message: t('help.call.consent.missing') });
  return errors;
}

/** Nothing that is typed here is kept in the browser. */
export function useCallBack(
  about: string | undefined,
  topic: HelpTopic | undefined,
  text_version: string,
): CallBackForm {
  const api = useApi();
  const t = useText();
  const [entry, setTyped] = useState<CallBackEntry>({ mobile: '', time: 'any', consent: false });
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<CallBackForm['left']>();
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
    if (answer.ok) return setLeft(answer.value);
    setTrouble(() => answer.failure);
  };
  return {
    ...entry,
    attempt,
    busy,
    trouble: trouble?.code === 'TERMS_CHANGED' ? t('help.call.changed') : trouble?.message,
    left,
    say: (facts) => setTyped((now) => ({ ...now, ...facts })),
    send: () => attempt.press(() => void send()),
  };
}
