import { formatRupees, rupees } from '#domain/money.ts';
import { ageInYears } from '#domain/person/age.ts';
import type { MemberKey } from '#domain/person/member.ts';
import type { RankedSplit } from '#domain/quote/split-ranking.ts';
import { useText } from '#web/browser/text.tsx';
import { usePeople } from '#web/forms/quote/people.ts';
import { coverText } from '#web/plan-parts/facts/cover-words.ts';
import { Table } from '#web/ui/table.tsx';
import type { CoverExamples } from '../load.ts';
import css from './parts.module.css';

type SplitProps = { readonly ranked: RankedSplit };

/** The policies of one way, each with what is left for whoever did not claim. */
function Policies({ ranked }: SplitProps) {
  const t = useText();
  const people = usePeople();
  const namesOf = (keys: readonly MemberKey[]) => {
    const text = people.list(keys, keys);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return ranked.split.parts.map((part) => {
    const [first] = part;
    const remaining = ranked.people.find(({ member }) => member === first?.key)?.left ?? rupees(0);
    return (
      <span key={first?.key} className={css.step}>
        <span>{namesOf(part.map(({ key }) => key))}</span>
        <small>
          {t(part.length > 1 ? 'counts.ways.left' : 'counts.ways.own', { cover: coverText(t, remaining) })}
        </small>
      </span>
    );
  });
}

function Premium({ ranked: { total, overCheapest } }: SplitProps) {
  const t = useText();
  if (total === undefined) return <span>{t('ui.price.none')}</span>;
  return (
    <span className={css.step}>
      <span>{formatRupees(total)}</span>
      {overCheapest !== undefined && overCheapest > 0 && (
        <small>{t('counts.ways.more', { amount: formatRupees(overCheapest) })}</small>
      )}
    </span>
  );
}

/** It shows the ways to insure one family, from the cheapest on. */
export function Splits({ example }: { readonly example: CoverExamples['ways'] }) {
  const t = useText();
  const people = usePeople();
  const { cover, claim, family: members, ranked } = example;
  const keys = members.map(({ key }) => key);
  const family = members.map(({ key, age }, at) => {
    const name = at === 0 ? people.name(key, keys) : people.inline(key, keys);
    return t('counts.ways.person', { name, years: age ? ageInYears(age) : 0 });
  });
  const values = { family: family.join(', '), cover: coverText(t, cover), claim: coverText(t, claim) };
  return (
    <>
      <p>{t('counts.ways.example', values)}</p>
      <Table
        caption={t('counts.ways.table')}
        columns={[
          { id: 'policies', head: t('counts.ways.policies') },
          { id: 'reason', head: t('counts.ways.reason') },
          { id: 'premium', head: t('counts.ways.premium'), number: true },
        ]}
        rows={ranked.map((one) => ({
          id: one.split.key,
          cells: [
            <Policies key="policies" ranked={one} />,
            t(`counts.reason.short.${one.reason}`),
            <Premium key="premium" ranked={one} />,
          ],
        }))}
      />
    </>
  );
}
