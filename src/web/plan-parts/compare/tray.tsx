import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import {
  type ComparedList,
  fewestCompared,
  linkedPlan,
  placesOn,
  withoutPlan,
  withReplaced,
} from './compare-set.ts';
import { ReplacePlan } from './replace-plan.tsx';
import css from './tray.module.css';
import { keepCompareSet, opened, useChosenPlans } from './use-compare-set.ts';

type TrayProps = { readonly list: ComparedList; readonly places: number };

/** The button that was pressed is gone: the next one takes the focus. */
function useStableFocus(count: number) {
  const places = useRef<HTMLUListElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    if (removed.current && count > 0) places.current?.querySelector('button')?.focus();
    removed.current = false;
  }, [count]);
  return { places, onRemove: () => (removed.current = true) };
}

/** What is chosen to be compared, at the foot of a list: the last thing on its page. */
export function Tray({ list, places: allPlaces }: TrayProps) {
  const t = useText();
  const { plans, free, remove, asking, replace, keep } = useCompareChoice(list, allPlaces);
  const { places, onRemove } = useStableFocus(plans.length);
  const beyond = plans.length - placesOn.mobile;
  const isEnough = plans.length >= fewestCompared;
  return (
    <>
      {plans.length > 0 && (
        <aside className={`row ${css.tray}`} aria-label={t('tray.name')}>
          <ul ref={places} className={css.places}>
            {plans.map(({ slabId, title }) => (
              <li key={slabId}>
                <button
                  type="button"
                  className={css.chosen}
                  aria-label={t('tray.remove', { title })}
                  onClick={() => {
                    onRemove();
                    remove(slabId);
                  }}
                >
                  <span>{title}</span>
                  <Icon name="cross" size={18} />
                </button>
              </li>
            ))}
            {beyond > 0 && (
              <li className={classes(css.beyond, 'only-phone')}>{t('tray.beyond', { count: beyond })}</li>
            )}
            {free > 0 && <li className={css.free}>{t('tray.free', { count: free })}</li>}
          </ul>
          {isEnough && (
            <ButtonLink href={paths.compare(list.block, list.quoteId, plans.map(linkedPlan))} preload>
              {t('tray.card')}
              <span className="only-wide">{t('tray.go.count', { count: plans.length })}</span>
            </ButtonLink>
          )}
        </aside>
      )}
      <ReplacePlan asking={asking} plans={plans} onReplace={replace} onKeep={keep} />
    </>
  );
}

const subscribeAsking = (changed: () => void) => opened().asking.subscribe(changed);

const isSame = (one: ComparedList, other: ComparedList) =>
  one.quoteId === other.quoteId && one.block === other.block;

/** What is chosen of a list, for its tray. */
function useCompareChoice(list: ComparedList, places: number) {
  const plans = useChosenPlans(list);
  const plan = useSyncExternalStore(
    subscribeAsking,
    () => opened().asking.get(),
    () => undefined,
  );
  const asking = plan && isSame(plan.list, list) ? plan.plan : undefined;
  const keep = () => opened().asking.clear();
  return {
    plans,
    /** Places that the layout has and nobody has taken. */
    free: Math.max(0, places - plans.length),
    remove: (slabId: string) => keepCompareSet(list, withoutPlan(plans, slabId)),
    /** Waits for an answer: which plan makes room for it. */
    asking,
    replace: (slabId: string) => {
      if (asking) keepCompareSet(list, withReplaced(plans, slabId, asking));
      keep();
    },
    /** Nothing makes room. */
    keep,
  };
}
