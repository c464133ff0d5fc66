import type { FormEvent } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { usePanEdit } from '../use-pan-edit.ts';

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
