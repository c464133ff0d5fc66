import { conditionsFor } from '#domain/person/condition.ts';
import type { MemberKey } from '#domain/person/member.ts';
import { useText } from '#web/browser/text.tsx';
import type { ConditionQuestion } from '#web/forms/quote/health-answers.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { chosenKeys, membersOf } from '#web/forms/quote/quote-answers.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Landing } from '../model.ts';
import css from '../view.module.css';

type PartProps = { readonly landing: Landing };

function People({ landing }: PartProps) {
  const t = useText();
  const people = usePeople();
  const { said, isLive, attempt, loaded } = landing;
  const keys = chosenKeys(said.draft);
  const isOne = keys.length === 1;
  return (
    <FieldSet id="who" label={t(isOne ? 'health.which.one' : 'health.who')} error={attempt.errorAt('who')}>
      {membersOf(said.draft, said.health).map((member) => {
        const { key } = member;
        const isIll = said.health.who.includes(key);
        return (
          <div key={key} className={isOne ? undefined : css.ill}>
            {!isOne && (
              <OptionRow label={people.name(key, keys)} checked={isIll} {...landing.box(`has-${key}`)} />
            )}
            {(isIll || !isLive) && (
              <Illnesses
                landing={landing}
                memberKey={key}
                conditions={conditionsFor(loaded.conditions ?? [], member)}
              />
            )}
          </div>
        );
      })}
    </FieldSet>
  );
}

/** Does anyone, then who, then which: what is not asked yet stands there hidden, so that no script is needed to show it. */
export function Medical({ landing }: PartProps) {
  const t = useText();
  const { said, attempt, isLive, loaded } = landing;
  const isAlone = chosenKeys(said.draft).join() === 'You';
  const showsPeople = said.health.anyone === 'yes' || !isLive;
  return (
    <div className={`stack-5 ${css.medical}`}>
      <Disclosure summary={t('health.why.lead')}>
        <p className="measure">{t('landing.why')}</p>
      </Disclosure>
      <Segmented
        id="anyone"
        label={t(isAlone ? 'health.anyone.one' : 'health.anyone')}
        hint={t('health.anyone.hint')}
        error={attempt.errorAt('anyone')}
        choices={[
          { value: 'yes', label: t('quote.yes') },
          { value: 'no', label: t('quote.no') },
        ]}
        value={said.health.anyone}
        {...landing.choice('anyone')}
      />
      {showsPeople && loaded.conditions === null && (
        <Notice tone="bad" role="alert">
          {t('health.list.failed')}
        </Notice>
      )}
      {showsPeople && loaded.conditions !== null && (
        <div className={css.asked}>
          <People landing={landing} />
        </div>
      )}
    </div>
  );
}

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
          checked={ticked.includes(id)}
          {...landing.box(`which-${memberKey}-${id}`)}
        />
      ))}
    </div>
  );
}

/** What one person has: the common illnesses, all others one press away, or none of them. */
function Illnesses(props: IllnessesProps) {
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
          checked={health.without.includes(memberKey)}
          {...landing.box(`none-${memberKey}`)}
        />
      </FieldSet>
    </div>
  );
}
