import { useState } from 'react';
import { useText } from '#web/browser/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { listOf, type WireFieldProps, wordsOf } from '../field-props.ts';
import { noneId, ticked } from '../ticking.ts';
import css from './checkboxes-field.module.css';

/** A longer list shows this many and what is ticked; the rest is one press away. */
const inSight = 10;

/** Any number of answers; "none of these" stands last, after an "or". */
export function CheckboxesField(props: WireFieldProps) {
  const t = useText();
  const { field, value, onAnswer } = props;
  const values = listOf(value);
  const [firstValues] = useState(values);
  const rows = field.choices.filter(({ id }) => id !== noneId);
  const none = field.choices.find(({ id }) => id === noneId);
  const isNear = (id: string, at: number) =>
    rows.length <= inSight + 2 || at < inSight || firstValues.includes(id);
  const row = ({ id, label }: (typeof rows)[number]) => (
    <OptionRow
      key={id}
      label={label}
      name={field.name}
      value={id}
      checked={values.includes(id)}
      onChange={(event) => onAnswer(ticked(values, id, event.currentTarget.checked))}
    />
  );
  const far = rows.filter(({ id }, at) => !isNear(id, at));
  return (
    <FieldSet {...wordsOf(props)}>
      <div className={css.rows}>{rows.filter(({ id }, at) => isNear(id, at)).map(row)}</div>
      {far.length > 0 && (
        <Disclosure summary={t('form.choices.more', { count: far.length })}>
          <div className={css.rows}>{far.map(row)}</div>
        </Disclosure>
      )}
      {none && (
        <>
          <p className="muted">{t('form.choices.or')}</p>
          {row(none)}
        </>
      )}
    </FieldSet>
  );
}
