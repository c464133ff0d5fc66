import type { ReactNode } from 'react';
import { useText } from '#web/platform/text.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { coverLines, type Line } from '../cover-lines.ts';
import { usePlanModel } from '../model.ts';
import css from './covers.module.css';
import { Section } from './section.tsx';

/** Lines on the page before the rest is folded. */
const firstLines = 6;
/** Standard exclusions that only wait: they stand as dates further up. */
const waitCodes: readonly string[] = ['Excl01', 'Excl02', 'Excl03'];

type LinesProps = { readonly lines: readonly Line[]; readonly kind: 'covers' | 'not' };

function Lines({ lines, kind }: LinesProps): ReactNode {
  return (
    <ul className={css[kind]}>
      {lines.map(({ id, text, note }) => (
        <li key={id}>
          <Icon name={kind === 'covers' ? 'check' : 'cross'} />
          <span>
            {text}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Covers(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  const content = plan.content;
  const own = [...new Set([...(content?.special_feature ?? []), ...(content?.usps ?? [])])];
  return (
    <Section id="covers" title={t('detail.covers')}>
      <Lines kind="covers" lines={coverLines(t, plan).covers} />
      {own.length > 0 && (
        <>
          <h3 className={css.sub}>{t('detail.usps')}</h3>
          <ul className={css.own}>
            {own.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** What the plan never pays: what it has not, then the standard exclusions with their codes. */
export function NotCovered(): ReactNode {
  const t = useText();
  const { plan } = usePlanModel();
  const terms = plan.content?.standard_exclusions.terms ?? [];
  const termLines = terms.map(({ code, text }) => ({ id: code, text, note: code }));
  const lasting = termLines.filter(({ id }) => !waitCodes.includes(id));
  const first = [...coverLines(t, plan).not, ...lasting].slice(0, firstLines);
  return (
    <Section id="not-covered" title={t('detail.not')}>
      <Lines kind="not" lines={first} />
      {terms.length > 0 && (
        <Disclosure summary={t('detail.not.all', { count: terms.length })}>
          <Lines kind="not" lines={termLines} />
        </Disclosure>
      )}
    </Section>
  );
}
