import { useEffect, useRef } from 'react';
import { useCountdown } from '#web/browser/countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

type SendAgainProps = {
  /** These are seconds from when this came up. */
  readonly wait: number;
  readonly waitText: (seconds: number) => string;
  readonly label: string;
  readonly onSend: () => void;
};

/** Another code, or when there can be one. The seconds are not read out as they pass. */
export function SendAgain({ wait, waitText, label, onSend }: SendAgainProps) {
  const remaining = useCountdown(wait);
  if (remaining > 0) return <p className="muted">{waitText(remaining)}</p>;
  return (
    <Button kind="line" onClick={onSend}>
      {label}
    </Button>
  );
}

type CodeFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onType: (code: string) => void;
  /** Another with each code that is sent. */
  readonly sending: number;
  /** Another with each code that was refused. */
  readonly attempt: number;
};

/** Comes into sight with its words above it, and takes focus. The one field of its step, so that no summary repeats its error. */
export function CodeField({ label, hint, error, value, onType, sending, attempt }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code that was sent brings focus here again
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, [sending]);
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
      label={label}
      hint={hint}
      error={error}
      width="short"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={40}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
