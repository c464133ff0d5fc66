import { useState } from 'react';
import type { WireChanges } from '#contract/service/change-shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Select } from '#web/ui/select.tsx';
import { ChangeForm } from './change-form.tsx';
import type { FormProps, OfferedChange } from './form-props.ts';
import { MailForm } from './mail-form.tsx';
import { NomineeForm } from './nominee-form.tsx';

type Kind = OfferedChange['kind'];

/** Each kind once, though a name can be anybody's. */
export function kindsIn({ offered }: WireChanges): readonly Kind[] {
  return [...new Set(offered.map(({ kind }) => kind))];
}

type FoldProps = Pick<FormProps, 'changes' | 'onChange'> & { readonly kind: Kind };

/** What the policy says now is read without opening it. */
export function ChangeFold({ kind, changes, onChange }: FoldProps) {
  const t = useText();
  const own = changes.offered.filter((each) => each.kind === kind);
  const [first] = own;
  if (!first) return null;
  const present = own.map((each) => each.present).join(', ');
  return (
    <Disclosure
      summary={
        <span>
          <b>{t(`change.kind.${kind}`)}</b>
          <span>{': '}</span>
          <span>{present || t('change.nominee.none')}</span>
        </span>
      }
    >
      <div className="stack-5">
        {kind === 'change-nominee' && <NomineeForm changes={changes} offered={first} onChange={onChange} />}
        {kind === 'change-name' && <NameForm changes={changes} own={own} onChange={onChange} />}
        {kind === 'change-address' && (
          <>
            <p>{t('change.address.text')}</p>
            <ChangeForm changes={changes} offered={first} onChange={onChange} />
          </>
        )}
        {kind === 'change-mail' && <MailForm changes={changes} offered={first} onChange={onChange} />}
      </div>
    </Disclosure>
  );
}

type NameFormProps = Pick<FormProps, 'changes' | 'onChange'> & { readonly own: readonly OfferedChange[] };

/** Each person has a form of their own, which another choice does not empty into somebody else's. */
function NameForm({ changes, own, onChange }: NameFormProps) {
  const t = useText();
  const [person, setPerson] = useState(own[0]?.person ?? null);
  const offered = own.find((each) => each.person === person);
  if (!offered) return null;
  return (
    <>
      <p>{t('change.name.text')}</p>
      {own.length > 1 && (
        <Select
          label={t('change.name.who')}
          width="medium"
          value={person ?? ''}
          choices={own.map((each) => ({ value: each.person ?? '', label: each.person_name ?? '' }))}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
      )}
      <ChangeForm key={person} changes={changes} offered={offered} onChange={onChange} />
    </>
  );
}
