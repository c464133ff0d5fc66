import { type ReactNode, useEffect, useState } from 'react';
import type { CallAnswer } from '#contract/call/shapes.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { loadChunk } from '#web/frame/chunk.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { introPage } from './page.ts';
import { pickerPart } from './picker-part.ts';
import { BillProof, ScoreApart } from './proof.tsx';
import css from './view.module.css';

const rules = [
  ['intro.how.1.title', 'intro.how.1.text'],
  ['intro.how.2.title', 'intro.how.2.text'],
  ['intro.how.3.title', 'intro.how.3.text'],
] as const;

function Rules() {
  const t = useText();
  return (
    <section className="sec">
      <h2 className="sr">{t('intro.how.title')}</h2>
      <ul className={css.rules}>
        {rules.map(([title, text]) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The start page: a first price on it, and the proof that the comparison is honest. */
export function Screen(): ReactNode {
  const t = useText();
  const { proof } = useLoaded(introPage);
  return (
    <>
      <div className={css.hero}>
        <div className="stack">
          <h1>{t('intro.title')}</h1>
          {proof && (
            <p className="lede">{t('intro.lede', { plans: proof.plans, insurers: proof.insurers })}</p>
          )}
          <PoliciesLink>
            <Notice icon="nophone" lead={t('intro.promise.lead')}>
              <span className="only-wide">{t('intro.promise.text')}</span>
            </Notice>
          </PoliciesLink>
        </div>
        <pickerPart.Slot />
      </div>
      {proof?.proof && <BillProof proof={proof.proof} />}
      {proof?.proof?.scored && <ScoreApart scored={proof.proof.scored} />}
      <section className="sec stack">
        <h2>{t('intro.parents.title')}</h2>
        <p className="lede">{t('intro.parents.text')}</p>
        <p>
          <ButtonLink kind="line" href={paths.chooseMember()} preload>
            {t('intro.parents.link')}
          </ButtonLink>
        </p>
      </section>
      <Rules />
    </>
  );
}

type OwnProps = {
  /** What somebody new reads in its place. */
  readonly children: Elements;
};

type OwnParts = Awaited<ReturnType<typeof loadOwn>>;
type Purchases = CallAnswer<'getPurchases'>;

const loadOwn = () => loadChunk('home/own', () => import('./own.tsx'));

/** The way back for somebody who bought, or began to, here. Asked for once the page stands, which waits for nothing. */
function PoliciesLink({ children }: OwnProps) {
  const api = useApi();
  const [own, setOwn] = useState<{ readonly list: Purchases; readonly parts: OwnParts }>();
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const answer = await api.call('getPurchases', { params: {}, body: {} });
      if (!answer.ok || !hasAny(answer.value)) return;
      const parts = await loadOwn();
      if (isHere) setOwn({ list: answer.value, parts });
    };
    // Whoever is new loses nothing where it does not come: the way stands in the head of every page.
    void ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [api]);
  return own ? <own.parts.Own list={own.list} /> : children;
}

/** A quote alone is found again where it was left, by its own forms. */
function hasAny({ purchases, unfinished }: Purchases): boolean {
  return purchases.length + unfinished.length > 0;
}
