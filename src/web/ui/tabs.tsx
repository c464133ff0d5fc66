import { RichText } from '#web/browser/text.tsx';
import type { MessageId } from '#words/areas.ts';
import type { Values } from '#words/speak.ts';
import { Link } from './link.tsx';
import css from './tabs.module.css';

export type Tab = {
  readonly href: string;
  readonly name: string;
  /** Second line: people, and in bold a price. On a phone the price stands there alone. */
  readonly note: { readonly id: MessageId; readonly values: Values };
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
          <small>
            <RichText {...note} />
          </small>
        </Link>
      ))}
    </nav>
  );
}
