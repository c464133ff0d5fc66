import type { MemberKey } from '#domain/person/member.ts';
import { type ChildRelation, type Gender, maxChildrenPerKind } from '#domain/person/relation.ts';
import { useText } from '#web/browser/text.tsx';
import { inLawKeys, otherKeys, parentKeys } from '#web/forms/people/key-groups.ts';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { genderOf } from '#web/forms/quote/quote-answers.ts';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { ChoiceCard, ChoiceGrid, CountCard } from '#web/ui/choice-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type ChooseMember, fields } from '../model.ts';
import css from '../view.module.css';

type GroupsProps = { readonly who: ChooseMember };

function Couple({ who }: GroupsProps) {
  const t = useText();
  const spouse = who.gender('Spouse');
  const gender = who.draft.genderOfSpouse;
  const spouseHint = spouse && (gender ? t(`who.gender.${gender}`) : t(`who.gender.guess.${spouse}`));
  return (
    <FieldSet id="who-couple" label={t('who.group.couple')} error={who.attempt.errorAt(fields.people)}>
      <ChoiceGrid>
        <MemberCard who={who} memberKey="You" hint={t('who.You.hint')} />
        <MemberCard who={who} memberKey="Spouse" hint={spouseHint} />
      </ChoiceGrid>
      <GenderRows who={who} />
    </FieldSet>
  );
}

function Others({ who }: GroupsProps) {
  const t = useText();
  return (
    <Disclosure summary={t('who.group.others')} open={otherKeys.some(who.isChosen)}>
      <p className={`small muted ${css.others}`}>{t('who.others.hint')}</p>
      <ChoiceGrid>
        {otherKeys.map((key) => (
          <MemberCard key={key} who={who} memberKey={key} />
        ))}
      </ChoiceGrid>
    </Disclosure>
  );
}

/** Everybody who can be covered, in three groups; the rarer relations one press away. */
export function Groups({ who }: GroupsProps) {
  const t = useText();
  return (
    <div className="stack-5">
      <Couple who={who} />
      <FieldSet id="who-children" label={t('who.group.children')}>
        <ChoiceGrid>
          <ChildrenCard who={who} relation="Son" />
          <ChildrenCard who={who} relation="Daughter" />
        </ChoiceGrid>
        {who.childrenAlone.length > 0 && (
          <Notice tone="care" icon="info" role="status" small>
            {t('who.children.dropped', { names: who.people.list(who.childrenAlone, who.chosen) })}
          </Notice>
        )}
      </FieldSet>
      <FieldSet id="who-parents" label={t('who.group.parents')}>
        <ChoiceGrid>
          {[...parentKeys, ...inLawKeys].map((key) => (
            <MemberCard key={key} who={who} memberKey={key} />
          ))}
        </ChoiceGrid>
        <Others who={who} />
      </FieldSet>
      <AskPerson topic="relation" lead={t('quote.family.yours')} />
      <AskPerson topic="family" lead={t('quote.somebody.else')} />
    </div>
  );
}

const genders = ['FEMALE', 'MALE'] as const satisfies readonly Gender[];

/** You are asked; the spouse is guessed from it, and the guess can be changed. */
function GenderRows({ who }: { readonly who: ChooseMember }) {
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

type MemberCardProps = {
  readonly who: ChooseMember;
  readonly memberKey: MemberKey;
  readonly hint?: string | undefined;
};

/** It shows one person to tick. */
function MemberCard({ who, memberKey, hint }: MemberCardProps) {
  return (
    <ChoiceCard
      figure={figureOf(memberKey, (key) => genderOf(who.draft, key))}
      name={who.people.name(memberKey, [])}
      hint={hint}
      input={{
        id: `who-${memberKey}`,
        name: memberKey,
        checked: who.isChosen(memberKey),
        onChange: (event) => who.choose(memberKey, event.currentTarget.checked),
      }}
    />
  );
}

type ChildrenCardProps = { readonly who: ChooseMember; readonly relation: ChildRelation };

/** It counts sons or daughters. */
function ChildrenCard({ who, relation }: ChildrenCardProps) {
  const t = useText();
  const value = who.count(relation);
  const most = maxChildrenPerKind;
  return (
    <CountCard
      figure={relation === 'Son' ? 'boy' : 'girl'}
      name={t(relation === 'Son' ? 'who.sons' : 'who.daughters')}
      hint={t(value < most ? 'who.children.hint' : 'who.children.most', { most })}
      value={value}
      min={0}
      max={most}
      onChange={(count) => who.setCount(relation, count)}
    />
  );
}
