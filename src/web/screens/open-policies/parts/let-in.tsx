import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WireFailure } from '#contract/call/shapes.ts';
import type { WireWhoOpens } from '#contract/opening/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** Who is to be let in. */
export type Person = { readonly name: string; readonly mobile: string };
export const nobody: Person = { name: '', mobile: '' };

type LetInProps = {
  readonly who: WireWhoOpens;
  readonly onChange: (who: WireWhoOpens) => void;
  readonly person: Person;
  readonly onType: (person: Person) => void;
};

/** Whom, and their mobile; what is typed is kept above, as it outlives a code that is needed again. */
export function LetIn(props: LetInProps) {
  const t = useText();
  return (
    <section className="stack-3">
      <h2>{t('opens.add')}</h2>
      <p>{t('opens.add.text')}</p>
      <Whom {...props} />
    </section>
  );
}

/** What was wrong, each beside its field; `other` is of neither. */
type Wrong = { readonly name?: string; readonly mobile?: string; readonly other?: string };
const nothingWrong: Wrong = {};

function wrongIn({ fields, message }: Pick<WireFailure, 'fields' | 'message'>): Wrong {
  const of = (name: string) => fields.find(({ field }) => field === name)?.message;
  const [name, mobile] = [of('name'), of('mobile')];
  return {
    ...(name !== undefined && { name }),
    ...(mobile !== undefined && { mobile }),
    ...(name === undefined && mobile === undefined && { other: message }),
  };
}

function useLetIn({ who, person, onType, onChange }: LetInProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();
  const [wrong, setWrong] = useWorded<Wrong>(nothingWrong);
  const [attempt, setAttempt] = useState(0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(() => nothingWrong);
    const answer = await api.call('letIn', { params: { id: who.proposalID }, body: person });
    setBusy(false);
    if (answer.ok) {
      setAdded(person.name);
      onType(nobody);
      return onChange(answer.value);
    }
    // The ten minutes of the last code are over.
    if (answer.failure.code === 'CODE_NEEDED') return onChange({ ...who, is_fresh: false });
    setWrong(() => wrongIn(answer.failure));
    setAttempt((before) => before + 1);
  };
  return { busy, added, wrong, attempt, submit };
}

function Whom(props: LetInProps) {
  const t = useText();
  const { person, onType } = props;
  const { busy, added, wrong, attempt, submit } = useLetIn(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  return (
    <form ref={form} className="stack-3" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {added !== undefined && (
        <Notice tone="good" role="status" lead={t('opens.let-in.done', { name: added })} />
      )}
      <TextInput
        label={t('opens.name')}
        error={wrong.name}
        width="medium"
        maxLength={80}
        autoComplete="off"
        value={person.name}
        onChange={(event) => onType({ ...person, name: event.currentTarget.value })}
      />
      <TextInput
        label={t('opens.mobile')}
        error={wrong.mobile}
        width="medium"
        inputMode="tel"
        maxLength={40}
        autoComplete="off"
        value={person.mobile}
        onChange={(event) => onType({ ...person, mobile: event.currentTarget.value })}
      />
      {wrong.other !== undefined && (
        <Notice tone="bad" role="alert" lead={t('opening.trouble')}>
          {wrong.other}
        </Notice>
      )}
      <div className="row">
        <Button type="submit" busy={busy} busyText={t('opens.letting')}>
          {t('opens.let-in')}
        </Button>
      </div>
    </form>
  );
}
