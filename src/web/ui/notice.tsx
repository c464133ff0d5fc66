import { type ReactNode, useEffect, useRef } from 'react';
import { isEarly } from '#web/browser/early.ts';
import { classes } from './classes.ts';
import { inElement } from './elements.tsx';
import { Icon, type IconName } from './icon.tsx';
import css from './notice.module.css';

/** `owes` is a fact that costs the buyer, `bad` something that went wrong: never both in one place. */
export type NoticeTone = 'plain' | 'brand' | 'care' | 'owes' | 'bad' | 'good';

const iconOf = {
  plain: 'info',
  brand: 'info',
  care: 'clock',
  owes: 'info',
  bad: 'alert',
  good: 'check',
} as const satisfies Record<NoticeTone, IconName>;

type NoticeProps = {
  readonly tone?: NoticeTone;
  /** Instead of the tone's own. */
  readonly icon?: IconName | 'mark';
  /** It stands in bold before the text. */
  readonly lead?: string | undefined;
  /** `status` or `alert` where it comes up after an act of the buyer. */
  readonly role?: 'status' | 'alert';
  readonly small?: boolean;
  /** A status that answers a press made far from it. */
  readonly comesUp?: boolean;
  readonly children?: ReactNode;
};

/** An icon, a bold lead, one or two sentences, a bar at the left. An alert comes into sight wherever the buyer pressed. */
export function Notice({ tone = 'plain', icon, lead, role, small, comesUp, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What came with the page stands where it stands: somebody may be pressing something below it.
    if (!isEarly() && (role === 'alert' || comesUp)) box.current?.scrollIntoView({ block: 'nearest' });
  }, [role, comesUp]);
  return (
    <div
      ref={box}
      className={classes(css.notice, tone !== 'plain' && css[tone], small && 'small')}
      role={role}
    >
      <Icon name={icon ?? iconOf[tone]} />
      <div>
        {lead && <b>{lead}</b>}
        {lead && <span> </span>}
        {inElement(children)}
      </div>
    </div>
  );
}
