import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { MemberKey } from '#domain/person/member.ts';
import type { ChildRelation, Gender } from '#domain/person/relation.ts';
import { coveredMembers, droppedChildren, isSplitOffered } from '#domain/quote/recommendation.ts';
import { changeDraft, forgetMe, useDraft } from '#web/browser/storage/draft.ts';
import { type Draft, emptyDraft, emptyHealth } from '#web/browser/storage/draft-shape.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useAttempt } from '#web/forms/attempt.ts';
import { countOf, insure, sayGender, setCount } from '#web/forms/choosing.ts';
import { peopleWords } from '#web/forms/quote/people.ts';
import { chosenKeys, genderOf, membersOf } from '#web/forms/quote/quote-answers.ts';
import { confirmByToast } from '#web/frame/notices/toasts.tsx';
import { useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { chooseMemberPage } from './page.ts';

/** The error summary leads to the controls with these ids. */
export const fields = { people: 'who-You', gender: 'who-gender' } as const;

export type ChooseMember = ReturnType<typeof useChooseMember>;

/** All that keeps the visitor on this step, in page order. */
export function chooseErrors(draft: Draft, t: Translate): readonly FieldError[] {
  const members = membersOf(draft, emptyHealth);
  const errors: FieldError[] = [];
  if (members.length === 0) errors.push({ field: fields.people, message: t('who.missing') });
  else if (coveredMembers(members).length === 0) {
    errors.push({ field: fields.people, message: t('who.children.alone'), topic: 'family' });
  }
  if (draft.genderOfYou === undefined)
    errors.push({ field: fields.gender, message: t('who.gender.missing') });
  return errors;
}

/** Ways in that say in the address what is looked for. */
const wantedBy: Readonly<Record<string, Partial<Draft>>> = {
  'super-topup': { existing: 'yes' },
  'arogya-sanjeevani': { standard: true },
};

function useProductStart(): void {
  const { product = '' } = useSearchOf(chooseMemberPage);
  useEffect(() => {
    const preset = Object.hasOwn(wantedBy, product) && wantedBy[product];
    if (preset) changeDraft((draft) => ({ ...draft, ...preset }));
  }, [product]);
}

export function useChooseMember() {
  const draft = useDraft();
  const t = useText();
  const router = useRouter();
  useProductStart();
  const attempt = useAttempt(chooseErrors(draft, t));
  const keys = chosenKeys(draft);
  const members = membersOf(draft, emptyHealth);
  return {
    draft,
    attempt,
    people: peopleWords(t),
    chosen: keys,
    isChosen: (key: MemberKey) => keys.includes(key),
    choose: (key: MemberKey, insured: boolean) => changeDraft((now) => insure(now, key, insured)),
    count: (relation: ChildRelation) => countOf(draft, relation),
    setCount: (relation: ChildRelation, count: number) =>
      changeDraft((now) => setCount(now, relation, count)),
    gender: (who: 'You' | 'Spouse') => genderOf(draft, who),
    sayGender: (who: 'You' | 'Spouse', gender: Gender) => changeDraft((now) => sayGender(now, who, gender)),
    /** Children whom nobody brings. */
    childrenAlone: droppedChildren(members).map(({ key }) => key),
    isSplit: isSplitOffered(members),
    hasAnswers: draft !== emptyDraft,
    forget: () => {
      forgetMe();
      confirmByToast(t('quote.forget.done'));
    },
    goOn: () => attempt.press(() => router.history.push(paths.memberDetails())),
  };
}
