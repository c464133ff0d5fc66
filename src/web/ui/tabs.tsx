import { Link } from './link.tsx';
import css from './tabs.module.css';

export type Tab = {
  readonly href: string;
  readonly name: string;
  /** Second line: people, from-price. */
  readonly note?: string | undefined;
  readonly current: boolean;
};

type TabsProps = { readonly label: string; readonly tabs: readonly Tab[] };

/** Real links between sister pages; they scroll sideways on a phone. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ href, name, note, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          <span>{name}</span>
          {note && <small>{note}</small>}
        </Link>
      ))}
    </nav>
  );
}
