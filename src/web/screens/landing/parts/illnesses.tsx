import type { MemberKey } from '#domain/person/member.ts';
import { useText } from '#web/browser/text.tsx';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { chosenKeys } from '#web/forms/quote/quote-answers.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';

type IllnessesProps = {
  readonly landing: Landing;
  readonly memberKey: MemberKey;
  /** What this person is asked, the likeliest first. */
  readonly conditions: readonly ConditionQuestion[];
};

function Rows({ landing, memberKey, conditions }: IllnessesProps) {
  const { conditions: answers, without } = landing.said.health;
  const ticked = without.includes(memberKey) ? [] : (answers[memberKey] ?? []);
  return (
    <div className={css.rows}>
      {conditions.map(({ id, name }) => (
        <OptionRow
          key={id}
          label={name}
          name={`which-${memberKey}-${id}`}
          checked={ticked.includes(id)}
          onChange={(event) =>
            landing.say({
              name: `which-${memberKey}-${id}`,
              value: 'on',
              on: event.currentTarget.checked,
            })
          }
        />
      ))}
    </div>
  );
}

/** What one person has: the common illnesses, all others one press away, or none of them. */
export function Illnesses(props: IllnessesProps) {
  const t = useText();
  const people = usePeople();
  const { landing, memberKey, conditions } = props;
  const { draft, health } = landing.said;
  const keys = chosenKeys(draft);
  const id = `which-${memberKey}`;
  const rare = conditions.filter(({ common }) => !common);
  const isRare = rare.some((each) => health.conditions[memberKey]?.includes(each.id));
  const name = people.name(memberKey, keys);
  return (
    <div className={css.which}>
      <FieldSet
        id={id}
        label={keys.length === 1 ? t('landing.which.one') : t('health.which', { name })}
        error={landing.attempt.errorAt(id) && t('health.which.missing')}
      >
        <Rows {...props} conditions={conditions.filter(({ common }) => common)} />
        <Disclosure summary={t('health.search')} open={isRare}>
          <Rows {...props} conditions={rare} />
          <p className="small muted">{t('landing.rare.missing')}</p>
        </Disclosure>
        <OptionRow
          label={t('health.none')}
          name={`none-${memberKey}`}
          checked={health.without.includes(memberKey)}
          onChange={(event) =>
            landing.say({ name: `none-${memberKey}`, value: 'on', on: event.currentTarget.checked })
          }
        />
      </FieldSet>
    </div>
  );
}
