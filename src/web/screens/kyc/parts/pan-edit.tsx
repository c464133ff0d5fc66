import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { CallResult } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { useWorded } from '#web/browser/use-worded.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { kycPage } from '../page.ts';

/** For insurers that take another PAN here: nobody has to walk back through the form for one slip. */
export function PanEditPart() {
  const t = useText();
  const { saved, typed, type, error, isSaved, isPriceChanged, busy, save } = usePanEdit();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const summary = saved === '' ? t('kyc.pan.none') : t('kyc.pan.saved', { pan: saved });
  return (
    <Disclosure summary={summary}>
      <form className="stack-3" method="post" noValidate onSubmit={submit}>
        <TextInput
          id="pan"
          label={t('kyc.pan.new')}
          hint={t('kyc.pan.hint')}
          error={error}
          width="medium"
          upper
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" kind="line" busy={busy}>
            {t('kyc.pan.save')}
          </Button>
        </div>
        <p role="status" className="small">
          {isSaved && t(isPriceChanged ? 'kyc.pan.done.price' : 'kyc.pan.done')}
        </p>
      </form>
    </Disclosure>
  );
}

function refusalOf(answer: CallResult<'editPan'>): string | undefined {
  if (!answer.ok) return answer.failure.message;
  if (answer.value.success) return undefined;
  const [text] = Object.values(answer.value.form_error ?? {});
  return text ?? answer.value.err_msg;
}

/** The PAN of the application, changed on the page of the identity check. */
function usePanEdit() {
  const api = useApi();
  const t = useText();
  const router = useRouter();
  const { proposal } = useLoaded(kycPage);
  const [input, setSearch] = useState('');
  const [error, setError] = useWorded<string | undefined>(undefined);
  const [{ isSaved, isPriceChanged }, setEnd] = useState({ isSaved: false, isPriceChanged: false });
  const [busy, setBusy] = useState(false);
  const { pan } = proposal.savedForm.formData.proposerDetails ?? {};

  const save = async () => {
    if (busy) return;
    setBusy(true);
    setError(() => undefined);
    setEnd({ isSaved: false, isPriceChanged: false });
    const answer = await api.call('editPan', { params: { id: proposal.proposalID }, body: { pan: input } });
    if (answer.ok && answer.value.success) {
      await router.invalidate({ sync: true });
      setSearch('');
      setEnd({ isSaved: true, isPriceChanged: answer.value.price_changed });
    } else {
      setError(() => refusalOf(answer) ?? t('kyc.pan.failed'));
    }
    setBusy(false);
  };
  return {
    /** As it is saved, masked; empty where the application has none. */
    saved: typeof pan === 'string' ? pan : '',
    typed: input,
    type: (text: string) => {
      setSearch(text);
      setError(() => undefined);
    },
    /** What is wrong with what was typed, or with the save. */
    error,
    isSaved,
    /** The price that is asked is another one now. */
    isPriceChanged,
    busy,
    save,
  };
}
