import type { WireHelp } from '#contract/help/shapes.ts';
import { useText } from '#web/browser/text.tsx';
import { classes } from '#web/ui/classes.ts';
import { unbroken } from '#web/ui/phone-link.tsx';
import css from '../view.module.css';

/** The portal of the regulator, and the council of the ombudsmen: fixed by law, whoever the operator is. */
const outside = {
  portal: 'https://bimabharosa.irdai.gov.in',
  ombudsman: 'https://www.cioins.co.in',
} as const;

const hostOf = (address: string) => new URL(address).host;

function Outside({ href }: { readonly href: string }) {
  return (
    <a href={href} rel="noreferrer" lang="en">
      {hostOf(href)}
    </a>
  );
}

/** Who hears a complaint, one after the other, within which days. */
export function Complaints({ help }: { readonly help: WireHelp }) {
  const t = useText();
  const { officer, insurer } = help;
  return (
    <section id="complaints" className="stack-3">
      <h2>{t('nav.complaints')}</h2>
      <p>{t('help.complain.lede')}</p>
      <ol className={classes(css.ladder, 'stack')}>
        <li>
          <h3>{t('help.complain.us')}</h3>
          <p>{t('help.complain.us.text')}</p>
          <p>
            <b lang="en">{officer.name}</b>
            <br />
            <a href={`tel:${officer.phone.replace(/[^\d+]/g, '')}`}>{unbroken(officer.phone)}</a>
            <br />
            <a href={`mailto:${officer.email}`} lang="en">
              {officer.email}
            </a>
          </p>
        </li>
        <li>
          <h3>{t('help.complain.insurer')}</h3>
          <p>{t('help.complain.insurer.text')}</p>
          {insurer && (
            <p>
              {t('help.complain.insurer.own', { insurer: insurer.title, phone: unbroken(insurer.phone) })}
            </p>
          )}
        </li>
        <li>
          <h3>{t('help.complain.portal')}</h3>
          <p>
            {t('help.complain.portal.text')} <Outside href={outside.portal} />
          </p>
        </li>
        <li>
          <h3>{t('help.complain.ombudsman')}</h3>
          <p>
            {t('help.complain.ombudsman.text')} <Outside href={outside.ombudsman} />
          </p>
        </li>
      </ol>
      <p>{t('help.complain.court')}</p>
    </section>
  );
}
