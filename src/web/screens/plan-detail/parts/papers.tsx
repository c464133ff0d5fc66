import type { WirePlan } from '#contract/plan/shapes.ts';
import { formatGrouped, rupees } from '#domain/money.ts';
import { RichText, useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { chosenOf } from '#web/plan-parts/choice/plan-choices.ts';
import { FamilyPage } from '#web/plan-parts/family-page.tsx';
import { lossesText, PlanScore } from '#web/plan-parts/score/plan-score.tsx';
import { scoreParts } from '#web/plan-parts/score/plan-score-parts.ts';
import { points } from '#web/plan-parts/score/score-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Elements } from '#web/ui/elements.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePlanModel } from '../model.ts';
import { Covers, Exclusions, NotCovered } from './covers.tsx';
import { Limits } from './limits.tsx';
import css from './papers.module.css';
import columns from './two.module.css';

type Content = NonNullable<WirePlan['content']>;
type ContentProps = { readonly content: Content };

/** The score with its parts, and how firm the plan's place is. */
export function Score() {
  const t = useText();
  const { plan } = usePlanModel();
  const { content, total_score: score } = plan;
  if (!content || score === null) return null;
  const rank = content.rank_stability;
  const losses = lossesText(t, scoreParts(plan));
  return (
    <Fold
      id="score"
      title={t('detail.score')}
      outcome={<RichText id="detail.score.outcome" values={{ score: points(score), losses }} />}
    >
      <p className="muted">{t('detail.score.lede')}</p>
      <div className="panel">
        <PlanScore plan={plan} />
      </div>
      {rank && (
        <p className="measure mt-3">
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
        <Link href={paths.method('how-scores-work')}>{t('nav.scores')}</Link>
      </p>
    </Fold>
  );
}

/** What a claim will ask for, in the insurer's order and words. */
function Claims({ content }: ContentProps) {
  const t = useText();
  const { plan } = usePlanModel();
  return (
    <div>
      <h3>{t('detail.papers.claim')}</h3>
      <p className="small muted">{t('detail.whose-words', { insurer: plan.insurer_title })}</p>
      <ol className={css.steps}>
        {content.claims_process.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {content.claims_usps.length > 0 && (
        <ul className={css.list}>
          {content.claims_usps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Files({ content }: ContentProps) {
  const t = useText();
  const { plan } = usePlanModel();
  const files = [
    { href: paths.policyWording(plan.product_slug), title: content.policy_wordings.title },
    { href: paths.brochure(plan.product_slug), title: content.policy_brochure.title },
  ];
  return (
    <div>
      <h3>{t('detail.papers.files')}</h3>
      <p className="small muted">{t('detail.papers.lede')}</p>
      <ul className={css.files}>
        {files.map(({ href, title }) => (
          <li key={href}>
            <Icon name="file" size={22} />
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PaperProps = { readonly title: string; readonly children: Elements };

function Paper({ title, children }: PaperProps) {
  return (
    <div className={css.fold}>
      <Disclosure summary={title}>{children}</Disclosure>
    </div>
  );
}

function Similar({ content }: ContentProps) {
  const t = useText();
  if (content.similar_products.length === 0) return null;
  return (
    <Paper title={t('detail.papers.similar')}>
      <ul className={css.list}>
        {content.similar_products.map(
          ({ product_slug: slug, product_title: title, insurer_title: insurer }) => (
            <li key={slug}>
              <Link href={paths.brochure(slug)}>{t('detail.papers.similar.of', { title, insurer })}</Link>
            </li>
          ),
        )}
      </ul>
    </Paper>
  );
}

function Questions({ content }: ContentProps) {
  const t = useText();
  if (content.faqs.length === 0) return null;
  return (
    <Paper title={t('detail.faqs')}>
      <dl className={css.faqs}>
        {content.faqs.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

/** What stands in the insurer's papers, and how we judge: each a press away. */
export function PaperSections() {
  const t = useText();
  const { plan } = usePlanModel();
  const { content } = plan;
  if (!content) return null;
  const count = content.standard_exclusions.terms.length;
  return (
    <Fold
      id="papers"
      title={t('detail.papers')}
      outcome={<span>{t('detail.papers.outcome', { count })}</span>}
    >
      <div className={columns.two}>
        <Claims content={content} />
        <Files content={content} />
      </div>
      <Family />
      <div className={css.folds}>
        <Paper title={t('detail.covers')}>
          <Covers />
        </Paper>
        <Paper title={t('detail.not')}>
          <NotCovered />
          <Exclusions />
        </Paper>
        <Paper title={t('detail.limits')}>
          <Limits />
        </Paper>
        <Questions content={content} />
        <Similar content={content} />
        {content.general.conditions.length > 0 && (
          <Paper title={t('detail.conditions')}>
            <ul className={css.list}>
              {content.general.conditions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Paper>
        )}
      </div>
    </Fold>
  );
}

/** The page for the family, of this plan and the two that the list has beside it. */
function Family() {
  const { page, riders } = usePlanModel();
  const { quoteId, block, slabId: slab_id } = page.address;
  const choice = chosenOf([{ slab_id, riders: riders.ids }]);
  return (
    <FamilyPage
      year={page.shownYear}
      shareRequest={{ quote_id: quoteId, block, slab_id, ...choice }}
      madeOn="plan"
    />
  );
}
