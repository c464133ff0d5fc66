import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { useTitle } from '#web/platform/title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Parting } from '../answers.ts';
import type { FamilyDetail } from '../model.ts';
import css from '../view.module.css';

type LeavesProps = { readonly family: FamilyDetail; readonly parting: Parting };

const ill = ({ leaving }: Parting) => leaving.filter(({ reason }) => reason === 'condition');
const childrenAlone = ({ leaving }: Parting) => leaving.filter(({ reason }) => reason === 'child-alone');

function Reasons({ family, parting }: LeavesProps): ReactNode {
  const { people, keys } = family;
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
export function Leaves({ family, parting }: LeavesProps): ReactNode {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { people, keys } = family;
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
      <BackLink href={paths.familyDetail()} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="lede">{t('leaves.lede')}</p>
      <Reasons family={family} parting={parting} />
      <Notice tone="brand" lead={t('leaves.offline.lead', { names: namesOf(ill(parting)) })}>
        {t('leaves.offline')} <Link href={paths.policyOffline('offline')}>{t('leaves.offline.link')}</Link>
      </Notice>
      {alone.length > 0 && <p>{t('leaves.children', { names: namesOf(alone) })}</p>}
      {!isNobodyLeft && <p>{t('leaves.others', { names: people.list(parting.staying, keys) })}</p>}
      <div className="row">
        {isNobodyLeft ? (
          <ButtonLink href={paths.policyOffline('offline')}>{t('leaves.offline.link')}</ButtonLink>
        ) : (
          <Button onClick={family.goOnWithout}>{t('leaves.go', { names })}</Button>
        )}
        <ButtonLink kind="line" href={paths.familyDetail()}>
          {t('leaves.change')}
        </ButtonLink>
      </div>
    </div>
  );
}
