import { useState } from 'react';
import type { Answers } from '#domain/proposal/form/fields.ts';
import { mostNominees, nomineeName, placeOfNominee, shareField } from '#domain/service/change/nominees.ts';
import { useText } from '#web/browser/text.tsx';
import { useSheet } from '#web/forms/answer-sheet.ts';
import { fieldsIn } from '#web/forms/form-values.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFrame, Questions } from './change-form.tsx';
import type { FormProps } from './form-props.ts';
import { useChange } from './use-change.ts';

/** All the nominees that are to hold, one below the other; a share is asked where there are several. */
export function NomineeForm(props: FormProps) {
  const t = useText();
  const { form, data } = props.offered;
  const change = useChange(props);
  const [count, setCount] = useState(() => nomineeCount(data));
  const isOf = (name: string) => {
    const { at, question } = placeOfNominee(name);
    return at <= count && (count > 1 || question !== shareField);
  };
  const names = fieldsIn(form).map(({ name }) => name);
  return (
    <>
      <p>{t('change.nominee.text')}</p>
      <FormFrame {...props} change={change} onSubmit={() => void change.submit(isOf)}>
        <Questions {...props} change={change} without={new Set(names.filter((name) => !isOf(name)))} />
        {count > 1 && <ShareSum change={change} count={count} />}
        <div className="row">
          {count < mostNominees && (
            <Button kind="line" onClick={() => setCount(count + 1)}>
              {t('change.nominee.add')}
            </Button>
          )}
          {count > 1 && (
            <Button kind="line" onClick={() => setCount(count - 1)}>
              {t('change.nominee.less', { at: count })}
            </Button>
          )}
        </div>
      </FormFrame>
    </>
  );
}

type ShareSumProps = { readonly change: ReturnType<typeof useChange>; readonly count: number };

function ShareSum({ change, count }: ShareSumProps) {
  const t = useText();
  const places = Array.from({ length: count }, (_, index) => nomineeName(index + 1, shareField));
  const sum = useSheet(change.sheet, (answers) =>
    String(places.reduce((total, name) => total + (Number(answers[name]) || 0), 0)),
  );
  return (
    <p role="status">
      <b>{t('change.nominee.sum', { sum })}</b>
    </p>
  );
}

/** As many as the policy has, and room for one. */
function nomineeCount(data: Answers): number {
  return Math.max(1, ...Object.keys(data).map((name) => placeOfNominee(name).at));
}
