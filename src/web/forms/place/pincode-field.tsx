import { useText } from '#web/browser/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import css from './pincode-field.module.css';
import type { PlaceState } from './place.ts';

/** Says which place was understood, before anybody goes on. */
function PlaceLine({ place }: { readonly place: PlaceState }) {
  const t = useText();
  if (place.kind === 'failed') {
    return <Notice small>{t('place.failed')}</Notice>;
  }
  return (
    <p className={css.place}>
      {place.kind === 'asking' && <span className="muted">{t('place.asking')}</span>}
      {place.kind === 'found' && (
        <>
          <Icon name="check" size={20} />
          <span>{place.words}</span>
        </>
      )}
    </p>
  );
}

type PincodeFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly place: PlaceState;
  readonly error: string | undefined;
  readonly onChange: (input: string) => void;
  readonly autoComplete: 'postal-code' | 'off';
};

/** Six digits, and below them the place they stand for. */
export function PincodeField({ place, onChange, ...field }: PincodeFieldProps) {
  const t = useText();
  return (
    <div className={css.pincode}>
      <TextInput
        {...field}
        name={field.id}
        hint={t('place.pincode.hint')}
        width="short"
        inputMode="numeric"
        maxLength={40}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div role="status">
        <PlaceLine place={place} />
      </div>
    </div>
  );
}
