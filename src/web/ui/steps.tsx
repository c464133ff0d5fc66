import { useText } from '#web/browser/text.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import css from './steps.module.css';

export type StepState = 'done' | 'now' | 'ahead';

export type Step = {
  readonly id: string;
  readonly name: string;
  readonly state: StepState;
  /** Back to a step that is done. */
  readonly href?: string | undefined;
};

type StepsProps = { readonly label: string; readonly steps: readonly Step[] };

type StepRowProps = { readonly step: Step; readonly number: number };

function StepRow({ step: { name, state, href }, number }: StepRowProps) {
  const t = useText();
  const done = state === 'done';
  const words = done ? (
    <>
      <span>{name}</span>
      <span className="sr">{t('ui.step.done')}</span>
    </>
  ) : (
    name
  );
  return (
    <li className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{done ? <Icon name="check" size={18} /> : number}</i>
      {href ? <Link href={href}>{words}</Link> : <span>{words}</span>}
    </li>
  );
}

/** The list of steps beside a form, on a desktop. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step, at) => (
          <StepRow key={step.id} step={step} number={at + 1} />
        ))}
      </ol>
    </nav>
  );
}
