import type { MemberKey } from '#domain/person/member.ts';
import { type ChildRelation, maxChildrenPerKind } from '#domain/person/relation.ts';
import { useText } from '#web/browser/text.tsx';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { genderOf } from '#web/forms/quote/quote-answers.ts';
import { ChoiceCard, CountCard } from '#web/ui/choice-card.tsx';
import type { ChooseMember } from '../model.ts';

type MemberCardProps = {
  readonly who: ChooseMember;
  readonly memberKey: MemberKey;
  readonly hint?: string | undefined;
};

/** One person to tick. */
export function MemberCard({ who, memberKey, hint }: MemberCardProps) {
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

/** Sons or daughters, counted. */
export function ChildrenCard({ who, relation }: ChildrenCardProps) {
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
