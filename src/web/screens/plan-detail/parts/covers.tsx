import { useText } from '#web/browser/text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { coverLines, type Line } from '../cover-lines.ts';
import { usePlanModel } from '../model.ts';
import css from './covers.module.css';

type LinesProps = { readonly lines: readonly Line[]; readonly kind: 'covers' | 'not' };

function Lines({ lines, kind }: LinesProps) {
  return (
    <ul className={css[kind]}>
      {lines.map(({ id, text, note }) => (
        <li key={id}>
          <Icon name={kind === 'covers' ? 'check' : 'cross'} />
          <span>
            <span>{text}</span>
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Covers() {
  const t = useText();
  const { plan } = usePlanModel();
  const content = plan.content;
  const own = [...new Set([...(content?.special_feature ?? []), ...(content?.usps ?? [])])];
  return (
    <>
      <Lines kind="covers" lines={coverLines(t, plan).covers} />
      {own.length > 0 && (
        <>
          <h3 className="mt-5">{t('detail.usps')}</h3>
          <ul className={css.own}>
            {own.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What the plan has not. */
export function NotCovered() {
  const t = useText();
  const { plan } = usePlanModel();
  return <Lines kind="not" lines={coverLines(t, plan).not} />;
}

/** What no claim is paid for, with the codes of the standard exclusions. */
export function Exclusions() {
  const t = useText();
  const { plan } = usePlanModel();
  const terms = plan.content?.standard_exclusions.terms ?? [];
  if (terms.length === 0) return null;
  return (
    <>
      <h3 className="mt-5">{t('detail.not.all', { count: terms.length })}</h3>
      <Lines kind="not" lines={terms.map(({ code, text }) => ({ id: code, text, note: code }))} />
    </>
  );
}
