import { useText } from '#web/browser/text.tsx';
import css from './back-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

type BackLinkProps = { readonly href: string; readonly label?: string };

export function BackLink({ href, label }: BackLinkProps) {
  const t = useText();
  return (
    <Link href={href} className={css.back}>
      <Icon name="back" size={20} />
      <span>{label ?? t('ui.back')}</span>
    </Link>
  );
}
