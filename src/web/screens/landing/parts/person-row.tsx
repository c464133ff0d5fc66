import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { isChild } from '#domain/person/relation.ts';
import { memberDraft } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { relationOf, usePeople } from '#web/forms/quote/people.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { ageField, genderOf } from '#web/forms/quote/quote-answers.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';

type PersonRowProps = { readonly landing: Landing; readonly memberKey: MemberKey };

/** A child after the first bears its number: the rows stand there before anybody is chosen. */
function useRowName(key: MemberKey): string {
  const people = usePeople();
  const index = parseMemberKey(key)?.index ?? 0;
  return index === 0 ? people.name(key, []) : people.name(key, siblingsUpTo(key, index));
}

const siblingsUpTo = (key: MemberKey, index: number) =>
  Array.from({ length: index + 1 }, (_, at) => `${relationOf(key)}-${at}`);

/** It shows somebody to tick and, once ticked, their age. */
export function PersonRow({ landing, memberKey }: PersonRowProps) {
  const t = useText();
  const name = useRowName(memberKey);
  const { draft } = landing.said;
  const { insured, count, unit } = memberDraft(draft, memberKey);
  const id = ageField(memberKey);
  const units = (['years', 'months'] as const).map((value) => ({ value, label: t(`ages.${value}`) }));
  return (
    <div className={css.person}>
      <ChoiceCard
        figure={figureOf(memberKey, (key) => genderOf(draft, key))}
        name={name}
        input={{
          id: `who-${memberKey}`,
          name: `who-${memberKey}`,
          checked: insured,
          onChange: (event) =>
            landing.say({ name: `who-${memberKey}`, value: 'on', on: event.currentTarget.checked }),
        }}
      />
      <div className={css.age}>
        <TextInput
          id={id}
          name={id}
          label={t('landing.age', { name })}
          error={landing.attempt.errorAt(id)}
          width="tiny"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={count}
          onChange={(event) => landing.say({ name: id, value: event.currentTarget.value, on: true })}
        />
        {isChild(relationOf(memberKey)) && (
          <Segmented
            name={`unit-${memberKey}`}
            label={t('ages.unit', { name })}
            choices={units}
            value={unit}
            onChange={(value) => landing.say({ name: `unit-${memberKey}`, value, on: true })}
          />
        )}
      </div>
    </div>
  );
}
