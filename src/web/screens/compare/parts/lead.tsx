import { RichText, useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { leadOf } from '../lead.ts';
import { useCompareModel } from '../model.ts';
import css from './lead.module.css';
import { Speaks } from './speaks.tsx';

const smallerLook = { first: css.firstPays, last: css.lastPays, none: undefined } as const;

/** The differences as sentences, before any table: two figures, what they mean, and what speaks for each plan. */
export function Lead() {
  const t = useText();
  const { asked, nameOf } = useCompareModel();
  const lead = leadOf(asked, nameOf);
  return (
    <section className="mt-5" aria-label={t('compare.in-words')}>
      {lead && (
        <>
          <p className={classes(css.lead, smallerLook[lead.smaller])}>
            <RichText id={lead.id} values={lead.values} />
          </p>
          <p className="muted measure">{lead.under.map(({ id, values }) => t(id, values)).join(' ')}</p>
        </>
      )}
      <Speaks />
    </section>
  );
}
