import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

const isOfOnePerson = (params: object | undefined) =>
  params !== undefined && ('quoteID' in params || 'proposalID' in params);

/** A real 404 page with a way on. At the address of a quote or purchase it is most often somebody else's, or was left. */
export function NotFound(): ReactNode {
  const t = useText();
  const isOwned = useRouterState({ select: ({ matches }) => isOfOnePerson(matches.at(-1)?.params) });
  return (
    <div className="stack measure">
      <h1>{t(isOwned ? 'not-found.closed.title' : 'not-found.title')}</h1>
      <p className="lede">{t(isOwned ? 'not-found.closed.text' : 'not-found.text')}</p>
      {isOwned && <p>{t('not-found.closed.policy')}</p>}
      <div className="row">
        <ButtonLink href={paths.chooseMember()}>{t('not-found.start')}</ButtonLink>
        <ButtonLink kind="line" href={paths.home()}>
          {t('not-found.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
