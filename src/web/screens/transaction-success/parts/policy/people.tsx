import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { useMemberWords } from '#web/proposal-parts/people-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import css from './people.module.css';

type PeopleProps = { readonly members: WirePostPayment['members']; readonly policy: WirePolicyPage };

/** Whom it covers, as the schedule has them, and to whom the money of a claim goes. */
export function People({ members, policy: { people, nominee } }: PeopleProps) {
  const t = useText();
  const dateText = useDateText();
  const words = useMemberWords(members);
  const keys = members.map(({ key }) => key);
  const bornText = (key: string, date: string) =>
    key === 'You'
      ? t('policy.person.you', { date: dateText(date) })
      : t('policy.person', { relation: words.name(key, keys), date: dateText(date) });
  return (
    <section>
      <h2>{t('policy.people')}</h2>
      <ul className={css.folk}>
        {members.map(({ key, name, gender }) => {
          const person = people.find((one) => one.key === key);
          const born = person?.date_of_birth;
          const illnesses = person?.declared.join(', ') ?? '';
          return (
            <li key={key}>
              <Icon name={figureOf(key, () => gender)} size={36} height={44} />
              <p>
                <b>{name}</b>
                <small>{born ? bornText(key, born) : words.name(key, keys)}</small>
                {illnesses !== '' && <small>{t('policy.person.declared', { illnesses })}</small>}
              </p>
            </li>
          );
        })}
      </ul>
      {nominee !== '' && <p className="small muted mt-3">{t('policy.nominee', { name: nominee })}</p>}
    </section>
  );
}
