import { useRouterState } from '@tanstack/react-router';
import { nextPageOf } from '#web/browser/network/loaded.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PersonLink } from './help/ask-person.tsx';

const isOfOnePerson = (params: object | undefined, pathname: string) =>
  (params && 'quoteID' in params) || pathname.startsWith('/health-plan/proposals/');

/**
 * A real 404 page with a way on. At the address of a quote or purchase it is most often somebody else's, or was left; where
 * the quote is there and one plan is not, its list leads on.
 */
export function NotFoundPage({ data }: { readonly data?: unknown }) {
  const t = useText();
  const list = nextPageOf(data);
  const isOwned = useRouterState({
    select: ({ matches, location }) => isOfOnePerson(matches.at(-1)?.params, location.pathname),
  });
  const kind = list !== undefined ? 'detail.gone' : isOwned ? 'not-found.closed' : 'not-found';
  return (
    <div className="stack measure">
      <h1>{t(`${kind}.title`)}</h1>
      <p className="lede">{t(`${kind}.text`)}</p>
      {kind === 'not-found.closed' && (
        <>
          <p>{t('not-found.closed.policy')}</p>
          <p className="row">
            <Link href={paths.myPolicies()}>{t('nav.mine')}</Link>
            <PersonLink topic="opening" />
          </p>
        </>
      )}
      <div className="row">
        {list !== undefined ? (
          <ButtonLink href={list}>{t('detail.gone.list')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.chooseMember()}>{t('not-found.start')}</ButtonLink>
        )}
        <ButtonLink kind="line" href={paths.home()}>
          {t('not-found.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
