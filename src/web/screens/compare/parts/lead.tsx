import { RichText, useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { leadOf } from '../lead.ts';
import { useCompareModel } from '../model.ts';
import { money } from '../rows/row.ts';
import { silentIn, speaksOf } from '../speaks.ts';
import css from './lead.module.css';
import speaksCss from './speaks.module.css';

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
      <Demands />
      <Speaks />
    </section>
  );
}

/** What was said to matter a lot, which is seen on every page after: who has it not, or that all have it. */
function Demands() {
  const t = useText();
  const { page, columns, nameOf } = useCompareModel();
  const { demands } = page;
  if (demands.length === 0) return null;
  const featuresOf = (items: typeof demands) => items.map((item) => t(`demand.${item}`)).join('; ');
  const lacking = columns.filter(({ plan }) => plan.unmet.length > 0);
  if (lacking.length === 0)
    return (
      <p className="measure">
        {t('compare.demands.all', { count: columns.length, features: featuresOf(demands) })}
      </p>
    );
  return (
    <ul className="measure">
      {lacking.map((column) => (
        <li key={column.plan.slab_id}>
          {t('compare.demands.lacks', { plan: nameOf(column), features: featuresOf(column.plan.unmet) })}
        </li>
      ))}
    </ul>
  );
}

type HeadingProps = { readonly name: string; readonly extra: number | undefined };

function Heading({ name, extra }: HeadingProps) {
  const t = useText();
  if (extra === undefined) return <h2>{t('compare.speaks.first', { name })}</h2>;
  if (extra === 0) return <h2>{t('compare.speaks.same', { name })}</h2>;
  const amount = money(Math.abs(extra));
  return <h2>{t(extra > 0 ? 'compare.speaks.more' : 'compare.speaks.less', { name, amount })}</h2>;
}

/** What speaks for each plan; on a desktop above its column of the table. */
function Speaks() {
  const t = useText();
  const { asked, groups, nameOf } = useCompareModel();
  const speaks = speaksOf(asked, groups, nameOf);
  const silent = silentIn(speaks);
  return (
    <div className={speaksCss.speaks} data-columns={asked.columns.length}>
      {speaks.map(({ column, extra, sentences }) => (
        <section key={column.plan.slab_id}>
          <Heading name={nameOf(column)} extra={extra} />
          {/* A plan that is ahead in nothing is named with the first such one. */}
          {(sentences.length > 0 || column === silent[0]) && (
            <ul>
              {sentences.map(({ id, values, row }) => (
                <li key={row}>
                  <RichText id={id} values={values} />
                </li>
              ))}
              {column === silent[0] && (
                <li>
                  {t('compare.speaks.nothing', {
                    count: silent.length,
                    names: silent.map(nameOf).join(', '),
                  })}
                </li>
              )}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
