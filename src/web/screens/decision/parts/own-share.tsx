import type { WireShared } from '#contract/share/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { useLoaded } from '#web/page/use-page.ts';
import { leftOf } from '../decision-texts.ts';
import { decisionPage } from '../page.ts';
import css from './own-share.module.css';
import { Part } from './sheet.tsx';

const roomBeside = 2;

/** Beside more plans than these the first page of paper has no room for what stays with the family. */
export const isLong = ({ runners_up }: WireShared): boolean => runners_up.length > roomBeside;

/** What stays with the family under the chosen plan. */
export function OwnShareList() {
  const t = useText();
  const shared = useLoaded(decisionPage);
  const hasTopUp = [shared.chosen, ...shared.runners_up].some(({ deductible }) => deductible !== null);
  return (
    <Part title={t('decision.left')}>
      <dl className={css.left}>
        {leftOf(t, shared).map(({ id, text, amount }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className={`muted small ${css.note}`}>
        <span>{t('decision.years.note', { year: shared.shown_year, count: shared.ages.length })}</span>
        {hasTopUp && <span>{` ${t('decision.years.held')}`}</span>}
      </p>
    </Part>
  );
}
