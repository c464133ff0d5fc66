import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { yourDataAddress } from '#web/browser/your-data.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { type Answering, useAnswering } from './model.ts';
import { ConsentPart, PurchasePart } from './parts/consent.tsx';

/** What somebody agreed to, and the way to take it back; then where to read about all that is kept. */
export function Screen(): ReactNode {
  const t = useText();
  const answering = useAnswering();
  return (
    <div className="stack-5 measure">
      <div className="stack-2">
        <h1>{t('privacy.title')}</h1>
        <p className="lede">{t('privacy.lede')}</p>
      </div>
      {answersOf(answering).map((consent) => (
        <ConsentPart key={consent.purpose} consent={consent} answering={answering} />
      ))}
      <PurchasePart consents={answering.consents} />
      <section className="stack-2">
        <h2>{t('privacy.data.title')}</h2>
        <p>
          {t('privacy.data.text')} <Link href={paths.about('your-data')}>{t('privacy.data.do')}</Link>
        </p>
        <p>
          <a href={yourDataAddress}>{t('privacy.data.own')}</a>
        </p>
        <p>
          <Link href={paths.leaveDevice()}>{t('nav.leave')}</Link>
        </p>
      </section>
    </div>
  );
}

/** What is asked on the site stands there for whoever comes to answer it; the others once they were answered. */
function answersOf({ consents }: Answering): Answering['consents'] {
  return consents.filter(
    ({ may_be_given, answer, may_be_withdrawn }) =>
      may_be_withdrawn && (may_be_given || answer?.given !== undefined),
  );
}
