import { type FormEvent, type MouseEvent, useState } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { defaultGender, type Gender, genders } from '#domain/person/relation.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Assumption } from '#web/plan-parts/bearable/assumption.tsx';
import bearableCss from '#web/plan-parts/bearable/bearable.module.css';
import { refusalOf } from '#web/plan-parts/bearable/bearable-form.ts';
import { usePeopleChange } from '#web/plan-parts/bearable/use-people-change.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { searchOf } from '../../list-options.ts';
import { useControls, useResultsModel } from '../../model.ts';
import { resultsPage } from '../../page.ts';
import css from './hospital-question.module.css';

/** What both chips need: the list of a quote with another answer, and the form of this one for who has no scripts. */
function useGuess() {
  const { bearableForm: form } = useLoaded(resultsPage);
  const { data } = useResultsModel();
  const { options } = useControls();
  const addressOf = (quoteId: string) => paths.results(data.block, quoteId, searchOf(options));
  return { ...usePeopleChange(data.quoteId, addressOf), form, data, action: addressOf(data.quoteId) };
}

type RefusalProps = { readonly text: string | null };

function Refusal({ text }: RefusalProps) {
  if (text === null) return null;
  return (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  );
}

/** The spouse's gender follows from that of You until somebody says it. */
export function SpouseGuess({ gender }: { readonly gender: Gender }) {
  const t = useText();
  const { change, isBusy, failure, form, data, action } = useGuess();
  const isGuess = gender === defaultGender('Spouse', data.uidata.gender);
  const refusal = failure?.message ?? refusalOf(form, 'spouse-gender');
  const press = (event: MouseEvent, value: Gender) => {
    event.preventDefault();
    if (value !== gender) void change({ name: 'spouse-gender', value });
  };
  return (
    <Assumption
      name={<RichText id="assume.spouse.chip" values={{ gender }} />}
      note={t(isGuess ? 'assume.bearable.guess' : 'assume.bearable.said')}
      isAnswered={!isGuess}
      open={refusal !== null}
    >
      <form
        className={bearableCss.bearable}
        method="post"
        action={action}
        aria-busy={isBusy || undefined}
        {...{ [takenPlainly]: '' }}
      >
        <input type="hidden" name={csrfField} value={form.token ?? ''} />
        <fieldset>
          <legend>{t('assume.spouse')}</legend>
          <div className={bearableCss.row}>
            {genders.map((value) => (
              <button
                key={value}
                type="submit"
                name="spouse-gender"
                value={value}
                aria-pressed={value === gender}
                className={classes(value === gender && (isGuess ? bearableCss.guess : bearableCss.on))}
                onClick={(event) => press(event, value)}
              >
                <b>{t(`assume.spouse.${value}`)}</b>
              </button>
            ))}
          </div>
        </fieldset>
        <p className="muted small" role="status">
          {isBusy && t('assume.people.busy')}
        </p>
        <Refusal text={refusal} />
      </form>
    </Assumption>
  );
}

/** Where the bills of these people are counted; parents who live elsewhere have a place of their own. */
export function PlaceGuess() {
  const t = useText();
  const { change, isBusy, failure, form, data, action } = useGuess();
  const { city, pincode: own } = data.uidata;
  const name = city.id === own ? 'pincode' : 'parents-pincode';
  const [text, setText] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const refusal = failure?.message ?? refusalOf(form, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const pincode = parsePincode(text ?? '');
    setWrong(pincode === undefined);
    if (pincode !== undefined) void change({ name, value: String(pincode) });
  };
  return (
    <Assumption
      name={<RichText id="assume.place.chip" values={{ city: city.name }} />}
      note={city.id}
      isAnswered
      open={refusal !== null}
    >
      <form
        className={css.question}
        method="post"
        action={action}
        aria-busy={isBusy || undefined}
        noValidate
        onSubmit={submit}
        {...{ [takenPlainly]: '' }}
      >
        <input type="hidden" name={csrfField} value={form.token ?? ''} />
        <div className={css.seek}>
          <TextInput
            label={t('assume.place')}
            name={name}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            error={isWrong ? t('assume.place.wrong') : undefined}
            {...(text !== undefined && { value: text })}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button kind="line" type="submit" busy={isBusy} busyText={t('assume.people.busy')}>
            {t('assume.place.change')}
          </Button>
        </div>
        <p className="muted small">{t('assume.people.then')}</p>
        <Refusal text={refusal} />
      </form>
    </Assumption>
  );
}
