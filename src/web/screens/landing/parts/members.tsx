import type { MemberKey } from '#domain/person/member.ts';
import { parseMemberKey } from '#domain/person/member-key.ts';
import { genders, isChild } from '#domain/person/relation.ts';
import { memberDraft } from '#web/browser/storage/draft-shape.ts';
import { useText } from '#web/browser/text.tsx';
import { fields } from '#web/forms/landing/step-names.ts';
import { childKeys, inLawKeys, otherKeys, parentKeys } from '#web/forms/people/key-groups.ts';
import { relationOf, usePeople } from '#web/forms/quote/people.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { ageField, genderOf } from '#web/forms/quote/quote-answers.ts';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';
import { ParentsPlace } from './parents-place.tsx';

type PartProps = { readonly landing: Landing };

/** One of each is asked at once. */
const isFirst = (key: string) => key.endsWith('-0');
const firstChildren = childKeys.filter(isFirst);
const moreChildren = childKeys.filter((key) => !isFirst(key));

function Rows({ landing, keys }: PartProps & { readonly keys: readonly string[] }) {
  return keys.map((key) => <PersonRow key={key} landing={landing} memberKey={key} />);
}

/** Those who are covered more rarely: open where one of them is chosen already. */
function More({
  landing,
  keys,
  words,
}: PartProps & { readonly keys: readonly string[]; readonly words: string }) {
  const open = keys.some((key) => memberDraft(landing.said.draft, key).insured);
  return (
    <Disclosure summary={words} open={open}>
      <Rows landing={landing} keys={keys} />
    </Disclosure>
  );
}

/** The spouse's gender is guessed from yours; the guess is shown as one. */
function SpouseGender({ landing }: PartProps) {
  const t = useText();
  const { draft } = landing.said;
  const gender = genderOf(draft, 'Spouse');
  if (gender === undefined) return null;
  return (
    <div className={css.spouse}>
      <Segmented
        label={t('landing.spouse.gender')}
        hint={draft.genderOfSpouse ? undefined : t('landing.spouse.guess')}
        choices={genders.map((value) => ({ value, label: t(`landing.gender.${value}`) })).toReversed()}
        value={gender}
        {...landing.choice('spouse-gender')}
      />
    </div>
  );
}

/** Who is covered, and in the same row how old they are. */
export function Members({ landing }: PartProps) {
  const t = useText();
  return (
    <div className={`stack-5 ${css.members}`}>
      <FieldSet
        id="who-couple"
        label={t('landing.group.couple')}
        error={landing.attempt.errorAt(fields.people)}
      >
        <Rows landing={landing} keys={['You', 'Spouse']} />
        <SpouseGender landing={landing} />
      </FieldSet>
      <FieldSet id="who-children" label={t('landing.group.children')}>
        <Rows landing={landing} keys={firstChildren} />
        <More landing={landing} keys={moreChildren} words={t('landing.more.children')} />
      </FieldSet>
      <FieldSet id="who-parents" label={t('landing.group.parents')}>
        <Rows landing={landing} keys={parentKeys} />
        <More landing={landing} keys={[...inLawKeys, ...otherKeys]} words={t('landing.more.others')} />
        <ParentsPlace landing={landing} />
      </FieldSet>
      <AskPerson topic="relation" lead={t('quote.family.yours')} />
      <AskPerson topic="family" lead={t('quote.somebody.else')} />
    </div>
  );
}

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
function PersonRow({ landing, memberKey }: PersonRowProps) {
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
        input={{ id: `who-${memberKey}`, checked: insured, ...landing.box(`who-${memberKey}`) }}
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
          onChange={(event) => landing.choice(id).onChange(event.currentTarget.value)}
        />
        {isChild(relationOf(memberKey)) && (
          <Segmented
            label={t('ages.unit', { name })}
            choices={units}
            value={unit}
            {...landing.choice(`unit-${memberKey}`)}
          />
        )}
      </div>
    </div>
  );
}
