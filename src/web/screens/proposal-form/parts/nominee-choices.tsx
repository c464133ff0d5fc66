import type { ReactNode } from 'react';
import { fieldsIn } from '#web/forms/form-values.ts';
import { useSite } from '#web/platform/site.tsx';
import { useText } from '#web/platform/text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ProposalForm } from '../model.ts';
import { nomineesAmong } from '../nominees.ts';

type NomineeChoicesProps = { readonly model: ProposalForm };

/** Somebody insured here as nominee, in one tap. */
export function NomineeChoices({ model: { proposal, wire, sheet, nameOf } }: NomineeChoicesProps): ReactNode {
  const t = useText();
  const { pricesAsOf: today } = useSite();
  const relation = fieldsIn(wire).find(({ name }) => name === 'nominee_relationship');
  const offered = new Set(relation?.choices.map(({ id }) => id));
  const choices = nomineesAmong(proposal, offered, today);
  if (choices.length === 0) return null;
  return (
    <div className="stack-2">
      <p>{t('form.nominee.known')}</p>
      <div className="row">
        {choices.map(({ key, answers }) => (
          <Button
            key={key}
            type="button"
            kind="line"
            onClick={() => {
              for (const [name, answer] of Object.entries(answers)) sheet.set(name, answer);
            }}
          >
            {nameOf(key)}
          </Button>
        ))}
      </div>
    </div>
  );
}
