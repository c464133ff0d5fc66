import { useText } from '#web/browser/text.tsx';
import { sayAnyone, sayWho } from '#web/forms/quote/health-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { FamilyDetail } from '../model.ts';
import css from '../view.module.css';
import { Conditions } from './conditions.tsx';

type QuestionsProps = { readonly family: FamilyDetail };

function Who({ family }: QuestionsProps) {
  const t = useText();
  const { keys, people, health, attempt } = family;
  return (
    <FieldSet id="who" label={t('health.who')} error={attempt.errorAt('who')}>
      <div className={css.rows}>
        {keys.map((key) => (
          <OptionRow
            key={key}
            label={people.name(key, keys)}
            name={`has-${key}`}
            checked={health.who.includes(key)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              family.change((now) => sayWho(now, key, on));
            }}
          />
        ))}
      </div>
    </FieldSet>
  );
}

function Which({ family }: QuestionsProps) {
  const t = useText();
  const { conditions, keys, health } = family;
  if (conditions === undefined) {
    return (
      <Notice tone="bad" role="alert">
        {t('health.list.failed')}{' '}
        <Button kind="quiet" onClick={family.reload}>
          {t('problem.retry')}
        </Button>
      </Notice>
    );
  }
  return keys
    .filter((key) => health.who.includes(key))
    .map((key) => <Conditions key={key} family={family} memberKey={key} conditions={family.askedOf(key)} />);
}

/** Does anyone, then who, then which. */
export function ConditionQuestions({ family }: QuestionsProps) {
  const t = useText();
  const { keys, health, attempt } = family;
  const isOne = keys.length === 1 && keys[0] === 'You';
  return (
    <>
      <Segmented
        id="anyone"
        name="anyone"
        label={t(isOne ? 'health.anyone.one' : 'health.anyone')}
        hint={t('health.anyone.hint')}
        error={attempt.errorAt('anyone')}
        choices={[
          { value: 'yes', label: t('quote.yes') },
          { value: 'no', label: t('quote.no') },
        ]}
        value={health.anyone}
        onChange={(value) => family.change((now) => sayAnyone(now, value === 'yes' ? 'yes' : 'no', keys))}
      />
      {health.anyone === 'yes' && keys.length > 1 && <Who family={family} />}
      {health.anyone === 'yes' && <Which family={family} />}
    </>
  );
}
