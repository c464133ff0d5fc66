import type { Gender } from '#domain/person/relation.ts';
import { useText } from '#web/browser/text.tsx';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type ChooseMember, fields } from '../model.ts';
import css from '../view.module.css';

const genders = ['FEMALE', 'MALE'] as const satisfies readonly Gender[];

/** You are asked; the spouse is guessed from it, and the guess can be changed. */
export function GenderRows({ who }: { readonly who: ChooseMember }) {
  const t = useText();
  const choices = genders.map((gender) => ({ value: gender, label: t(`who.gender.${gender}`) }));
  const say = (person: 'You' | 'Spouse') => (value: string) => {
    const gender = genders.find((each) => each === value);
    if (gender) who.sayGender(person, gender);
  };
  return (
    <div className={css.genders}>
      <Segmented
        id={fields.gender}
        name="gender"
        label={t('who.gender.you')}
        choices={choices}
        value={who.gender('You')}
        onChange={say('You')}
        error={who.attempt.errorAt(fields.gender)}
      />
      {who.isChosen('Spouse') && who.gender('Spouse') !== undefined && (
        <Segmented
          name="spouse-gender"
          label={t('who.gender.spouse')}
          choices={choices}
          value={who.gender('Spouse')}
          onChange={say('Spouse')}
        />
      )}
      <AskPerson topic="gender" lead={t('quote.gender.other')} />
    </div>
  );
}
