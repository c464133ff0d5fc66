import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WireOpening } from '#contract/opening/shapes.ts';
import { isMobile } from '#domain/identity/mobile.ts';
import type { CodeWay } from '#domain/opening/opening-code.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { MessageId } from '#words/areas.ts';
import { useClockText } from './clock-text.ts';
import type { OpeningSteps } from './use-opening.ts';

/** Whether so many seconds have passed since they were told. */
function useIsTime(seconds: number): boolean {
  const [isTime, setTime] = useState(seconds === 0);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isTime;
}

type StepProps = { readonly steps: OpeningSteps };
type StateProps = StepProps & {
  readonly state: WireOpening;
  /** The number of a policy is given: nobody types another one. */
  readonly isOfOnePolicy?: boolean;
};

const submitting = (act: () => void) => (event: FormEvent) => {
  event.preventDefault();
  act();
};

/** The number, and a code that is asked for with it. */
export function NumberStep({ steps }: StepProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { attempt } = steps;
  useEffect(() => {
    if (attempt > 0) field.current?.focus();
  }, [attempt]);
  return (
    <form className="stack-3" method="post" noValidate onSubmit={submitting(() => steps.send(steps.ways[0]))}>
      <TextInput
        ref={field}
        id="number"
        label={t('opening.number')}
        hint={t('opening.number.hint')}
        error={steps.refused}
        autoComplete="tel"
        maxLength={60}
        value={steps.number}
        onChange={(event) => steps.typeNumber(event.currentTarget.value)}
      />
      <Button type="submit" wide busy={steps.busy === 'sending'} busyText={t('opening.sending')}>
        {t(steps.ways[0] === 'mail' ? 'opening.send.mail' : 'opening.send')}
      </Button>
      <OtherWay steps={steps} after="sms" />
    </form>
  );
}

type OtherWayProps = StepProps & { readonly after: CodeWay };

/** Where the mobile is not at hand: to the address, which only a policy’s holder can have confirmed. */
export function OtherWay({ steps, after }: OtherWayProps) {
  const t = useText();
  const other = steps.ways.find((way) => way !== after);
  if (!other || !steps.ways.includes(after)) return null;
  return (
    <div className="stack-2">
      <Button kind="line" wide onClick={() => steps.send(other)}>
        {t(other === 'mail' ? 'opening.send.mail' : 'opening.send.sms')}
      </Button>
      {other === 'mail' && <p className="small muted">{t('opening.send.mail.hint')}</p>}
    </div>
  );
}

type CodeStepProps = StateProps & {
  /** Where the code is on its way to; undefined: wherever the number leads. */
  readonly where?: string;
};

function wayOfCode(way: CodeWay, isOfOnePolicy: boolean): MessageId {
  if (way === 'mail') return 'opening.code.way.mail';
  return isOfOnePolicy ? 'opens.code.text' : 'opening.code.way';
}

/** The code that may have come: whether it has is not known here. */
export function CodeStep({ steps, state, where, isOfOnePolicy = false }: CodeStepProps) {
  const t = useText();
  const clockText = useClockText();
  const field = useRef<HTMLInputElement>(null);
  const { sending, attempt } = steps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent, or refused, brings focus here again
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [sending, attempt]);
  const { code } = state;
  if (!code) return null;
  return (
    <form className="stack-5" method="post" noValidate onSubmit={submitting(steps.open)}>
      <div className="stack-2">
        <h2>{t('opening.code.title')}</h2>
        <p role="status">{where ?? t(wayOfCode(steps.way, isOfOnePolicy))}</p>
      </div>
      <TextInput
        ref={field}
        id="otp"
        label={t('opening.code')}
        hint={t('opening.code.until', { time: clockText(code.ends_at, 0) })}
        error={steps.refused}
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        value={steps.code}
        onChange={(event) => steps.typeCode(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" busy={steps.busy === 'trying'} busyText={t('opening.trying')}>
          {t('opening.open')}
        </Button>
        {where === undefined && !isOfOnePolicy && (
          <Button kind="quiet" onClick={steps.restart}>
            {t('opening.other')}
          </Button>
        )}
      </div>
      <div className="stack-2">
        {steps.attempt > 0 && <p className="small muted">{t('opening.code.newer')}</p>}
        <NewCode key={steps.sending} steps={steps} state={state} />
      </div>
    </form>
  );
}

/** Another code, or from when there can be one. */
function NewCode({ steps, state }: StateProps) {
  const t = useText();
  const clockText = useClockText();
  const isTime = useIsTime(state.next_code_in);
  if (!isTime) {
    const time = clockText(state.next_code_at, state.next_code_in);
    return <p className="small muted">{t('opening.again.at', { time })}</p>;
  }
  return (
    <div className="stack-2">
      <div className="row">
        <Button kind="line" onClick={() => steps.send()}>
          {t('opening.again')}
        </Button>
      </div>
      <OtherWay steps={steps} after={steps.way} />
    </div>
  );
}

/** No code for now: the time on the clock, and the ways that are open meanwhile. */
export function WaitStep({ steps, state, isOfOnePolicy = false }: StateProps) {
  const t = useText();
  const clockText = useClockText();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
  }, []);
  const isTime = useIsTime(state.next_code_in);
  const time = clockText(state.next_code_at, state.next_code_in);
  return (
    <div ref={top} tabIndex={-1} className="stack-3">
      <Notice tone="care" role="alert" lead={t('opening.over.title', { time })}>
        {t(state.guessed_out ? 'opening.over.guessed' : 'opening.over.asked')}
      </Notice>
      {!state.guessed_out && isMobile(steps.number) && <p>{t('opening.over.policy')}</p>}
      {!isOfOnePolicy && <p>{t('opening.over.letter')}</p>}
      <div className="row">
        {isTime && (
          <Button
            busy={steps.busy === 'sending'}
            busyText={t('opening.sending')}
            onClick={() => steps.send()}
          >
            {t('opening.again')}
          </Button>
        )}
        {!isOfOnePolicy && (
          <Button kind="line" onClick={steps.restart}>
            {t('opening.other')}
          </Button>
        )}
      </div>
    </div>
  );
}
