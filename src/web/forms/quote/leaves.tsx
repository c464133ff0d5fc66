import { type ReactElement, useEffect, useRef } from 'react';
import type { MemberKey } from '#domain/person/member.ts';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { paths } from '#web/paths.ts';
import { LeavingRights } from '#web/plan-parts/rights/leaving-rights.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Parting } from './health-answers.ts';
import css from './leaves.module.css';
import { usePeople } from './people.ts';

type LeavesProps = {
  readonly parting: Parting;
  /** Everybody who was chosen. */
  readonly keys: readonly MemberKey[];
  /** Where the health answers can be changed. */
  readonly change: string;
  /** What goes on without those who leave; gets their names. */
  readonly goOn: (words: string) => ReactElement;
};

const ill = ({ leaving }: Parting) => leaving.filter(({ reason }) => reason === 'condition');
const childrenAlone = ({ leaving }: Parting) => leaving.filter(({ reason }) => reason === 'child-alone');

function Reasons({ parting, keys }: Pick<LeavesProps, 'parting' | 'keys'>) {
  const people = usePeople();
  return (
    <ul className={css.leaving}>
      {ill(parting).map(({ member, conditions }) => (
        <li key={member.key}>
          <b>{people.name(member.key, keys)}</b>
          <span>{conditions.map(({ name }) => name).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who cannot be covered online, why, the way on for them, and going on without them. Not an error and never red. */
export function Leaves({ parting, keys, change, goOn }: LeavesProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const people = usePeople();
  const namesOf = (leaving: Parting['leaving']) =>
    people.list(
      leaving.map(({ member }) => member.key),
      keys,
    );
  const names = namesOf(parting.leaving);
  const alone = childrenAlone(parting);
  const isNobodyLeft = parting.staying.length === 0;
  const title = isNobodyLeft ? t('leaves.title.all') : t('leaves.title', { count: ill(parting).length });
  useTitle(title);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="stack-5 measure">
      <BackLink href={change} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lede">{t('leaves.lede')}</p>
      <Reasons parting={parting} keys={keys} />
      <Notice tone="brand" lead={t('leaves.offline.lead', { names: namesOf(ill(parting)) })}>
        {t('leaves.offline')} <Link href={paths.policyOffline('offline')}>{t('leaves.offline.link')}</Link>
      </Notice>
      <LeavingRights parting={parting} keys={keys} />
      {alone.length > 0 && <p>{t('leaves.children', { names: namesOf(alone) })}</p>}
      {!isNobodyLeft && <p>{t('leaves.others', { names: people.list(parting.staying, keys) })}</p>}
      <div className="row">
        {isNobodyLeft ? (
          <ButtonLink href={paths.policyOffline('offline')}>{t('leaves.offline.link')}</ButtonLink>
        ) : (
          goOn(t('leaves.go', { names }))
        )}
        <ButtonLink kind="line" href={change}>
          {t('leaves.change')}
        </ButtonLink>
      </div>
    </div>
  );
}
