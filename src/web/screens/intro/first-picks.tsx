import { formatRupees, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import type { FirstPrice } from '#web/forms/landing/home-price.ts';
import { usePeople } from '#web/forms/quote/people.ts';
import { keysOf } from '#web/plan-parts/splits/split-text.ts';
import { weaknessTexts } from '#web/plan-parts/splits/split-words.ts';
import { classes } from '#web/ui/classes.ts';
import css from './first-picks.module.css';

type Policy = FirstPrice['picks'][number];
type Plan = Policy['plans'][number];

const money = (amount: number) => formatRupees(rupees(amount));

/** What another pick costs more than the recommended one, or less, and what one gets for it. */
function Beside({ plan, best }: { readonly plan: Plan; readonly best: Plan }) {
  const t = useText();
  const extra = plan.all_in - best.all_in;
  const less = best.premium - plan.premium;
  const way = extra === 0 ? 'same' : extra > 0 ? 'more' : 'less';
  const own = plan.one_in_hundred;
  const isStronger =
    plan.names.some(({ title }) => title === 'strongest') && own > 0 && own < best.one_in_hundred;
  return (
    <p>
      {less > 0 && <span>{`${t('intro.picks.now', { less: money(less) })} `}</span>}
      <RichText id={`intro.picks.${way}`} values={{ extra: money(Math.abs(extra)) }} />
      {isStronger && (
        <span>
          {` ${t('intro.picks.bad', { own: money(own), title: best.title, other: money(best.one_in_hundred) })}`}
        </span>
      )}
    </p>
  );
}

function Pick({ plan, policy, best }: { readonly plan: Plan; readonly policy: Policy; readonly best: Plan }) {
  const t = useText();
  return (
    <li className={classes(css.pick, plan === best && css.best)}>
      <p className="small strong">
        {plan.names.map(({ title, scope }) => t(`list.name.${title}`, { scope })).join(', ')}
      </p>
      <p className={css.title}>
        <b lang="en">{plan.title}</b>
        <b className={css.price}>{money(plan.premium)}</b>
      </p>
      <p className="small muted">
        <RichText id="intro.picks.all-in" values={{ amount: money(plan.all_in) }} />
      </p>
      {plan === best ? (
        <p>
          {plan.names[0]?.title !== 'lowest' && <span>{t('intro.picks.why')}</span>}
          {weaknessTexts({ t }, policy.pick).map((text) => (
            <span key={text}>{` ${text}`}</span>
          ))}
        </p>
      ) : (
        <Beside plan={plan} best={best} />
      )}
    </li>
  );
}

/** The picks of the list, before anything was said on health: of everybody, or of each policy of the recommended way. */
export function FirstPicks({ picks }: { readonly picks: FirstPrice['picks'] }) {
  const t = useText();
  const people = usePeople();
  if (picks.length === 0) return null;
  const all = picks.flatMap(({ members }) => keysOf(members));
  const [first = ''] = all;
  const alone = first === 'You' ? 'you' : 'single';
  const who = all.length > 1 ? 'other' : alone;
  return (
    <div className="stack-2">
      <h4>{t('intro.picks', { who, name: people.inline(first, all), count: all.length })}</h4>
      {picks.map((policy) => {
        const best = policy.plans.find(({ recommended }) => recommended);
        return (
          <div key={policy.members.join()}>
            {picks.length > 1 && <p className="strong">{people.line(keysOf(policy.members))}</p>}
            <ul className={css.picks}>
              {best &&
                policy.plans.map((plan) => <Pick key={plan.title} plan={plan} policy={policy} best={best} />)}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
