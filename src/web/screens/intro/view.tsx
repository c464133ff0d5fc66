import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { useText } from '#web/platform/text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { UmbrellaPeople } from '#web/ui/umbrella-people.tsx';
import { Bought } from './bought.tsx';
import css from './view.module.css';

const steps = [
  ['intro.how.1.title', 'intro.how.1.text'],
  ['intro.how.2.title', 'intro.how.2.text'],
  ['intro.how.3.title', 'intro.how.3.text'],
] as const;

const family = ['elder-m', 'woman', 'girl', 'boy', 'elder-w', 'man'] as const;

/** The start page: what Chhatri does, what it asks, and the way in. */
export function Screen(): ReactNode {
  const t = useText();
  return (
    <>
      <div className={`side ${css.lead}`}>
        <div className="stack-5">
          <div className="stack-2">
            <h1>{t('intro.title')}</h1>
            <p className="lede">{t('intro.lede')}</p>
          </div>
          <div className="row">
            <ButtonLink href={paths.chooseMember()} preload>
              {t('intro.start')}
            </ButtonLink>
            <span className="small muted">{t('intro.start.hint')}</span>
          </div>
          <Bought>
            <Notice icon="nophone" lead={t('intro.promise.lead')}>
              {t('intro.promise.text')}
            </Notice>
          </Bought>
        </div>
        <UmbrellaPeople people={family} title={t('intro.family')} />
      </div>
      <section className="sec">
        <h2>{t('intro.how.title')}</h2>
        <ol className={`sec__body ${css.steps}`}>
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="sec stack-2">
        <h2>{t('intro.parents.title')}</h2>
        <p className="lede">{t('intro.parents.text')}</p>
      </section>
    </>
  );
}
