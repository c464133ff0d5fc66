import type { ReactNode } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Points } from '#web/reading/points.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { standardPlanPage } from './page.ts';
import { type Seller, sellersOf } from './sellers.ts';
import css from './view.module.css';

const facts = ['cover', 'copay', 'room', 'waits'] as const;
const good = ['standard.good.same', 'standard.good.price', 'standard.good.bonus'] as const;
const less = [
  'standard.less.copay',
  'standard.less.room',
  'standard.less.refill',
  'standard.less.not',
] as const;

function Sells({ insurer, product }: Seller) {
  const t = useText();
  return (
    <li className={css.seller}>
      <h3>{insurer.title}</h3>
      <p className="small muted">{product.title}</p>
      <p className={css.papers}>
        <Link href={paths.policyWording(product.slug)}>
          {t('standard.wording')} <span className="sr">{t('standard.of', { insurer: insurer.title })}</span>
        </Link>
        <Link href={paths.brochure(product.slug)}>
          {t('standard.brochure')} <span className="sr">{t('standard.of', { insurer: insurer.title })}</span>
        </Link>
      </p>
    </li>
  );
}

/** What the government-standard plan is, what it is not, and every insurer that sells it. */
export function Screen(): ReactNode {
  const t = useText();
  const sellers = sellersOf(useLoaded(standardPlanPage));
  return (
    <article className="stack-5">
      <div className="stack-2">
        <h1>{t('standard.title')}</h1>
        <p className="lede">{t('standard.lede', { count: sellers.length })}</p>
      </div>
      <div className="row">
        <ButtonLink href={paths.chooseMember({ product: 'arogya-sanjeevani' })} preload>
          {t('standard.start')}
        </ButtonLink>
      </div>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt className="small muted">{t(`standard.fact.${fact}`)}</dt>
            <dd>
              <b>{t(`standard.fact.${fact}.value`)}</b>
              <small>{t(`standard.fact.${fact}.note`)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <section className="stack-2">
        <h2>{t('standard.good')}</h2>
        <Points ids={good} />
      </section>
      <section className="stack-2">
        <h2>{t('standard.less')}</h2>
        <Points ids={less} />
      </section>
      <section className="stack-3">
        <h2>{t('standard.sellers')}</h2>
        <p className="measure">{t('standard.sellers.text')}</p>
        <ul className={css.sellers}>
          {sellers.map((seller) => (
            <Sells key={seller.product.slug} {...seller} />
          ))}
        </ul>
      </section>
      <Notice icon="info" lead={t('standard.who.lead')}>
        {t('standard.who')}
      </Notice>
    </article>
  );
}
