import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** A real 404 page with a way on. */
export function NotFound(): ReactNode {
  const t = useText();
  return (
    <div className="stack measure">
      <h1>{t('not-found.title')}</h1>
      <p className="lede">{t('not-found.text')}</p>
      <div className="row">
        <ButtonLink href={paths.chooseMember()}>{t('not-found.start')}</ButtonLink>
        <ButtonLink kind="line" href={paths.home()}>
          {t('not-found.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
