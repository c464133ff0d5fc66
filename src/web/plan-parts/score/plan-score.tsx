import { type ReactNode, useId, useState } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import disclosure from '#web/ui/disclosure.module.css';
import css from './plan-score.module.css';
import { heaviestLosses, scoreParts } from './plan-score-parts.ts';
import { points, ScoreBar, ScoreList } from './score-list.tsx';
import type { ShownPart } from './score-parts.ts';

/** "12", "7.5": the most a part can earn. */
const most = (value: number) => String(value);

export function lossesText(t: Translate, parts: readonly ShownPart[]): string {
  const [first, second] = heaviestLosses(parts);
  if (!first) return t('plan.score.loses.none');
  const values = { first: t(`plan.loses.${first.item}`), firstPoints: points(first.points) };
  if (!second) return t('plan.score.loses.one', values);
  return t('plan.score.loses.two', {
    ...values,
    second: t(`plan.loses.${second.item}`),
    secondPoints: points(second.points),
  });
}

function ofText(t: Translate, plan: WirePlan, price: number): string {
  if (plan.premium !== null) return t('plan.score.of');
  const possible = most(plan.score_possible ?? 0);
  if (plan.premium_status === 'pending') return t('plan.score.so-far', { possible, price: most(price) });
  return t('plan.score.unpriced', { possible });
}

type FiguresProps = { readonly plan: WirePlan; readonly total: number; readonly parts: readonly ShownPart[] };

function Figures({ plan, total, parts }: FiguresProps) {
  const t = useText();
  return (
    <>
      <p className={css.top}>
        <span className={css.figure}>{points(total)}</span>
        <span className="muted small">{ofText(t, plan, plan.price_points?.possible ?? 0)}</span>
      </p>
      <ScoreBar parts={parts} />
      <p className={css.key} aria-hidden="true">
        <span>{t('plan.score.key.features')}</span>
        <span>{t('plan.score.key.price')}</span>
      </p>
    </>
  );
}

type PlanScoreProps = {
  readonly plan: WirePlan;
  /** Buttons beside the score. */
  readonly children?: ReactNode;
};

/** The figure of 100, its bar of eleven slots, where it loses most, and the parts one press away. Without scores, the buttons only. */
export function PlanScore({ plan, children }: PlanScoreProps) {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const parts = scoreParts(plan);
  const scored = plan.total_score !== null && parts.length > 0;
  return (
    <div className={css.foot}>
      {scored && (
        <div className={css.score}>
          <Figures plan={plan} total={plan.total_score ?? 0} parts={parts} />
          <p className={`row ${css.why}`}>
            <span>{lossesText(t, parts)}</span>
            <button
              type="button"
              className={`link-like ${disclosure.fold}`}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {t(open ? 'plan.score.parts.open' : 'plan.score.parts')}
            </button>
          </p>
        </div>
      )}
      {scored && open && (
        <div className={css.parts}>
          <ScoreList id={id} parts={parts} />
        </div>
      )}
      {children && <div className={css.act}>{children}</div>}
    </div>
  );
}
