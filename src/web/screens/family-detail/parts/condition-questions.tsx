import { useState } from 'react';
import type { MemberKey } from '#domain/person/member.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import {
  type ConditionQuestion,
  sayAnyone,
  sayCondition,
  sayNone,
  sayWho,
  searchConditions,
} from '#web/forms/quote/health-answers.ts';
import { conditionsOf } from '#web/forms/quote/quote-answers.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { FamilyDetail } from '../model.ts';
import css from '../view.module.css';

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
            onChange={family.onTick((now, on) => sayWho(now, key, on))}
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

type ConditionsProps = {
  readonly family: FamilyDetail;
  readonly memberKey: MemberKey;
  readonly conditions: readonly ConditionQuestion[];
};

type RowsProps = ConditionsProps & { readonly questions: readonly ConditionQuestion[] };

function Rows({ family, memberKey, questions }: RowsProps) {
  const ticked = conditionsOf(family.health, memberKey);
  return (
    <div className={css.rows}>
      {questions.map(({ id, name }) => (
        <OptionRow
          key={id}
          label={name}
          name={`${memberKey}-${id}`}
          checked={ticked.includes(id)}
          onChange={(event) => {
            const on = event.currentTarget.checked;
            family.change((health) => sayCondition(health, memberKey, id, on));
          }}
        />
      ))}
    </div>
  );
}

function resultsText(t: Translate, count: number, isAbove: boolean): string {
  if (count > 0) return t('health.search.found', { count });
  return t(isAbove ? 'health.search.above' : 'health.search.none');
}

/** The rarer conditions. One that was ticked stays in its place, so that unticking it is as easy. */
function Search({ conditions, ...props }: ConditionsProps) {
  const t = useText();
  const [search, setSearch] = useState('');
  const ticked = conditionsOf(props.family.health, props.memberKey);
  const [ids, setIds] = useState<readonly number[]>(ticked);
  const met = [...new Set([...ids, ...ticked])];
  if (met.length > ids.length) setIds(met);
  const rare = conditions.filter(({ common }) => !common);
  const hits = searchConditions(rare, search);
  const isAbove = searchConditions(conditions, search).length > hits.length;
  const isSearching = search.trim().length > 1;
  return (
    <div className="stack-2">
      <TextInput
        label={t('health.search')}
        hint={t('health.search.hint')}
        width="medium"
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className="small muted" role="status">
        {isSearching && resultsText(t, hits.length, isAbove)}
      </p>
      <Rows
        {...props}
        conditions={conditions}
        questions={rare.filter((each) => hits.includes(each) || met.includes(each.id))}
      />
    </div>
  );
}

/** Which conditions one person has: the common ones, then all others by search, or none of them. */
function Conditions(props: ConditionsProps) {
  const t = useText();
  const { family, memberKey, conditions } = props;
  const { keys, people, health, attempt } = family;
  const id = `which-${memberKey}`;
  const commonQuestions = conditions.filter(({ common }) => common);
  const label =
    keys.length === 1 ? t('health.which.one') : t('health.which', { name: people.name(memberKey, keys) });
  return (
    <FieldSet id={id} label={label} error={attempt.errorAt(id) && t('health.which.missing')}>
      <Rows {...props} questions={commonQuestions} />
      <Search {...props} />
      <p className="muted small">{t('health.or')}</p>
      <OptionRow
        label={t('health.none')}
        name={`${memberKey}-none`}
        checked={health.without.includes(memberKey)}
        onChange={family.onTick((now, on) => sayNone(now, memberKey, on))}
      />
    </FieldSet>
  );
}
