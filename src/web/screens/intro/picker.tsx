import type { FormEvent } from 'react';
import { csrfField } from '#contract/call/encoding.ts';
import { takenPlainly } from '#web/browser/early.ts';
import { memberDraft } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { AnswerErrors } from '#web/forms/answer-errors.tsx';
import { fields } from '#web/forms/landing/step-names.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { ageField, genderOf } from '#web/forms/quote/quote-answers.ts';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type Picker, usePicker } from './model.ts';
import { PriceAnswer } from './price-answer.tsx';
import css from './view.module.css';

type Props = { readonly picker: Picker };

/** Those who are covered most; everybody else is one press away. */
const people = ['You', 'Spouse', 'Son-0', 'Daughter-0', 'Father', 'Mother'] as const;

function Tile({ picker, memberKey }: Props & { readonly memberKey: string }) {
  const t = useText();
  const { draft } = picker.said;
  const { insured, count } = memberDraft(draft, memberKey);
  const name = usePeople().name(memberKey, []);
  const id = ageField(memberKey);
  const error = picker.attempt.errorAt(id);
  return (
    <div className={css.tile}>
      <label>
        <input
          className="over-label"
          type="checkbox"
          id={`who-${memberKey}`}
          name={`who-${memberKey}`}
          checked={insured}
          onChange={(event) =>
            picker.say({ name: `who-${memberKey}`, value: 'on', on: event.currentTarget.checked })
          }
        />
        <span className={css.tick} aria-hidden="true">
          <Icon name="check" size={16} />
        </span>
        <Icon
          name={figureOf(memberKey, (key) => genderOf(draft, key))}
          size={36}
          height={44}
          className={css.figure}
        />
        <b>{name}</b>
      </label>
      <div className={css.age}>
        <TextInput
          id={id}
          name={id}
          label={t('intro.age', { name })}
          error={error}
          width="tiny"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={count}
          onChange={(event) => picker.say({ name: id, value: event.currentTarget.value, on: true })}
        />
      </div>
    </div>
  );
}

function PlaceQuestion({ picker }: Props) {
  const t = useText();
  const { pincode } = picker.said.draft;
  const say = (value: string) => picker.say({ name: fields.pincode, value, on: true });
  const field = { id: fields.pincode, name: fields.pincode, error: picker.attempt.errorAt(fields.pincode) };
  const { cities } = picker.home;
  if (cities !== null) {
    return (
      <Select
        {...field}
        label={t('intro.city')}
        width="medium"
        unanswered
        choices={cities.map(({ name, pincode: value }) => ({ value, label: name }))}
        value={pincode}
        onChange={(event) => say(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...field}
      label={t('place.pincode')}
      hint={t('intro.pincode.hint')}
      width="short"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={40}
      value={pincode}
      onChange={(event) => say(event.currentTarget.value)}
    />
  );
}

function Roof() {
  return (
    <svg className={css.roof} viewBox="0 0 300 98" aria-hidden="true">
      <circle cx="150" cy="8" r="4.5" fill="currentColor" />
      <path
        d="M14 92C14 44 74 14 150 14s136 30 136 78q-22.6-15-45.3 0-22.7-15-45.4 0-22.6-15-45.3 0-22.7-15-45.3 0-22.7-15-45.4 0-22.6-15-45.3 0Z"
        fill="currentColor"
      />
      <path
        className={css.middle}
        d="M150 14c-26 16-44 44-45.3 78q22.6-15 45.3 0 22.7-15 45.3 0C194 58 176 30 150 14Z"
      />
      <path
        className={css.seam}
        d="M150 14v78M150 14C112 30 66 52 59.3 92M150 14c38 16 84 38 90.7 78"
        opacity=".6"
      />
    </svg>
  );
}

/** Who, how old and where: three taps to a first price of the engine. Works as a plain form too. */
export function Part() {
  const t = useText();
  const picker = usePicker();
  const { attempt, home } = picker;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    picker.ask();
  };
  return (
    <form
      className={`panel ${css.start}`}
      method="post"
      action={paths.home()}
      noValidate
      onSubmit={submit}
      {...{ [takenPlainly]: '' }}
    >
      <input type="hidden" name={csrfField} value={home.plain?.token ?? ''} />
      <AnswerErrors {...attempt.answer} />
      <h2>{t('intro.who')}</h2>
      <Roof />
      <FieldSet id="home-people" label={t('intro.who')} error={attempt.errorAt(fields.people)}>
        <div className={css.tiles}>
          {people.map((key) => (
            <Tile key={key} picker={picker} memberKey={key} />
          ))}
        </div>
      </FieldSet>
      <PlaceQuestion picker={picker} />
      <AskPerson topic="abroad" lead={t('place.abroad')} />
      <div className={css.go}>
        <Button type="submit" wide busy={picker.busy} busyText={t('intro.asking')}>
          {t('intro.ask')}
        </Button>
        <p className="small muted">{t('intro.then')}</p>
        <p className="small">
          <Link href={paths.landing('gender-pincode')}>{t('intro.more')}</Link>
        </p>
      </div>
      <PriceAnswer picker={picker} />
    </form>
  );
}
