import type { ReactNode } from 'react';
import { useSite } from '#web/browser/site.tsx';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Link } from '#web/ui/link.tsx';
import { myPoliciesPage } from './page.ts';
import { Purchase } from './purchase.tsx';

/** How what was bought elsewhere opens here: by a link, and a code. */
function FromElsewhere() {
  const t = useText();
  return (
    <section className="stack-2">
      <h2>{t('mine.elsewhere')}</h2>
      <p>{t('mine.elsewhere.1')}</p>
      <p>{t('mine.elsewhere.2')}</p>
      <p>
        {t('mine.elsewhere.gone')} <Link href={paths.help()}>{t('mine.elsewhere.help')}</Link>
      </p>
    </section>
  );
}

/** All that was bought in this browser, each with how it stands and the way to it. */
export function Screen(): ReactNode {
  const t = useText();
  const { hasCodes } = useSite();
  const { purchases } = useLoaded(myPoliciesPage);
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('nav.mine')}</h1>
        {purchases.length > 0 && <p className="lede">{t(hasCodes ? 'mine.lede' : 'mine.lede.here')}</p>}
      </div>
      {purchases.length === 0 && (
        <Empty title={t('mine.none.title')} text={t('mine.none.text')}>
          <ButtonLink href={paths.chooseMember()}>{t('mine.none.button')}</ButtonLink>
        </Empty>
      )}
      {purchases.map((purchase) => (
        <Purchase key={purchase.proposalID} purchase={purchase} />
      ))}
      {hasCodes && <FromElsewhere />}
      <p>
        <a href={yourDataAddress}>{t('mine.data')}</a>
      </p>
    </div>
  );
}
