import { useText } from '#web/browser/text.tsx';
import { inLawKeys, otherKeys, parentKeys } from '#web/forms/people/key-groups.ts';
import { AskPerson } from '#web/frame/help/ask-person.tsx';
import { ChoiceGrid } from '#web/ui/choice-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ChooseMember, fields } from '../model.ts';
import css from '../view.module.css';
import { GenderRows } from './gender-rows.tsx';
import { ChildrenCard, MemberCard } from './member-card.tsx';

type GroupsProps = { readonly who: ChooseMember };

function Couple({ who }: GroupsProps) {
  const t = useText();
  const spouse = who.gender('Spouse');
  const said = who.draft.genderOfSpouse;
  const spouseHint = spouse && (said ? t(`who.gender.${said}`) : t(`who.gender.guess.${spouse}`));
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
