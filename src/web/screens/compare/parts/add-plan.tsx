import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { WirePlan } from '#contract/plan/shapes.ts';
import { planGroupOf } from '#domain/quote/block-id.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCompareModel } from '../model.ts';
import { money } from '../rows/row.ts';
import css from './add-plan.module.css';

/** Plans of the list that are not compared yet; undefined before they are here. */
type Others = readonly WirePlan[] | 'failed' | undefined;

function useOthers() {
  const api = useApi();
  const { page } = useCompareModel();
  const [others, setOthers] = useState<Others>();
  const { quoteId, block } = page.list;
  const ask = async () => {
    setOthers(undefined);
    const body = { result_type: planGroupOf(block) };
    const answer = await api.call('getScore', { params: { quote_id: quoteId }, body });
    if (!answer.ok) return setOthers('failed');
    const plans = answer.value.score_data.find((one) => one.block === block)?.plans ?? [];
    const compared = page.columns.map(({ plan }) => plan.slab_id);
    setOthers(plans.filter(({ slab_id: id }) => !compared.includes(id)));
  };
  return { others, ask };
}

/** One more plan, picked from the list without leaving the comparison. */
export function AddPlan() {
  const t = useText();
  const { hrefWith } = useCompareModel();
  const { others, ask } = useOthers();
  const [open, setOpen] = useState(false);
  const router = useRouter();
  if (!hrefWith) return null;
  const close = () => setOpen(false);
  const start = () => {
    setOpen(true);
    void ask();
  };
  const add = (plan: WirePlan) => {
    close();
    router.history.push(hrefWith(plan));
  };
  return (
    <div className={classes(css.add, 'only-scripted')}>
      <Button kind="quiet" aria-haspopup="dialog" onClick={start}>
        <Icon name="plus" size={18} />
        {t('compare.add')}
      </Button>
      <Dialog open={open} onClose={close} title={t('compare.add.title')}>
        <div className="stack-3">
          <Choices others={others} onAgain={() => void ask()} onAdd={add} />
          <Button kind="line" wide onClick={close}>
            {t('compare.add.close')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

type ChoicesProps = {
  readonly others: Others;
  readonly onAgain: () => void;
  readonly onAdd: (plan: WirePlan) => void;
};

function Choices({ others, onAgain, onAdd }: ChoicesProps) {
  const t = useText();
  if (others === undefined) return <p role="status">{t('compare.add.loading')}</p>;
  if (others === 'failed')
    return (
      <Notice tone="bad" role="alert" lead={t('compare.add.failed')}>
        <Button kind="quiet" onClick={onAgain}>
          {t('problem.retry')}
        </Button>
      </Notice>
    );
  return (
    <ul className={css.choices}>
      {others.map((plan) => (
        <li key={plan.slab_id}>
          <Button kind="line" wide onClick={() => onAdd(plan)}>
            {t('compare.add.plan', {
              title: plan.product_title,
              price: plan.premium === null ? t('compare.no-price') : money(plan.premium),
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
