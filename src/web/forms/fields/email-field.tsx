import { useEffect, useState } from 'react';
import { likelyEmail } from '#domain/identity/likely-email.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { textOf, type WireFieldProps } from '../field-props.ts';
import { TextField } from './text-field.tsx';

/** Milliseconds of no typing: "gmail.co" is on its way to "gmail.com". */
const pause = 1_000;

/** An e-mail address: where it is likely a slip, the one that is meant is offered, and what is typed is taken all the same. */
export function EmailField(props: WireFieldProps) {
  const text = textOf(props.value);
  const field = props.field.name;
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    // Whoever sends the form has typed all of it.
    const form = document.getElementById(field)?.closest('form');
    const rest = () => setRested(text);
    form?.addEventListener('submit', rest);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('submit', rest);
    };
  }, [text, field]);
  const meant = rested === text ? likelyEmail(text) : undefined;
  const take = (email: string) => {
    props.onAnswer(email);
    // The button that was pressed is gone.
    document.getElementById(field)?.focus();
  };
  return (
    <div className="stack-2">
      <TextField {...props} />
      <div role="status">{meant !== undefined && <LikelyEmail email={meant} onTake={take} />}</div>
    </div>
  );
}

type LikelyProps = { readonly email: string; readonly onTake: (email: string) => void };

/** The question, and the button that takes what it asks about. */
export function LikelyEmail({ email, onTake }: LikelyProps) {
  const t = useText();
  return (
    <p className="row">
      <span>{t('form.email.likely', { email })}</span>
      <Button kind="line" onClick={() => onTake(email)}>
        {t('form.email.take')}
      </Button>
    </p>
  );
}
