import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useSearchOf } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Points } from '#web/reading/points.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { covidPlanPage } from './page.ts';

const were = ['covid.were.kavach', 'covid.were.rakshak', 'covid.were.ended'] as const;
const today = ['covid.today.stay', 'covid.today.terms', 'covid.today.standard'] as const;

/** What became of the plans for one illness, and the way to those of today. */
export function Screen(): ReactNode {
  const t = useText();
  const { quoteID } = useSearchOf(covidPlanPage);
  return (
    <article className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('covid.title')}</h1>
        <p className="lede">{t('covid.lede')}</p>
      </div>
      <section className="stack-2">
        <h2>{t('covid.were')}</h2>
        <Points ids={were} />
        <p>{t('covid.claim')}</p>
      </section>
      <section className="stack-2">
        <h2>{t('covid.today')}</h2>
        <Points ids={today} />
        <p>
          <Link href={paths.standardPlan()}>{t('covid.standard')}</Link>
        </p>
      </section>
      <div className="row">
        {quoteID === undefined ? (
          <ButtonLink href={paths.chooseMember()} preload>
            {t('covid.start')}
          </ButtonLink>
        ) : (
          <ButtonLink href={paths.results('family', quoteID)}>{t('covid.mine')}</ButtonLink>
        )}
      </div>
    </article>
  );
}
