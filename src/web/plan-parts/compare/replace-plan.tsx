import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ComparedPlan, CompareSet } from './compare-set.ts';

type ReplacePlanProps = {
  /** Undefined: nobody asks. */
  readonly asking: ComparedPlan | undefined;
  readonly plans: CompareSet;
  readonly onReplace: (slabId: string) => void;
  readonly onKeep: () => void;
};

/** One plan too many: asks which of the chosen ones makes room, and drops none by itself. */
export function ReplacePlan({ asking, plans, onReplace, onKeep }: ReplacePlanProps) {
  const t = useText();
  return (
    <Dialog
      open={asking !== undefined}
      onClose={onKeep}
      title={t('tray.replace.title', { title: asking?.title ?? '' })}
    >
      <div className="stack-3">
        <p>{t('tray.replace.text', { count: plans.length })}</p>
        {plans.map(({ slabId, title }) => (
          <Button key={slabId} kind="line" wide onClick={() => onReplace(slabId)}>
            {t('tray.replace.do', { title })}
          </Button>
        ))}
        <Button kind="line" wide onClick={onKeep}>
          {t('tray.replace.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
