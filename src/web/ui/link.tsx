import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** `paths` builds it. */
  readonly href: string;
  readonly children: ReactNode;
  /** Load the page behind it when the pointer or focus comes near. */
  readonly preload?: boolean;
};

const opensHere = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const locationOf = (href: string) => {
  const [to = href, search = ''] = href.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(search)) };
};

/** A link inside the app: a real address for every browser, a change of screen without a reload where scripts run. */
export function Link({ href, preload, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !opensHere(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  // A failed preload is no failure: the click loads the page again and shows what went wrong then.
  const near = preload ? () => void router.preloadRoute(locationOf(href)).catch(() => undefined) : undefined;
  return (
    <a {...rest} href={href} onClick={go} onPointerEnter={near} onFocus={near}>
      {children}
    </a>
  );
}
