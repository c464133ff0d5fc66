import type { WirePolicyPage } from '#contract/purchase/policy-page.ts';
import type { WirePostPayment } from '#contract/purchase/shapes.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { figureOf } from '#web/forms/quote/people-figure.ts';
import { paths } from '#web/paths.ts';
import { isOver } from '#web/proposal-parts/bought/has-ended.ts';
import { useMemberWords } from '#web/proposal-parts/people-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import css from './people.module.css';

type PeopleProps = {
  readonly proposalID: string;
  readonly members: WirePostPayment['members'];
  readonly policy: WirePolicyPage;
};

/** Whom it covers, as the schedule has them, to whom the money of a claim goes, and who else may open it. */
export function People({ proposalID, members, policy }: PeopleProps) {
  const { people, nominees, is_holder: isHolder } = policy;
  const t = useText();
  const dateText = useDateText();
  const { hasCodes } = useSite();
  const words = useMemberWords(members);
  const keys = members.map(({ key }) => key);
  const bornText = (key: string, date: string) =>
    key === 'You'
      ? t(isHolder ? 'policy.person.you' : 'policy.person.holder', { date: dateText(date) })
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
      {nominees.length > 0 && !isOver(policy) && (
        <p className="small muted mt-3">
          {t(isHolder ? 'policy.nominee' : 'policy.nominee.holder', { name: nomineesText(nominees) })}
        </p>
      )}
      {hasCodes && isHolder && (
        <p>
          <Link className="tap" href={paths.whoOpens(proposalID)}>
            {t('policy.who-opens')}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Whoever receives all is named alone. */
function nomineesText(nominees: WirePolicyPage['nominees']): string {
  if (nominees.length === 1) return nominees.map(({ name }) => name).join('');
  return nominees.map(({ name, share }) => `${name} (${share} %)`).join(', ');
}
