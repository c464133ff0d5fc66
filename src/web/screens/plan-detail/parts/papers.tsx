import type { ReactNode } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatGrouped, rupees } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { PlanScore } from '#web/plan-parts/plan-score.tsx';
import { RichText, useText } from '#web/platform/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePlanModel } from '../model.ts';
import css from './papers.module.css';
import { Section } from './section.tsx';

export function ScoreSection(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  if (plan.total_score === null) return null;
  const rank = plan.content?.rank_stability;
  return (
    <Section id="score" title={t('detail.score')} lede={t('detail.score.lede')}>
      <div className={css.card}>
        <PlanScore plan={plan} />
      </div>
      {rank && (
        <p className={css.firm}>
          <RichText
            id={rank.first_three_percent > 0 ? 'detail.score.firm' : 'detail.score.firm.never'}
            values={{
              first: rank.first_percent,
              three: rank.first_three_percent,
              weightings: formatGrouped(rupees(rank.weightings)),
              plans: rank.plans,
            }}
          />
        </p>
      )}
      <p className={css.after}>
        <Link href={paths.method('how-scores-work')}>{t('detail.score.how')}</Link>
      </p>
    </Section>
  );
}

type Content = NonNullable<WirePlan['content']>;
type ContentProps = { readonly content: Content };

/** The catalogue has these texts as the insurer says them, and "we" is Chhatri everywhere else. */
function useInsurersWords(): string {
  const t = useText();
  return t('detail.whose-words', { insurer: usePlanModel().plan.insurer_title });
}

function Claims({ content }: ContentProps): ReactNode {
  const t = useText();
  const lede = useInsurersWords();
  return (
    <Section id="claims" title={t('detail.claims')} lede={lede}>
      <ol className={css.steps}>
        {content.claims_process.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {content.claims_usps.length > 0 && (
        <>
          <h3 className={css.sub}>{t('detail.claims.usps')}</h3>
          <ul className={css.list}>
            {content.claims_usps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Hospitals(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  const count = formatGrouped(rupees(plan.network_hospitals_count));
  return (
    <Section id="hospitals" title={t('detail.hospitals')}>
      <p>
        <RichText id="detail.hospitals.count" values={{ count, insurer: plan.insurer_title }} />
      </p>
      <p className="muted small">{t('detail.hospitals.note')}</p>
    </Section>
  );
}

function Faqs({ content }: ContentProps): ReactNode {
  const t = useText();
  const lede = useInsurersWords();
  if (content.faqs.length === 0) return null;
  return (
    <Section id="faqs" title={t('detail.faqs')} lede={lede}>
      {content.faqs.map(({ question, answer }) => (
        <div key={question} className={css.fold}>
          <Disclosure summary={question}>
            <p>{answer}</p>
          </Disclosure>
        </div>
      ))}
    </Section>
  );
}

function Papers({ content }: ContentProps): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  return (
    <Section id="papers" title={t('detail.papers')} lede={t('detail.papers.lede')}>
      <ul className={css.links}>
        <li>
          <Link href={paths.policyWording(plan.product_slug)}>{content.policy_wordings.title}</Link>
        </li>
        <li>
          <Link href={paths.brochure(plan.product_slug)}>{content.policy_brochure.title}</Link>
        </li>
      </ul>
      {content.general.conditions.length > 0 && (
        <div className={css.fold}>
          <Disclosure summary={t('detail.conditions')}>
            <ul className={css.list}>
              {content.general.conditions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </Section>
  );
}

/** What stands in the insurer's papers: claims, hospitals, questions, wording and brochure. */
export function PaperSections(): ReactNode {
  const { plan } = usePlanModel();
  if (!plan.content) return <Hospitals />;
  return (
    <>
      <Claims content={plan.content} />
      <Hospitals />
      <Faqs content={plan.content} />
      <Papers content={plan.content} />
    </>
  );
}
